import { invoiceMailInput } from '@barnum/rules/inputs/invoice-events';
import { invoiceEventSentences } from '@barnum/rules/invoices/invoice-events';
import { limits } from '@barnum/rules/limits';
import { outcomeOf } from '@barnum/rules/outcome';
import { Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { useClient } from 'urql';
import { fieldErrorsOf } from '../../../components/form/field-errors-of.ts';
import { MailDraft, usePaused } from '../../../components/mail-draft.tsx';
import { useToasts } from '../../../components/toasts.tsx';
import { useRead } from '../../../components/use-read.ts';
import { deliveryTypes, invoiceMailQuery, sendInvoiceMutation } from './delivery.ts';
import styles from './invoice-delivery.module.css';

const check = fieldErrorsOf(invoiceMailInput);

interface Props {
  id: number;
  numero: string;
  isOpen: boolean;
  onClose: () => void;
}

/** The message that goes with an invoice, word for word, before it is written. */
export function SendInvoice({ id, numero, isOpen, onClose }: Props) {
  const client = useClient();
  const toasts = useToasts();
  const [typed, setTyped] = useState<string | null>(null);
  const [mot, setMot] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { data, hasFailed } = useRead(invoiceMailQuery, { id, mot: usePaused(mot) });
  const fieldId = useId();
  const destinataire = typed ?? data?.invoiceMail.recipient ?? '';

  async function send() {
    const wrong = check({ destinataire, mot });
    setRefusal(wrong && (Object.values(wrong)[0] ?? null));
    if (wrong) return;
    setIsBusy(true);
    const context = { additionalTypenames: deliveryTypes };
    const outcome = outcomeOf(await client.mutation(sendInvoiceMutation, { id, destinataire, mot }, context));
    setIsBusy(false);
    if (outcome.status !== 'done') return setRefusal(outcome.sentence || invoiceEventSentences.sendFailed);
    toasts.success(invoiceEventSentences.sent);
    onClose();
  }

  return (
    <Modal
      open={isOpen}
      title={`Envoyer ${numero}`}
      closable={{ 'aria-label': 'Fermer' }}
      okText="Écrire le message"
      cancelText="Pas maintenant"
      confirmLoading={isBusy}
      onOk={() => void send()}
      onCancel={onClose}
      afterClose={() => {
        setTyped(null);
        setMot('');
        setRefusal(null);
      }}
      width={640}
      destroyOnHidden
    >
      <div className={styles.delivery}>
        <div className={styles.field}>
          <label htmlFor={fieldId}>À</label>
          <Input
            id={fieldId}
            type="email"
            autoComplete="off"
            maxLength={limits.email}
            value={destinataire}
            status={refusal === null ? '' : 'error'}
            aria-invalid={refusal !== null}
            aria-describedby={`${fieldId}-error`}
            onChange={({ target }) => setTyped(target.value)}
          />
          <p id={`${fieldId}-error`} className={styles.error} role="alert">
            {refusal}
          </p>
        </div>
        <MailDraft
          mail={data?.invoiceMail}
          hasFailed={hasFailed}
          mot={mot}
          label="Un mot dans ce message (facultatif)"
          onChange={setMot}
          leaves="Il part aussitôt, avec la facture en pièce jointe."
        />
      </div>
    </Modal>
  );
}
