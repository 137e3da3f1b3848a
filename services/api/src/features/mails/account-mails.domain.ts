import type { Db } from '../../db/client.ts';
import { readSender } from './mails.domain.ts';

/**
 * Writes a mail to somebody about the own account, in the transaction that causes it. `text` may hold the placeholder of
 * the link `accountLinkId`.
 */
export async function writeAccountMail(
  tx: Db,
  mail: { recipient: string; subject: string; text: string; accountLinkId?: number },
): Promise<void> {
  const { name } = await readSender(tx);
  const { recipient, subject, text, accountLinkId = null } = mail;
  await tx.mail.create({
    data: { kind: 'compte', recipient, subject, text: `${text}\n\n${name}\n`, accountLinkId, dueAt: new Date() },
  });
}
