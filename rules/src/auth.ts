import { z } from 'zod';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { emailPattern, text } from './text.ts';

/** E-mail as sign-in and the administrators' list compare it: trimmed and lower-cased. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Sign-in command (spec section 5, Login). */
export const loginInput = z.object({
  email: z.preprocess(
    (value) => value ?? '',
    text(limits.email)
      .min(1, messages.auth.emailRequired)
      .regex(emailPattern, messages.auth.emailInvalid)
      .transform(normaliseEmail),
  ),
  password: z.preprocess(
    (value) => value ?? '',
    z
      .string(messages.field.text)
      .min(1, messages.auth.passwordRequired)
      .max(limits.password, messages.field.tooLong(limits.password)),
  ),
});
export type LoginInput = z.infer<typeof loginInput>;

export type Role = 'admin' | 'user';

/** User as REST answers it and as the back-office keeps it in local storage (spec section 3). */
export interface SessionUser {
  id: number;
  email: string;
  role: Role;
  user_metadata: { role: Role };
}
