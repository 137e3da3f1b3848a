import { request } from 'node:https';
import { isIP } from 'node:net';
import { type LocateServer, PrivateAddressError } from '../../platform/network/locate-server.ts';
import { isTlsTrouble } from '../../platform/network/tls-trouble.ts';

export interface WebhookPost {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** The status of an answer, and its beginning. */
export interface WebhookAnswer {
  status: number;
  start: string;
}

/** What kept an attempt from getting an answer. */
export type PostTrouble = 'unknownName' | 'privateAddress' | 'unreachable' | 'tls' | 'timeout';

/** The most of an answer that is read, in bytes, and kept, in characters. */
const maxRead = 1_024;
const maxStart = 300;

/**
 * Posts to a receiver, and follows no redirect: its place is judged before, and the connection made to the address that
 * was judged. Throws what `postTroubleOf` understands, also when `signal` aborts.
 */
export async function postWebhook(
  { url, headers, body }: WebhookPost,
  { locate, signal }: { locate: LocateServer; signal: AbortSignal },
): Promise<WebhookAnswer> {
  const { hostname, host, port, pathname, search } = new URL(url);
  const name = hostname.replace(/^\[|\]$/g, '');
  const { tls, ...location } = await unlessAborted(locate({ host: name, port: Number(port) || 443 }), signal);
  return new Promise((resolve, reject) => {
    const sent = request({
      ...location,
      method: 'POST',
      path: pathname + search,
      headers: {
        host,
        'user-agent': 'Barnum-Webhooks/1',
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        ...headers,
      },
      // The connection is made to an address: the certificate is checked for the name.
      ...(isIP(name) === 0 && { servername: name }),
      ...tls,
      agent: false,
      signal,
    });
    sent.on('error', reject);
    sent.on('response', async (response) => {
      resolve({ status: response.statusCode ?? 0, start: await readStart(response) });
      response.destroy();
    });
    sent.end(body);
  });
}

export function postTroubleOf(error: unknown): PostTrouble {
  if (error instanceof PrivateAddressError) return 'privateAddress';
  const { name = '', code = '' } = error as { name?: string; code?: string };
  if (['AbortError', 'TimeoutError'].includes(name)) return 'timeout';
  if (['ENOTFOUND', 'EAI_AGAIN'].includes(code)) return 'unknownName';
  return isTlsTrouble(code) ? 'tls' : 'unreachable';
}

// What was answered counts, whatever becomes of the rest.
async function readStart(response: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= maxRead) break;
    }
  } catch {}
  const text = Buffer.concat(chunks).subarray(0, maxRead).toString('utf8');
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, maxStart)
    .toWellFormed();
}

function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
