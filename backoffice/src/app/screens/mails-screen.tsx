import { Page } from '../../components/page.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { MailsTab } from '../../features/mails/mails-tab.tsx';
import { TemplatesTab } from '../../features/mails/templates-tab.tsx';

/** The mails that the product sends, and their templates. */
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
