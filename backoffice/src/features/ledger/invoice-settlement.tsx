import { formatPrice, toAmount } from '@barnum/rules/money/amounts';
import { Button } from 'antd';
import { useState } from 'react';
import styles from './ledger.module.css';
import { type InvoiceToPay, PaymentForm, RefundForm } from './payment-form.tsx';

interface Props {
  invoice: InvoiceToPay & { requestId: number | null };
}

/** Records what is paid for an issued invoice, or gives back what was paid too much. */
export function InvoiceSettlement({ invoice }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { id, requestId, reste } = invoice;
  const close = () => setIsOpen(false);
  const left = Number(reste);
  if (left === 0) return null;
  const tooMuch = toAmount(-Math.round(left * 100));
  return (
    <div className={styles.buttons}>
      <Button onClick={() => setIsOpen(true)}>
        {left > 0 ? 'Enregistrer un paiement' : `Rembourser ${formatPrice(tooMuch)}`}
      </Button>
      {isOpen && left > 0 && (
        <PaymentForm requestId={requestId} montant={reste} invoices={[invoice]} chosen={[id]} onClose={close} />
      )}
      {isOpen && left < 0 && <RefundForm of={{ invoiceId: id }} montant={tooMuch} moyen="virement" onClose={close} />}
    </div>
  );
}
