import type { MailFailure } from '@barnum/rules/outbox/mails/sentences';
import type { Db } from '../../platform/db/client.ts';
import { type AccountLinkPurpose, Prisma } from '../../platform/db/generated/prisma/client.ts';
import { readSender } from './mails.domain.ts';

/** A mail server as it is stored, with its password encrypted. */
export interface StoredMailServer {
  host: string;
  port: number;
  account: string;
  password: string | null;
}

/**
 * Writes a mail to somebody about the own account, in the transaction that causes it. `text` may hold the placeholder of
 * the link `accountLinkId`; with `formerServer` it leaves by that one.
 */
export async function writeAccountMail(
  tx: Db,
  mail: {
    recipient: string;
    subject: string;
    text: string;
    accountLinkId?: number;
    formerServer?: StoredMailServer | null;
  },
): Promise<void> {
  const { name } = await readSender(tx);
  const { recipient, subject, text, accountLinkId = null, formerServer } = mail;
  await tx.mail.create({
    data: {
      kind: 'compte',
      recipient,
      subject,
      text: `${text}\n\n${name}\n`,
      accountLinkId,
      formerServer: formerServer ? { ...formerServer } : Prisma.DbNull,
      dueAt: new Date(),
    },
  });
}

/** Days that a mail about an account stays: its words are of no use for longer. */
const days = 7;

/** The mails to an address, or those that hold a link of somebody for a purpose. */
type About = { recipient: string } | { accountLink: { userId: number; purpose: AccountLinkPurpose } };

/** Why the latest such mail about an account was not delivered; null where it was, or waits for its turn. */
export async function accountMailFailure(db: Db, about: About): Promise<MailFailure | null> {
  const mail = await db.mail.findFirst({
    where: { kind: 'compte', ...about, createdAt: { gt: new Date(Date.now() - days * 86_400_000) } },
    orderBy: { id: 'desc' },
    select: { failure: true, sentAt: true },
  });
  return mail === null || mail.sentAt !== null ? null : mail.failure;
}

/** Deletes mails about accounts after a week. */
export async function deleteOldAccountMails(db: Db): Promise<void> {
  await db.mail.deleteMany({ where: { kind: 'compte', createdAt: { lt: new Date(Date.now() - days * 86_400_000) } } });
}
