import { FiguresPage } from '../../money/figures/figures-page.tsx';
import { BillButton } from '../../money/invoices/to-invoice/bill-button.tsx';

/** The figures of a period, with the way to the invoice of what came in without one. */
export function FiguresScreen() {
  return <FiguresPage bill={(requestId) => <BillButton requestId={requestId} received />} />;
}
