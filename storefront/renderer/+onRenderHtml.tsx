import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { App } from './app.tsx';
import { DocumentHead } from './document-head.tsx';

export function onRenderHtml(pageContext: PageContextServer) {
  const head = pageContext.config.head?.(pageContext.data as never);
  const headHtml = renderToStaticMarkup(<DocumentHead head={head} />);
  const pageHtml = renderToString(<App pageContext={pageContext} />);
  const documentHtml = escapeInject`<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    ${dangerouslySkipEscape(headHtml)}
  </head>
  <body>
    <div id="page">${dangerouslySkipEscape(pageHtml)}</div>
  </body>
</html>`;
  return { documentHtml };
}
