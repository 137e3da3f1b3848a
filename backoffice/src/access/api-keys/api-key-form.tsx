import {
  apiKeySentences,
  type KeyCapability,
  type KeyValidity,
  keyCapabilities,
  keyValidityLabels,
  keyValidityNames,
} from '@barnum/rules/access/api-keys/api-keys';
import { apiKeyInput } from '@barnum/rules/access/api-keys-input';
import { ownPasswordInput } from '@barnum/rules/access/second-factor-input';
import { capabilityLabels } from '@barnum/rules/access/team/rights';
import { type Outcome, outcomeOf } from '@barnum/rules/outcome';
import { Checkbox, Form, Input, Radio } from 'antd';
import { useClient } from 'urql';
import { CurrentPasswordField, currentPasswordLabel } from '../../components/form/current-password-field.tsx';
import { errorsTogether } from '../../components/form/errors-together.ts';
import { fieldErrorsOf } from '../../components/form/field-errors-of.ts';
import { FormModal } from '../../components/form/form-modal.tsx';
import type { EditedRecord } from '../../components/form/use-record-form.tsx';
import { useInvoicing } from '../../components/use-invoicing.ts';
import { context, createApiKeyMutation, type NewApiKey } from './api-keys.ts';
import styles from './api-keys-section.module.css';

interface Values {
  name: string;
  capabilities: KeyCapability[];
  validity: KeyValidity;
  currentPassword: string;
}

/** A key that is about to be made. */
export type KeyToMake = EditedRecord<Values>;

interface Props {
  /** Null when the window is closed. */
  edited: KeyToMake | null;
  onMade: (made: NewApiKey) => void;
  onClose: () => void;
}

const labels: Record<keyof Values, string> = {
  name: 'Nom',
  capabilities: 'Droits',
  validity: 'Durée',
  currentPassword: currentPasswordLabel,
};
const check = fieldErrorsOf(apiKeyInput.extend(ownPasswordInput.shape));

/** Makes a key: its name, what it opens, and how long. */
export function ApiKeyForm({ edited, onMade, onClose }: Props) {
  const client = useClient();
  const isInvoicing = useInvoicing();
  const offered = keyCapabilities.filter((value) => isInvoicing || value !== 'money');

  async function save(values: Values): Promise<Outcome<NewApiKey>> {
    const outcome = outcomeOf(await client.mutation(createApiKeyMutation, values, context));
    if (outcome.status === 'done') return { status: 'done', data: outcome.data.createApiKey };
    // Too many keys: a rule that refuses, no older copy of a record.
    return outcome.status === 'conflict' ? { ...outcome, status: 'failed' } : outcome;
  }

  return (
    <FormModal<Values, NewApiKey>
      title="Créer une clé"
      record={edited}
      labels={labels}
      check={(values) => errorsTogether('capabilities', check(values))}
      save={save}
      sentences={{ saved: apiKeySentences.made }}
      submitLabel="Créer la clé"
      onSaved={onMade}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={labels.name}
        required
        extra="Donnez le nom du programme, par exemple « Site vitrine »."
      >
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="capabilities"
        label={labels.capabilities}
        extra="Choisissez ce que le programme pourra lire et changer. Une clé ne touche jamais à l’équipe, aux comptes, aux clés, au journal ni au serveur de messagerie."
      >
        <Checkbox.Group
          className={styles.rights ?? ''}
          options={offered.map((value) => ({ value, label: capabilityLabels[value] }))}
        />
      </Form.Item>
      <Form.Item name="validity" label={labels.validity}>
        <Radio.Group options={keyValidityNames.map((value) => ({ value, label: keyValidityLabels[value] }))} />
      </Form.Item>
      <Form.Item noStyle dependencies={['validity']}>
        {({ getFieldValue }) =>
          getFieldValue('validity') === 'unlimited' && (
            <p className={styles.warning} role="status">
              Une clé sans fin vaut jusqu’à ce que quelqu’un la révoque : pensez-y quand le programme ne sert plus.
            </p>
          )
        }
      </Form.Item>
      <CurrentPasswordField extra="Tous les gérants sont prévenus par message." />
    </FormModal>
  );
}

/** What the form starts from. */
export function keyToMake(): KeyToMake {
  return { values: { name: '', capabilities: [], validity: 'days365', currentPassword: '' }, updatedAt: null };
}
