import { acceptanceSentences } from '@barnum/rules/requests/acceptances/acceptances';
import type { RequestState } from '@barnum/rules/requests/reservation-requests/request-states';
import { Alert } from 'antd';
import { AcceptanceCard } from './acceptance-card.tsx';
import type { Acceptance } from './acceptances.ts';
import { CheckEvidence } from './check-evidence.tsx';
import styles from './request-acceptances.module.css';

/** What of a request's quote was accepted online: by whom, when, and what proves it. */
export function RequestAcceptances({
  acceptances,
  newest,
  statut,
}: {
  /** The latest first. */
  acceptances: readonly Acceptance[];
  /** The newest version of the quote. */
  newest: number | undefined;
  statut: RequestState;
}) {
  if (acceptances.length === 0) return null;
  return (
    <>
      <ul className={styles.acceptances} aria-label="Acceptations en ligne">
        {acceptances.map((acceptance) => (
          <li key={acceptance.id}>
            {acceptance.quoteVersionId === newest && acceptance.retracteLe === null && statut === 'a_confirmer' && (
              <Alert
                type="warning"
                showIcon
                role="note"
                message={acceptanceSentences.stockToReview}
                description="Une partie du matériel est réservée par ailleurs. Trouvez une solution avec votre client, puis confirmez la demande."
              />
            )}
            <AcceptanceCard acceptance={acceptance} />
          </li>
        ))}
      </ul>
      <CheckEvidence />
    </>
  );
}
