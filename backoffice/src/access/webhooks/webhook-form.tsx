import { ownPasswordInput } from '@barnum/rules/access/second-factor-input';
import {
  moneyEvents,
  webhookEventLabels,
  webhookEvents,
  webhookSentences,
} from '@barnum/rules/access/webhooks/webhooks';
import { webhookInput } from '@barnum/rules/access/webhooks-input';
import { errorTable } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import { type Outcome, outcomeOf } from '@barnum/rules/outcome';
import { Checkbox, Form, Input } from 'antd';
import { useClient } from 'urql';
import { CurrentPasswordField, currentPasswordLabel } from '../../components/form/current-password-field.tsx';
import { errorsTogether } from '../../components/form/errors-together.ts';
import { fieldErrorsOf } from '../../components/form/field-errors-of.ts';
import { FormModal } from '../../components/form/form-modal.tsx';
import { useInvoicing } from '../../components/use-invoicing.ts';
import {
  createWebhookMutation,
  type EditedWebhook,
  editedWebhook,
  updateWebhookMutation,
  type WebhookValues,
  type WebhookWithSecret,
  webhookContext,
  webhooksQuery,
} from './webhooks.ts';
import styles from './webhooks-section.module.css';

interface Props {
  /** Null when the window is closed. */
  edited: EditedWebhook | null;
  /** Gets the webhook with its secret when it is new; null when it was changed. */
  onSaved: (created: WebhookWithSecret | null) => void;
  onClose: () => void;
}

const labels: Record<keyof WebhookValues, string> = {
  nom: 'Nom',
  url: 'Adresse',
  events: 'Événements',
  currentPassword: currentPasswordLabel,
};
const check = fieldErrorsOf(webhookInput);
const checkSent = fieldErrorsOf(webhookInput.extend(ownPasswordInput.shape));

/** Makes a webhook, or changes it. */
export function WebhookForm({ edited, onSaved, onClose }: Props) {
  const client = useClient();
  const id = edited?.webhook?.id ?? null;
  const isInvoicing = useInvoicing();
  // What a webhook has already stays with it.
  const events = webhookEvents.filter(
    (value) => isInvoicing || !moneyEvents.includes(value) || edited?.values.events.includes(value),
  );

  /** Whether what happens is sent to an address that it was not sent to. */
  const isSent = ({ url }: Pick<WebhookValues, 'url'>) => id === null || url !== edited?.webhook?.url;

  async function save(
    { currentPassword, ...input }: WebhookValues,
    updatedAt: string | null,
  ): Promise<Outcome<WebhookWithSecret | null>> {
    if (id !== null) {
      const outcome = outcomeOf(
        await client.mutation(updateWebhookMutation, { id, input, currentPassword, updatedAt }, webhookContext),
      );
      return outcome.status === 'done' ? { status: 'done', data: null } : outcome;
    }
    const outcome = outcomeOf(await client.mutation(createWebhookMutation, { input, currentPassword }, webhookContext));
    if (outcome.status === 'done') return { status: 'done', data: outcome.data.createWebhook };
    // Too many webhooks: a rule that refuses, no older copy of a record.
    const isRule = outcome.status === 'conflict' && outcome.sentence !== errorTable.CONFLICT.message;
    return isRule ? { ...outcome, status: 'failed' } : outcome;
  }

  async function reload(): Promise<EditedWebhook | null> {
    const { data } = await client.query(webhooksQuery, {}, { requestPolicy: 'network-only' });
    const current = data?.webhooks.find((webhook) => webhook.id === id);
    return current ? editedWebhook(current) : null;
  }

  return (
    <FormModal<WebhookValues, WebhookWithSecret | null>
      title={id === null ? 'Créer un webhook' : 'Modifier le webhook'}
      record={edited}
      labels={labels}
      check={(values) => errorsTogether('events', (isSent(values) ? checkSent : check)(values))}
      save={save}
      reload={reload}
      sentences={{ saved: webhookSentences.saved }}
      submitLabel={id === null ? 'Créer le webhook' : 'Enregistrer'}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Form.Item
        name="nom"
        label={labels.nom}
        required
        extra="Donnez le nom du programme, par exemple « Comptabilité »."
      >
        <Input autoComplete="off" maxLength={limits.nom} />
      </Form.Item>
      <Form.Item
        name="url"
        label={labels.url}
        required
        extra="L’adresse est en https, sur l’internet public, par exemple https://exemple.fr/barnum."
      >
        <Input autoComplete="off" inputMode="url" maxLength={limits.webhookUrl} />
      </Form.Item>
      <Form.Item name="events" label={labels.events} required>
        <Checkbox.Group
          className={styles.events ?? ''}
          options={events.map((value) => ({ value, label: webhookEventLabels[value] }))}
        />
      </Form.Item>
      <Form.Item noStyle dependencies={['url']}>
        {({ getFieldsValue }) =>
          isSent(getFieldsValue()) && <CurrentPasswordField extra="Tous les gérants sont prévenus par message." />
        }
      </Form.Item>
    </FormModal>
  );
}
