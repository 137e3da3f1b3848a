import type { Db } from '../../platform/db/client.ts';

/** The mail server that the environment names, if any. */
export interface NamedMailServer {
  smtpUrl: string | undefined;
}

/** Whether there is a mail server; without one, mails are only written. */
export async function sendsMails(db: Db, { smtpUrl }: NamedMailServer): Promise<boolean> {
  return smtpUrl !== undefined || (await db.mailServer.count()) > 0;
}
