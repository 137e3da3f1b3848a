import { formatPrice } from '@barnum/rules/money/amounts';
import { useRead } from '../../components/use-read.ts';
import styles from './ledger.module.css';
import { customerBalanceQuery, ledgerTypes } from './ledger.ts';

const context = { additionalTypenames: [...ledgerTypes, 'ReservationRequest'] };

/** What a customer owes, and what came in. */
export function CustomerBalance({ customerId }: { customerId: number }) {
  const { data } = useRead(customerBalanceQuery, { customerId }, context);
  if (!data) return null;
  const { reste, recu } = data.customerBalance;
  return (
    <dl className={styles.figures}>
      <dt>Reçu</dt>
      <dd>{formatPrice(recu)}</dd>
      <dt className={styles.owed}>{Number(reste) < 0 ? 'Reçu en trop' : 'Reste dû'}</dt>
      <dd className={styles.owed}>{formatPrice(Math.abs(Number(reste)))}</dd>
    </dl>
  );
}
