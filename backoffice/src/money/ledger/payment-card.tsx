import { formatLongDate, formatLongDateTime } from '@barnum/rules/dates/format-dates';
import { ledgerMeansLabels, type PaymentMeans } from '@barnum/rules/money/ledger/ledger';
import { paymentSentences } from '@barnum/rules/money/ledger/payments';
import { paths } from '@barnum/rules/paths';
import { formatPrice, toAmount, toCents } from '@barnum/rules/prices/amounts';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAction } from '../../components/use-action.ts';
import { ledgerTypes } from '../../lib/cached-types.ts';
import { ReversalForm } from './entry-forms.tsx';
import styles from './ledger.module.css';
import { allocatePaymentMutation, type Payment } from './ledger.ts';
import { type InvoiceToPay, RefundForm } from './payment-form.tsx';
import { ReceiptButton } from './receipt-button.tsx';

interface Props {
  payment: Payment;
  /** What it may be counted against. */
  invoices?: readonly InvoiceToPay[];
  /** Whether the request is named. */
  isNamed?: boolean;
}

/** A payment: what it settles, and what can be done with it. */
export function PaymentCard({ payment, invoices = [], isNamed = false }: Props) {
  const [form, setForm] = useState<'reversal' | 'refund' | null>(null);
  const { montant, moyen, reference, banque, date, payeur, note, requestId, libre, affectations, contrePassation } =
    payment;
  const what = payment.isRefund ? 'Remboursement' : ledgerMeansLabels[moyen];
  const close = () => setForm(null);
  return (
    <li className={`${styles.card} ${contrePassation ? styles.reversed : ''}`}>
      <p className={styles.head}>
        <span className={styles.amount}>{formatPrice(montant)}</span>
        <span>
          {what}
          {reference && ` n°\u00a0${reference}`}
          {banque && `, ${banque}`}
        </span>
      </p>
      <p className={styles.about}>
        Le {formatLongDate(date)}
        {payeur && `, ${payeur}`}
        {note && `. ${note}`}
        {isNamed && requestId !== null && (
          <>
            {' · '}
            <Link to={paths.adminRequest(requestId)}>demande n°&nbsp;{requestId}</Link>
          </>
        )}
      </p>
      {affectations.length > 0 && (
        <p className={styles.about}>
          Règle {affectations.map(({ numero, montant: part }) => `${numero} (${formatPrice(part)})`).join(', ')}
        </p>
      )}
      {contrePassation ? (
        <p className={styles.about}>
          Annulé le {formatLongDateTime(contrePassation.createdAt)} par {contrePassation.auteur} :{' '}
          {contrePassation.motif}
        </p>
      ) : (
        <>
          {Number(libre) > 0 && (
            <p className={styles.about}>
              {affectations.length === 0
                ? 'Pas encore affecté à une facture'
                : `${formatPrice(libre)} pas encore affectés`}
            </p>
          )}
          <div className={styles.buttons}>
            <ReceiptButton id={payment.id} />
            {Number(libre) > 0 && (
              <>
                <Allocate payment={payment} invoices={invoices} />
                <Button onClick={() => setForm('refund')}>Rembourser</Button>
              </>
            )}
            {payment.annulable && <Button onClick={() => setForm('reversal')}>Annuler cette écriture</Button>}
          </div>
        </>
      )}
      {form === 'reversal' && (
        <ReversalForm of={payment.id} what={`${what.toLowerCase()} de ${formatPrice(montant)}`} onClose={close} />
      )}
      {form === 'refund' && (
        <RefundForm of={{ id: payment.id }} montant={libre} moyen={moyen as PaymentMeans} onClose={close} />
      )}
    </li>
  );
}

/** Counts what is free against the first invoice that is owed. */
function Allocate({ payment: { id, libre }, invoices }: { payment: Payment; invoices: readonly InvoiceToPay[] }) {
  const { busyId, run } = useAction({
    mutation: allocatePaymentMutation,
    sentences: { done: paymentSentences.allocated, failed: paymentSentences.failed },
    refreshes: ledgerTypes,
  });
  const invoice = invoices.find(({ reste }) => Number(reste) > 0);
  if (invoice === undefined) return null;
  const montant = toAmount(Math.min(toCents(libre), toCents(invoice.reste)));
  return (
    <Button loading={busyId === id} onClick={() => void run({ id, invoiceId: invoice.id, montant })}>
      Affecter {formatPrice(montant)} à {invoice.numero}
    </Button>
  );
}
