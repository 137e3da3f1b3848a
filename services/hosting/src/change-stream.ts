/**
 * The server-sent events by which the service notifies the storefront of changes of public content, with comments as
 * heartbeat.
 */
export const changeNotices = {
  path: '/internal/changes',
  /** Carries INTERNAL_TOKEN; no proxy passes it on. */
  header: 'x-internal-token',
  changed: 'data: changed\n\n',
  alive: ': alive\n\n',
  aliveEveryMilliseconds: 500,
} as const;
