import { formatPrice, toAmount, toCents } from '@barnum/rules/prices/amounts';
import { Button } from 'antd';
import { useState } from 'react';
import { Badge } from '../../components/badge.tsx';
import { DepositCard } from './deposit-card.tsx';
import { DepositForm } from './entry-forms.tsx';
import styles from './ledger.module.css';
import type { RequestLedger as Ledger } from './ledger.ts';
import { MoneyFigures } from './money-figures.tsx';
import { PaymentCard } from './payment-card.tsx';
import { PaymentForm } from './payment-form.tsx';

/** Where the money of a request stands, its payments and its deposits. */
export function RequestLedger({ requestId, ledger }: { requestId: number; ledger: Ledger }) {
  const [form, setForm] = useState<'payment' | 'deposit' | null>(null);
  const { total, caution, cautionManquante, factures, paiements, cautions } = ledger;
  const close = () => setForm(null);
  return (
    <div className={styles.ledger}>
      <MoneyFigures sums={ledger} total={total} />
      <dl className={styles.figures}>
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
            <PaymentCard
              key={payment.id}
              payment={payment}
              // Cash of another debt could be more than the law allows for this one.
              invoices={payment.moyen === 'especes' && payment.requestId !== requestId ? [] : factures}
            />
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
      {form === 'payment' && (
        <PaymentForm requestId={requestId} montant={expected(ledger)} invoices={factures} onClose={close} />
      )}
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

/** What is paid next, most likely: what is billed, else all that is agreed and did not come in. */
function expected({ aPayer, convenu, recu }: Ledger): string {
  return Number(aPayer) > 0 ? aPayer : toAmount(Math.max(0, toCents(convenu) - toCents(recu)));
}
