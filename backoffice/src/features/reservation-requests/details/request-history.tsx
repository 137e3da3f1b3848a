import { formatLongDateTime } from '@barnum/rules/dates/format-dates';
import { requestStateLabels } from '@barnum/rules/request-states';
import type { RequestEvent } from '../requests.ts';
import styles from './request-history.module.css';

/** The history of a request, latest first: what, by whom, when. */
export function RequestHistory({ events }: { events: readonly RequestEvent[] }) {
  return (
    <ol className={styles.events} reversed>
      {events.toReversed().map((event) => (
        <li key={event.id} className={styles.event}>
          <p className={styles.what}>{inWords(event)}</p>
          <p className={styles.who}>
            {event.auteur}, le {formatLongDateTime(event.createdAt)}
          </p>
          {event.note && !isDescribedByNote(event) && <p className={styles.note}>{event.note}</p>}
        </li>
      ))}
    </ol>
  );
}

// An event without a change of state or content is described by its note.
function isDescribedByNote({ avant, apres, note }: RequestEvent): boolean {
  return avant === apres && note !== '';
}

function inWords(event: RequestEvent): string {
  const { avant, apres, note } = event;
  if (avant === null) return 'Demande reçue';
  if (isDescribedByNote(event)) return note;
  if (avant === apres) return 'Contenu modifié';
  return `De « ${requestStateLabels[avant]} » à « ${requestStateLabels[apres]} »`;
}
