/**
 * Why a quote that waits for its answer cannot be accepted on the private page: its days are over, the request has changed,
 * a version is being prepared, or no code leaves without a mail server.
 */
export const acceptanceObstacles = ['expire', 'change', 'en_preparation', 'sans_messagerie'] as const;
export type AcceptanceObstacle = (typeof acceptanceObstacles)[number];
