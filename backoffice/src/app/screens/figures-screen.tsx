import { FiguresPage } from '../../money/figures/figures-page.tsx';
import { InvoiceExports } from '../../money/invoices/list/invoice-exports.tsx';
import { BillButton } from '../../money/invoices/to-invoice/bill-button.tsx';
import { useSession } from '../session/session.ts';

/** The figures of a period, with the way to the invoice of what came in without one, and its files. */
export function FiguresScreen() {
  const { token } = useSession();
  return (
    <FiguresPage
      bill={(requestId) => <BillButton requestId={requestId} received />}
      exportOf={(period) => <InvoiceExports period={period} token={token} />}
    />
  );
}
