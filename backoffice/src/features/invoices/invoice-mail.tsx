import { invoiceMailInput } from '@barnum/rules/inputs/invoice-events';
import { reminderSentences } from '@barnum/rules/invoices/invoice-reminders';
import { limits } from '@barnum/rules/limits';
import { outcomeOf } from '@barnum/rules/outcome';
import type { TypedDocumentNode } from '@urql/core';
import { Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { useMutation } from 'urql';
import { fieldErrorsOf } from '../../components/form/field-errors-of.ts';
import { MailDraft, usePaused } from '../../components/mail-draft.tsx';
import { useToasts } from '../../components/toasts.tsx';
import { useIsSending } from '../../components/use-is-sending.ts';
import { useRead } from '../../components/use-read.ts';
import styles from './invoice-mail.module.css';

const check = fieldErrorsOf(invoiceMailInput);

/** A mail that carries an invoice: how it is read and written, and what is said of it. */
export interface InvoiceMailKind {
  query: TypedDocumentNode<{ mail: MailToRead }, { id: number; mot?: string | null }>;
  mutation: TypedDocumentNode<unknown, { id: number; destinataire: string; mot?: string | null }>;
  /** The GraphQL types to read again after it. */
  types: string[];
  label: string;
  /** What its button says where there is no mail server. */
  write: string;
  sentences: { sent: string; failed: string };
}

interface MailToRead {
  recipient: string;
  copies: string[];
  subject: string;
  text: string;
}

interface Props {
  kind: InvoiceMailKind;
  /** The invoice. */
  id: number;
  title: string;
  isOpen: boolean;
  onClose: () => void;
  onSent?: () => void;
}

/** The message that goes with an invoice, word for word, before it is written. */
export function InvoiceMail({ kind, id, title, isOpen, onClose, onSent }: Props) {
  const toasts = useToasts();
  const isSending = useIsSending();
  const [typed, setTyped] = useState<string | null>(null);
  const [mot, setMot] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const { data, hasFailed } = useRead(kind.query, { id, mot: usePaused(mot) }, undefined, !isOpen);
  const [{ fetching }, send] = useMutation(kind.mutation);
  const fieldId = useId();
  const destinataire = typed ?? data?.mail.recipient ?? '';

  async function sendIt() {
    const wrong = check({ destinataire, mot });
    setRefusal(wrong && (Object.values(wrong)[0] ?? null));
    if (wrong) return;
    const outcome = outcomeOf(await send({ id, destinataire, mot }, { additionalTypenames: kind.types }));
    if (outcome.status !== 'done') return setRefusal(outcome.sentence || kind.sentences.failed);
    toasts.success(kind.sentences.sent);
    onClose();
    onSent?.();
  }

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
        setTyped(null);
        setMot('');
        setRefusal(null);
      }}
      width={640}
      destroyOnHidden
    >
      <div className={styles.mail}>
        <div className={styles.field}>
          <label htmlFor={fieldId}>À</label>
          <Input
            id={fieldId}
            type="email"
            autoComplete="off"
            maxLength={limits.email}
            value={destinataire}
            placeholder={data?.mail.recipient === '' ? reminderSentences.noAddress : ''}
            status={refusal === null ? '' : 'error'}
            aria-invalid={refusal !== null}
            aria-describedby={`${fieldId}-error`}
            onChange={({ target }) => setTyped(target.value)}
          />
          <p id={`${fieldId}-error`} className={styles.error} role="alert">
            {refusal}
          </p>
          {data !== undefined && data.mail.copies.length > 0 && <p>Copie à {data.mail.copies.join(', ')}</p>}
        </div>
        <MailDraft
          mail={data?.mail}
          hasFailed={hasFailed}
          mot={mot}
          label={kind.label}
          onChange={setMot}
          leaves="Il part aussitôt, avec la facture en pièce jointe."
        />
      </div>
    </Modal>
  );
}
