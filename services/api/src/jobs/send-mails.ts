import { createHash } from 'node:crypto';
import type { MailFailure } from '@barnum/rules/mails';
import { emailPattern } from '@barnum/rules/text';
import { createTransport, type Transporter } from 'nodemailer';
import type { ChangeFeed } from '../db/change-feed.ts';
import type { PrismaClient } from '../db/client.ts';
import type { FollowedRequest, FollowUpLinks } from '../features/follow-up/follow-up-links.domain.ts';
import {
  abandonExpiredMails,
  claimDueMail,
  markFailed,
  markSent,
  readAttachment,
  readSender,
} from '../features/mails/mails.domain.ts';
import { type Log, type PeriodicJob, startPeriodicJob } from './periodic-job.ts';

interface Options {
  /** Mail server, with the account in it. */
  smtpUrl: string;
  /** The links that stand in messages. */
  links: FollowUpLinks;
  changes: Pick<ChangeFeed, 'subscribe'>;
  log: Log;
}

/** How often what is due again is looked for, in milliseconds. What is written meanwhile is heard of at once. */
const lookEvery = 15_000;

/** In milliseconds. */
const times = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** How long an end waits for the message that is on its way, in milliseconds; whoever comes next sends it then. */
const lastWait = 2_000;

/**
 * Sends the messages that wait, one after the other, as soon as they are written; several processes share them. A message
 * leaves at least once, and under one id, should a process die while it sends.
 */
export function sendMails(db: PrismaClient, { smtpUrl, links, changes, log }: Options): PeriodicJob {
  const transport = createTransport({ url: smtpUrl, requireTLS: needsTls(smtpUrl), ...times });
  const cutting = new AbortController();
  const sending = { transport, links, signal: cutting.signal };
  const work = startPeriodicJob(
    lookEvery,
    'send mails',
    (stopping) => sendDueMails(db, { sending, stopping, log }),
    log,
  );
  changes.subscribe({ changed: (table) => table === 'mails' && work.runAgain() });
  return {
    runAgain: work.runAgain,
    async stop() {
      const wait = setTimeout(() => cutting.abort(), lastWait);
      await work.stop();
      clearTimeout(wait);
      transport.close();
    },
  };
}

interface Sending {
  transport: Transporter;
  links: FollowUpLinks;
  /** Cuts off the message that is on its way. */
  signal: AbortSignal;
}

async function sendDueMails(
  db: PrismaClient,
  { sending, stopping, log }: { sending: Sending; stopping: AbortSignal; log: Log },
): Promise<void> {
  await abandonExpiredMails(db);
  while (!stopping.aborted) {
    const mail = await claimDueMail(db);
    if (mail === null) return;
    const failed = await send(db, sending, mail);
    const { id, requestId, kind, attempts } = mail;
    if (failed === null) await markSent(db, id);
    else await markFailed(db, mail, failed);
    log.info({ mail: id, requestId, kind, attempts, ...failed }, failed ? 'a message did not leave' : 'a message left');
  }
}

async function send(
  db: PrismaClient,
  { transport, links, signal }: Sending,
  mail: {
    id: number;
    recipient: string;
    subject: string;
    text: string;
    quoteVersionId: number | null;
    request: FollowedRequest | null;
  },
): Promise<{ failure: MailFailure; isFinal: boolean } | null> {
  const { name, address } = await readSender(db);
  if (address === null) return { failure: 'sender', isFinal: false };
  if (!emailPattern.test(mail.recipient)) return { failure: 'recipient', isFinal: true };
  const attached = await readAttachment(db, mail);
  try {
    await transport.sendMail({
      from: { name, address },
      // As an object the address stays one address, whatever is in it.
      to: { name: '', address: mail.recipient },
      subject: links.fillIn(mail.subject, mail.request),
      text: links.fillIn(mail.text, mail.request),
      messageId: `<${mail.id}.${digest(mail)}@${address.slice(address.lastIndexOf('@') + 1)}>`,
      ...(attached && {
        attachments: [{ filename: attached.name, content: Buffer.from(attached.pdf), contentType: 'application/pdf' }],
      }),
      headers: { 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
      signal,
    });
    return null;
  } catch (error) {
    return failureOf(error);
  }
}

// What the server says may hold addresses: it is neither kept nor logged.
function failureOf(error: unknown): { failure: MailFailure; isFinal: boolean } {
  const { code, command, responseCode = 0 } = error as { code?: string; command?: string; responseCode?: number };
  if (code === 'EAUTH') return { failure: 'signIn', isFinal: false };
  // What is said of the sender or of us is no judgement on the message: it may be put right.
  if (command === 'RCPT TO') return { failure: 'recipient', isFinal: responseCode >= 500 };
  return { failure: responseCode === 0 ? 'unreachable' : 'refused', isFinal: false };
}

// The same for every attempt, and for no other message, also of another database.
function digest({ recipient, subject, text }: { recipient: string; subject: string; text: string }): string {
  return createHash('sha256')
    .update(JSON.stringify([recipient, subject, text]))
    .digest('hex')
    .slice(0, 24);
}

// A password never goes over an open line but within the machine.
function needsTls(smtpUrl: string): boolean {
  const { protocol, password, hostname } = new URL(smtpUrl);
  return protocol === 'smtp:' && password !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
