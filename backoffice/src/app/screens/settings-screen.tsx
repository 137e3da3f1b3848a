import { capabilityLabels } from '@barnum/rules/access/team/rights';
import { paths } from '@barnum/rules/paths';
import { Flex } from 'antd';
import { ApiKeysSection } from '../../access/api-keys/api-keys-section.tsx';
import { JournalTab } from '../../access/journal/journal-tab.tsx';
import { MailServerTab } from '../../access/mail-server/mail-server-tab.tsx';
import { TeamTab } from '../../access/team/team-tab.tsx';
import { WebhooksSection } from '../../access/webhooks/webhooks-section.tsx';
import { MarkingTab } from '../../catalogue/pieces/marking-tab.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { Page } from '../../components/page.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { WholeExport } from '../../desk/spreadsheets/whole-export.tsx';
import { InvoiceSettingsTab } from '../../money/invoice-settings/invoice-settings-tab.tsx';
import { CheckEvidence } from '../../requests/acceptances/check-evidence.tsx';
import { KeptAcceptances } from '../../requests/acceptances/kept-acceptances.tsx';
import { PricingTab } from '../../requests/pricing/pricing-tab.tsx';
import { CompanyInfoTab } from '../../site/company-info/company-info-tab.tsx';
import { SalesConditionsTab } from '../../site/sales-conditions/sales-conditions-tab.tsx';
import { SiteTextsTab } from '../../site/site-texts/site-texts-tab.tsx';
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
          {
            key: 'entreprise',
            label: 'Entreprise',
            content: (
              <Flex vertical gap={20}>
                <CompanyInfoTab />
                <WholeExport token={token} />
              </Flex>
            ),
          },
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
          ...(readsJournal
            ? [
                {
                  key: 'journal',
                  label: 'Journal',
                  content: (
                    <Flex vertical gap={20}>
                      <JournalTab token={token} />
                      <CheckEvidence />
                      <KeptAcceptances />
                    </Flex>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Page>
  );
}
