import { CheckCircleOutlined, StopOutlined, WarningOutlined } from '@ant-design/icons';
import { webhookEventLabel, webhookSentences } from '@barnum/rules/access/webhooks/webhooks';
import { formatLongDateTime } from '@barnum/rules/dates/format-dates';
import { failureOf } from '@barnum/rules/outcome';
import { Button } from 'antd';
import { useMutation } from 'urql';
import { Badge } from '../../components/badge.tsx';
import { ListedRecord } from '../../components/list/record-list.tsx';
import { useAsk } from '../../components/questions.tsx';
import { useToasts } from '../../components/toasts.tsx';
import {
  deleteWebhookMutation,
  renewWebhookSecretMutation,
  sendTestEventMutation,
  switchWebhookMutation,
  type Webhook,
  type WebhookWithSecret,
  webhookContext,
} from './webhooks.ts';

interface Props {
  webhook: Webhook;
  onEdit: () => void;
  onShowDeliveries: () => void;
  onSecret: (renewed: WebhookWithSecret) => void;
  onDeleted: () => void;
}

/** A webhook, with what can be done about it. */
export function WebhookLine({ webhook, onEdit, onShowDeliveries, onSecret, onDeleted }: Props) {
  const { id, nom, url, events, isActive, formerSecretUntil } = webhook;
  const toasts = useToasts();
  const ask = useAsk();
  const [switching, switchOver] = useMutation(switchWebhookMutation);
  const [testing, sendTest] = useMutation(sendTestEventMutation);
  const [renewing, renew] = useMutation(renewWebhookSecretMutation);
  const [deleting, remove] = useMutation(deleteWebhookMutation);

  /** Says what became of a change; true when it was made. */
  function report(error: Parameters<typeof failureOf>[0], done: string): boolean {
    if (error) toasts.error(failureOf(error).sentence);
    else toasts.success(done);
    return !error;
  }
  async function toggle() {
    const question = {
      title: `Désactiver «\u00a0${nom}\u00a0»\u00a0?`,
      detail: 'Ses livraisons en attente seront abandonnées.',
      agree: 'Désactiver',
    };
    if (isActive && !(await ask(question))) return;
    const { error } = await switchOver({ id, isActive: !isActive }, webhookContext);
    report(error, isActive ? webhookSentences.deactivated : webhookSentences.activated);
  }
  async function test() {
    const { error } = await sendTest({ webhookId: id }, webhookContext);
    if (report(error, webhookSentences.testWritten)) onShowDeliveries();
  }
  async function renewSecret() {
    const question = {
      title: `Créer un nouveau secret pour «\u00a0${nom}\u00a0»\u00a0?`,
      detail: 'L’ancien signe encore pendant 24\u00a0heures, puis ne vaut plus.',
      agree: 'Créer le secret',
    };
    if (!(await ask(question))) return;
    const { data, error } = await renew({ id }, webhookContext);
    if (error) toasts.error(failureOf(error).sentence);
    if (data) onSecret(data.renewWebhookSecret);
  }
  async function askAndDelete() {
    if (!window.confirm(`Supprimer le webhook «\u00a0${nom}\u00a0» et ses livraisons\u00a0?`)) return;
    const { error } = await remove({ id }, webhookContext);
    if (report(error, webhookSentences.deleted)) onDeleted();
  }

  return (
    <ListedRecord
      title={nom}
      marks={<StateBadge webhook={webhook} />}
      details={[
        url,
        events.map(webhookEventLabel).join(' · '),
        formerSecretUntil !== null && new Date(formerSecretUntil) > new Date()
          ? `L’ancien secret signe aussi jusqu’au ${formatLongDateTime(formerSecretUntil)}`
          : null,
      ]}
      actions={
        <>
          <Button onClick={onShowDeliveries} aria-label={`Livraisons de ${nom}`}>
            Livraisons
          </Button>
          <Button
            disabled={!isActive}
            loading={testing.fetching}
            onClick={() => void test()}
            aria-label={`Envoyer un essai à ${nom}`}
          >
            Envoyer un essai
          </Button>
          <Button onClick={onEdit} aria-label={`Modifier ${nom}`}>
            Modifier
          </Button>
          <Button
            loading={renewing.fetching}
            onClick={() => void renewSecret()}
            aria-label={`Nouveau secret pour ${nom}`}
          >
            Nouveau secret
          </Button>
          <Button
            loading={switching.fetching}
            onClick={() => void toggle()}
            aria-label={`${isActive ? 'Désactiver' : 'Activer'} ${nom}`}
          >
            {isActive ? 'Désactiver' : 'Activer'}
          </Button>
          <Button
            danger
            loading={deleting.fetching}
            onClick={() => void askAndDelete()}
            aria-label={`Supprimer ${nom}`}
          >
            Supprimer
          </Button>
        </>
      }
    />
  );
}

function StateBadge({ webhook: { isActive, disabling, failingSince } }: { webhook: Webhook }) {
  if (!isActive) {
    return (
      <Badge tone="neutral" Icon={StopOutlined}>
        {disabling}
      </Badge>
    );
  }
  if (failingSince !== null) {
    return (
      <Badge tone="warning" Icon={WarningOutlined}>
        En panne depuis le {formatLongDateTime(failingSince)}
      </Badge>
    );
  }
  return (
    <Badge tone="success" Icon={CheckCircleOutlined}>
      Actif
    </Badge>
  );
}
