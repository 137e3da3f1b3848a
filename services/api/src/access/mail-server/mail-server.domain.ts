import type { MailServerInput } from '@barnum/rules/access/mail-server-input';
import { DomainError } from '@barnum/rules/errors';
import { type MailServerTrouble, mailSentences, mailServerTroubles } from '@barnum/rules/outbox/mails/sentences';
import type { StoredMailServer } from '../../outbox/mails/account-mails.domain.ts';
import { readSender, retryFailedMails } from '../../outbox/mails/mails.domain.ts';
import { type Configured, managerMails, writeManagerMails } from '../../outbox/manager-mails/manager-mails.domain.ts';
import type { Db, PrismaClient } from '../../platform/db/client.ts';
import type { MailServer } from '../../platform/db/generated/prisma/client.ts';
import { requireUnchangedDefault } from '../../platform/db/optimistic-locking.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { LocateServer } from '../../platform/network/locate-server.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limits.domain.ts';
import { type MailServerConnection, openMailTransport, troubleOf } from './mail-transport.ts';
import { openPassword, sealPassword } from './sealed-password.ts';

/** Where mails are sent: by the server of the environment, or by the one of the settings. */
export interface MailServerAccess {
  /** Wins over the settings. */
  smtpUrl: string | undefined;
  /** Encrypts the password of the settings. */
  secret: string;
  locate: LocateServer;
}

declare module '../../platform/context.ts' {
  interface Services {
    mailServer: MailServerAccess;
  }
}

/** Who changes the mail server. */
interface Changing extends Configured {
  email: string;
}

/** The mail server of the settings, without its password. */
export interface ShownMailServer {
  host: string;
  port: number;
  account: string;
  /** False also where the stored password cannot be read. */
  hasPassword: boolean;
  updatedAt: Date;
}

/** How long a trial message may take, in milliseconds. */
const trialTime = 15_000;

/** The mail server of the settings; null for none. */
export async function readMailServer(db: Db, { secret }: MailServerAccess): Promise<ShownMailServer | null> {
  const server = await db.mailServer.findUnique({ where: { id: 1 } });
  return server && shown(server, secret);
}

/** How to connect to the mail server; null when there is none. */
export async function readMailServerConnection(
  db: Db,
  { smtpUrl, secret }: MailServerAccess,
): Promise<MailServerConnection | null> {
  if (smtpUrl !== undefined) return { url: smtpUrl };
  const server = await db.mailServer.findUnique({ where: { id: 1 } });
  return server && opened(server, secret);
}

/**
 * How to connect to the mail server that was set before the one that a mail tells of; null for a mail without one, and
 * where the environment names the server.
 */
export function formerConnection(
  formerServer: unknown,
  { smtpUrl, secret }: MailServerAccess,
): MailServerConnection | null {
  return smtpUrl === undefined && formerServer !== null ? opened(formerServer as StoredMailServer, secret) : null;
}

/**
 * Sets the mail server and tells all gérants, by the former one first: whoever sets one of their own must not be able to
 * keep that mail back. Mails that failed are tried again at once. A stored password stays for its server and account.
 * @throws DomainError CONFLICT when it changed after `seen` (null: there was none); VALIDATION without a password, or for
 * a server of the private network.
 */
export async function saveMailServer(
  db: Db | PrismaClient,
  { host, port, account, password }: MailServerInput,
  { seen, access, by }: { seen: Date | null | undefined; access: MailServerAccess; by: Changing },
): Promise<ShownMailServer> {
  await requirePublicAddress({ host, port }, access);
  return inTransaction(db, async (tx) => {
    const current = await requireUnchanged(tx, seen);
    const kept = account === '' || password !== null ? null : (current?.password ?? null);
    if (account !== '' && password === null) {
      if (kept === null) throw passwordMissing(mailSentences.passwordRequired);
      // Encrypted for its server and account: for others it does not open.
      if (openPassword(kept, { host, account }, access.secret) === null) {
        throw passwordMissing(mailSentences.passwordAgain);
      }
    }
    const sealed = password === null ? kept : sealPassword(password, { host, account }, access.secret);
    const data = { host, port, account, password: sealed };
    const saved = await tx.mailServer.upsert({ where: { id: 1 }, create: data, update: data });
    await retryFailedMails(tx);
    const formerServer = current && stored(current);
    await writeManagerMails(tx, managerMails.mailServerChanged(host, by.email), { ...by, formerServer });
    return shown(saved, access.secret);
  });
}

/**
 * Goes back to no mail server, and tells all gérants by the one that is removed.
 * @throws DomainError CONFLICT as `saveMailServer`.
 */
export function deleteMailServer(db: Db | PrismaClient, seen: Date | null | undefined, by: Changing): Promise<void> {
  return inTransaction(db, async (tx) => {
    const current = await requireUnchanged(tx, seen);
    await tx.mailServer.deleteMany();
    const formerServer = current && stored(current);
    await writeManagerMails(tx, managerMails.mailServerRemoved(by.email), { ...by, formerServer });
  });
}

/**
 * Sends a message to `recipient`, an administrator, at once.
 * @throws DomainError VALIDATION with the cause at its field; TOO_MANY_REQUESTS.
 */
export async function sendTrialMessage(
  db: Db,
  access: MailServerAccess,
  { recipient, rateLimiter }: { recipient: string; rateLimiter: RateLimiter },
): Promise<void> {
  await rateLimiter.consume('trialMessage', recipient);
  const connection = await readMailServerConnection(db, access);
  if (connection === null) throw new DomainError('VALIDATION', { message: mailSentences.noServer });
  const { name, address } = await readSender(db);
  if (address === null) throw troubleToTell('noSender', connection);
  try {
    const transport = await openMailTransport(connection, access.locate);
    await transport.sendMail({
      from: { name, address },
      to: { name: '', address: recipient },
      subject: `Message d’essai de ${name}`,
      text: 'Ce message est arrivé : votre serveur de messagerie est bien réglé.\n',
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal: AbortSignal.timeout(trialTime),
    });
  } catch (error) {
    throw troubleToTell(troubleOf(error), connection);
  }
}

function stored({ host, port, account, password }: MailServer): StoredMailServer {
  return { host, port, account, password };
}

// A password that cannot be read is none.
function opened({ host, port, account, password }: StoredMailServer, secret: string): MailServerConnection {
  return { host, port, account, password: password && openPassword(password, { host, account }, secret) };
}

function shown({ password, ...server }: MailServer, secret: string): ShownMailServer {
  return { ...server, hasPassword: password !== null && openPassword(password, server, secret) !== null };
}

/** A name that is unknown today may be known tomorrow: the trial message says so. */
async function requirePublicAddress(server: { host: string; port: number }, { locate }: MailServerAccess) {
  try {
    await locate(server);
  } catch (error) {
    if (troubleOf(error) === 'privateAddress') throw troubleToTell('privateAddress', server);
  }
}

function troubleToTell(
  trouble: MailServerTrouble,
  connection: { url: string } | { host: string; port: number },
): DomainError {
  const { host, port } = 'url' in connection ? addressIn(connection.url) : connection;
  const { field, sentence } = mailServerTroubles[trouble];
  const message = sentence(host, port);
  return new DomainError('VALIDATION', { message, ...(field && { fields: { [field]: message } }) });
}

function addressIn(smtpUrl: string): { host: string; port: number } {
  const { protocol, hostname, port } = new URL(smtpUrl);
  return { host: hostname, port: Number(port) || (protocol === 'smtps:' ? 465 : 587) };
}

async function requireUnchanged(tx: Db, seen: Date | null | undefined) {
  // There may be no row to lock.
  await tx.$executeRaw`LOCK TABLE mail_server IN SHARE ROW EXCLUSIVE MODE`;
  const current = await tx.mailServer.findUnique({ where: { id: 1 } });
  requireUnchangedDefault(current?.updatedAt ?? null, seen);
  return current;
}

function passwordMissing(message: string): DomainError {
  return new DomainError('VALIDATION', { message, fields: { password: message } });
}
