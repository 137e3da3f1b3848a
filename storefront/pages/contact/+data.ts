import type { PageContextServer } from 'vike/types';
import { frameQuery } from '../../lib/service/load-frame.server.ts';
import { loadPage } from '../../lib/service/load-page.server.ts';

/** The frame's information is what this page is about: without the service it has nothing to say. */
export async function data(pageContext: PageContextServer) {
  const { page } = await loadPage(frameQuery, {}, pageContext);
  return page;
}
