import { limits } from '@barnum/rules/limits';
import { outcomeOf } from '@barnum/rules/outcome';
import { isKeptByLaw } from '@barnum/rules/requests/reservation-requests/request-states';
import { sentences } from '@barnum/rules/sentences';
import { Alert, Button, Input, Modal } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { useClient, useMutation } from 'urql';
import { focusFirstField } from '../../components/focus-first-field.ts';
import { useToasts } from '../../components/toasts.tsx';
import { requestTypes } from '../../lib/cached-types.ts';
import { type KeptRecords, keptRecordsQuery } from '../../lib/with-quotes.ts';
import { deletionQuestion } from './deletion-question.ts';
import styles from './list/selection/bulk-move.module.css';
import { deleteRequestMutation, type ReservationRequest, requestQuery } from './requests.ts';

/**
 * Deletes a request after a confirmation; with quotes it asks for the reason, and with an accepted one it says that the
 * law has it kept. `dialog` is to be rendered.
 */
export function useRequestDeletion(onDeleted: () => void): {
  deletingId: number | null;
  ask: (request: ReservationRequest) => void;
  dialog: ReactNode;
} {
  const toasts = useToasts();
  const [deletingId, setDeletingId] = useState<number | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const client = useClient();
  const [, mutate] = useMutation(deleteRequestMutation);

  async function remove({ id }: ReservationRequest, motif: string | null) {
    setDeletingId(id);
    const outcome = outcomeOf(await mutate({ id, motif }, { additionalTypenames: requestTypes }));
    setDeletingId(null);
    if (outcome.status !== 'done') return outcome;
    setAsked(null);
    toasts.success(sentences.requests.deleted);
    onDeleted();
    return outcome;
  }

  /** What stays of it; null where that cannot be read. */
  async function readKept({ id: requestId }: ReservationRequest): Promise<KeptRecords | null> {
    const read = await client.query(keptRecordsQuery, { requestId }, { requestPolicy: 'network-only' }).toPromise();
    return read.data?.keptRecords ?? null;
  }

  async function readAnew(request: ReservationRequest): Promise<ReservationRequest> {
    const { data } = await client
      .query(requestQuery, { id: request.id }, { requestPolicy: 'network-only' })
      .toPromise();
    return data?.reservationRequest ?? request;
  }

  async function ask(request: ReservationRequest) {
    const kept = await readKept(request);
    if (kept === null) toasts.error(sentences.requests.deleteFailed);
    else if (request.devis.length > 0) setAsked({ request, kept });
    else if (window.confirm(deletionQuestion(request, kept))) {
      const outcome = await remove(request, null);
      // Somebody else issued a quote meanwhile: the question names it.
      if (outcome.status === 'conflict' || outcome.status === 'invalid') {
        setAsked({ request: await readAnew(request), kept });
      } else if (outcome.status === 'failed') toasts.error(sentences.requests.deleteFailed);
    }
  }

  return {
    deletingId,
    ask: (request) => void ask(request),
    dialog: (
      <Modal
        open={asked !== null}
        title="Supprimer la demande"
        onCancel={() => setAsked(null)}
        afterOpenChange={focusFirstField}
        closable={{ 'aria-label': 'Fermer' }}
        footer={null}
        destroyOnHidden
      >
        {asked && isKeptByLaw(asked.request) && <Alert type="info" showIcon message={sentences.requests.keptByLaw} />}
        {asked && !isKeptByLaw(asked.request) && (
          <Reason {...asked} isBusy={deletingId !== null} remove={remove} onClose={() => setAsked(null)} />
        )}
      </Modal>
    ),
  };
}

/** A request that is about to be deleted, and what would stay of it. */
interface Asked {
  request: ReservationRequest;
  kept: KeptRecords;
}

interface ReasonProps extends Asked {
  isBusy: boolean;
  remove: (request: ReservationRequest, motif: string) => Promise<{ status: string; sentence?: string }>;
  onClose: () => void;
}

function Reason({ request, kept, isBusy, remove, onClose }: ReasonProps) {
  const [motif, setMotif] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [reasonId, refusalId] = [useId(), useId()];

  async function send() {
    const { status, sentence } = await remove(request, motif);
    if (status !== 'done') setRefusal(status === 'failed' ? sentences.requests.deleteFailed : (sentence ?? null));
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p>{deletionQuestion(request, kept)}</p>
      <label htmlFor={reasonId}>Pourquoi ? Le numéro du devis, qui n’est pas redonné, garde ce mot.</label>
      <Input.TextArea
        id={reasonId}
        rows={2}
        maxLength={limits.shortText}
        value={motif}
        aria-invalid={refusal !== null}
        aria-describedby={refusalId}
        onChange={({ target }) => setMotif(target.value)}
      />
      <p id={refusalId} className={styles.refusal} role="alert">
        {refusal}
      </p>
      <div className={styles.buttons}>
        <Button danger type="primary" htmlType="submit" loading={isBusy}>
          Supprimer la demande
        </Button>
        <Button onClick={onClose}>Garder</Button>
      </div>
    </form>
  );
}
