import type { PageContextServer } from 'vike/types';
import { layoutQuery } from '../../lib/service/load-layout.server.ts';
import { loadPage } from '../../lib/service/load-page.server.ts';

/** The layout's information is what this page is about: without the service it has nothing to say. */
export async function data(pageContext: PageContextServer) {
  const { page } = await loadPage(layoutQuery, {}, pageContext);
  return page;
}
