import { Button } from 'antd';
import { useInvoiceActions } from '../use-invoice-actions.ts';
import styles from './to-invoice.module.css';

interface Props {
  requestId: number;
  /** Whether only what came in for it is billed, instead of all that is left. */
  received?: boolean;
}

/** Opens the draft of an invoice of a request. */
export function BillButton({ requestId, received = false }: Props) {
  const actions = useInvoiceActions();
  return (
    <>
      <Button
        aria-label={`Facturer la demande n°\u00a0${requestId}`}
        loading={actions.busy !== null}
        onClick={() => void (received ? actions.billReceived(requestId) : actions.begin(requestId, 'facture'))}
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
