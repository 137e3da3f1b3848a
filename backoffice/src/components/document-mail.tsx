import { reminderSentences } from '@barnum/rules/money/invoices/invoice-reminders';
import { documentMailInput } from '@barnum/rules/outbox/mails-input';
import { outcomeOf } from '@barnum/rules/outcome';
import type { TypedDocumentNode } from '@urql/core';
import { Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { useMutation } from 'urql';
import styles from './document-mail.module.css';
import { fieldErrorsOf } from './form/field-errors-of.ts';
import { MailDraft, usePaused } from './mail-draft.tsx';
import { useToasts } from './toasts.tsx';
import { useIsSending } from './use-is-sending.ts';
import { useRead } from './use-read.ts';

const check = fieldErrorsOf(documentMailInput);

/** A mail that carries a quote or an invoice: how it is read and written, and what is said of it. */
export interface DocumentMailKind {
  query: TypedDocumentNode<{ mail: MailToRead }, { id: number; mot?: string | null }>;
  mutation: TypedDocumentNode<unknown, MailToWrite>;
  /** The GraphQL types to read again after it. */
  types: string[];
  label: string;
  /** What its button says where there is no mail server. */
  write: string;
  /** When it leaves, where there is one. */
  leaves: string;
  sentences: { sent: string; failed: string };
}

interface MailToRead {
  recipient: string;
  copies: string[];
  subject: string;
  text: string;
}

interface MailToWrite {
  id: number;
  destinataire: string;
  autresDestinataires?: string[] | null;
  copies?: string[] | null;
  mot?: string | null;
}

interface Props {
  kind: DocumentMailKind;
  /** The invoice, or the version of a quote. */
  id: number;
  title: string;
  isOpen: boolean;
  onClose: () => void;
  onSent?: () => void;
}

/** The message that goes with a document, word for word, and to whom, before it is written. */
export function DocumentMail({ kind, id, title, isOpen, onClose, onSent }: Props) {
  const toasts = useToasts();
  const isSending = useIsSending();
  const [typed, setTyped] = useState<{ to?: string; copies?: string }>({});
  const [mot, setMot] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const { data, hasFailed } = useRead(kind.query, { id, mot: usePaused(mot) }, undefined, !isOpen);
  const [{ fetching }, send] = useMutation(kind.mutation);
  const [toId, copiesId, hintId, errorId] = [useId(), useId(), useId(), useId()];
  const to = typed.to ?? data?.mail.recipient ?? '';
  const copies = typed.copies ?? data?.mail.copies.join(', ') ?? '';

  async function sendIt() {
    const [destinataire = '', ...autresDestinataires] = addressesOf(to);
    // Those that are kept of the customer, where they could not be read.
    const copied = typed.copies === undefined ? null : addressesOf(typed.copies);
    const mail = { destinataire, autresDestinataires, copies: copied, mot };
    const wrong = check(mail);
    setRefusal(wrong && (Object.values(wrong)[0] ?? null));
    if (wrong) return;
    const outcome = outcomeOf(await send({ id, ...mail }, { additionalTypenames: kind.types }));
    if (outcome.status !== 'done') return setRefusal(outcome.sentence || kind.sentences.failed);
    toasts.success(kind.sentences.sent);
    onClose();
    onSent?.();
  }

  const shared = { autoComplete: 'off', inputMode: 'email', 'aria-describedby': `${hintId} ${errorId}` } as const;
  return (
    <Modal
      open={isOpen}
      title={title}
      closable={{ 'aria-label': 'Fermer' }}
      okText={isSending ? 'Envoyer' : kind.write}
      cancelText="Pas maintenant"
      confirmLoading={fetching}
      onOk={() => void sendIt()}
      onCancel={onClose}
      afterClose={() => {
        setTyped({});
        setMot('');
        setRefusal(null);
      }}
      width={640}
      destroyOnHidden
    >
      <div className={styles.mail}>
        <div className={styles.field}>
          <label htmlFor={toId}>À</label>
          <Input
            {...shared}
            id={toId}
            value={to}
            placeholder={data?.mail.recipient === '' ? reminderSentences.noAddress : ''}
            status={refusal === null ? '' : 'error'}
            aria-invalid={refusal !== null}
            onChange={({ target }) => setTyped((now) => ({ ...now, to: target.value }))}
          />
          <label htmlFor={copiesId}>Copie à (facultatif)</label>
          <Input
            {...shared}
            id={copiesId}
            value={copies}
            onChange={({ target }) => setTyped((now) => ({ ...now, copies: target.value }))}
          />
          <p id={hintId} className={styles.hint}>
            Plusieurs adresses se séparent par une virgule. Chacune reçoit son propre message.
          </p>
          <p id={errorId} className={styles.error} role="alert">
            {refusal}
          </p>
        </div>
        <MailDraft
          mail={data?.mail}
          hasFailed={hasFailed}
          mot={mot}
          label={kind.label}
          onChange={setMot}
          leaves={kind.leaves}
        />
      </div>
    </Modal>
  );
}

function addressesOf(text: string): string[] {
  return text.split(/[\s,;]+/).filter(Boolean);
}
