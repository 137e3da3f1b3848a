import type { PageContextServer } from 'vike/types';
import { graphql } from '../../lib/service/graphql.ts';
import { layoutFields, loadPage } from '../../lib/service/load-page.server.ts';

const privacyQuery = graphql(
  `
    query Privacy {
      retentionYears
      ...LayoutFields
    }
  `,
  [layoutFields],
);

export type Data = Awaited<ReturnType<typeof data>>;

/** Without the service the page still shows; `retentionYears` is null then. */
export async function data(pageContext: PageContextServer) {
  const { answer, page } = await loadPage(privacyQuery, {}, pageContext);
  return { ...page, status: 200, retentionYears: answer?.retentionYears ?? null };
}
