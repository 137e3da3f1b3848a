import { z } from '../fields/zod.ts';
import { errorName, errorPlace, screens } from './failure-reports/failure-reports.ts';

/** Report of a failure in a browser: short lists and strict formats only, so that it cannot contain personal data. */
export const failureInput = z.object({
  app: z.enum(['storefront', 'backoffice']),
  name: z.string().max(60).regex(errorName),
  place: z.string().max(130).regex(errorPlace).nullish(),
  screen: z.enum(screens),
  release: z
    .string()
    .max(20)
    .regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/),
});
export type FailureInput = z.infer<typeof failureInput>;
