/** How the service notifies the storefront of changes of what visitors read: a stream of server-sent events, with comments in between that show that it lives. */
export const changeNotices = {
  path: '/internal/changes',
  /** Carries INTERNAL_TOKEN; no proxy passes it on. */
  header: 'x-internal-token',
  changed: 'data: changed\n\n',
  alive: ': alive\n\n',
  aliveEveryMilliseconds: 500,
} as const;
