import { tooMuchInWords } from '@barnum/rules/money/invoices/invoices';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { OnDemand } from '../../../components/on-demand.tsx';
import { type Invoice, ratesOf } from '../invoices.ts';
import { useIsJustBegun } from '../use-invoice-actions.ts';
import styles from './correction.module.css';
import { CorrectionWindow } from './correction-window.tsx';

interface Props {
  invoice: Invoice;
  correction: NonNullable<Invoice['correction']>;
  /** Whether nothing else keeps it from being issued. */
  isComplete: boolean;
}

/**
 * What of a deal is billed too much, rate by rate, and the window that puts it in order: open at once for who has just begun
 * the draft.
 */
export function CorrectionNotice({ invoice, correction, isComplete }: Props) {
  const isJustBegun = useIsJustBegun();
  const [isOpen, setIsOpen] = useState(isJustBegun && isComplete);
  const { tropFacture, facture } = correction;
  return (
    <>
      <Alert
        type="warning"
        showIcon
        role="note"
        className={styles.notice ?? ''}
        message="Plus est facturé que ce qui est convenu maintenant"
        description={
          <>
            <ul className={styles.lines}>
              {tooMuchInWords(ratesOf(tropFacture)).map((sentence) => (
                <li key={sentence}>{sentence}.</li>
              ))}
            </ul>
            <Button type="primary" disabled={!isComplete} onClick={() => setIsOpen(true)}>
              {facture === null ? 'Préparer l’avoir…' : 'Préparer l’avoir et la facture…'}
            </Button>
          </>
        }
      />
      <OnDemand isOpen={isOpen}>
        {(isShown) => (
          <CorrectionWindow
            invoice={invoice}
            correction={correction}
            isOpen={isShown}
            onClose={() => setIsOpen(false)}
          />
        )}
      </OnDemand>
    </>
  );
}
