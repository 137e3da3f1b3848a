import { limits } from '@barnum/rules/limits';
import { requestFileSentences, requestFileTypes } from '@barnum/rules/requests/reservation-requests/request-files';
import { sentences } from '@barnum/rules/sentences';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { TextAreaField } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import type { FollowUp } from './follow-up.ts';
import styles from './message-form.module.css';
import { MessageThread } from './message-thread.tsx';

interface Props {
  jeton: string;
  followUp: Pick<FollowUp, 'messages' | 'phone' | 'sendsMails'>;
  /** Id of the last message at the visit before. */
  lastSeen: number | undefined;
  /** False when no message can be sent: the form is not rendered. */
  isHydrated: boolean;
  /** Resolves with the reason of a failure; null when the message was sent. */
  onSend: (texte: string, file: File | null) => Promise<string | null>;
}

/** What visitor and company wrote to each other, and the form for another message. */
export function MessageForm({ jeton, followUp, lastSeen, isHydrated, onSend }: Props) {
  const { messages, phone, sendsMails } = followUp;
  const [texte, setTexte] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const input = useRef<HTMLInputElement>(null);
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
    if (file === null && texte.trim() === '') return setError(sentences.requests.messageRequired);
    if (file !== null && file.size > limits.requestFileBytes) return setError(requestFileSentences.tooLarge);
    setIsSending(true);
    const refusal = await onSend(texte, file);
    setIsSending(false);
    setError(refusal ?? undefined);
    if (refusal !== null) return;
    setTexte('');
    setFile(null);
    if (input.current) input.current.value = '';
    setIsSent(true);
  }

  return (
    <section aria-labelledby="messages" className={styles.messages}>
      <h2 id="messages" className={styles.title}>
        Nous écrire
      </h2>
      <MessageThread jeton={jeton} messages={messages} lastSeen={lastSeen} />
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
          <p className={styles.file}>
            <label htmlFor="fichier">Joindre un fichier (facultatif)</label>
            <input
              ref={input}
              id="fichier"
              type="file"
              aria-describedby="fichier-aide"
              accept={[...Object.values(requestFileTypes), 'image/heic'].join(',')}
              onChange={({ target }) => {
                setFile(target.files?.[0] ?? null);
                setError(undefined);
                setIsSent(false);
              }}
            />
            <span id="fichier-aide" className={styles.hint}>
              Un plan, une photo du lieu, un bon de commande&nbsp;: PDF ou image, 10&nbsp;Mo au plus.
            </span>
          </p>
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
