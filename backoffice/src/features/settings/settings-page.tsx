import { Page } from '../../crud/page.tsx';

export function SettingsPage() {
  return <Page title="Paramètres" />;
}
