import { limits } from '@barnum/rules/limits';
import { type Outcome, outcomeOf } from '@barnum/rules/outcome';
import type { ResultOf } from 'gql.tada';
import type { Client } from 'urql';
import { graphql } from '../../../../lib/service/graphql.ts';

const requestsMoneyQuery = graphql(`
  query RequestsMoney($ids: [Int!]!) {
    requestsMoney(ids: $ids) {
      id
      convenu
      facture
      recu
      aFacturer
      aPayer
      enRetard
    }
  }
`);

/** The words of money of a request, in exact euros. */
export type RequestMoney = ResultOf<typeof requestsMoneyQuery>['requestsMoney'][number];

/** The words of money of these requests, as they are now, as many at a time as one answer has. */
export async function readRequestsMoney(client: Client, ids: readonly number[]): Promise<Outcome<RequestMoney[]>> {
  const found: RequestMoney[] = [];
  for (let from = 0; from < ids.length; from += limits.pageSize) {
    const part = ids.slice(from, from + limits.pageSize);
    const outcome = outcomeOf(
      await client.query(requestsMoneyQuery, { ids: part }, { requestPolicy: 'network-only' }).toPromise(),
    );
    if (outcome.status !== 'done') return outcome;
    found.push(...outcome.data.requestsMoney);
  }
  return { status: 'done', data: found };
}
