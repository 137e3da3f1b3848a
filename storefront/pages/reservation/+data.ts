import { articleChoiceFields } from '../../components/reservation/article-choices.ts';
import { graphql } from '../../lib/graphql.ts';
import { frameFields, loadPage } from '../../lib/load-page.server.ts';

const reservationQuery = graphql(
  `
    query Reservation {
      articles {
        ...ArticleChoice
      }
      ...FrameFields
    }
  `,
  [articleChoiceFields, frameFields],
);

export type Data = Awaited<ReturnType<typeof data>>;

/** `articles` is null when they could not be loaded: the page then offers to try again. */
export async function data() {
  const { answer, page } = await loadPage(reservationQuery, {});
  return { ...page, articles: answer?.articles ?? null };
}
