import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { renderParts } from './+renderParts.tsx';

/** The whole document, into which Vike writes the page's scripts, styles and data; server/page-frames.ts takes it apart. */
export function onRenderHtml(pageContext: PageContextServer) {
  const parts = renderParts(pageContext);
  const documentHtml = escapeInject`<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    ${dangerouslySkipEscape(parts.head)}
  </head>
  <body>
    <div id="page">${dangerouslySkipEscape(parts.page)}</div>
  </body>
</html>`;
  return { documentHtml, pageContext: { parts } };
}
