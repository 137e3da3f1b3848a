import type { PageContextServer } from 'vike/types';
import { loadHome } from '../../lib/service/load-home.server.ts';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  const { answer, page, texts, home } = await loadHome(pageContext);
  return {
    ...page,
    ...home,
    status: pageContext.routeParams.unknown && answer ? 404 : page.status,
    unknownPath: pageContext.routeParams.unknown !== undefined,
    description: texts.description,
  };
}
