import { reminderSentences } from '@barnum/rules/invoices/invoice-reminders';
import { outcomeOf } from '@barnum/rules/outcome';
import { Alert, Button, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { useMutation } from 'urql';
import { MailDraft, usePaused } from '../../../components/mail-draft.tsx';
import { useToasts } from '../../../components/toasts.tsx';
import { useRead } from '../../../components/use-read.ts';
import styles from './reminder-button.module.css';
import { reminderQuery, reminderTypes, sendReminderMutation } from './reminders.ts';

interface Props {
  invoice: { id: number; numero: string | null };
  /** After a reminder: its button is gone. */
  onSent?: () => void;
}

/** Reminds the client of a late invoice, once the administrator has read what is written. */
export function ReminderButton({ invoice, onSent }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button className={styles.open ?? ''} aria-label={`Relancer ${invoice.numero}`} onClick={() => setIsOpen(true)}>
        Relancer
      </Button>
      <Modal
        open={isOpen}
        title={`Relancer : ${invoice.numero}`}
        closable={{ 'aria-label': 'Fermer' }}
        onCancel={() => setIsOpen(false)}
        footer={null}
        width={640}
        destroyOnHidden
      >
        <Reminder
          id={invoice.id}
          onSent={() => {
            setIsOpen(false);
            onSent?.();
          }}
        />
      </Modal>
    </>
  );
}

function Reminder({ id, onSent }: { id: number; onSent: () => void }) {
  const toasts = useToasts();
  const recipientId = useId();
  const [mot, setMot] = useState('');
  const [typed, setTyped] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { data, hasFailed } = useRead(reminderQuery, { id, mot: usePaused(mot) });
  const [{ fetching }, send] = useMutation(sendReminderMutation);
  const mail = data?.invoiceReminder;
  const destinataire = typed ?? mail?.recipient ?? '';

  async function sendIt() {
    const outcome = outcomeOf(await send({ id, destinataire, mot }, { additionalTypenames: reminderTypes }));
    if (outcome.status !== 'done') {
      setRefusal(Object.values(outcome.status === 'invalid' ? outcome.fields : {})[0] ?? outcome.sentence);
      return;
    }
    toasts.success(reminderSentences.sent);
    onSent();
  }

  return (
    <div className={styles.reminder}>
      <div className={styles.field}>
        <label htmlFor={recipientId}>À</label>
        <Input
          id={recipientId}
          type="email"
          value={destinataire}
          placeholder={mail && mail.recipient === '' ? reminderSentences.noAddress : ''}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <MailDraft
        mail={mail}
        hasFailed={hasFailed}
        mot={mot}
        label="Un mot dans ce rappel (facultatif)"
        onChange={setMot}
        leaves="Il part tout de suite, avec la facture en pièce jointe."
      />
      <div role="alert">{refusal && <Alert type="error" showIcon message={refusal} />}</div>
      <Button type="primary" loading={fetching} disabled={destinataire === ''} onClick={() => void sendIt()}>
        Envoyer le rappel
      </Button>
    </div>
  );
}
