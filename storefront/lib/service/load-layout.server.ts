import type { PageContextServer } from 'vike/types';
import type { PageData } from '../page-data.ts';
import { graphql } from './graphql.ts';
import { layoutFields, loadPage } from './load-page.server.ts';

export const layoutQuery = graphql(
  `
  query Layout {
    ...LayoutFields
  }
`,
  [layoutFields],
);

/** Data of a page of fixed text: without the service it lacks only the layout's company information. */
export async function loadLayout(pageContext: PageContextServer): Promise<PageData> {
  const { page } = await loadPage(layoutQuery, {}, pageContext);
  return { ...page, status: 200 };
}
