import { emailChangeInput } from '@barnum/rules/access/auth-input';
import { emailChangeSentences } from '@barnum/rules/access/team/email-changes';
import { type Outcome, outcomeOf } from '@barnum/rules/outcome';
import { Form, Input } from 'antd';
import { useMemo } from 'react';
import { useClient } from 'urql';
import { fieldErrorsOf } from '../../components/form/field-errors-of.ts';
import { FormModal } from '../../components/form/form-modal.tsx';
import { PasswordInput } from '../../components/form/password-input.tsx';
import { requestEmailChangeMutation } from './email-change.ts';
import styles from './own-email.module.css';

interface Values {
  newEmail: string;
  currentPassword: string;
}

interface Props {
  /** The address that changes. */
  email: string;
  /** What the field holds at first; null when the window is closed. */
  newEmail: string | null;
  onAsked: () => void;
  onClose: () => void;
}

const labels: Record<keyof Values, string> = {
  newEmail: 'Nouvelle adresse',
  currentPassword: 'Mot de passe actuel',
};
const check = fieldErrorsOf(emailChangeInput);

/** Asks both addresses whether the own account may be opened with another one. */
export function EmailChangeForm({ email, newEmail, onAsked, onClose }: Props) {
  const client = useClient();
  const record = useMemo(
    () => newEmail !== null && { values: { newEmail, currentPassword: '' }, updatedAt: null },
    [newEmail],
  );

  async function save(values: Values): Promise<Outcome<null>> {
    const outcome = outcomeOf(await client.mutation(requestEmailChangeMutation, values));
    if (outcome.status === 'done') return { status: 'done', data: null };
    // A rule that refuses, which is said where it is read: no older copy.
    return outcome.status === 'conflict'
      ? { ...outcome, status: 'invalid', fields: { newEmail: outcome.sentence } }
      : outcome;
  }

  return (
    <FormModal<Values, null>
      title="Changer d’adresse"
      record={record || null}
      labels={labels}
      check={check}
      save={save}
      sentences={{ saved: emailChangeSentences.asked }}
      submitLabel="Envoyer les deux messages"
      onSaved={onAsked}
      onClose={onClose}
    >
      <p className={styles.about}>
        Un message part à {email}, un autre à la nouvelle adresse : l’adresse change quand vous avez ouvert les deux
        liens, dans les 24 heures. Vos connexions se ferment alors.
      </p>
      <Form.Item name="newEmail" label={labels.newEmail} required>
        <Input type="email" autoComplete="email" />
      </Form.Item>
      <Form.Item name="currentPassword" label={labels.currentPassword} required>
        <PasswordInput size="middle" autoComplete="current-password" />
      </Form.Item>
    </FormModal>
  );
}
