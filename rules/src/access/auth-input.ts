import { accountEmailText, orEmpty, requiredName } from '../fields/text.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { sentences } from '../sentences.ts';
import { emailPattern } from '../text/text.ts';
import { normaliseEmail } from './auth/auth.ts';
import { teamRoles } from './team/rights.ts';
import { teamSentences } from './team/team-sentences.ts';

const email = orEmpty(
  accountEmailText(limits.email)
    .min(1, sentences.auth.emailRequired)
    .regex(emailPattern, sentences.auth.emailInvalid)
    .transform(normaliseEmail),
);

/** A password that is checked, not chosen. */
export const currentPassword = orEmpty(
  z.string().min(1, sentences.auth.passwordRequired).max(limits.password, sentences.field.tooLong(limits.password)),
);

/** Sign-in command (spec section 5, Login). */
export const signInInput = z.object({ email, password: currentPassword });
export type SignInInput = z.infer<typeof signInInput>;

/** A new password has at least so many different characters. */
const differentCharacters = 5;

/** What somebody chooses as a new password; the service also refuses the most common ones, and words of the place. */
export const chosenPassword = z
  .string(sentences.auth.passwordRequired)
  .max(limits.password, sentences.field.tooLong(limits.password))
  .min(limits.ownPasswordMin, sentences.auth.ownPasswordShort(limits.ownPasswordMin))
  .refine((password) => new Set(password).size >= differentCharacters, sentences.auth.ownPasswordMonotonous);

/** Which of the own sessions. */
export const sessionInput = z.object({ id: z.uuid(sentences.http.notFound) });

/** Whose password is forgotten. */
export const passwordResetAskedInput = z.object({ email });

/** Command to choose a new password by the link of a mail. */
export const passwordResetInput = z.object({ token: z.string().max(limits.shortText), newPassword: chosenPassword });
export type PasswordResetInput = z.infer<typeof passwordResetInput>;

/** Command to change one's own password. The new one must differ, and have 12 characters or more, varied ones. */
export const passwordChangeInput = z
  .object({
    currentPassword,
    newPassword: chosenPassword,
  })
  .refine(({ currentPassword, newPassword }) => currentPassword !== newPassword, {
    path: ['newPassword'],
    message: sentences.auth.ownPasswordSame,
  });
export type PasswordChangeInput = z.infer<typeof passwordChangeInput>;

/** Command to change one's own address. */
export const emailChangeInput = z.object({ newEmail: email, currentPassword });
export type EmailChangeInput = z.infer<typeof emailChangeInput>;

/** Command of who opens the link that confirms or refuses a change of address. */
export const emailChangeAnswerInput = z.object({ token: z.string().max(limits.shortText) });

/** Another address for somebody, as an operator gives it. */
export const emailInput = z.object({ email });

/** A role; `admin`, which the gérant was called before, is one. */
export const roleInput = z.preprocess(
  (value) => (value === 'admin' ? 'manager' : value),
  z.enum(teamRoles, sentences.auth.roleUnknown),
);

const personName = requiredName(limits.nom, teamSentences.nameRequired);
const personRole = z.enum(teamRoles, sentences.auth.roleUnknown);

/** Command to invite somebody into the team. */
export const invitationInput = z.object({ email, name: personName, role: personRole });
export type InvitationInput = z.infer<typeof invitationInput>;

/** Command to change somebody's name, role, and whether mails tell them of visitors; unsaid, that stays. */
export const personInput = z.object({ name: personName, role: personRole, alertes: z.boolean().optional() });
export type PersonInput = z.infer<typeof personInput>;

/** Command of somebody who was invited. */
export const acceptanceInput = z.object({ token: z.string().max(100), name: personName, password: chosenPassword });
export type AcceptanceInput = z.infer<typeof acceptanceInput>;

/** Command to create a user. */
export const newUserInput = z.object({ email, password: chosenPassword, role: roleInput });
