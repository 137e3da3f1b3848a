import { timeInWords } from '@barnum/rules/dates/time-of-day';
import type { ResultOf } from 'gql.tada';
import type { WantedItem } from '../request-draft/request-draft-state.ts';
import { createApiClient } from '../service/api-client.ts';
import { graphql } from '../service/graphql.ts';

const takenDaysQuery = graphql(`
  query TakenDays(
    $articleId: Int!
    $quantite: Int!
    $terrain: Ground
    $choix: [Int!]
    $reponses: [PackAnswerInput!]
    $debut: Date!
    $fin: Date!
  ) {
    takenDays(
      articleId: $articleId
      quantite: $quantite
      terrain: $terrain
      choix: $choix
      reponses: $reponses
      debut: $debut
      fin: $fin
    ) {
      jour
      disponibilite
      turnover {
        retourAvant
        retraitDes
      }
    }
  }
`);

/** A day that is taken: wholly, but for a return before some hour, or until some hour. */
export interface TakenDay {
  jour: string;
  kind: 'taken' | 'takenAfternoon' | 'takenMorning';
  words: string;
}

/** The days of a period on which so many pieces of an article are taken; none when the service cannot answer. */
export async function fetchTakenDays(wanted: WantedItem, debut: string, fin: string): Promise<TakenDay[]> {
  const { data } = await createApiClient()
    .query(takenDaysQuery, { ...wanted, debut, fin })
    .toPromise();
  return data?.takenDays.flatMap(takenDay) ?? [];
}

type Answer = ResultOf<typeof takenDaysQuery>['takenDays'][number];

function takenDay({ jour, disponibilite, turnover }: Answer): TakenDay[] {
  if (disponibilite === 'A_CONFIRMER') return [];
  if (turnover === null) return [{ jour, kind: 'taken', words: 'complet' }];
  const [back, out] = [timeInWords(turnover.retourAvant), timeInWords(turnover.retraitDes)];
  return disponibilite === 'LIBRE'
    ? [{ jour, kind: 'takenMorning', words: `libre dès ${out}` }]
    : [{ jour, kind: 'takenAfternoon', words: `complet dès ${out}, retour possible avant ${back}` }];
}
