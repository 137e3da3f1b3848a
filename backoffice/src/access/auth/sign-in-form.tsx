import { signInInput } from '@barnum/rules/access/auth-input';
import { fieldErrors } from '@barnum/rules/errors';
import { Alert, Button, Input, type InputRef } from 'antd';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { PasswordInput } from '../../components/form/password-input.tsx';
import { FormField } from './form-field.tsx';
import { type SecondStep, type SignedIn, signIn } from './sign-in.ts';
import styles from './sign-in-form.module.css';

type Field = 'email' | 'password';

interface Props {
  /** The address that was typed before. */
  email: string;
  onSignIn: (session: SignedIn) => void;
  /** The password was right, and there is a second step. */
  onSecondStep: (step: SecondStep, email: string) => void;
}

export function SignInForm({ email, onSignIn, onSecondStep }: Props) {
  const [values, setValues] = useState({ email, password: '' });
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const inputs: Record<Field, RefObject<InputRef>> = { email: useRef(null), password: useRef(null) };

  function edit(field: Field, value: string) {
    setValues((before) => ({ ...before, [field]: value }));
    setErrors(({ [field]: _cleared, ...others }) => others);
    setFailure(null);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const parsed = signInInput.safeParse(values);
    if (!parsed.success) {
      const refused = fieldErrors(parsed.error);
      setErrors(refused);
      inputs['email' in refused ? 'email' : 'password'].current?.focus();
      return;
    }
    setFailure(null);
    setIsSending(true);
    const outcome = await signIn(parsed.data);
    setIsSending(false);
    if (outcome.status === 'done') {
      const { session, secondStep } = outcome.data;
      return session === null ? onSecondStep(secondStep, values.email) : onSignIn(session);
    }
    setFailure(outcome.sentence);
    inputs.password.current?.focus({ cursor: 'all' });
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {failure !== null && <Alert type="error" showIcon message={failure} />}
      <FormField label="Adresse email" id="email" error={errors.email}>
        {(attributes) => (
          <Input
            {...attributes}
            ref={inputs.email}
            type="email"
            name="email"
            autoComplete="username"
            size="large"
            value={values.email}
            onChange={(event) => edit('email', event.target.value)}
          />
        )}
      </FormField>
      <FormField label="Mot de passe" id="password" error={errors.password}>
        {(attributes) => (
          <PasswordInput
            {...attributes}
            ref={inputs.password}
            value={values.password}
            onChange={(event) => edit('password', event.target.value)}
          />
        )}
      </FormField>
      <Button type="primary" htmlType="submit" size="large" block loading={isSending}>
        Se connecter
      </Button>
    </form>
  );
}
