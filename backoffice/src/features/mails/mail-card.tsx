import { mailKindLabels } from '@barnum/rules/mails/templates';
import { Button } from 'antd';
import { Badge } from '../../components/badge.tsx';
import { Since } from '../../components/list/cells.tsx';
import { MailAttachment } from './mail-attachment.tsx';
import styles from './mail-card.module.css';
import { type Mail, mailStateLabels } from './mails.ts';

interface Props {
  mail: Mail;
  /** Whether there is a mail server. */
  isSending: boolean;
  isRetrying: boolean;
  onRetry: () => void;
}

/** A mail: recipient, subject, state; its text unfolds below. */
export function MailCard({ mail, isSending, isRetrying, onRetry }: Props) {
  const { recipient, subject, text, kind, requestId, createdAt, state, failure, devis } = mail;
  const { label, tone } = mailStateLabels[state];
  const isLeft = state === 'envoye';

  return (
    <article className={styles.card} aria-label={`${subject}, à ${recipient}`}>
      <header className={styles.head}>
        <div className={styles.what}>
          <h2 className={styles.subject}>{subject}</h2>
          <p className={styles.facts}>
            {mailKindLabels[kind].title} à <a href={`mailto:${encodeURIComponent(recipient)}`}>{recipient}</a>
            {requestId !== null && `, demande n° ${requestId}`} · <Since instant={createdAt} />
          </p>
        </div>
        <Badge tone={tone}>{label}</Badge>
      </header>
      {failure !== null && !isLeft && <p className={styles.failure}>{failure}</p>}
      <details className={styles.details}>
        <summary>Lire le message</summary>
        <p className={styles.text}>{text}</p>
      </details>
      {devis && <MailAttachment devis={devis} isByHand={!isLeft && !isSending} />}
      {!isLeft && (
        <div className={styles.actions}>
          {isSending ? (
            <Button
              loading={isRetrying}
              onClick={onRetry}
              aria-label={`Réessayer d’envoyer « ${subject} » à ${recipient}`}
            >
              Réessayer
            </Button>
          ) : (
            <Button href={mailtoOf(mail)} aria-label={`Ouvrir dans votre messagerie « ${subject} » à ${recipient}`}>
              Ouvrir dans votre messagerie
            </Button>
          )}
        </div>
      )}
    </article>
  );
}

function mailtoOf({ recipient, subject, text }: Mail): string {
  const words = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
  return `mailto:${encodeURIComponent(recipient)}?${words}`;
}
