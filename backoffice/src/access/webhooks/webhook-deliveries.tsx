import { deliveryDays, webhookSentences } from '@barnum/rules/access/webhooks/webhooks';
import { formatNumber } from '@barnum/rules/text/numbers';
import { Button, Modal } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { ListStates } from '../../components/list/list-states.tsx';
import { RecordList, RecordSkeletons } from '../../components/list/record-list.tsx';
import { Placeholder } from '../../components/placeholder.tsx';
import { useLast } from '../../components/use-last.ts';
import { useRead } from '../../components/use-read.ts';
import { DeliveryCard } from './delivery-card.tsx';
import { deliveriesQuery, type Webhook, type WebhookDelivery, webhookContext } from './webhooks.ts';
import styles from './webhooks-section.module.css';

interface Props {
  /** Null when the window is closed. */
  webhook: Webhook | null;
  onClose: () => void;
}

const pageSize = 10;

/** How often the list is read again while something is on its way, in milliseconds. */
const lookEvery = 2_000;

/** The window with what was sent to a webhook. */
export function WebhookDeliveries({ webhook, onClose }: Props) {
  // Stays as it is while the window closes.
  const shown = useLast(webhook);
  return (
    <Modal
      open={webhook !== null}
      title={`Livraisons de «\u00a0${shown?.nom ?? ''}\u00a0»`}
      onCancel={onClose}
      closable={{ 'aria-label': 'Fermer' }}
      footer={<Button onClick={onClose}>Fermer</Button>}
      width={760}
      destroyOnHidden
    >
      {shown && <Deliveries webhook={shown} />}
    </Modal>
  );
}

function Deliveries({ webhook }: { webhook: Webhook }) {
  const [page, setPage] = useState(1);
  const top = useRef<HTMLParagraphElement>(null);
  const { data, ...reading } = useRead(deliveriesQuery, { webhookId: webhook.id, page, pageSize }, webhookContext);
  const list = {
    ...reading,
    items: data?.webhookDeliveries.items,
    totalCount: data?.webhookDeliveries.totalCount,
  };
  const isMoving = list.items?.some(isOnItsWay) ?? false;
  const { reload } = reading;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer that still waits is followed by another look
  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(reload, lookEvery);
    return () => clearTimeout(timer);
  }, [data, isMoving]);

  const total = list.totalCount ?? 0;
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  function turn(to: number) {
    setPage(to);
    top.current?.focus();
  }

  return (
    <>
      <p className={styles.count} ref={top} tabIndex={-1}>
        {list.totalCount === undefined ? '–' : formatNumber(total)} {total > 1 ? 'livraisons' : 'livraison'} en{' '}
        {deliveryDays} jours, les plus récentes d’abord
      </p>
      <ListStates
        list={list}
        failure={webhookSentences.deliveriesLoadFailed}
        skeleton={<RecordSkeletons sentence="Chargement des livraisons…" />}
        empty={
          <Placeholder title="Aucune livraison">
            Rien ne s’est passé encore. « Envoyer un essai » en crée une.
          </Placeholder>
        }
      >
        {(deliveries) => (
          <RecordList label="Livraisons">
            {deliveries.map((delivery) => (
              <DeliveryCard key={delivery.id} delivery={delivery} canReplay={webhook.isActive} />
            ))}
          </RecordList>
        )}
      </ListStates>
      {lastPage > 1 && (
        <nav className={styles.pages} aria-label="Pages des livraisons">
          <Button disabled={page === 1} onClick={() => turn(page - 1)}>
            Précédentes
          </Button>
          <span>
            Page {page} sur {lastPage}
          </span>
          <Button disabled={page >= lastPage} onClick={() => turn(page + 1)}>
            Suivantes
          </Button>
        </nav>
      )}
    </>
  );
}

/** Whether something will be known of a delivery in a moment. */
function isOnItsWay({ state, nextAttemptAt }: WebhookDelivery): boolean {
  return state === 'en_attente' && nextAttemptAt !== null && Date.parse(nextAttemptAt) < Date.now() + 70_000;
}
