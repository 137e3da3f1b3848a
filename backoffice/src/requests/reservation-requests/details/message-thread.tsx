import { formatLongDateTime } from '@barnum/rules/dates/format-dates';
import { limits } from '@barnum/rules/limits';
import { paths } from '@barnum/rules/paths';
import { requestFileTypes } from '@barnum/rules/requests/reservation-requests/request-files';
import { authors } from '@barnum/rules/requests/reservation-requests/request-states';
import { sentences } from '@barnum/rules/sentences';
import { Button, Input } from 'antd';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Badge } from '../../../components/badge.tsx';
import { useUnsavedChanges } from '../../../components/form/use-unsaved-changes.ts';
import { useAction } from '../../../components/use-action.ts';
import { useIsSending } from '../../../components/use-is-sending.ts';
import { requestTypes } from '../../../lib/cached-types.ts';
import { type RequestMessage, replyMutation, replyWithFileMutation } from '../requests.ts';
import styles from './message-thread.module.css';

/** Renders a file of a message, to be saved. */
export type FileSlot = (file: RequestMessage['fichiers'][number]) => ReactNode;

/** What the visitor or the company wrote. */
export function Message({ message, showFile }: { message: RequestMessage; showFile: FileSlot }) {
  const { createdAt, auteur, texte, luLe, fichiers } = message;
  return (
    <li className={auteur === authors.visitor ? styles.message : styles.ours}>
      <p className={styles.when}>
        <strong>{auteur === authors.visitor ? 'Le visiteur' : auteur}</strong>, le {formatLongDateTime(createdAt)}{' '}
        {luLe === null && <Badge tone="warning">Non lu</Badge>}
      </p>
      {texte && <p className={styles.text}>{texte}</p>}
      {fichiers.length > 0 && (
        <ul className={styles.files} aria-label="Joint à ce message">
          {fichiers.map((fichier) => (
            <li key={fichier.id}>{showFile(fichier)}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

interface Props {
  request: { id: number; email: string | null };
  /** The last message that was read before. */
  lastId: number | null;
}

/** Answers the visitor. */
export function Reply({ request: { id, email }, lastId }: Props) {
  const { state } = useLocation();
  // What another screen proposes to write: nothing leaves before it is read.
  const [texte, setTexte] = useState<string>(state?.reponse ?? '');
  const [isMissing, setIsMissing] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const fieldId = useId();
  const replying = useAction({
    mutation: replyMutation,
    sentences: { done: sentences.requests.replied, failed: sentences.requests.replyFailed },
    refreshes: [...requestTypes, 'MailPage'],
  });
  const sending = useAction({
    mutation: replyWithFileMutation,
    sentences: { done: sentences.requests.replied, failed: sentences.requests.replyFailed },
    refreshes: [...requestTypes, 'MailPage', 'RequestFile'],
  });
  const isBusy = replying.busyId !== null || sending.busyId !== null;
  const isEmpty = file === null && texte.trim() === '';
  useUnsavedChanges(!isEmpty);

  async function send(event: FormEvent) {
    event.preventDefault();
    setIsMissing(isEmpty);
    if (isEmpty || isBusy) return;
    const answer = { id, texte, lastId };
    if (!(await (file === null ? replying.run(answer) : sending.run({ ...answer, file })))) return;
    setTexte((now) => (now === texte ? '' : now));
    setFile(null);
    // Read again, the page proposes it no more. Not by the router, which would ask about what was just sent.
    window.history.replaceState({ ...window.history.state, usr: null }, '');
  }

  return (
    <form className={styles.reply} onSubmit={(event) => void send(event)}>
      <label htmlFor={fieldId}>Répondre au visiteur</label>
      <Input.TextArea
        id={fieldId}
        aria-describedby={`${fieldId}-way ${fieldId}-error`}
        aria-invalid={isMissing}
        status={isMissing ? 'error' : ''}
        value={texte}
        maxLength={limits.shortText}
        autoSize={{ minRows: 1, maxRows: 10 }}
        onChange={({ target }) => {
          setTexte(target.value);
          setIsMissing(false);
        }}
      />
      <p className={styles.error} id={`${fieldId}-error`} role="alert">
        {isMissing && sentences.requests.messageRequired}
      </p>
      <p className={styles.none} id={`${fieldId}-way`}>
        <WayOfReply email={email} />
      </p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Fichier à joindre à la réponse"
        accept={Object.values(requestFileTypes).join(',')}
        onChange={({ target }) => {
          setFile(target.files?.[0] ?? null);
          setIsMissing(false);
          target.value = '';
        }}
      />
      <div className={styles.acts}>
        <Button htmlType="submit" loading={isBusy}>
          Envoyer la réponse
        </Button>
        {file === null ? (
          <Button onClick={() => input.current?.click()}>
            Joindre un fichier<span className="visually-hidden"> à la réponse</span>
          </Button>
        ) : (
          <>
            <span className={styles.none}>{file.name}</span> <Button onClick={() => setFile(null)}>Retirer</Button>
          </>
        )}
      </div>
    </form>
  );
}

function WayOfReply({ email }: { email: string | null }) {
  const isSending = useIsSending();
  if (email === null) return 'Sans adresse e-mail, le visiteur lit la réponse sur sa page de suivi seulement.';
  if (isSending) return `La réponse part à ${email}, et se lit sur la page de suivi du visiteur.`;
  return (
    <>
      Le visiteur lit la réponse sur sa page de suivi. L’e-mail à {email} ne part pas d’ici : vous l’envoyez depuis
      l’écran <Link to={paths.adminMails}>Messages</Link>.
    </>
  );
}
