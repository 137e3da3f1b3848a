import { formatLongDateTime } from '@barnum/rules/dates/format-dates';
import { partialReturnTitle, stillOutOf } from '@barnum/rules/desk/handover/handover';
import { invoiceNoteEnd } from '@barnum/rules/money/invoices/invoices';
import { quoteStepOf } from '@barnum/rules/prices/quotes';
import { cancellationStepOf } from '@barnum/rules/requests/reservation-requests/cancellations';
import { requestStateLabels } from '@barnum/rules/requests/reservation-requests/request-states';
import type { RequestEvent } from '../requests.ts';
import styles from './request-history.module.css';

/** What happened to a request, by whom, when. */
export function Event({ event }: { event: RequestEvent }) {
  return (
    <li className={styles.event}>
      <div className={styles.head}>
        <p className={styles.what}>{inWords(event)}</p>
        <p className={styles.who}>
          {event.auteur}, le {formatLongDateTime(event.createdAt)}
        </p>
      </div>
      {event.avant !== event.apres && event.note && <p className={styles.note}>{event.note}</p>}
      {changesOf(event).length > 0 && (
        <ul className={styles.changes}>
          {changesOf(event).map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

// What happens to the quote, to an invoice or to a wish to cancel changes neither state nor content.
function isStep({ avant, apres, note }: RequestEvent): boolean {
  const isOfMoney = quoteStepOf(note) !== null || note.endsWith(invoiceNoteEnd);
  return avant === apres && (isOfMoney || cancellationStepOf(note) !== null);
}

function changesOf(event: RequestEvent): string[] {
  const { avant, apres, note } = event;
  const stillOut = stillOutOf(note);
  if (stillOut !== null) return [`Encore sorti\u00a0: ${stillOut}`];
  return avant === apres && note !== '' && !isStep(event) ? note.split('\n') : [];
}

function inWords(event: RequestEvent): string {
  const { avant, apres, note } = event;
  if (avant === null) return 'Demande reçue';
  if (isStep(event)) return note;
  if (stillOutOf(note) !== null) return partialReturnTitle;
  if (avant === apres) return 'Contenu modifié';
  return `De « ${requestStateLabels[avant]} » à « ${requestStateLabels[apres]} »`;
}
