import { writtenAnswers } from '@barnum/rules/catalogue/packs/answers-in-addresses';
import { type PackWish, storedWish } from '@barnum/rules/catalogue/packs/packs';
import { isPending, isReserving, type RequestState } from '@barnum/rules/requests/reservation-requests/request-states';
import { useQuery } from 'urql';
import { graphql } from '../../lib/service/graphql.ts';
import { occupationInWords } from './occupation-in-words.ts';

const occupationQuery = graphql(`
  query Occupation($date: Date!, $dateRetour: Date, $articleIds: [Int!]!, $packs: [PackWish!], $except: Int) {
    occupation(date: $date, dateRetour: $dateRetour, articleIds: $articleIds, packs: $packs, except: $except) {
      articleId
      terrain
      choix
      reponses {
        choix
        article
      }
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

/** A line, and what is said of it where it is a pack. */
export interface WantedLine extends PackWish {
  articleId: number | null;
}

/** What is left for each line, by `lineKey`. */
export type LeftOfLines = ReadonlyMap<string, Left>;

interface RequestToServe {
  id: number;
  statut: RequestState;
  /** First and last day, `YYYY-MM-DD`. */
  debut: string;
  fin: string;
  items: readonly WantedLine[];
}

/** The same for lines of the same article of which the same is said. */
export function lineKey({ articleId, ...line }: WantedLine): string {
  const wish = storedWish(line);
  return [articleId, wish.terrain ?? '', ...writtenAnswers(wish).toSorted()].join(' ');
}

/** What is available for each line of a request, not counting what the request takes itself. */
export function useOccupation({ id, statut, debut, fin, items }: RequestToServe): LeftOfLines {
  return useLeft(isPending(statut) || isReserving(statut) ? { debut, fin } : null, items, id);
}

/** What is left for these lines from the first to the last day (null: unknown), but for what request `except` takes. */
export function useLeft(
  period: { debut: string; fin: string } | null,
  lines: readonly WantedLine[],
  except: number | null,
): LeftOfLines {
  const wanted = new Map(lines.map((line) => [lineKey(line), line]));
  const packs = [...wanted.values()].flatMap(({ articleId, terrain, choix, reponses }) =>
    articleId === null ? [] : { articleId, ...storedWish({ terrain, choix, reponses }) },
  );
  const articleIds = [...new Set(packs.map(({ articleId }) => articleId))];
  const [{ data, operation }] = useQuery({
    query: occupationQuery,
    variables: { date: period?.debut ?? '', dateRetour: period?.fin ?? null, articleIds, packs, except },
    pause: articleIds.length === 0 || period === null,
  });
  // Until the answer comes, urql holds that for the days before.
  const asked = operation?.variables;
  if (period === null || asked?.date !== period.debut || asked.dateRetour !== period.fin) return new Map();
  return new Map(
    (data?.occupation ?? []).map((occupation) => [
      lineKey(occupation),
      {
        libre: occupation.libre ?? Number.POSITIVE_INFINITY,
        stock: occupation.stock,
        inWords: occupationInWords(occupation, true),
      },
    ]),
  );
}
