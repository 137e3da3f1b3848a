import { createApiClient } from '../service/api-client.ts';
import { graphql } from '../service/graphql.ts';

const takenDaysQuery = graphql(`
  query TakenDays($articleId: Int!, $quantite: Int!, $debut: Date!, $fin: Date!) {
    takenDays(articleId: $articleId, quantite: $quantite, debut: $debut, fin: $fin) {
      jour
      disponibilite
    }
  }
`);

interface Wanted {
  articleId: number;
  quantite: number;
}

/** The days of a period on which so many pieces of an article are taken; none when the service cannot answer. */
export async function fetchTakenDays(wanted: Wanted, debut: string, fin: string): Promise<string[]> {
  const { data } = await createApiClient()
    .query(takenDaysQuery, { ...wanted, debut, fin })
    .toPromise();
  const taken = data?.takenDays.filter(({ disponibilite }) => disponibilite === 'COMPLET') ?? [];
  return taken.map(({ jour }) => jour);
}
