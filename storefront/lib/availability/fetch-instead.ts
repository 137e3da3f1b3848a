import type { ResultOf } from 'gql.tada';
import type { DraftDays } from '../request-draft/draft-period.ts';
import type { WantedItem } from '../request-draft/request-draft-state.ts';
import { createApiClient } from '../service/api-client.ts';
import { articleCardFields } from '../service/fragments.ts';
import { graphql } from '../service/graphql.ts';

const insteadQuery = graphql(
  `
  query Instead(
    $articleId: Int!
    $quantite: Int!
    $terrain: Ground
    $choix: [Int!]
    $reponses: [PackAnswerInput!]
    $date: Date!
    $dateRetrait: Date
    $dateRetour: Date
  ) {
    nextFreeDate(
      articleId: $articleId
      quantite: $quantite
      terrain: $terrain
      choix: $choix
      reponses: $reponses
      date: $date
      dateRetrait: $dateRetrait
      dateRetour: $dateRetour
    )
    freeAlternatives(
      articleId: $articleId
      quantite: $quantite
      terrain: $terrain
      choix: $choix
      reponses: $reponses
      date: $date
      dateRetrait: $dateRetrait
      dateRetour: $dateRetour
    ) {
      ...ArticleCardFields
    }
  }
`,
  [articleCardFields],
);

export type Instead = ResultOf<typeof insteadQuery>;

/** When an article is free again, and what is free of its category meanwhile. Null when the service cannot answer. */
export async function fetchInstead(wanted: WantedItem, days: DraftDays): Promise<Instead | null> {
  const variables = {
    ...wanted,
    date: days.date,
    dateRetrait: days.dateRetrait || null,
    dateRetour: days.dateRetour || null,
  };
  const { data } = await createApiClient().query(insteadQuery, variables).toPromise();
  return data ?? null;
}
