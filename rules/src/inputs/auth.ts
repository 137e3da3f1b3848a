import { normaliseEmail, roles } from '../auth.ts';
import { text } from '../fields/text.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { emailPattern } from '../text/text.ts';

const email = z.preprocess(
  (value) => value ?? '',
  text(limits.email)
    .min(1, messages.auth.emailRequired)
    .regex(emailPattern, messages.auth.emailInvalid)
    .transform(normaliseEmail),
);

const currentPassword = z.preprocess(
  (value) => value ?? '',
  z.string().min(1, messages.auth.passwordRequired).max(limits.password, messages.field.tooLong(limits.password)),
);

/** Sign-in command (spec section 5, Login). */
export const signInInput = z.object({ email, password: currentPassword });
export type SignInInput = z.infer<typeof signInInput>;

/** A new password. */
export const passwordInput = z
  .string(messages.auth.passwordRequired)
  .min(limits.passwordMin, messages.auth.passwordLength)
  .max(limits.password, messages.auth.passwordLength);

/** A new password has at least so many different characters. */
const differentCharacters = 5;

/** Command to change one's own password. The new one must differ, and have 12 characters or more, varied ones. */
export const passwordChangeInput = z
  .object({
    currentPassword,
    newPassword: z
      .string(messages.auth.passwordRequired)
      .max(limits.password, messages.field.tooLong(limits.password))
      .min(limits.ownPasswordMin, messages.auth.ownPasswordShort(limits.ownPasswordMin))
      .refine((password) => new Set(password).size >= differentCharacters, messages.auth.ownPasswordMonotonous),
  })
  .refine(({ currentPassword, newPassword }) => currentPassword !== newPassword, {
    path: ['newPassword'],
    message: messages.auth.ownPasswordSame,
  });
export type PasswordChangeInput = z.infer<typeof passwordChangeInput>;

export const roleInput = z.enum(roles, messages.auth.roleUnknown);

/** Command to create a user. */
export const newUserInput = z.object({ email, password: passwordInput, role: roleInput });
