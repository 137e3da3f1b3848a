import { paths } from '@barnum/rules/paths';
import { Alert } from 'antd';
import { Link } from 'react-router-dom';
import type { SignedIn } from './sign-in.ts';
import { SignInForm } from './sign-in-form.tsx';
import styles from './sign-in-page.module.css';
import { SignInShell } from './sign-in-shell.tsx';

interface Props {
  /** Why it is necessary to sign in again. */
  notice: string | null;
  onSignIn: (session: SignedIn) => void;
}

export function SignInPage({ notice, onSignIn }: Props) {
  return (
    <SignInShell
      title="Connexion"
      subtitle="L’espace de travail de l’équipe : les demandes reçues, et la suite à donner."
    >
      {notice && (
        <div className={styles.notice}>
          <Alert type="info" showIcon message={notice} role="status" />
        </div>
      )}
      <SignInForm onSignIn={onSignIn} />
      <p className={styles.other}>
        <Link to={paths.passwordForgotten}>Mot de passe oublié ?</Link>
      </p>
    </SignInShell>
  );
}
