import { paths } from '@barnum/rules/paths';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../components/button-link.tsx';
import { Page } from '../../components/page.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { SheetExport } from '../../desk/spreadsheets/sheet-export.tsx';
import { InvoicesTab } from '../../money/invoices/list/invoices-tab.tsx';
import { DepositsTab } from '../../money/ledger/deposits-tab.tsx';
import { PaymentsTab } from '../../money/ledger/payments-tab.tsx';
import { useSession } from '../session/session.ts';

/** Invoices, payments and deposits, in tabs. */
export function InvoicesScreen() {
  const { token } = useSession();
  const [parameters] = useSearchParams();
  const isOfPayments = parameters.get('onglet') === 'paiements';
  return (
    <Page
      title="Factures"
      actions={
        <>
          <SheetExport keys={[isOfPayments ? 'payments' : 'invoices']} token={token} />
          <ButtonLink to={paths.adminFigures}>Chiffres du mois</ButtonLink>
        </>
      }
    >
      <Tabs
        label="Factures, paiements et cautions"
        tabs={[
          { key: 'factures', label: 'Factures', content: <InvoicesTab token={token} /> },
          { key: 'paiements', label: 'Paiements', content: <PaymentsTab /> },
          { key: 'cautions', label: 'Cautions', content: <DepositsTab /> },
        ]}
      />
    </Page>
  );
}
