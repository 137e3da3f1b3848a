import { paths } from '@barnum/rules/paths';
import { ButtonLink } from '../../components/button-link.tsx';
import { CustomersPage } from '../../customers/customers/list/customers-page.tsx';
import { SheetExport } from '../../desk/spreadsheets/sheet-export.tsx';
import { useSession } from '../session/session.ts';

/** All customers, with the ways of their table in and out. */
export function CustomersScreen() {
  const { token } = useSession();
  const sheets = (
    <>
      <ButtonLink to={paths.adminImports('clients')}>Importer</ButtonLink>
      <SheetExport keys={['customers']} token={token} />
    </>
  );
  return <CustomersPage sheets={sheets} />;
}
