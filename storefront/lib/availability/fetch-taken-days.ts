import type { WantedItem } from '../request-draft/request-draft-state.ts';
import { createApiClient } from '../service/api-client.ts';
import { graphql } from '../service/graphql.ts';

const takenDaysQuery = graphql(`
  query TakenDays($articleId: Int!, $quantite: Int!, $terrain: Ground, $choix: [Int!], $debut: Date!, $fin: Date!) {
    takenDays(
      articleId: $articleId
      quantite: $quantite
      terrain: $terrain
      choix: $choix
      debut: $debut
      fin: $fin
    ) {
      jour
      disponibilite
    }
  }
`);

/** The days of a period on which so many pieces of an article are taken; none when the service cannot answer. */
export async function fetchTakenDays(wanted: WantedItem, debut: string, fin: string): Promise<string[]> {
  const { data } = await createApiClient()
    .query(takenDaysQuery, { ...wanted, debut, fin })
    .toPromise();
  const taken = data?.takenDays.filter(({ disponibilite }) => disponibilite === 'COMPLET') ?? [];
  return taken.map(({ jour }) => jour);
}
