import { sentences } from '../sentences.ts';
import { type Closings, isClosed, nearestOpenDay, openPeriodOf } from './closed-days.ts';
import { formatShortWeekday } from './format-dates.ts';
import type { ChosenDays } from './period.ts';

/**
 * A sentence for the pick-up and for the return of a request that fall on a closed day: at the field that says the
 * pick-up, which is the wanted day without a chosen one, and at that of the return.
 */
export function closedDayErrors(
  date: string,
  chosen: ChosenDays,
  closings: Closings,
): { [Field in 'date' | 'dateRetrait' | 'dateRetour']?: string } {
  const { debut, fin } = openPeriodOf(date, chosen, closings);
  const pickUp = chosen.dateRetrait === null ? 'date' : 'dateRetrait';
  const refusal = (day: string, what: string) => {
    const next = nearestOpenDay(day, closings, 1);
    return sentences.form.closedDay(formatShortWeekday(day), what, next && formatShortWeekday(next));
  };
  return {
    ...(isClosed(debut, closings) && { [pickUp]: refusal(debut, debut === fin ? 'retrait et du retour' : 'retrait') }),
    ...(debut !== fin && isClosed(fin, closings) && { dateRetour: refusal(fin, 'retour') }),
  };
}
