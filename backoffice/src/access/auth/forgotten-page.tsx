import { passwordResetAskedInput } from '@barnum/rules/access/auth-input';
import { fieldErrors } from '@barnum/rules/errors';
import { paths } from '@barnum/rules/paths';
import { sentences } from '@barnum/rules/sentences';
import { Alert, Button, Input, type InputRef } from 'antd';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { FormField } from './form-field.tsx';
import { askForReset } from './password-reset.ts';
import formStyles from './sign-in-form.module.css';
import styles from './sign-in-page.module.css';
import { SignInShell } from './sign-in-shell.tsx';

/** Asks for a link to choose a new password; says the same whether the address is known. */
export function ForgottenPage() {
  const input = useRef<InputRef>(null);
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [answer, setAnswer] = useState<{ type: 'success' | 'warning' | 'error'; message: string }>();
  const [isSending, setIsSending] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const parsed = passwordResetAskedInput.safeParse({ email });
    if (!parsed.success) {
      setError(fieldErrors(parsed.error).email);
      input.current?.focus();
      return;
    }
    setIsSending(true);
    const outcome = await askForReset(parsed.data.email);
    setIsSending(false);
    if (outcome.status !== 'done') return setAnswer({ type: 'error', message: outcome.sentence });
    const { resetAsked, resetUnsent } = sentences.auth;
    setAnswer(outcome.data ? { type: 'success', message: resetAsked } : { type: 'warning', message: resetUnsent });
  }

  return (
    <SignInShell title="Mot de passe oublié" subtitle="Nous vous envoyons un lien pour en choisir un nouveau.">
      <form className={formStyles.form} noValidate onSubmit={submit}>
        {answer && <Alert {...answer} showIcon role="status" />}
        <FormField label="Adresse email" id="email" error={error}>
          {(attributes) => (
            <Input
              {...attributes}
              ref={input}
              type="email"
              name="email"
              autoComplete="username"
              size="large"
              value={email}
              onChange={(event) => {
                setEmail(event.target.value);
                setError(undefined);
              }}
            />
          )}
        </FormField>
        <Button type="primary" htmlType="submit" size="large" block loading={isSending}>
          Recevoir un lien
        </Button>
      </form>
      <p className={styles.other}>
        <Link to={paths.signIn}>Retour à la connexion</Link>
      </p>
    </SignInShell>
  );
}
