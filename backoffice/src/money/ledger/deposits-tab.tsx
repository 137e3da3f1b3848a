import { depositSentences } from '@barnum/rules/money/ledger/deposits';
import { formatPrice } from '@barnum/rules/prices/amounts';
import { CardSkeletons } from '../../components/card-skeletons.tsx';
import { Placeholder } from '../../components/placeholder.tsx';
import { QueryFailure } from '../../components/query-failure.tsx';
import { useRead } from '../../components/use-read.ts';
import { ledgerTypes } from '../../lib/cached-types.ts';
import { DepositCard } from './deposit-card.tsx';
import styles from './ledger.module.css';
import { heldDepositsQuery } from './ledger.ts';

const variables = {};
const context = { additionalTypenames: ledgerTypes };

/** The deposits that the company holds, the oldest first, with what should be known of them. */
export function DepositsTab() {
  const reading = useRead(heldDepositsQuery, variables, context);
  if (!reading.data) {
    return reading.hasFailed ? (
      <QueryFailure failure={depositSentences.loadFailed} reading={reading} />
    ) : (
      <CardSkeletons sentence="Chargement des cautions…" height={146} className={undefined} />
    );
  }
  const deposits = reading.data.heldDeposits;
  if (deposits.length === 0) {
    return (
      <Placeholder title="Aucune caution en main">
        Une caution se reçoit sur la page d’une demande, ou à son départ.
      </Placeholder>
    );
  }
  const total = deposits.reduce((sum, { montant }) => sum + Number(montant), 0);
  return (
    <div className={styles.tab}>
      <p>
        {deposits.length === 1 ? '1 caution en main' : `${deposits.length} cautions en main`}, {formatPrice(total)}. La
        plus ancienne d’abord.
      </p>
      <ul className={styles.wide} aria-label="Cautions en main">
        {deposits.map((deposit) => (
          <DepositCard key={deposit.id} deposit={deposit} isNamed />
        ))}
      </ul>
    </div>
  );
}
