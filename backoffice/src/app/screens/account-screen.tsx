import { OwnEmail } from '../../access/auth/own-email.tsx';
import { SecondFactorPart } from '../../access/second-factor/second-factor-part.tsx';
import { EndOthersOffer } from '../../access/sessions/end-others-offer.tsx';
import { SessionList } from '../../access/sessions/session-list.tsx';
import { FormSection } from '../../components/form/form-section.tsx';
import { Page } from '../../components/page.tsx';
import { useSession } from '../session/session.ts';
import styles from './account-screen.module.css';

/** The own account of who is signed in. */
export function AccountScreen() {
  const session = useSession();
  return (
    <Page title="Mon compte" subtitle="Votre adresse, où vous êtes connecté, et ce qui protège votre compte.">
      <div className={styles.parts}>
        {session.status === 'authenticated' && (
          <FormSection title="Adresse">
            <OwnEmail email={session.user.email} />
          </FormSection>
        )}
        <FormSection title="Connexion en deux étapes">
          <SecondFactorPart afterAdding={<EndOthersOffer />} />
        </FormSection>
        <FormSection title="Connexions">
          <SessionList />
        </FormSection>
      </div>
    </Page>
  );
}
