import type { PageContextServer } from 'vike/types';
import { articleChoiceFields } from '../../components/reservation-requests/draft/article-choices.ts';
import { addSelected, selectedItems, selectedWishes } from '../../lib/request-draft/draft-catalogue.ts';
import { deliveryFields } from '../../lib/service/fragments.ts';
import { graphql } from '../../lib/service/graphql.ts';
import { layoutFields, loadPage } from '../../lib/service/load-page.server.ts';

const reservationQuery = graphql(
  `
    query Reservation {
      articles {
        ...ArticleChoice
      }
      categories {
        id
        slug
        nom
      }
      retentionYears
      pricing {
        terms {
          ...DeliveryFields
        }
      }
      ...LayoutFields
    }
  `,
  [articleChoiceFields, layoutFields, deliveryFields],
);

export type Data = Awaited<ReturnType<typeof data>>;

/**
 * `catalogue` is null when it could not be loaded: the page then offers to try again. `selected` is what the address
 * names, for a reader without JavaScript; the wizard reads the address itself.
 */
export async function data(pageContext: PageContextServer) {
  const { answer, page, texts } = await loadPage(reservationQuery, {}, pageContext);
  const catalogue = answer && { articles: answer.articles, categories: answer.categories };
  const { searchOriginal } = pageContext.urlParsed;
  const selected = addSelected([], selectedItems(searchOriginal ?? ''), answer?.articles ?? []);
  const wishes = selectedWishes(searchOriginal ?? '');
  return {
    ...page,
    catalogue,
    selected: { ...selected, wishes },
    retentionYears: answer?.retentionYears ?? null,
    synonyms: texts.searchSynonyms,
  };
}
