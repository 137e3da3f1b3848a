import type { Db } from '../../platform/db/client.ts';

/** Whether there is a mail server; without one, mails are only written. */
export async function sendsMails(db: Db, { smtpUrl }: { smtpUrl: string | undefined }): Promise<boolean> {
  return smtpUrl !== undefined || (await db.mailServer.count()) > 0;
}
