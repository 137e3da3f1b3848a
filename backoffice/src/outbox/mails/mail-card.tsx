import { administratorMailKinds, mailKindLabels } from '@barnum/rules/outbox/mails/templates';
import { paths } from '@barnum/rules/paths';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { Badge } from '../../components/badge.tsx';
import { Since } from '../../components/list/cells.tsx';
import { useInvoicing } from '../../components/use-invoicing.ts';
import { mailtoOf } from '../../lib/mailto.ts';
import { MailAttachment } from './mail-attachment.tsx';
import styles from './mail-card.module.css';
import { type Mail, mailStateLabels } from './mails.ts';

interface Props {
  mail: Mail;
  /** Whether there is a mail server. */
  isSending: boolean;
  retrying: MailAction;
  marking: MailAction;
}

/** An action on one mail, as `useAction` returns it. */
interface MailAction {
  busyId: number | null;
  run: (variables: { id: number }) => Promise<boolean>;
}

const forUs = { label: 'Pour vous', tone: 'neutral' } as const;

/** A mail: recipient, subject, state; its text unfolds below. */
export function MailCard({ mail, isSending, retrying, marking }: Props) {
  const { id, recipient, estCopie, subject, text, kind, requestId, createdAt, state, failure, devis, factureId } = mail;
  const isInvoicing = useInvoicing();
  const isLeft = state === 'envoye';
  // What is for the administrators themselves is not asked of them to send.
  const isForUs = !isSending && administratorMailKinds.some((own) => own === kind);
  const { label, tone } = isForUs && !isLeft ? forUs : mailStateLabels[state];

  return (
    <article className={styles.card} aria-label={`${subject}, à ${recipient}`}>
      <header className={styles.head}>
        <div className={styles.what}>
          <h2 className={styles.subject}>{subject}</h2>
          <p className={styles.facts}>
            {mailKindLabels[kind].title}
            {estCopie && ', copie'} à <a href={`mailto:${encodeURIComponent(recipient)}`}>{recipient}</a>
            {requestId !== null && (
              <>
                , <Link to={paths.adminRequest(requestId)}>demande n°&nbsp;{requestId}</Link>
              </>
            )}{' '}
            · <Since instant={createdAt} />
          </p>
        </div>
        <Badge tone={tone}>{label}</Badge>
      </header>
      {failure !== null && !isLeft && !isForUs && <p className={styles.failure}>{failure}</p>}
      <details className={styles.details}>
        <summary>Lire le message</summary>
        <p className={styles.text}>{text}</p>
      </details>
      {devis && <MailAttachment devis={devis} isByHand={!isLeft && !isSending} />}
      {isInvoicing && factureId !== null && (
        <p className={styles.invoice}>
          <Link to={paths.adminInvoice(factureId)}>La facture jointe</Link>
          {!isLeft && !isSending && ' ne suit pas d’elle-même : téléchargez-la, puis joignez-la à votre message.'}
        </p>
      )}
      {!isLeft && !isForUs && (
        <div className={styles.actions}>
          {isSending ? (
            <Button
              loading={retrying.busyId === id}
              onClick={() => void retrying.run({ id })}
              aria-label={`Réessayer d’envoyer « ${subject} » à ${recipient}`}
            >
              Réessayer
            </Button>
          ) : (
            <Button href={mailtoOf(mail)} aria-label={`Ouvrir dans votre messagerie « ${subject} » à ${recipient}`}>
              Ouvrir dans votre messagerie
            </Button>
          )}
          {(!isSending || failure !== null) && (
            <Button
              loading={marking.busyId === id}
              onClick={() => void marking.run({ id })}
              aria-label={`Noter comme envoyé «\u00a0${subject}\u00a0» à ${recipient}`}
            >
              Noter comme envoyé
            </Button>
          )}
        </div>
      )}
    </article>
  );
}
