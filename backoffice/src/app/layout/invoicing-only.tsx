import { paths } from '@barnum/rules/paths';
import { Navigate, Outlet } from 'react-router-dom';
import { useInvoicing } from '../../components/use-invoicing.ts';

/** The screens of invoices; unknown ones to a company that invoices with another program. */
export function InvoicingOnly() {
  return useInvoicing() ? <Outlet /> : <Navigate to={paths.admin} replace />;
}
