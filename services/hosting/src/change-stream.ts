/**
 * The server-sent events by which the service notifies the storefront of changes of public content, with comments as
 * heartbeat.
 */
const anything = 'all';

export const changeNotices = {
  path: '/internal/changes',
  /** Carries INTERNAL_TOKEN; no proxy passes it on. */
  header: 'x-internal-token',
  /** `tag` names what alone changed. */
  changed: (tag = anything) => `data: ${tag}\n\n`,
  tagOf: (data: string) => (data === anything ? undefined : data),
  alive: ': alive\n\n',
  aliveEveryMilliseconds: 500,
} as const;
