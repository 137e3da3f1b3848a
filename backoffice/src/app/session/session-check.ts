import type { TeamMember } from '@barnum/rules/access/auth/auth';
import { outcomeOf } from '@barnum/rules/outcome';
import { graphql } from '../../lib/service/graphql.ts';
import { createGraphqlClient } from '../../lib/service/graphql-client.ts';
import { toSessionUser } from '../../lib/session-user.ts';

const meQuery = graphql(`
  query Me {
    me {
      id
      email
      name
      role
      capabilities
      needsSecondFactor
    }
  }
`);

const signOutMutation = graphql(`
  mutation SignOut {
    logout
  }
`);

export type SessionCheck = { outcome: 'valid'; user: TeamMember } | { outcome: 'refused' } | { outcome: 'unreachable' };

/** Checks a token at the service. 401, 403 and 404 refuse it; a 5xx or a lost network leaves it open. */
export async function checkSession(token: string): Promise<SessionCheck> {
  const client = createGraphqlClient({ readToken: () => token });
  const outcome = outcomeOf(await client.query(meQuery, {}, { requestPolicy: 'network-only' }));
  if (outcome.status === 'done') return { outcome: 'valid', user: toSessionUser(outcome.data.me) };
  return { outcome: refusals.has(outcome.httpStatus) ? 'refused' : 'unreachable' };
}

/** Ends a token at the service, also when the page is left at once. Fails silently: the browser has forgotten it. */
export function endToken(token: string): void {
  const client = createGraphqlClient({ readToken: () => token });
  void client.mutation(signOutMutation, {}, { fetchOptions: { keepalive: true } }).toPromise();
}

const refusals = new Set<number | undefined>([401, 403, 404]);
