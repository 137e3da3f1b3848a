import { type FieldErrors, fieldErrors } from '@barnum/rules/errors';
import type { ZodType } from 'zod';

/** A form's `check` made from the schema that the service applies too. */
export function fieldErrorsOf(schema: ZodType): (values: unknown) => FieldErrors | null {
  return (values) => {
    const result = schema.safeParse(values);
    return result.success ? null : fieldErrors(result.error);
  };
}
