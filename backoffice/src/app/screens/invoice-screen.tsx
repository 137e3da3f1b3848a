import { InvoicePage } from '../../money/invoices/details/invoice-page.tsx';
import { InvoiceSettlement } from '../../money/ledger/invoice-settlement.tsx';

/** An invoice, with what is paid for it. */
export function InvoiceScreen() {
  return <InvoicePage settle={(invoice) => <InvoiceSettlement invoice={invoice} />} />;
}
