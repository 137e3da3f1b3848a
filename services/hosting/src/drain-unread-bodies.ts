import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Above so many bytes the answer no longer waits for the rest of a body. */
const maxDrainedBytes = 16 * 1024 * 1024;

/**
 * Delays each answer until the request's body is received. A connection that is closed while its client still writes is
 * reset, and the answer is lost: a proxy would answer 503 in place of 413.
 */
export function drainUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', ({ raw }, reply, payload, next) => {
    if (!isArriving(raw)) return next(null, payload);
    drain(raw).then(() => {
      if (raw.complete) reply.removeHeader('connection');
      next(null, payload);
    });
  });
}

function isArriving({ complete, destroyed, headers }: IncomingMessage): boolean {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
  // A request of the server's own has neither.
  return hasBody && complete === false && !destroyed;
}

async function drain(body: IncomingMessage): Promise<void> {
  let left = maxDrainedBytes;
  await new Promise<void>((resolve) => {
    body.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) resolve();
    });
    for (const event of ['end', 'close', 'error']) body.once(event, resolve);
    body.unpipe().resume();
  });
}
