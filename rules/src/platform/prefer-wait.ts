/**
 * The header of a change that a browser sends by GraphQL (RFC 7240): front ends, which see no method that tells it from a
 * reading, do not give it up while it may still be made.
 */
export const preferWait = { prefer: 'wait=30' } as const;
