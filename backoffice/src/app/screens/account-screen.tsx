import { FormSection } from '../../components/form/form-section.tsx';
import { Page } from '../../components/page.tsx';
import { SessionList } from '../../features/sessions/session-list.tsx';
import styles from './account-screen.module.css';

/** The own account of who is signed in. */
export function AccountScreen() {
  return (
    <Page title="Mon compte" subtitle="Où vous êtes connecté, et ce qui protège votre compte.">
      <div className={styles.parts}>
        <FormSection title="Connexions">
          <SessionList />
        </FormSection>
      </div>
    </Page>
  );
}
