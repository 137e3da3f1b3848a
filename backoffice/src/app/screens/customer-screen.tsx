import { useInvoicing } from '../../components/use-invoicing.ts';
import { CustomerPage } from '../../features/customers/details/customer-page.tsx';
import { CustomerBalance } from '../../features/ledger/customer-balance.tsx';

/** A customer, with what it owes. */
export function CustomerScreen() {
  const isInvoicing = useInvoicing();
  return <CustomerPage balance={isInvoicing ? (id) => <CustomerBalance customerId={id} /> : null} />;
}
