import { hydrateRoot } from 'react-dom/client';
import type { PageContextClient } from 'vike/types';
import { App } from './app.tsx';

export function onRenderClient(pageContext: PageContextClient): void {
  const container = document.getElementById('page');
  if (!container) throw new Error('The document has no #page element.');
  hydrateRoot(container, <App pageContext={pageContext} />);
}
