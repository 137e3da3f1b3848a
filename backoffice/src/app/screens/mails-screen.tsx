import { Page } from '../../components/page.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { MailsTab } from '../../features/mails/mails-tab.tsx';
import { TemplatesTab } from '../../features/mails/templates-tab.tsx';

/** What the product writes to people, and in which words. */
export function MailsScreen() {
  return (
    <Page title="Messages">
      <Tabs
        label="Messages"
        tabs={[
          { key: 'envois', label: 'Envois', content: <MailsTab /> },
          { key: 'modeles', label: 'Modèles', content: <TemplatesTab /> },
        ]}
      />
    </Page>
  );
}
