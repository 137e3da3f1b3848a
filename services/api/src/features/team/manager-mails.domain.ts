import type { Db } from '../../db/client.ts';
import { writeAccountMail } from '../mails/account-mails.domain.ts';

/** Addresses whose owners are gérants, whatever is stored. */
export interface Configured {
  adminEmails: readonly string[];
}

/** Writes to all gérants who can sign in, in the transaction that causes it; `except` is told otherwise. */
export async function writeManagerMails(
  tx: Db,
  words: { subject: string; text: string },
  { adminEmails, except }: Configured & { except?: string },
): Promise<void> {
  const managers = await tx.user.findMany({
    where: {
      passwordHash: { not: null },
      OR: [{ role: 'manager', suspendedAt: null }, { email: { in: [...adminEmails] } }],
    },
    orderBy: { id: 'asc' },
    select: { email: true },
  });
  const others = managers.filter(({ email }) => email !== except);
  for (const { email: recipient } of others) await writeAccountMail(tx, { recipient, ...words });
}
