import { MailOutlined } from '@ant-design/icons';
import { formatLongDate } from '@barnum/rules/dates/format-dates';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { invoiceEventSentences } from '@barnum/rules/money/invoices/invoice-events';
import { Button } from 'antd';
import { useState } from 'react';
import { DocumentMail } from '../../../components/document-mail.tsx';
import type { EditedRecord } from '../../../components/form/use-record-form.tsx';
import { QueryFailure } from '../../../components/query-failure.tsx';
import { useRead } from '../../../components/use-read.ts';
import { mailInWords } from '../../../lib/mail-in-words.ts';
import { type Delivery, deliveryQuery, invoiceMail } from './delivery.ts';
import { DepositForm, type DepositValues } from './deposit-form.tsx';
import styles from './invoice-delivery.module.css';

interface Props {
  invoice: { id: number; numero: string | null; hasXml: boolean };
}

/** How an issued invoice reached its client: the mails that carry it, and where it was deposited. */
export function InvoiceDelivery({ invoice: { id, numero, hasXml } }: Props) {
  const reading = useRead(deliveryQuery, { id });
  const [isSending, setIsSending] = useState(false);
  const [deposit, setDeposit] = useState<EditedRecord<DepositValues> | null>(null);
  if (!reading.data) {
    if (reading.hasFailed) return <QueryFailure failure={invoiceEventSentences.loadFailed} reading={reading} />;
    return <p role="status">Chargement des envois…</p>;
  }
  const steps = stepsOf(reading.data.invoiceDelivery);
  return (
    <div className={styles.delivery}>
      {steps.length === 0 ? (
        <p className={styles.soft}>Pas encore envoyée.</p>
      ) : (
        <ul className={styles.steps} aria-label="Envois de la facture">
          {steps.map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        <Button icon={<MailOutlined aria-hidden />} onClick={() => setIsSending(true)}>
          Envoyer par e-mail
        </Button>
        {hasXml && (
          <Button onClick={() => setDeposit({ values: { jour: todayInParis(), reference: '' }, updatedAt: null })}>
            Noter comme déposée
          </Button>
        )}
      </div>
      {hasXml && (
        <p className={styles.soft}>
          Un professionnel la reçoit par votre plateforme agréée : déposez-y le PDF, qui contient le fichier Factur-X.
        </p>
      )}
      <DocumentMail
        kind={invoiceMail}
        id={id}
        title={`Envoyer ${numero}`}
        isOpen={isSending}
        onClose={() => setIsSending(false)}
      />
      <DepositForm id={id} record={deposit} onClose={() => setDeposit(null)} />
    </div>
  );
}

/** What happened, the latest first: a mail says itself what became of it. */
function stepsOf({ evenements, mails }: Delivery): { key: string; text: string }[] {
  const ofMails = mails.map((mail) => ({
    key: `mail ${mail.id}`,
    at: mail.createdAt,
    text: mailInWords(mail, 'Envoyée'),
  }));
  const ofDeposits = evenements
    .filter(({ kind }) => kind === 'depot')
    .map(({ id, createdAt, jour, reference }) => ({
      key: `depot ${id}`,
      at: createdAt,
      text: `Déposée sur votre plateforme le ${formatLongDate(jour ?? createdAt)}, référence ${reference}`,
    }));
  return [...ofMails, ...ofDeposits].sort((one, other) => other.at.localeCompare(one.at));
}
