import { isIP } from 'node:net';
import type { MailServerTrouble } from '@barnum/rules/outbox/mails/sentences';
import { createTransport, type Transporter } from 'nodemailer';
import { type LocateServer, PrivateAddressError } from '../../platform/network/locate-server.ts';
import { isTlsTrouble } from '../../platform/network/tls-trouble.ts';

/** How to reach a mail server; `password` is null where there is none, or the stored one cannot be read. */
export type MailServerConnection =
  | { url: string }
  | { host: string; port: number; account: string; password: string | null };

/** In milliseconds. */
const times = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Thrown for an account whose password cannot be read. */
class UnreadablePasswordError extends Error {
  override name = 'UnreadablePasswordError';
}

/** What sends mails by this server. Throws what `troubleOf` understands. */
export async function openMailTransport(connection: MailServerConnection, locate: LocateServer): Promise<Transporter> {
  if ('url' in connection) {
    return createTransport({ ...refusing, url: connection.url, requireTLS: needsTls(connection.url), ...times });
  }
  const { host, port, account, password } = connection;
  if (account !== '' && password === null) throw new UnreadablePasswordError();
  const { tls, ...location } = await locate({ host, port });
  return createTransport({
    ...refusing,
    ...location,
    secure: port === 465,
    requireTLS: true,
    ...(account !== '' && { auth: { user: account, pass: password ?? '' } }),
    // The connection is made to an address: the certificate is checked for the name.
    tls: { ...(isIP(host) === 0 && { servername: host }), ...tls },
    ...times,
  });
}

/** Mails hold texts alone: none of them names a file or an address to fetch. */
const refusing = { disableFileAccess: true, disableUrlAccess: true };

/** What was wrong when a mail could not be sent. */
export function troubleOf(error: unknown): MailServerTrouble {
  if (error instanceof PrivateAddressError) return 'privateAddress';
  if (error instanceof UnreadablePasswordError) return 'unreadablePassword';
  const { code = '', originalCode = code, command, responseCode = 0 } = error as SmtpError;
  if (['EDNS', 'ENOTFOUND', 'EAI_AGAIN'].includes(code)) return 'unknownName';
  if (['EAUTH', 'ENOAUTH'].includes(code)) return 'signIn';
  if (originalCode === 'ECONNREFUSED') return 'refusedConnection';
  if (code === 'ETLS' || isTlsTrouble(originalCode)) return 'tls';
  if (command === 'MAIL FROM') return 'refusedSender';
  if (command === 'RCPT TO') return 'refusedRecipient';
  return responseCode === 0 ? 'noAnswer' : 'refused';
}

/** Whether who was refused as a recipient will never be taken. */
export function isRefusedForGood(error: unknown): boolean {
  return ((error as SmtpError).responseCode ?? 0) >= 500;
}

interface SmtpError {
  code?: string;
  /** Of the system or of TLS, where `code` is nodemailer's own. */
  originalCode?: string;
  command?: string;
  responseCode?: number;
}

// A password is sent without TLS only within this machine.
function needsTls(smtpUrl: string): boolean {
  const { protocol, password, hostname } = new URL(smtpUrl);
  return protocol === 'smtp:' && password !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
