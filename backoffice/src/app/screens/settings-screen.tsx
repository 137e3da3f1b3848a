import { paths } from '@barnum/rules/paths';
import { Flex } from 'antd';
import { Navigate, useSearchParams } from 'react-router-dom';
import { ApiKeysSection } from '../../access/api-keys/api-keys-section.tsx';
import { JournalTab } from '../../access/journal/journal-tab.tsx';
import { MailServerTab } from '../../access/mail-server/mail-server-tab.tsx';
import { TeamTab } from '../../access/team/team-tab.tsx';
import { WebhooksSection } from '../../access/webhooks/webhooks-section.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { Page } from '../../components/page.tsx';
import { type Tab, Tabs } from '../../components/tabs.tsx';
import { useInvoicing } from '../../components/use-invoicing.ts';
import { useShopSettings } from '../../components/use-shop-settings.ts';
import { WholeExport } from '../../desk/spreadsheets/whole-export.tsx';
import { InvoiceSettingsTab } from '../../money/invoice-settings/invoice-settings-tab.tsx';
import { CheckEvidence } from '../../requests/acceptances/check-evidence.tsx';
import { KeptAcceptances } from '../../requests/acceptances/kept-acceptances.tsx';
import { PricingTab } from '../../requests/pricing/pricing-tab.tsx';
import { CompanyInfoTab } from '../../site/company-info/company-info-tab.tsx';
import { SalesConditionsTab } from '../../site/sales-conditions/sales-conditions-tab.tsx';
import { SiteTextsTab } from '../../site/site-texts/site-texts-tab.tsx';
import { useSession } from '../session/session.ts';
import { Chapters } from '../settings/chapters.tsx';
import { type SettingsTab, settingsTabs } from '../settings/settings.ts';
import { SettingsSearch } from '../settings/settings-search.tsx';

/** What is set, in seven tabs with one search over all of them; what few people touch is in the parts of the last one. */
export function SettingsScreen() {
  const { token, user } = useSession();
  const isInvoicing = useInvoicing();
  const { equipe } = useShopSettings();
  const [parameters] = useSearchParams();
  const readsJournal = user?.capabilities.includes('journal') ?? false;
  const makesKeys = user?.capabilities.includes('keys') ?? false;
  const advanced: [Tab, ...Tab[]] = [
    tab('rubriques', <Chapters />),
    tab('messagerie', <MailServerTab />),
    ...(isInvoicing ? [tab('comptes', <InvoiceSettingsTab part="accounts" />)] : []),
    ...(makesKeys
      ? [
          tab(
            'cles',
            stack(
              <>
                <ApiKeysSection />
                <WebhooksSection />
              </>,
            ),
          ),
        ]
      : []),
    ...(readsJournal
      ? [
          tab(
            'journal',
            stack(
              <>
                <JournalTab token={token} />
                <CheckEvidence />
                <KeptAcceptances />
              </>,
            ),
          ),
        ]
      : []),
  ];
  const tabs: [Tab, ...Tab[]] = [
    tab(
      'entreprise',
      stack(
        <>
          <CompanyInfoTab />
          <WholeExport token={token} />
        </>,
      ),
    ),
    tab('cgv', <SalesConditionsTab />),
    tab('site', <SiteTextsTab />),
    tab('tarifs', <PricingTab />),
    tab('factures', <InvoiceSettingsTab part="usual" />),
    // An address of it opens it all the same.
    ...(equipe || parameters.get('onglet') === 'equipe' ? [tab('equipe', <TeamTab />)] : []),
    { key: 'avance', label: 'Avancé', parts: advanced },
  ];
  // The address of 1.2.
  if (parameters.get('onglet') === 'marquage') {
    return <Navigate to={`${paths.adminSettings}?onglet=rubriques`} replace />;
  }
  const open = [...tabs, ...advanced].map(({ key }) => key);
  return (
    <Page title="Paramètres" actions={<ButtonLink to={paths.adminFirstSteps}>Premiers pas</ButtonLink>}>
      <SettingsSearch tabs={open as SettingsTab[]} />
      <Tabs label="Paramètres" tabs={tabs} />
    </Page>
  );
}

function tab(key: SettingsTab, content: JSX.Element): Tab {
  return { key, label: settingsTabs[key], content };
}

function stack(content: JSX.Element): JSX.Element {
  return (
    <Flex vertical gap={20}>
      {content}
    </Flex>
  );
}
