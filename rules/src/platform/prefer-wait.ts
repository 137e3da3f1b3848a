/**
 * The header of a GraphQL request that waits for a slow answer (RFC 7240): of mutations, which a front end cannot
 * distinguish from queries and must not abort, and of all requests of the back-office.
 */
export const preferWait = { prefer: 'wait=30' } as const;
