import { paths } from '@barnum/rules/paths';
import { capabilityLabels } from '@barnum/rules/team/rights';
import { Flex } from 'antd';
import { ButtonLink } from '../../components/button-link.tsx';
import { Page } from '../../components/page.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { ApiKeysSection } from '../../features/api-keys/api-keys-section.tsx';
import { CompanyInfoTab } from '../../features/company-info/company-info-tab.tsx';
import { InvoiceSettingsTab } from '../../features/invoice-settings/invoice-settings-tab.tsx';
import { JournalTab } from '../../features/journal/journal-tab.tsx';
import { MailServerTab } from '../../features/mail-server/mail-server-tab.tsx';
import { MarkingTab } from '../../features/pieces/marking-tab.tsx';
import { PricingTab } from '../../features/pricing/pricing-tab.tsx';
import { SalesConditionsTab } from '../../features/sales-conditions/sales-conditions-tab.tsx';
import { SiteTextsTab } from '../../features/site-texts/site-texts-tab.tsx';
import { TeamTab } from '../../features/team/team-tab.tsx';
import { WebhooksSection } from '../../features/webhooks/webhooks-section.tsx';
import { useSession } from '../session/session.ts';

/** Company information, prices and delivery, invoices, marking, the site's texts, the sales conditions, the mail server, the team, keys and webhooks, and the journal, in tabs (spec section 2). */
export function SettingsScreen() {
  const { token, user } = useSession();
  const readsJournal = user?.capabilities.includes('journal') ?? false;
  const makesKeys = user?.capabilities.includes('keys') ?? false;
  return (
    <Page title="Paramètres" actions={<ButtonLink to={paths.adminFirstSteps}>Premiers pas</ButtonLink>}>
      <Tabs
        label="Paramètres"
        tabs={[
          { key: 'entreprise', label: 'Entreprise', content: <CompanyInfoTab /> },
          { key: 'tarifs', label: 'Tarifs et livraison', content: <PricingTab /> },
          { key: 'factures', label: 'Factures', content: <InvoiceSettingsTab /> },
          { key: 'marquage', label: 'Marquage', content: <MarkingTab /> },
          { key: 'site', label: 'Site', content: <SiteTextsTab /> },
          { key: 'cgv', label: 'CGV', content: <SalesConditionsTab /> },
          { key: 'messagerie', label: 'Messagerie', content: <MailServerTab /> },
          { key: 'equipe', label: 'Équipe', content: <TeamTab /> },
          ...(makesKeys
            ? [
                {
                  key: 'cles',
                  label: capabilityLabels.keys,
                  content: (
                    <Flex vertical gap={20}>
                      <ApiKeysSection />
                      <WebhooksSection />
                    </Flex>
                  ),
                },
              ]
            : []),
          ...(readsJournal ? [{ key: 'journal', label: 'Journal', content: <JournalTab token={token} /> }] : []),
        ]}
      />
    </Page>
  );
}
