import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { waitsForOpening } from '../lib/opens-soon.ts';
import type { PageHead } from '../lib/page-data.ts';
import { App } from './app.tsx';
import { DocumentHead } from './document-head.tsx';

/** A shop that is not published is not indexed. */
function headOf({ config, data, urlPathname }: PageContextServer): PageHead | undefined {
  const head = config.head?.(data as never);
  if (!head || !data?.opensSoon) return head;
  const { title, description } = waitsForOpening(urlPathname) ? soon : head;
  return { title, description };
}

const soon = { title: 'Bientôt', description: 'Notre site ouvre bientôt.' };

/** The whole document, to which Vike adds the page's styles, data and scripts. */
export function onRenderHtml(pageContext: PageContextServer) {
  const head = headOf(pageContext);
  const siteName = pageContext.data?.company.name ?? '';
  const face = pageContext.data?.face ?? { hasOwnIcon: false };
  const { storefrontUrl } = pageContext.globalContext.env;
  return escapeInject`<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    ${dangerouslySkipEscape(renderToStaticMarkup(<DocumentHead head={head} siteName={siteName} face={face} storefrontUrl={storefrontUrl} />))}
  </head>
  <body>
    <div id="page">${dangerouslySkipEscape(renderToString(<App pageContext={pageContext} />))}</div>
  </body>
</html>`;
}
