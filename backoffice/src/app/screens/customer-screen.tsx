import { useInvoicing } from '../../components/use-invoicing.ts';
import { CustomerPage } from '../../customers/customers/details/customer-page.tsx';
import { CustomerInvoices } from '../../money/invoices/customer-invoices.tsx';
import { CustomerBalance } from '../../money/ledger/customer-balance.tsx';

/** A customer, with its invoices and what it owes. */
export function CustomerScreen() {
  const isInvoicing = useInvoicing();
  return (
    <CustomerPage
      {...(isInvoicing && {
        invoices: (id) => <CustomerInvoices customerId={id} />,
        balance: (id) => <CustomerBalance customerId={id} />,
      })}
    />
  );
}
