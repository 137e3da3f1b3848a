import { isPending, isReserving, type RequestState } from '@barnum/rules/request-states';
import { formatNumber } from '@barnum/rules/text/numbers';
import type { ResultOf } from 'gql.tada';
import { useQuery } from 'urql';
import { graphql } from '../../lib/service/graphql.ts';

const occupationQuery = graphql(`
  query Occupation($date: Date!, $dateRetour: Date, $articleIds: [Int!]!, $except: Int) {
    occupation(date: $date, dateRetour: $dateRetour, articleIds: $articleIds, except: $except) {
      articleId
      stock
      reserve
      aConfirmer
      libre
    }
  }
`);
type Occupation = ResultOf<typeof occupationQuery>['occupation'][number];

interface RequestToServe {
  id: number;
  statut: RequestState;
  /** First and last day, `YYYY-MM-DD`. */
  debut: string;
  fin: string;
  items: readonly { articleId: number | null }[];
}

/** What is available of each article during a request, not counting what the request takes itself. */
export function useOccupation({ id, statut, debut, fin, items }: RequestToServe) {
  const articleIds = items.flatMap(({ articleId }) => articleId ?? []);
  const [{ data }] = useQuery({
    query: occupationQuery,
    variables: { date: debut, dateRetour: fin, articleIds, except: id },
    pause: articleIds.length === 0 || !(isPending(statut) || isReserving(statut)),
  });
  return new Map(
    (data?.occupation ?? []).map((occupation) => [
      occupation.articleId,
      { libre: occupation.libre ?? Number.POSITIVE_INFINITY, inWords: inWords(occupation) },
    ]),
  );
}

function inWords({ stock, reserve, aConfirmer, libre }: Occupation): string {
  if (stock === null || libre === null) return 'Stock illimité';
  const others = [
    ...(reserve > 0 ? [`${formatNumber(reserve)} réservé${reserve > 1 ? 's' : ''}`] : []),
    ...(aConfirmer > 0 ? [`${formatNumber(aConfirmer)} à confirmer ailleurs`] : []),
  ];
  const free = `${formatNumber(libre)} libre${libre > 1 ? 's' : ''} sur ${formatNumber(stock)}`;
  return [free, ...others].join(', ');
}
