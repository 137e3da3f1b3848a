import { formatPrice } from '@barnum/rules/money/amounts';
import { Button } from 'antd';
import { useState } from 'react';
import { Badge } from '../../components/badge.tsx';
import { DepositCard } from './deposit-card.tsx';
import { DepositForm } from './entry-forms.tsx';
import styles from './ledger.module.css';
import type { RequestLedger as Ledger } from './ledger.ts';
import { PaymentCard } from './payment-card.tsx';
import { PaymentForm } from './payment-form.tsx';

/** What a request owes, its payments and its deposits. */
export function RequestLedger({ requestId, ledger }: { requestId: number; ledger: Ledger }) {
  const [form, setForm] = useState<'payment' | 'deposit' | null>(null);
  const { recu, reste, caution, cautionManquante, factures, paiements, cautions } = ledger;
  const close = () => setForm(null);
  return (
    <div className={styles.ledger}>
      <dl className={styles.figures}>
        <dt>Reçu</dt>
        <dd>{formatPrice(recu)}</dd>
        <dt className={styles.owed}>{Number(reste) < 0 ? 'Reçu en trop' : 'Reste dû'}</dt>
        <dd className={styles.owed}>{formatPrice(Math.abs(Number(reste)))}</dd>
        <dt>Caution attendue</dt>
        <dd>{formatPrice(caution)}</dd>
      </dl>
      {Number(cautionManquante) > 0 && (
        <p>
          <Badge tone="warning">Il manque {formatPrice(cautionManquante)} de caution</Badge>
        </p>
      )}
      {paiements.length > 0 && (
        <ul className={styles.cards} aria-label="Paiements">
          {paiements.map((payment) => (
            <PaymentCard key={payment.id} payment={payment} invoices={factures} />
          ))}
        </ul>
      )}
      {cautions.length > 0 && (
        <ul className={styles.cards} aria-label="Cautions">
          {cautions.map((deposit) => (
            <DepositCard key={deposit.id} deposit={deposit} invoices={factures} />
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        <Button onClick={() => setForm('payment')}>Enregistrer un paiement</Button>
        <Button onClick={() => setForm('deposit')}>Recevoir une caution</Button>
      </div>
      {form === 'payment' && <PaymentForm requestId={requestId} montant={reste} invoices={factures} onClose={close} />}
      {form === 'deposit' && (
        <DepositForm
          requestId={requestId}
          montant={Number(cautionManquante) > 0 ? cautionManquante : caution}
          onClose={close}
        />
      )}
    </div>
  );
}
