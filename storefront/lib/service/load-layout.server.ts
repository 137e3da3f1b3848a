import type { PageContextServer } from 'vike/types';
import type { PageData } from '../page-data.ts';
import { graphql } from './graphql.ts';
import { layoutFields, loadPage } from './load-page.server.ts';

/** The layout's information alone. */
export const layoutQuery = graphql(
  `
  query Layout {
    ...LayoutFields
  }
`,
  [layoutFields],
);

/** Data of a page of fixed words: it stands without the service too, the layout's information apart. */
export async function loadLayout(pageContext: PageContextServer): Promise<PageData> {
  const { page } = await loadPage(layoutQuery, {}, pageContext);
  return { ...page, status: 200 };
}
