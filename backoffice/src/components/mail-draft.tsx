import { limits } from '@barnum/rules/limits';
import { paths } from '@barnum/rules/paths';
import { Input } from 'antd';
import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './mail-draft.module.css';
import { useIsSending } from './use-is-sending.ts';

interface Props {
  /** Undefined while it is read; null when there is none. */
  mail: { subject: string; text: string } | null | undefined;
  hasFailed: boolean;
  mot: string;
  label: string;
  error?: string | null;
  onChange: (mot: string) => void;
  /** When it leaves, where there is a mail server. */
  leaves: string;
}

/** A word for the visitor, and the mail that holds it, before it is written. */
export function MailDraft({ mail, hasFailed, mot, label, error = null, onChange, leaves }: Props) {
  const isSending = useIsSending();
  const fieldId = useId();
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={fieldId}>{label}</label>
        <Input.TextArea
          id={fieldId}
          autoSize={{ minRows: 2, maxRows: 8 }}
          maxLength={limits.shortText}
          value={mot}
          status={error === null ? '' : 'error'}
          aria-invalid={error !== null}
          aria-describedby={`${fieldId}-error`}
          onChange={({ target }) => onChange(target.value)}
        />
        <p id={`${fieldId}-error`} className={styles.error} role="alert">
          {error}
        </p>
      </div>
      {mail !== null && (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
          <section className={styles.mail} aria-label="Le message" aria-busy={!mail && !hasFailed} tabIndex={0}>
            {hasFailed && <p>Le message n’a pas pu être relu ici&nbsp;; il sera écrit selon son modèle.</p>}
            {mail && (
              <>
                <p className={styles.subject}>{mail.subject}</p>
                <p className={styles.text}>{mail.text}</p>
              </>
            )}
          </section>
          <p className={styles.when}>
            {isSending ? (
              leaves
            ) : (
              <>
                Rien ne part d’ici, faute de serveur de messagerie&nbsp;: vous l’enverrez depuis l’écran{' '}
                <Link to={paths.adminMails}>Messages</Link>.
              </>
            )}
          </p>
        </>
      )}
    </>
  );
}

// In milliseconds.
const pause = 250;

/** What is typed, once the typing pauses. */
export function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
}
