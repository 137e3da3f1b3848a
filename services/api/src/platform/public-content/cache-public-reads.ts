import { ResponseCache } from '@barnum/hosting/response-cache';
import type { ResponseCacheOptions } from '@barnum/hosting/response-cache-plugin';
import type { ChangeFeed } from '../db/change-feed.ts';

/** Tables that no visitor reads, of those whose changes are notified: they purge nothing. No name: `caughtUp` asked. */
const privateTables = new Set([
  'reservation_requests',
  'preparation_ticks',
  'mails',
  'mail_server',
  'password_resets_asked',
  'webhook_deliveries',
  '',
]);

interface Subscriber {
  /** `tag` names what alone changed (`articles:12`); without one it may be anything. */
  changed(tag?: string): void;
  linked(isLinked: boolean): void;
}

/** Notifies `subscriber` of changes of public content, and whether changes arrive at all. */
export function subscribeToPublicContent(changes: ChangeFeed, { changed, linked }: Subscriber): void {
  changes.subscribe({
    changed(table, row) {
      if (!privateTables.has(table)) changed(row && `${table}:${row}`);
    },
    linked,
  });
}

/** Caches the answers of public REST reads until the content changes. */
export function cachePublicReads(changes: ChangeFeed): ResponseCacheOptions {
  const cache = new ResponseCache();
  subscribeToPublicContent(changes, {
    changed: (tag) => cache.purge(tag),
    linked: (isLinked) => cache.setLinked(isLinked),
  });
  return { cache, keyOf: (url) => url.split('?', 1)[0] ?? null, staleIfError: false };
}
