import { addDays } from '../../dates/days.ts';
import { formatLongDate } from '../../dates/format-dates.ts';

/** Days back beyond which the day of a payment is asked about. */
const longBack = 365;

/** Sentences about the days of payments, refunds and deposits, which only administrators read. */
export const entryDateSentences = {
  beforeFirst: (day: string) =>
    `Pas avant le ${formatLongDate(day)}, date de votre première pièce d’ici\u00a0: ce qui précède est dans votre comptabilité d’avant`,
  beforeRequest: (date: string, day: string) =>
    `Vous avez saisi le ${formatLongDate(date)}, avant que la demande n’arrive, le ${formatLongDate(day)}. Est-ce bien ce jour\u00a0?`,
  longBack: (date: string) =>
    `Vous avez saisi le ${formatLongDate(date)}, il y a plus d’un an. Est-ce bien ce jour\u00a0?`,
  title: 'Vérifiez la date',
  keep: 'Oui, garder cette date',
  change: 'Changer la date',
  check: 'Vérifiez cette date',
} as const;

/**
 * What is asked before money is recorded on the day `date`; null where nothing is. `requestedOn` is the day on which its
 * request was made, null without one.
 */
export function dateQuestion(
  date: string,
  { today, requestedOn }: { today: string; requestedOn: string | null },
): string | null {
  if (date < addDays(today, -longBack)) return entryDateSentences.longBack(date);
  return requestedOn !== null && date < requestedOn ? entryDateSentences.beforeRequest(date, requestedOn) : null;
}
