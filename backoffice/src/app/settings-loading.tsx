import { messages } from '@barnum/rules/messages';
import { Page } from '../crud/page.tsx';
import styles from './full-page.module.css';

/** The settings while their code loads. */
export function SettingsLoading() {
  return (
    <Page title="Paramètres">
      <p className={styles.text} role="status">
        {messages.settings.loading}
      </p>
    </Page>
  );
}
