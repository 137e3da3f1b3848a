/**
 * The header by which a browser says that it waits for an answer by GraphQL (RFC 7240): that to a change, which front ends
 * could not tell from a reading and must not give up while it may still be made, and whatever the back-office asks.
 */
export const preferWait = { prefer: 'wait=30' } as const;
