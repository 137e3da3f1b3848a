import { CheckCircleOutlined, ClockCircleOutlined, CloseCircleOutlined } from '@ant-design/icons';
import {
  type DeliveryState,
  deliveryStateLabels,
  webhookEventLabel,
  webhookSentences,
} from '@barnum/rules/access/webhooks/webhooks';
import { formatLongDateTime } from '@barnum/rules/dates/format-dates';
import { formatNumber } from '@barnum/rules/text/numbers';
import { Button } from 'antd';
import { Badge } from '../../components/badge.tsx';
import { ListedRecord } from '../../components/list/record-list.tsx';
import { useAction } from '../../components/use-action.ts';
import { replayDeliveryMutation, type WebhookDelivery } from './webhooks.ts';
import styles from './webhooks-section.module.css';

interface Props {
  delivery: WebhookDelivery;
  /** Not to a webhook that is switched off. */
  canReplay: boolean;
}

const marks = {
  en_attente: { tone: 'warning', Icon: ClockCircleOutlined },
  livre: { tone: 'success', Icon: CheckCircleOutlined },
  abandonne: { tone: 'danger', Icon: CloseCircleOutlined },
} as const satisfies Record<DeliveryState, unknown>;

/** An event for a webhook: how it went, what was sent, and what was answered. */
export function DeliveryCard({ delivery, canReplay }: Props) {
  const { id, messageId, type, body, state, createdAt, responseStart } = delivery;
  const { busyId, run } = useAction({
    mutation: replayDeliveryMutation,
    sentences: { done: webhookSentences.replayed, failed: webhookSentences.replayFailed },
  });
  const name = `${webhookEventLabel(type)}, ${formatLongDateTime(createdAt)}`;

  return (
    <ListedRecord
      title={webhookEventLabel(type)}
      marks={<Badge {...marks[state]}>{deliveryStateLabels[state]}</Badge>}
      details={[
        <>
          <code>{type}</code> · {formatLongDateTime(createdAt)}
        </>,
        outcomeOf(delivery),
      ]}
      actions={
        canReplay && (
          <Button loading={busyId === id} onClick={() => void run({ id })} aria-label={`Renvoyer\u00a0: ${name}`}>
            Renvoyer
          </Button>
        )
      }
    >
      <details className={styles.content}>
        <summary>Contenu et réponse</summary>
        <p>
          <code>webhook-id: {messageId}</code>
        </p>
        <pre>{body}</pre>
        {responseStart !== '' && (
          <>
            <p>Début de la réponse :</p>
            <pre>{responseStart}</pre>
          </>
        )}
      </details>
    </ListedRecord>
  );
}

/** What the last attempt came to, and when the next one is. */
function outcomeOf({ attempts, failure, responseStatus, milliseconds, nextAttemptAt, state }: WebhookDelivery): string {
  if (attempts === 0) return 'Pas encore envoyé';
  return [
    `${attempts} ${attempts > 1 ? 'essais' : 'essai'}`,
    failure,
    responseStatus === null ? null : `réponse ${responseStatus}`,
    milliseconds === null ? null : `${formatNumber(milliseconds)} ms`,
    state === 'en_attente' && nextAttemptAt !== null ? `prochain essai le ${formatLongDateTime(nextAttemptAt)}` : null,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}
