import { line, optionalText, orEmpty } from '../fields/text.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { mailSentences } from '../outbox/mails/sentences.ts';

/** Ports on which mail servers take mails to be sent, and how they encrypt. */
export const mailServerPorts = [
  { port: 465, label: '465 (TLS)' },
  { port: 587, label: '587 (STARTTLS)' },
  { port: 2525, label: '2525 (STARTTLS)' },
  { port: 25, label: '25 (STARTTLS)' },
] as const;

/** A name or an address, without scheme, port, account or path. */
const hostForm = /^(?=.{1,253}$)[\p{L}\d]([\p{L}\d.-]*[\p{L}\d])?$|^[\da-f:]*:[\da-f:.]*$/iu;

/** The mail server of the settings. Without `password` the present one stays. */
export const mailServerInput = z
  .object({
    host: orEmpty(line(limits.nom).refine((value) => hostForm.test(value), mailSentences.hostForm)),
    port: z
      .number(mailSentences.portForm)
      .refine((value) => mailServerPorts.some(({ port }) => port === value), mailSentences.portForm),
    account: orEmpty(line(limits.nom)),
    password: optionalText(limits.password),
  })
  .superRefine(({ account, password }, context) => {
    if (account !== '' || password === null) return;
    context.addIssue({ code: 'custom', path: ['account'], message: mailSentences.accountRequired });
  });
export type MailServerInput = z.infer<typeof mailServerInput>;
