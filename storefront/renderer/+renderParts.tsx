import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { PageContextServer } from 'vike/types';
import { App } from './app.tsx';
import { DocumentHead } from './document-head.tsx';

/** What a document is made of beside its frame, as HTML. */
export interface PageParts {
  head: string;
  page: string;
}

/** What differs in a page's document from one request to the next: what its head says of it, and its content. */
export function renderParts(
  pageContext: Pick<PageContextServer, 'Page' | 'data' | 'urlPathname'> & Pick<PageContextServer, 'config'>,
): PageParts {
  const head = pageContext.config.head?.(pageContext.data as never);
  return {
    head: renderToStaticMarkup(<DocumentHead head={head} />),
    page: renderToString(<App pageContext={pageContext} />),
  };
}
