import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { renderParts } from './+renderParts.tsx';
import wakeUp from './wake-up.js?url';

/**
 * The whole document, into which Vike writes the page's scripts, styles and data; server/pages.ts hands the scripts to
 * wake-up.js, and server/page-frames.ts takes the document apart.
 */
export function onRenderHtml(pageContext: PageContextServer) {
  const parts = renderParts(pageContext);
  const documentHtml = escapeInject`<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    ${dangerouslySkipEscape(parts.head)}
    <script src="${wakeUp}" async data-modules=""></script>
  </head>
  <body>
    <div id="page">${dangerouslySkipEscape(parts.page)}</div>
  </body>
</html>`;
  return { documentHtml, pageContext: { parts } };
}
