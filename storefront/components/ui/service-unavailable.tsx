import { pageSentences } from '@barnum/rules/page-sentences';
import { Notice } from './notice.tsx';
import { PhoneLink } from './phone-link.tsx';

/** For a page without content while the service cannot be reached; `telephone` is the shop's, empty when unknown. */
export function ServiceUnavailable({ telephone }: { telephone: string }) {
  return (
    <Notice tone="warning" title={pageSentences.unavailable}>
      <p>Ce que cette page devrait dire manque pour l’instant. Rechargez-la dans quelques secondes.</p>
      {telephone && (
        <p>
          Vous pouvez aussi nous appeler&nbsp;: <PhoneLink number={telephone} />
        </p>
      )}
    </Notice>
  );
}
