import type { AvailabilityByArticle } from '../article-availability.ts';
import type { DraftDays } from '../request-draft/draft-period.ts';
import type { DraftWish, WantedItem } from '../request-draft/request-draft-state.ts';
import { createApiClient } from '../service/api-client.ts';
import { graphql } from '../service/graphql.ts';

const availabilityQuery = graphql(`
  query Availability(
    $date: Date!
    $dateRetrait: Date
    $dateRetour: Date
    $wishes: [ArticleWish!]
    $hasWishes: Boolean!
    $packs: [PackWish!]
  ) {
    availability(date: $date, dateRetrait: $dateRetrait, dateRetour: $dateRetour, packs: $packs) {
      articleId
      disponibilite
      libres
      stock
    }
    wished: availability(date: $date, dateRetrait: $dateRetrait, dateRetour: $dateRetour, articles: $wishes)
      @include(if: $hasWishes) {
      articleId
      disponibilite
      libres
      stock
      refus
    }
  }
`);

/**
 * Availability of articles for these days, for the requested quantities (1 where none is), of packs as is said of them.
 * Null when the service cannot answer.
 */
export async function fetchAvailability(
  days: DraftDays,
  wishes: readonly WantedItem[],
  packs: readonly DraftWish[],
): Promise<AvailabilityByArticle | null> {
  const variables = {
    date: days.date,
    dateRetrait: days.dateRetrait || null,
    dateRetour: days.dateRetour || null,
    wishes: [...wishes],
    hasWishes: wishes.length > 0,
    packs: packs.map(({ articleId, terrain, choix, reponses }) => ({
      articleId,
      terrain,
      choix: [...choix],
      reponses: [...reponses],
    })),
  };
  const { data, error } = await createApiClient().query(availabilityQuery, variables).toPromise();
  if (error || !data) return null;
  const wished = (data.wished ?? []).map((one) => ({
    ...one,
    pour: wishes.find((wish) => wish.articleId === one.articleId),
  }));
  const answers = [...data.availability, ...wished];
  return new Map(answers.map(({ articleId, ...availability }) => [articleId, availability]));
}
