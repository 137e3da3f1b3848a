import { passwordResetInput } from '@barnum/rules/access/auth-input';
import { fieldErrors } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import { paths } from '@barnum/rules/paths';
import { sentences } from '@barnum/rules/sentences';
import { Alert, Button, type InputRef } from 'antd';
import { type FormEvent, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { PasswordInput } from '../../components/form/password-input.tsx';
import { FormField } from './form-field.tsx';
import { resetPassword } from './password-reset.ts';
import formStyles from './sign-in-form.module.css';
import styles from './sign-in-page.module.css';
import { SignInShell } from './sign-in-shell.tsx';

/** Chooses a new password by the link of a mail, whose secret stands behind « # ». */
export function ResetPage() {
  const input = useRef<InputRef>(null);
  const token = useLocation().hash.slice(1);
  const navigate = useNavigate();
  const [newPassword, setNewPassword] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const parsed = passwordResetInput.safeParse({ token, newPassword });
    if (!parsed.success) return refuse(fieldErrors(parsed.error).newPassword);
    setFailure(undefined);
    setIsSending(true);
    const outcome = await resetPassword(token, newPassword);
    setIsSending(false);
    if (outcome.status === 'done') return navigate(paths.signIn, { state: { notice: sentences.auth.resetDone } });
    if (outcome.status === 'invalid' && outcome.fields.newPassword) return refuse(outcome.fields.newPassword);
    setFailure(outcome.sentence);
  }

  function refuse(sentence: string | undefined) {
    setError(sentence);
    input.current?.focus({ cursor: 'all' });
  }

  return (
    <SignInShell
      title="Nouveau mot de passe"
      subtitle={`${limits.ownPasswordMin} caractères au moins\u00a0; quelques mots sans rapport se retiennent bien.`}
    >
      <form className={formStyles.form} noValidate onSubmit={submit}>
        {failure && <Alert type="error" showIcon message={failure} />}
        <FormField label="Nouveau mot de passe" id="new-password" error={error}>
          {(attributes) => (
            <PasswordInput
              {...attributes}
              ref={input}
              name="new-password"
              autoComplete="new-password"
              value={newPassword}
              onChange={(event) => {
                setNewPassword(event.target.value);
                setError(undefined);
              }}
            />
          )}
        </FormField>
        <Button type="primary" htmlType="submit" size="large" block loading={isSending}>
          Choisir ce mot de passe
        </Button>
      </form>
      <p className={styles.other}>
        <Link to={paths.passwordForgotten}>Demander un autre lien</Link>
      </p>
    </SignInShell>
  );
}
