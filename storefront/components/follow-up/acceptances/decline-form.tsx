import { limits } from '@barnum/rules/limits';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import styles from './acceptance.module.css';
import type { Acting } from './acceptance-form.tsx';
import { declineQuote } from './change-acceptance.ts';

/** Refusing a quote, with a word. */
export function DeclineForm({ jeton, isBusy, onAct, versionId }: Acting & { versionId: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const [mot, setMot] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isOpen) form.current?.querySelector('textarea')?.focus();
  }, [isOpen]);

  function send(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) void onAct(declineQuote(jeton, versionId, mot));
  }

  return (
    <div className={styles.decline}>
      <Button variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Refuser ce devis
      </Button>
      {isOpen && (
        <form ref={form} className={styles.form} onSubmit={send}>
          <TextAreaField
            label="Un mot pour nous (facultatif)"
            hint="Ce qui ne va pas : le prix, les dates, autre chose. Votre demande est alors annulée, sans frais."
            value={mot}
            maxLength={limits.shortText}
            onChange={(event) => setMot(event.target.value)}
          />
          <div>
            <Button type="submit" aria-disabled={isBusy}>
              Envoyer mon refus
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
