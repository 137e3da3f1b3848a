import type { SessionUser } from '@barnum/rules/auth';
import { graphql } from '../../lib/graphql.ts';
import { createGraphqlClient } from '../../lib/graphql-client.ts';
import { failureStatus } from '../../lib/graphql-failure.ts';
import { toSessionUser } from '../../lib/session-user.ts';

const meQuery = graphql(`
  query Me {
    me {
      id
      email
      role
    }
  }
`);

export type SessionCheck =
  | { outcome: 'valid'; user: SessionUser }
  | { outcome: 'refused' }
  | { outcome: 'unreachable' };

/** Asks the service whose token this is. 401, 403 and 404 refuse it; a 5xx or a lost network proves nothing. */
export async function checkSession(token: string): Promise<SessionCheck> {
  const { data, error } = await createGraphqlClient({ readToken: () => token }).query(
    meQuery,
    {},
    { requestPolicy: 'network-only' },
  );
  if (data) return { outcome: 'valid', user: toSessionUser(data.me) };
  return { outcome: error && refusals.has(failureStatus(error)) ? 'refused' : 'unreachable' };
}

const refusals = new Set<number | undefined>([401, 403, 404]);
