import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { PageContextClient } from 'vike/types';
import { reportUncaughtFailures } from '../lib/report-failures.ts';
import { App } from './app.tsx';

export function onRenderClient(pageContext: PageContextClient): void {
  reportUncaughtFailures();
  const container = document.getElementById('page');
  if (!container) throw new Error('The document has no #page element.');
  // As a transition, so that React yields to input between components.
  startTransition(() => {
    hydrateRoot(container, <App pageContext={pageContext} />);
  });
}
