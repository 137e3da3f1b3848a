import { formatPrice, toAmount } from '@barnum/rules/prices/amounts';
import { Button } from 'antd';
import { useState } from 'react';
import styles from './ledger.module.css';
import { type InvoiceToPay, PaymentForm, RefundForm } from './payment-form.tsx';

interface Props {
  invoice: InvoiceToPay & { requestId: number | null };
}

/** Records what is paid for an issued invoice, or gives back what was paid too much. */
export function InvoiceSettlement({ invoice }: Props) {
  // What the window is for stays while what is owed changes behind it.
  const [open, setOpen] = useState<'payment' | 'refund' | null>(null);
  const { id, requestId, reste } = invoice;
  const close = () => setOpen(null);
  const left = Number(reste);
  if (left === 0 && open === null) return null;
  const tooMuch = toAmount(-Math.round(left * 100));
  return (
    <div className={styles.buttons}>
      {left !== 0 && (
        <Button onClick={() => setOpen(left > 0 ? 'payment' : 'refund')}>
          {left > 0 ? 'Enregistrer un paiement' : `Rembourser ${formatPrice(tooMuch)}`}
        </Button>
      )}
      {open === 'payment' && (
        <PaymentForm requestId={requestId} montant={reste} invoices={[invoice]} chosen={[id]} onClose={close} />
      )}
      {open === 'refund' && <RefundForm of={{ invoiceId: id }} montant={tooMuch} moyen="virement" onClose={close} />}
    </div>
  );
}
