import { createHash } from 'node:crypto';
import type { MailFailure } from '@barnum/rules/mails/sentences';
import { emailPattern } from '@barnum/rules/text/text';
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
  /** Mail server and account. */
  smtpUrl: string;
  /** The links in mails. */
  links: FollowUpLinks;
  changes: Pick<ChangeFeed, 'subscribe'>;
  log: Log;
}

/** How often to look for mails that are due again, in milliseconds. New mails are sent at once, by notification. */
const lookEvery = 15_000;

/** In milliseconds. */
const times = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** How long `stop` waits for the mail that is being sent, in milliseconds; the next process sends it again. */
const lastWait = 2_000;

/**
 * Sends waiting mails one after the other, as soon as they are written; several processes share the work. A mail is
 * sent at least once: if a process dies while it sends, another one sends it again under the same Message-ID.
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
  changes.subscribe({
    changed: (table) => table === 'mails' && work.runAgain(),
    // Of mails written while no change arrived, nobody was notified.
    linked: (isLinked) => isLinked && work.runAgain(),
  });
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
  /** Aborts the mail that is being sent. */
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
    log.info({ mail: id, requestId, kind, attempts, ...failed }, failed ? 'a mail was not sent' : 'a mail was sent');
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
      // As an object, not a string that nodemailer would split at commas.
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

// The server's own text may contain addresses: it is neither stored nor logged.
function failureOf(error: unknown): { failure: MailFailure; isFinal: boolean } {
  const { code, command, responseCode = 0 } = error as { code?: string; command?: string; responseCode?: number };
  if (code === 'EAUTH') return { failure: 'signIn', isFinal: false };
  // A refused sender or account can be corrected: only a refused recipient is final.
  if (command === 'RCPT TO') return { failure: 'recipient', isFinal: responseCode >= 500 };
  return { failure: responseCode === 0 ? 'unreachable' : 'refused', isFinal: false };
}

// The same for every attempt; differs for every other mail, even from another database.
function digest({ recipient, subject, text }: { recipient: string; subject: string; text: string }): string {
  return createHash('sha256')
    .update(JSON.stringify([recipient, subject, text]))
    .digest('hex')
    .slice(0, 24);
}

// A password is sent without TLS only within this machine.
function needsTls(smtpUrl: string): boolean {
  const { protocol, password, hostname } = new URL(smtpUrl);
  return protocol === 'smtp:' && password !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
