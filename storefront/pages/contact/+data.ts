import { textsOfGroups } from '@barnum/rules/site/site-texts/site-texts';
import type { PageContextServer } from 'vike/types';
import { layoutQuery } from '../../lib/service/load-layout.server.ts';
import { loadPage } from '../../lib/service/load-page.server.ts';

export type Data = Awaited<ReturnType<typeof data>>;

/** The page shows the layout's company information: without the service it has no content. */
export async function data(pageContext: PageContextServer) {
  const { page, texts } = await loadPage(layoutQuery, {}, pageContext);
  return { ...page, texts: textsOfGroups(texts, ['contact']) };
}
