import { formatSpokenDateTime } from '@barnum/rules/dates/format-dates';
import { followUpFilePaths } from '@barnum/rules/paths';
import { sizeInWords } from '@barnum/rules/text/file-size';
import { classNames } from '../../lib/class-names.ts';
import type { FollowUp } from './follow-up.ts';
import styles from './message-thread.module.css';
import { NewSince } from './new-since.tsx';

interface Props {
  jeton: string;
  messages: FollowUp['messages'];
  /** Id of the last message at the visit before. */
  lastSeen: number | undefined;
}

/** What the visitor and the company wrote to each other, latest last. */
export function MessageThread({ jeton, messages, lastSeen }: Props) {
  if (messages.length === 0) return null;
  return (
    <ol className={styles.list}>
      {messages.map(({ id, createdAt, parLeVisiteur, texte, fichiers }) => (
        <li key={id} className={classNames(styles.message, !parLeVisiteur && styles.ours)}>
          <p className={styles.when}>
            <strong>{parLeVisiteur ? 'Vous' : 'Nous'}</strong>, le{' '}
            <time dateTime={createdAt}>{formatSpokenDateTime(createdAt)}</time>
            {!parLeVisiteur && <NewSince id={id} lastSeen={lastSeen} />}
          </p>
          {texte && <p className={styles.text}>{texte}</p>}
          {fichiers.map((fichier) => (
            <p key={fichier.id}>
              <a href={followUpFilePaths.fichier(jeton, fichier.id)} className={styles.file}>
                {fichier.nom} ({sizeInWords(fichier.taille)})
              </a>
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}
