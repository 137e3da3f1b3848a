import { addDays, isRentalDay, weekdayOf } from '@barnum/rules/dates/days';
import { formatLongDate, formatShortDate } from '@barnum/rules/dates/format-dates';
import type { Period } from '@barnum/rules/dates/period';

/** The week or month shown. */
export interface PlanningView extends Period {
  vue: 'mois' | 'semaine';
  date: string;
}

/** The view from the address; the current month by default. */
export function readView(vue: string, date: string, today: string): PlanningView {
  const day = isRentalDay(date) ? date : today;
  return vue === 'semaine' ? { vue, date: day, ...weekOf(day) } : { vue: 'mois', date: day, ...monthOf(day) };
}

/** A day in the previous (-1) or next (1) view. */
export function adjacentDay({ vue, debut, fin }: PlanningView, direction: -1 | 1): string {
  if (direction === 1) return addDays(fin, 1);
  return vue === 'semaine' ? addDays(debut, -7) : monthOf(addDays(debut, -1)).debut;
}

/** « Juillet 2026 », or « Semaine du 6 au 12 juillet 2026 ». */
export function viewTitle({ vue, debut, fin }: PlanningView): string {
  if (vue === 'semaine') {
    const isOneMonth = debut.slice(0, 7) === fin.slice(0, 7);
    const from = isOneMonth ? formatShortDate(debut).split(' ')[0] : formatShortDate(debut);
    return `Semaine du ${from} au ${formatLongDate(fin)}`;
  }
  const month = formatLongDate(debut).replace(/^1er /, '');
  return month.charAt(0).toUpperCase() + month.slice(1);
}

function weekOf(day: string): Period {
  const debut = addDays(day, -((weekdayOf(day) + 6) % 7));
  return { debut, fin: addDays(debut, 6) };
}

function monthOf(day: string): Period {
  const debut = `${day.slice(0, 7)}-01`;
  const inNext = addDays(debut, 31);
  return { debut, fin: addDays(`${inNext.slice(0, 7)}-01`, -1) };
}
