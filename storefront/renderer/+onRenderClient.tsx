import { hydrateRoot } from 'react-dom/client';
import type { PageContextClient } from 'vike/types';
import { watchFailures } from '../lib/failures.ts';
import { App } from './app.tsx';

export function onRenderClient(pageContext: PageContextClient): void {
  watchFailures();
  const container = document.getElementById('page');
  if (!container) throw new Error('The document has no #page element.');
  afterPaint(() => hydrateRoot(container, <App pageContext={pageContext} />));
}

/** What the server sent is seen before it is brought to life. */
function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}
