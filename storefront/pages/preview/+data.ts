import { textsOfGroups } from '@barnum/rules/site/site-texts/site-texts';
import { textFigures } from '@barnum/rules/site/text-figures/text-figures';
import type { PageContextServer } from 'vike/types';
import { loadHome } from '../../lib/service/load-home.server.ts';

export type Data = Awaited<ReturnType<typeof data>>;

/** The home page's data, and what it takes to show texts that are not saved yet. */
export async function data(pageContext: PageContextServer) {
  const { answer, page, texts, home } = await loadHome(pageContext);
  return {
    ...page,
    ...home,
    isPrivate: true,
    hasOwnLayout: true,
    figures: textFigures(answer?.companyInfo ?? []),
    others: textsOfGroups(texts, ['colours', 'article', 'contact']),
    /** Whose drafts are shown. */
    backofficeOrigin: new URL(pageContext.globalContext.env.backofficeUrl).origin,
  };
}
