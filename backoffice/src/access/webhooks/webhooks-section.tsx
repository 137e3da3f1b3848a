import { ApiOutlined } from '@ant-design/icons';
import { webhookSentences } from '@barnum/rules/access/webhooks/webhooks';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { FormSection } from '../../components/form/form-section.tsx';
import { RecordList, RecordSkeletons } from '../../components/list/record-list.tsx';
import { Placeholder } from '../../components/placeholder.tsx';
import { QueryFailure } from '../../components/query-failure.tsx';
import { useRead } from '../../components/use-read.ts';
import { WebhookDeliveries } from './webhook-deliveries.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookLine } from './webhook-line.tsx';
import { WebhookSecretWindow } from './webhook-secret-window.tsx';
import {
  type EditedWebhook,
  editedWebhook,
  type Webhook,
  type WebhookWithSecret,
  webhookContext,
  webhooksQuery,
} from './webhooks.ts';
import styles from './webhooks-section.module.css';

const variables = {};

/** The addresses that are notified of what happens, with what was sent to them. */
export function WebhooksSection() {
  const reading = useRead(webhooksQuery, variables, webhookContext);
  const [edited, setEdited] = useState<EditedWebhook | null>(null);
  const [secret, setSecret] = useState<WebhookWithSecret | null>(null);
  const [looked, setLooked] = useState<Webhook | null>(null);
  const list = useRef<HTMLUListElement>(null);

  return (
    <FormSection
      title="Webhooks"
      titleId="webhooks"
      actions={
        <Button
          type="primary"
          icon={<ApiOutlined aria-hidden />}
          disabled={!reading.data}
          onClick={() => setEdited(editedWebhook(null))}
        >
          Créer un webhook
        </Button>
      }
    >
      <p className={styles.intro}>
        Un webhook prévient un programme, à son adresse, dès que quelque chose arrive : il n’a pas à le demander sans
        cesse. Le message dit de quoi il s’agit par numéros, états et montants, sans nom ni coordonnées, et il est
        signé.
      </p>
      {reading.data === undefined && reading.hasFailed && (
        <QueryFailure failure={webhookSentences.loadFailed} reading={reading} />
      )}
      {reading.data === undefined && !reading.hasFailed && <RecordSkeletons sentence="Chargement des webhooks…" />}
      {reading.data?.webhooks.length === 0 && (
        <Placeholder title="Aucun webhook">Tant qu’aucun programme n’est à prévenir, il n’en faut pas.</Placeholder>
      )}
      {/* In place when the last one is deleted, too: it takes the focus. */}
      <RecordList label="Webhooks" ref={list}>
        {reading.data?.webhooks.map((webhook) => (
          <WebhookLine
            key={webhook.id}
            webhook={webhook}
            onEdit={() => setEdited(editedWebhook(webhook))}
            onShowDeliveries={() => setLooked(webhook)}
            onSecret={setSecret}
            onDeleted={() => list.current?.focus()}
          />
        ))}
      </RecordList>
      <WebhookForm
        edited={edited}
        onSaved={(created) => {
          setEdited(null);
          setSecret(created);
        }}
        onClose={() => setEdited(null)}
      />
      <WebhookSecretWindow made={secret} onClose={() => setSecret(null)} />
      <WebhookDeliveries webhook={looked} onClose={() => setLooked(null)} />
    </FormSection>
  );
}
