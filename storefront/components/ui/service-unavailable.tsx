import { pageSentences } from '@barnum/rules/page-sentences';
import { Notice } from './notice.tsx';

/** For a page without content while the service cannot be reached. */
export function ServiceUnavailable() {
  return (
    <Notice tone="warning" title={pageSentences.unavailable}>
      <p>Ce que cette page devrait dire manque pour l’instant. Rechargez-la dans quelques secondes.</p>
    </Notice>
  );
}
