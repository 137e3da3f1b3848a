import { acceptanceInput } from '@barnum/rules/access/auth-input';
import { teamSentences } from '@barnum/rules/access/team/team-sentences';
import { fieldErrors } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import { outcomeOf } from '@barnum/rules/outcome';
import { Alert, Button, Input } from 'antd';
import { type FormEvent, useEffect, useState } from 'react';
import { PasswordInput } from '../../components/form/password-input.tsx';
import { graphql } from '../../lib/service/graphql.ts';
import { createGraphqlClient } from '../../lib/service/graphql-client.ts';
import { useTabTitle } from '../../lib/shop.ts';
import { FormField } from './form-field.tsx';
import { type SignedIn, signIn } from './sign-in.ts';
import styles from './sign-in-form.module.css';

const invitationQuery = graphql(`
  query Invitation($token: String!) {
    invitation(token: $token) {
      email
      name
    }
  }
`);

const acceptMutation = graphql(`
  mutation AcceptInvitation($token: String!, $name: String!, $password: String!) {
    acceptInvitation(token: $token, name: $name, password: $password)
  }
`);

const client = createGraphqlClient({ readToken: () => null });

type Field = 'name' | 'password';

/** Whoever was invited chooses a name and a password. */
export function InvitationForm({ token, onSignIn }: { token: string; onSignIn: (session: SignedIn) => void }) {
  const [email, setEmail] = useState<string | null>(null);
  const [values, setValues] = useState({ name: '', password: '' });
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  useTabTitle('Invitation');

  useEffect(() => {
    void client.query(invitationQuery, { token }).then(({ data, error }) => {
      if (!data?.invitation) return setFailure(error ? teamSentences.acceptFailed : teamSentences.linkOutdated);
      const { email: address, name } = data.invitation;
      setEmail(address);
      setValues((before) => ({ ...before, name }));
    });
  }, [token]);

  function edit(field: Field, value: string) {
    setValues((before) => ({ ...before, [field]: value }));
    setErrors(({ [field]: _cleared, ...others }) => others);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending || email === null) return;
    const parsed = acceptanceInput.safeParse({ token, ...values });
    if (!parsed.success) return setErrors(fieldErrors(parsed.error));
    setFailure(null);
    setIsSending(true);
    const outcome = outcomeOf(await client.mutation(acceptMutation, parsed.data));
    const signedIn = outcome.status === 'done' ? await signIn({ email, password: values.password }) : outcome;
    setIsSending(false);
    // Who has just come has no second step yet.
    if (signedIn.status === 'done' && signedIn.data.session) return onSignIn(signedIn.data.session);
    if (signedIn.status === 'done') return setFailure(teamSentences.acceptFailed);
    if (signedIn.status === 'invalid') setErrors(signedIn.fields);
    else setFailure(signedIn.sentence);
  }

  if (email === null) {
    return failure === null ? (
      <p role="status">Lecture de l’invitation…</p>
    ) : (
      <Alert type="error" showIcon message={failure} />
    );
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p>Vous vous connecterez avec {email}.</p>
      {failure !== null && <Alert type="error" showIcon message={failure} />}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <FormField label="Votre nom" id="name" error={errors.name}>
        {(attributes) => (
          <Input
            {...attributes}
            name="name"
            autoComplete="name"
            size="large"
            value={values.name}
            onChange={({ target }) => edit('name', target.value)}
          />
        )}
      </FormField>
      <FormField
        label={`Mot de passe, ${limits.ownPasswordMin} caractères au moins`}
        id="password"
        error={errors.password}
      >
        {(attributes) => (
          <PasswordInput
            {...attributes}
            name="new-password"
            autoComplete="new-password"
            value={values.password}
            onChange={({ target }) => edit('password', target.value)}
          />
        )}
      </FormField>
      <Button type="primary" htmlType="submit" size="large" block loading={isSending}>
        Ouvrir mon compte
      </Button>
    </form>
  );
}
