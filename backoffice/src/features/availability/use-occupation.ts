import { isPending, isReserving, type RequestState } from '@barnum/rules/reservation-requests/request-states';
import { useQuery } from 'urql';
import { graphql } from '../../lib/service/graphql.ts';
import { occupationInWords } from './occupation-in-words.ts';

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

/** What is left of an article; without limit it is infinite. */
export interface Left {
  libre: number;
  stock: number | null;
  inWords: string;
}

interface RequestToServe {
  id: number;
  statut: RequestState;
  /** First and last day, `YYYY-MM-DD`. */
  debut: string;
  fin: string;
  items: readonly { articleId: number | null }[];
}

/** What is available of each article during a request, not counting what the request takes itself. */
export function useOccupation({ id, statut, debut, fin, items }: RequestToServe): Map<number, Left> {
  const articleIds = items.flatMap(({ articleId }) => articleId ?? []);
  return useLeft(isPending(statut) || isReserving(statut) ? { debut, fin } : null, articleIds, id);
}

/** What is left of these articles from the first to the last day (null: unknown), but for what request `except` takes. */
export function useLeft(
  period: { debut: string; fin: string } | null,
  articleIds: readonly number[],
  except: number | null,
): Map<number, Left> {
  const [{ data }] = useQuery({
    query: occupationQuery,
    variables: { date: period?.debut ?? '', dateRetour: period?.fin ?? null, articleIds: [...articleIds], except },
    pause: articleIds.length === 0 || period === null,
  });
  if (period === null) return new Map();
  return new Map(
    (data?.occupation ?? []).map((occupation) => [
      occupation.articleId,
      {
        libre: occupation.libre ?? Number.POSITIVE_INFINITY,
        stock: occupation.stock,
        inWords: occupationInWords(occupation, true),
      },
    ]),
  );
}
