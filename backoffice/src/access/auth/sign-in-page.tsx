import { paths } from '@barnum/rules/paths';
import { Alert } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { SecondStepForm } from './second-step-form.tsx';
import type { SecondStep, SignedIn } from './sign-in.ts';
import { SignInForm } from './sign-in-form.tsx';
import styles from './sign-in-page.module.css';
import { SignInShell } from './sign-in-shell.tsx';

interface Props {
  /** Why it is necessary to sign in again. */
  notice: string | null;
  onSignIn: (session: SignedIn) => void;
}

export function SignInPage({ notice, onSignIn }: Props) {
  const [email, setEmail] = useState('');
  const [step, setStep] = useState<SecondStep | null>(null);
  // Why the second step was left.
  const [left, setLeft] = useState<string | null>(null);
  const message = left ?? notice;

  if (step !== null) {
    return (
      <SignInShell title="Connexion" subtitle="Seconde étape : montrez que c’est bien vous.">
        <SecondStepForm
          step={step}
          onSignIn={onSignIn}
          onBack={(sentence) => {
            setLeft(sentence);
            setStep(null);
          }}
        />
      </SignInShell>
    );
  }
  return (
    <SignInShell
      title="Connexion"
      subtitle="L’espace de travail de l’équipe : les demandes reçues, et la suite à donner."
    >
      {message && (
        <div className={styles.notice}>
          <Alert type="info" showIcon message={message} role="status" />
        </div>
      )}
      <SignInForm
        email={email}
        onSignIn={onSignIn}
        onSecondStep={(next, address) => {
          setEmail(address);
          setStep(next);
        }}
      />
      <p className={styles.other}>
        <Link to={paths.passwordForgotten}>Mot de passe oublié ?</Link>
      </p>
    </SignInShell>
  );
}
