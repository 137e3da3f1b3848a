import { paths } from '@barnum/rules/paths';
import { BackLink } from '../../components/back-link.tsx';
import { Page } from '../../components/page.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { ChequesTab } from '../../money/cheque-slips/cheques-tab.tsx';
import { ReversalForm } from '../../money/ledger/entry-forms.tsx';
import { type ReversalSlot, TillTab } from '../../money/till/till-tab.tsx';

const reversal: ReversalSlot = (of, what, onClose) => <ReversalForm of={of} what={what} onClose={onClose} />;

/** What goes to the bank: cheques, and the cash of the till. */
export function BankScreen() {
  return (
    <Page title="Banque et caisse" back={<BackLink to={paths.adminPayments}>Paiements</BackLink>}>
      <Tabs
        label="Chèques et caisse"
        tabs={[
          { key: 'cheques', label: 'Chèques', content: <ChequesTab /> },
          { key: 'caisse', label: 'Caisse', content: <TillTab reversal={reversal} /> },
        ]}
      />
    </Page>
  );
}
