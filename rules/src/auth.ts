import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { emailPattern, text } from './text.ts';
import { z } from './zod.ts';

/** E-mail as sign-in and the administrators' list compare it: trimmed and lower-cased. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

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
export const loginInput = z.object({ email, password: currentPassword });
export type LoginInput = z.infer<typeof loginInput>;

/** A password that is being chosen. */
export const passwordInput = z
  .string(messages.auth.passwordRequired)
  .min(limits.passwordMin, messages.auth.passwordLength)
  .max(limits.password, messages.auth.passwordLength);

/** Fewer different characters than this are a pattern, not a password. */
const differentCharacters = 5;

/** Command by which somebody changes the own password: to another one of 12 characters or more, varied ones. */
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

export const roleInput = z.enum(['admin', 'user'], messages.auth.roleUnknown);
export type Role = z.infer<typeof roleInput>;

/** Command that adds someone who can sign in. */
export const newUserInput = z.object({ email, password: passwordInput, role: roleInput });

/** User as REST answers it and as the back-office keeps it in local storage (spec section 3). */
export interface SessionUser {
  id: number;
  email: string;
  role: Role;
  user_metadata: { role: Role };
}
