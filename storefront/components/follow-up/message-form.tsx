import { limits } from '@barnum/rules/limits';
import { sentences } from '@barnum/rules/sentences';
import { type FormEvent, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { TextAreaField } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import type { FollowUp } from './follow-up.ts';
import styles from './message-form.module.css';
import { MessageThread } from './message-thread.tsx';

interface Props {
  followUp: Pick<FollowUp, 'messages' | 'phone' | 'sendsMails'>;
  /** Id of the last message at the visit before. */
  lastSeen: number | undefined;
  /** False when no message can be sent: the form is not rendered. */
  isHydrated: boolean;
  /** Resolves with the reason of a failure; null when the message was sent. */
  onSend: (texte: string) => Promise<string | null>;
}

/** What visitor and company wrote to each other, and the form for another message. */
export function MessageForm({ followUp: { messages, phone, sendsMails }, lastSeen, isHydrated, onSend }: Props) {
  const [texte, setTexte] = useState('');
  const [error, setError] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const [isSent, setIsSent] = useState(false);
  if (!isHydrated && messages.length === 0) return null;

  const byWriting = sendsMails ? 'Nous vous répondons ici, par e-mail ou par téléphone.' : 'Nous vous répondons ici.';
  const answer = phone && !sendsMails ? 'Nous vous répondons ici, ou vous rappelons.' : byWriting;

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    setIsSent(false);
    if (texte.trim() === '') return setError(sentences.requests.messageRequired);
    setIsSending(true);
    const refusal = await onSend(texte);
    setIsSending(false);
    setError(refusal ?? undefined);
    if (refusal !== null) return;
    setTexte('');
    setIsSent(true);
  }

  return (
    <section aria-labelledby="messages" className={styles.messages}>
      <h2 id="messages" className={styles.title}>
        Nous écrire
      </h2>
      <MessageThread messages={messages} lastSeen={lastSeen} />
      {isHydrated && (
        <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
          <TextAreaField
            label="Votre message"
            hint={`Une question, un changement, une précision. ${answer}`}
            error={error}
            value={texte}
            maxLength={limits.shortText}
            rows={4}
            readOnly={isSending}
            onChange={(event) => {
              setTexte(event.target.value);
              setError(undefined);
              setIsSent(false);
            }}
          />
          <Button type="submit" variant="primary" aria-disabled={isSending}>
            {isSending ? 'Envoi…' : 'Envoyer le message'}
          </Button>
          <div role="status">
            {isSent && (
              <Notice tone="success" title="Message envoyé.">
                <p>Nous le lisons et revenons vers vous.</p>
              </Notice>
            )}
          </div>
        </form>
      )}
    </section>
  );
}
