import { setTimeout as sleep } from 'node:timers/promises';
import { changeNotices } from '@barnum/hosting/change-stream';
import type { ResponseCache } from '@barnum/hosting/response-cache';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { FastifyInstance } from 'fastify';

/** The service's address, and the secret that authenticates this server. */
interface Service {
  apiUrl: string;
  internalToken: string;
}

/** Milliseconds of silence after which the connection counts as lost. */
const silence = 1_500;
const reconnectDelay = 250;

/**
 * Purges `cache` of what a change of public content outdates, each time the service notifies of one, until `app` closes. While there is no
 * connection to the service nothing in the cache counts as fresh.
 */
export function subscribeToChanges(app: FastifyInstance, cache: ResponseCache, service: Service): void {
  const closing = new AbortController();
  app.addHook('onClose', async () => closing.abort());
  void (async () => {
    while (!closing.signal.aborted) {
      await readNotices(cache, service, closing.signal).catch(() => undefined);
      cache.setLinked(false);
      await sleep(reconnectDelay, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  })();
}

/** Resolves when the connection ends. */
async function readNotices(
  cache: ResponseCache,
  { apiUrl, internalToken }: Service,
  closing: AbortSignal,
): Promise<void> {
  const lost = new AbortController();
  const watchdog = setTimeout(() => lost.abort(), silence);
  try {
    const { ok, body } = await fetch(`${apiUrl}${changeNotices.path}`, {
      headers: { [changeNotices.header]: internalToken },
      signal: AbortSignal.any([closing, lost.signal]),
    });
    if (!ok || body === null) return;
    cache.setLinked(true);
    await body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream({ onComment: () => watchdog.refresh() }))
      .pipeTo(new WritableStream({ write: ({ data }) => cache.purge(changeNotices.tagOf(data)) }));
  } finally {
    clearTimeout(watchdog);
  }
}
