import { createHash } from 'node:crypto';
import type { MailFailure, MailServerTrouble } from '@barnum/rules/outbox/mails/sentences';
import { codePlaceholder } from '@barnum/rules/outbox/mails/templates';
import { escapeHtml } from '@barnum/rules/text/html';
import { emailPattern } from '@barnum/rules/text/text';
import { type AccountLinks, readMailedLink } from '../../outbox/account-links/account-links.domain.ts';
import type {
  FollowedRequest,
  FollowUpLinks,
  NoncedCode,
} from '../../outbox/follow-up-links/follow-up-links.domain.ts';
import {
  abandonExpiredMails,
  claimDueMail,
  formerTries,
  markFailed,
  markSent,
  nextDueMail,
  readSender,
} from '../../outbox/mails/mails.domain.ts';
import { sendsMails } from '../../outbox/mails/sends-mails.domain.ts';
import type { ChangeFeed } from '../../platform/db/change-feed.ts';
import type { Db, PrismaClient } from '../../platform/db/client.ts';
import { deliverDue } from '../../platform/jobs/deliver-due.ts';
import type { Log, PeriodicJob } from '../../platform/jobs/periodic-job.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { readLogoFile } from '../../site/site-texts/site-texts.domain.ts';
import { formerConnection, type MailServerAccess, readMailServerConnection } from './mail-server.domain.ts';
import { isRefusedForGood, type MailServerConnection, openMailTransport, troubleOf } from './mail-transport.ts';

/** The document that is attached to a mail, of which mails know the id alone; null for none. */
type ReadAttachment = (
  db: Db,
  mail: Record<'quoteVersionId' | 'invoiceId' | 'acceptanceId' | 'handoverId', number | null>,
) => Promise<{ name: string; content: Uint8Array; contentType: string } | null>;

interface Options {
  mailServer: MailServerAccess;
  /** Of the shop's logo. */
  storage: Pick<Storage, 'readAll'>;
  /** The links in mails. */
  links: FollowUpLinks;
  accountLinks: AccountLinks;
  readAttachment: ReadAttachment;
  changes: Pick<ChangeFeed, 'subscribe'>;
  log: Log;
}

/**
 * Sends waiting mails one after the other; those of a change of state when it can no longer be undone. A mail is sent at
 * least once: if a process dies while it sends, another one sends it again under the same Message-ID.
 */
export function sendMails(db: PrismaClient, { changes, log, ...served }: Options): PeriodicJob {
  return deliverDue({
    name: 'send mails',
    tables: ['mails', 'mail_server'],
    deliver: (stopping, signal) => sendDueMails(db, { sending: { ...served, signal }, stopping, log }),
    changes,
    log,
  });
}

interface Sending {
  mailServer: MailServerAccess;
  storage: Pick<Storage, 'readAll'>;
  links: FollowUpLinks;
  accountLinks: AccountLinks;
  readAttachment: ReadAttachment;
  /** Aborts the mail that is being sent. */
  signal: AbortSignal;
}

/** Sends what is due, without a mail server only what leaves by a former one; returns when the next mail is. */
async function sendDueMails(
  db: PrismaClient,
  { sending, stopping, log }: { sending: Sending; stopping: AbortSignal; log: Log },
): Promise<Date | null> {
  if (await sendsMails(db, sending.mailServer)) await abandonExpiredMails(db);
  while (!stopping.aborted) {
    // Read for each mail: an administrator may change it meanwhile.
    const current = await readMailServerConnection(db, sending.mailServer);
    const byFormer = current === null;
    const mail = await claimDueMail(db, { byFormer });
    if (mail === null) return nextDueMail(db, { byFormer });
    const former = mail.attempts <= formerTries ? formerConnection(mail.formerServer, sending.mailServer) : null;
    const server = former ?? current;
    if (server === null) return null;
    const failed = await send(db, { ...sending, server }, mail);
    const { id, requestId, kind, attempts } = mail;
    if (failed === null) await markSent(db, id);
    else await markFailed(db, mail, failed);
    log.info({ mail: id, requestId, kind, attempts, ...failed }, failed ? 'a mail was not sent' : 'a mail was sent');
  }
  return null;
}

async function send(
  db: PrismaClient,
  {
    server,
    mailServer,
    storage,
    links,
    accountLinks,
    readAttachment,
    signal,
  }: Sending & { server: MailServerConnection },
  mail: {
    id: number;
    recipient: string;
    subject: string;
    text: string;
    accountLinkId: number | null;
    quoteVersionId: number | null;
    invoiceId: number | null;
    acceptanceId: number | null;
    handoverId: number | null;
    request: FollowedRequest | null;
    code: (NoncedCode & { expiresAt: Date }) | null;
  },
): Promise<{ failure: MailFailure; isFinal: boolean } | null> {
  const { name, address } = await readSender(db);
  if (address === null) return { failure: 'sender', isFinal: false };
  if (!emailPattern.test(mail.recipient)) return { failure: 'recipient', isFinal: true };
  // Of a code that another one replaced, or that nobody can use any more, nothing is left to say.
  const isOver = mail.code === null || mail.code.expiresAt <= new Date();
  if (mail.text.includes(codePlaceholder) && isOver) return { failure: 'tooOld', isFinal: true };
  const attached = await readAttachment(db, mail);
  const own = links.fillIn(mail.text, mail.request, mail.code);
  const text = accountLinks.fillIn(own, await readMailedLink(db, mail.accountLinkId));
  const under = await underLogo(db, storage, text);
  try {
    const transport = await openMailTransport(server, mailServer.locate);
    await transport.sendMail({
      from: { name, address },
      // As an object, not a string that nodemailer would split at commas.
      to: { name: '', address: mail.recipient },
      subject: links.fillIn(mail.subject, mail.request),
      text,
      ...(under && { html: under.html }),
      messageId: `<${mail.id}.${digest(mail)}@${address.slice(address.lastIndexOf('@') + 1)}>`,
      attachments: [
        ...(under ? [under.logo] : []),
        ...(attached
          ? [
              {
                filename: attached.name,
                content: Buffer.from(attached.content),
                contentType: attached.contentType,
              },
            ]
          : []),
      ],
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal,
    });
    return null;
  } catch (error) {
    return failureOf(error);
  }
}

/** The text under the shop's logo, as HTML, and the logo; null without one. */
async function underLogo(db: PrismaClient, storage: Pick<Storage, 'readAll'>, text: string) {
  const file = await readLogoFile(db);
  const content = file === null ? null : await storage.readAll(file).catch(() => null);
  if (content === null) return null;
  const words = escapeHtml(text).replace(/https?:\/\/[^\s<>&]+/g, '<a href="$&">$&</a>');
  const html = `<p><img src="cid:logo" alt="" height="56"></p><div style="white-space: pre-line">${words}</div>`;
  return { html, logo: { filename: 'logo.jpg', cid: 'logo', content, contentType: 'image/jpeg' } };
}

// The server's own text may contain addresses: it is neither stored nor logged.
function failureOf(error: unknown): { failure: MailFailure; isFinal: boolean } {
  const failure = failures[troubleOf(error)];
  // A refused sender or account can be corrected: only a refused recipient is final.
  return { failure, isFinal: failure === 'recipient' && isRefusedForGood(error) };
}

const failures: Record<MailServerTrouble, MailFailure> = {
  unknownName: 'unreachable',
  privateAddress: 'unreachable',
  refusedConnection: 'unreachable',
  noAnswer: 'unreachable',
  tls: 'unreachable',
  unreadablePassword: 'signIn',
  signIn: 'signIn',
  noSender: 'sender',
  refusedSender: 'refused',
  refusedRecipient: 'recipient',
  refused: 'refused',
};

// The same for every attempt; differs for every other mail, even from another database.
function digest({ recipient, subject, text }: { recipient: string; subject: string; text: string }): string {
  return createHash('sha256')
    .update(JSON.stringify([recipient, subject, text]))
    .digest('hex')
    .slice(0, 24);
}
