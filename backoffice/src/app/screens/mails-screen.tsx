import { Page } from '../../components/page.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { useRights } from '../../lib/rights.ts';
import { MailsTab } from '../../outbox/mails/mails-tab.tsx';
import { TemplatesTab } from '../../outbox/mails/templates-tab.tsx';

/** The mails that the product sends, and their templates. */
export function MailsScreen() {
  const may = useRights();
  return (
    <Page title="Messages">
      <Tabs
        label="Messages"
        tabs={[
          { key: 'envois', label: 'Envois', content: <MailsTab /> },
          ...(may('settings') ? [{ key: 'modeles', label: 'Modèles', content: <TemplatesTab /> }] : []),
        ]}
      />
    </Page>
  );
}
