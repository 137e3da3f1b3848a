import { Page } from '../../components/page.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { MailsTab } from '../../features/mails/mails-tab.tsx';
import { TemplatesTab } from '../../features/mails/templates-tab.tsx';

import { useRights } from '../../lib/rights.ts';

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
