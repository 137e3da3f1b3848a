import { formatSpokenDateTime } from '@barnum/rules/dates/format-dates';
import { limits } from '@barnum/rules/limits';
import { paths } from '@barnum/rules/paths';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { TextAreaField } from '../ui/field.tsx';
import styles from './follow-up-choices.module.css';

interface Props {
  /** When the visitor asked for it; null when nothing waits for an answer. */
  since: string | null;
  isBusy: boolean;
  onRequest: (mot: string) => void;
  onWithdraw: () => void;
}

/** What is confirmed is cancelled by the company: asking for it with a word, and taking that back. */
export function CancellationRequest({ since, isBusy, onRequest, onWithdraw }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [mot, setMot] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isOpen) form.current?.querySelector('textarea')?.focus();
  }, [isOpen]);

  function send(event: FormEvent) {
    event.preventDefault();
    onRequest(mot);
  }

  if (since !== null) {
    return (
      <div className={styles.choice}>
        <p>
          Vous avez demandé l’annulation le {formatSpokenDateTime(since)}. Un changement d’avis ? Votre réservation est
          toujours là.
        </p>
        <Button aria-disabled={isBusy} onClick={onWithdraw}>
          Retirer ma demande d’annulation
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.choice}>
      <p>
        Votre réservation est confirmée : nous répondons à votre demande d’annulation, et les conditions d’annulation de
        nos <a href={paths.cgv}>conditions générales</a> s’appliquent.
      </p>
      <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Demander l’annulation
      </Button>
      {isOpen && (
        <form ref={form} className={styles.form} onSubmit={send}>
          <TextAreaField
            label="Un mot pour nous (facultatif)"
            hint="Pourquoi vous annulez, ou une autre date qui vous conviendrait."
            value={mot}
            maxLength={limits.shortText}
            onChange={(event) => setMot(event.target.value)}
          />
          <Button type="submit" variant="primary" aria-disabled={isBusy}>
            Envoyer ma demande d’annulation
          </Button>
        </form>
      )}
    </div>
  );
}
