import { PassThrough } from 'node:stream';
import { changeNotices } from '@barnum/hosting/change-stream';
import { isSameSecret } from '@barnum/hosting/is-same-secret';
import { DomainError } from '@barnum/rules/errors';
import type { FastifyInstance } from 'fastify';
import type { ChangeFeed } from '../db/change-feed.ts';
import { subscribeToPublicContent } from './cache-public-reads.ts';

/**
 * Serves a stream that notifies the storefront, authenticated by `token`, of every change of public content. The stream
 * ends when the service itself is no longer notified. Anybody else is answered 404.
 */
export function registerChangeNotices(app: FastifyInstance, changes: ChangeFeed, token: string): void {
  const streams = new Set<PassThrough>();
  let isLinked = false;
  const send = (text: string) => {
    for (const stream of streams) stream.write(text);
  };
  const endAll = () => {
    for (const stream of streams) stream.end();
  };
  subscribeToPublicContent(changes, {
    changed: (tag) => send(changeNotices.changed(tag)),
    linked(linked) {
      isLinked = linked;
      if (!linked) endAll();
    },
  });
  const pulse = setInterval(() => send(changeNotices.alive), changeNotices.aliveEveryMilliseconds);
  app.addHook('preClose', async () => {
    clearInterval(pulse);
    endAll();
  });
  app.get(changeNotices.path, { logLevel: 'silent' }, (request, reply) => {
    if (!isSameSecret(request.headers[changeNotices.header], token)) throw new DomainError('NOT_FOUND');
    if (!isLinked) throw new DomainError('UNAVAILABLE');
    const stream = new PassThrough();
    streams.add(stream);
    stream.on('close', () => streams.delete(stream));
    stream.write(changeNotices.alive);
    return reply.type('text/event-stream').header('cache-control', 'no-store').send(stream);
  });
}
