import { CustomersPage } from '../../customers/customers/list/customers-page.tsx';
import { SheetExport } from '../../desk/spreadsheets/sheet-export.tsx';
import { useSession } from '../session/session.ts';

/** All customers, with the way to their table. */
export function CustomersScreen() {
  const { token } = useSession();
  return <CustomersPage exporting={<SheetExport keys={['customers']} token={token} />} />;
}
