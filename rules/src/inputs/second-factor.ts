import { text } from '../fields/text.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { secondFactorSentences } from '../second-factor/second-factor-sentences.ts';
import { currentPassword, signInInput } from './auth.ts';

/** A code of the app or a recovery code, however it is spaced. */
const code = z.preprocess(
  (value) => value ?? '',
  text(limits.secondFactorCode)
    .transform((typed) => typed.replaceAll(/[\s-]/g, '').toLowerCase())
    .pipe(z.string().min(1, secondFactorSentences.codeMissing)),
);

/** Sign-in of a program, with the code of the second step where there is one (empty for none). */
export const signInWithCodeInput = signInInput.extend({
  code: z.preprocess((value) => value || null, code.nullable()),
});
export type SignInWithCodeInput = z.infer<typeof signInWithCodeInput>;

/** Command that ends a sign-in in two steps. */
export const secondStepInput = z.object({
  challenge: z.string().max(limits.shortText),
  code,
  trustsDevice: z.boolean().default(false),
});
export type SecondStepInput = z.infer<typeof secondStepInput>;

/** The first code of an app that is set up. */
export const firstCodeInput = z.object({ code });

/** What changes how somebody signs in takes the current password. */
export const ownPasswordInput = z.object({ currentPassword });
