import type { ServerResponse } from 'node:http';
import { internalChanges } from '@barnum/hosting/internal-changes';
import { isSameSecret } from '@barnum/hosting/is-same-secret';
import { DomainError } from '@barnum/rules/errors';
import type { FastifyInstance } from 'fastify';
import type { ChangeFeed } from '../db/change-feed.ts';
import { isPublicContent } from './public-answers.ts';

/**
 * Tells the storefront, which proves itself by `token`, each time that what visitors read has changed. The stream ends
 * when changes are not heard here any more. Anybody else finds nothing at this address.
 */
export function registerInternalChanges(app: FastifyInstance, changes: ChangeFeed, token: string): void {
  const listening = new Set<ServerResponse>();
  let isLinked = false;
  const endAll = () => {
    for (const stream of listening) stream.end();
  };
  changes.watch({
    changed(table) {
      if (isPublicContent(table)) for (const stream of listening) stream.write(internalChanges.changed);
    },
    linked(linked) {
      isLinked = linked;
      if (!linked) endAll();
    },
  });
  const pulse = setInterval(() => {
    for (const stream of listening) stream.write(internalChanges.pulse);
  }, internalChanges.pulseMilliseconds);
  app.addHook('preClose', async () => {
    clearInterval(pulse);
    endAll();
  });
  app.get(internalChanges.path, { logLevel: 'silent' }, (request, reply) => {
    if (!isSameSecret(request.headers[internalChanges.header], token)) throw new DomainError('NOT_FOUND');
    if (!isLinked) throw new DomainError('UNAVAILABLE');
    reply.hijack();
    const stream = reply.raw;
    stream.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    stream.write(internalChanges.pulse);
    listening.add(stream);
    stream.on('close', () => listening.delete(stream));
  });
}
