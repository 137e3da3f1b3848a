import { Page } from '../../components/page.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { CompanyInfoTab } from '../../features/company-info/company-info-tab.tsx';
import { SalesConditionsTab } from '../../features/sales-conditions/sales-conditions-tab.tsx';

/** Company information and sales conditions, in two tabs (spec section 2). */
export function SettingsScreen() {
  return (
    <Page title="Paramètres">
      <Tabs
        label="Paramètres"
        tabs={[
          { key: 'entreprise', label: 'Entreprise', content: <CompanyInfoTab /> },
          { key: 'cgv', label: 'CGV', content: <SalesConditionsTab /> },
        ]}
      />
    </Page>
  );
}
