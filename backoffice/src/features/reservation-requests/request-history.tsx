import { formatLongDateTime } from '@barnum/rules/format';
import { requestStateLabels } from '@barnum/rules/request-states';
import styles from './request-history.module.css';
import type { RequestEvent } from './requests.ts';

/** What happened to a request, the latest first: what, by whom, when. */
export function RequestHistory({ events }: { events: readonly RequestEvent[] }) {
  return (
    <ol className={styles.events} reversed>
      {events.toReversed().map((event) => (
        <li key={event.id} className={styles.event}>
          <p className={styles.what}>{inWords(event)}</p>
          <p className={styles.who}>
            {event.auteur}, le {formatLongDateTime(event.createdAt)}
          </p>
          {event.note && <p className={styles.note}>{event.note}</p>}
        </li>
      ))}
    </ol>
  );
}

function inWords({ avant, apres }: RequestEvent): string {
  if (avant === null) return 'Demande reçue';
  if (avant === apres) return 'Contenu modifié';
  return `De « ${requestStateLabels[avant]} » à « ${requestStateLabels[apres]} »`;
}
