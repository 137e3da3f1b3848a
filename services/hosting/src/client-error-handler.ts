import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { sentences } from '@barnum/rules/sentences';

const statuses: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Content Too Large',
};

/** Answers a malformed or too slow request, which reaches no route, and closes the connection. */
export function clientErrorHandler({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) return void socket.destroy();
  const body = sentences.http.malformed;
  const head = [
    `HTTP/1.1 ${statuses[code] ?? '400 Bad Request'}`,
    'content-type: text/plain; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}

/**
 * Whether the answer to an earlier request has begun on this connection: another one would end up in the middle of it.
 */
function isAnswering(socket: Socket & { _httpMessage?: ServerResponse | null }): boolean {
  return socket._httpMessage?.headersSent ?? false;
}
