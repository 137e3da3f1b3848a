import type { MailFailure } from '@barnum/rules/mails';
import { emailPattern } from '@barnum/rules/text';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport, type Transporter } from 'nodemailer';
import type { ChangeFeed } from '../../db/change-feed.ts';
import type { PrismaClient } from '../../db/client.ts';
import { giveUpOldMails, markFailed, markSent, readSender, takeDueMail } from './mails.domain.ts';

interface Options {
  /** Mail server, with the account in it. */
  smtpUrl: string;
  changes: Pick<ChangeFeed, 'watch'>;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

/** How often what is due again is looked for, in milliseconds. What is written meanwhile is heard of at once. */
const lookEvery = 15_000;

/** In milliseconds. */
const times = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Sends the messages that wait, one after the other, as long as the service runs; several processes share them. A message
 * leaves at least once, and under one id, should a process die while it sends. Answers the function that ends it.
 */
export function sendMails(db: PrismaClient, { smtpUrl, changes, log }: Options): () => Promise<void> {
  const transport = createTransport({ url: smtpUrl, ...times });
  let working: Promise<void> | null = null;
  let isAskedAgain = false;
  let isClosed = false;

  function look() {
    if (isClosed) return;
    if (working !== null) {
      isAskedAgain = true;
      return;
    }
    isAskedAgain = false;
    working = sendDueMails(db, transport, () => isClosed, log)
      .catch((error: unknown) => log.error({ err: error }, 'messages wait: they could not be read'))
      .finally(() => {
        working = null;
        if (isAskedAgain) look();
      });
  }

  changes.watch({ changed: (table) => table === 'mails' && look(), linked: () => {} });
  const timer = setInterval(look, lookEvery).unref();
  look();
  return async () => {
    isClosed = true;
    clearInterval(timer);
    transport.close();
    await working;
  };
}

async function sendDueMails(
  db: PrismaClient,
  transport: Transporter,
  isClosed: () => boolean,
  log: Options['log'],
): Promise<void> {
  await giveUpOldMails(db);
  while (!isClosed()) {
    const mail = await takeDueMail(db);
    if (mail === null) return;
    const failed = await send(db, transport, mail);
    const { id, requestId, kind, attempts } = mail;
    if (failed === null) await markSent(db, id);
    else await markFailed(db, mail, failed);
    log.info({ mail: id, requestId, kind, attempts, ...failed }, failed ? 'a message did not leave' : 'a message left');
  }
}

async function send(
  db: PrismaClient,
  transport: Transporter,
  mail: { id: number; recipient: string; subject: string; text: string; createdAt: Date },
): Promise<{ failure: MailFailure; isFinal: boolean } | null> {
  const { name, address } = await readSender(db);
  if (address === null) return { failure: 'sender', isFinal: false };
  if (!emailPattern.test(mail.recipient)) return { failure: 'recipient', isFinal: true };
  try {
    await transport.sendMail({
      from: { name, address },
      // As an object the address stays one address, whatever is in it.
      to: { name: '', address: mail.recipient },
      subject: mail.subject,
      text: mail.text,
      messageId: `<${mail.id}.${mail.createdAt.getTime()}@${address.slice(address.lastIndexOf('@') + 1)}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return null;
  } catch (error) {
    return failureOf(error);
  }
}

// What the server says may hold addresses: it is neither kept nor logged.
function failureOf(error: unknown): { failure: MailFailure; isFinal: boolean } {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  const isFinal = responseCode >= 500;
  if (code === 'EAUTH') return { failure: 'signIn', isFinal: false };
  if (code === 'EENVELOPE') return { failure: 'recipient', isFinal };
  return { failure: responseCode === 0 ? 'unreachable' : 'refused', isFinal };
}
