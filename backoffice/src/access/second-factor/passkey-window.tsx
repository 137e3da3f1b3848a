import { passkeyStartInput } from '@barnum/rules/access/second-factor-input';
import { limits } from '@barnum/rules/limits';
import { type Outcome, outcomeOf } from '@barnum/rules/outcome';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { useClient } from 'urql';
import { CurrentPasswordField, currentPasswordLabel } from '../../components/form/current-password-field.tsx';
import { fieldErrorsOf } from '../../components/form/field-errors-of.ts';
import { FormModal } from '../../components/form/form-modal.tsx';
import { unconflicted } from '../../components/form/unconflicted.ts';
import { makePasskey } from '../../lib/passkeys.ts';
import { addPasskeyMutation, startPasskeyMutation } from './second-factor.ts';
import styles from './second-factor-part.module.css';

interface Props {
  isOpen: boolean;
  /** Receives the recovery codes of who had none. */
  onAdded: (codes: string[]) => void;
  onClose: () => void;
}

interface Values {
  name: string;
  currentPassword: string;
}

const labels = { name: 'Nom de la clé', currentPassword: currentPasswordLabel };
const check = fieldErrorsOf(passkeyStartInput);

/** Names a passkey, and has the browser make it. */
export function PasskeyWindow({ isOpen, onAdded, onClose }: Props) {
  const client = useClient();
  const [record] = useState({ values: { name: '', currentPassword: '' }, updatedAt: null });

  async function add({ name, currentPassword }: Values): Promise<Outcome<string[]>> {
    const started = outcomeOf(await client.mutation(startPasskeyMutation, { currentPassword }));
    if (started.status !== 'done') return unconflicted(started);
    const options = started.data.startPasskey;
    const made = await makePasskey(options);
    if (made.status !== 'done') return made;
    const { challenge } = options as { challenge: string };
    const { data, error } = await client.mutation(addPasskeyMutation, { challenge, name, passkey: made.data });
    return unconflicted(outcomeOf({ data: data?.addPasskey, error }));
  }

  return (
    <FormModal<Values, string[]>
      title="Ajouter une clé d’accès"
      record={isOpen ? record : null}
      labels={labels}
      check={check}
      save={add}
      sentences={{ saved: null }}
      submitLabel="Continuer"
      onSaved={onAdded}
      onClose={onClose}
    >
      <p className={styles.intro}>Donnez-lui un nom, puis votre navigateur vous demande où la garder.</p>
      <Form.Item name="name" label={labels.name} required>
        <Input placeholder="Téléphone, ordinateur du bureau, clé USB…" maxLength={limits.passkeyName} />
      </Form.Item>
      <CurrentPasswordField />
    </FormModal>
  );
}
