import { Button } from 'antd';
import { useInvoiceActions } from '../use-invoice-actions.ts';
import styles from './to-invoice.module.css';

/** Opens the draft of the invoice of all that is left of a request. */
export function BillButton({ requestId }: { requestId: number }) {
  const actions = useInvoiceActions();
  return (
    <>
      <Button
        aria-label={`Facturer la demande n°\u00a0${requestId}`}
        loading={actions.busy === 'facture'}
        onClick={() => void actions.begin(requestId, 'facture')}
      >
        Facturer
      </Button>
      {actions.refusal && (
        <p className={styles.refusal} role="alert">
          {actions.refusal}
        </p>
      )}
    </>
  );
}
