import { addDays, isRentalDay, weekdayOf } from '@barnum/rules/dates/days';
import { formatLongDate, formatShortDate } from '@barnum/rules/dates/format-dates';
import type { Period } from '@barnum/rules/dates/period';

/** The days shown: from the day before one on for four weeks, its month or its week. */
export interface PlanningView extends Period {
  vue: 'suite' | 'mois' | 'semaine';
  date: string;
}

/** Days of « 4 semaines », with the day before. */
const daysAhead = 28;

/** The view from the address; four weeks from today on by default, with yesterday: what should be back by now. */
export function readView(vue: string, date: string, today: string): PlanningView {
  const day = isRentalDay(date) ? date : today;
  if (vue === 'semaine') return { vue, date: day, ...weekOf(day) };
  if (vue === 'mois') return { vue, date: day, ...monthOf(day) };
  return { vue: 'suite', date: day, debut: addDays(day, -1), fin: addDays(day, daysAhead - 1) };
}

/** A day in the previous (-1) or next (1) view. */
export function adjacentDay({ vue, date, debut, fin }: PlanningView, direction: -1 | 1): string {
  if (vue === 'suite') return addDays(date, direction * daysAhead);
  if (direction === 1) return addDays(fin, 1);
  return vue === 'semaine' ? addDays(debut, -7) : monthOf(addDays(debut, -1)).debut;
}

/** « Du 7 juillet au 4 août 2026 », « Juillet 2026 », or « Semaine du 6 au 12 juillet 2026 ». */
export function viewTitle({ vue, debut, fin }: PlanningView): string {
  if (vue !== 'mois') {
    const isOneMonth = debut.slice(0, 7) === fin.slice(0, 7);
    const from = isOneMonth ? formatShortDate(debut).split(' ')[0] : formatShortDate(debut);
    return `${vue === 'semaine' ? 'Semaine du' : 'Du'} ${from} au ${formatLongDate(fin)}`;
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
