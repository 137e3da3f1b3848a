/** How the service tells the storefront that what visitors read has changed: a stream of server-sent events. */
export const internalChanges = {
  path: '/internal/changes',
  /** Carries INTERNAL_TOKEN; no proxy passes it on. */
  header: 'x-internal-token',
  changed: 'data: changed\n\n',
  /** Sent again and again, so that a link that is dead shows. */
  pulse: ': alive\n\n',
  pulseMilliseconds: 500,
} as const;
