import { daysBetween } from '../../dates/days.ts';
import { formatLongDate, formatShortDate } from '../../dates/format-dates.ts';
import type { RequestState } from './request-states.ts';

/** A departure or a return is usual from a day before it was planned until a week after, in days. */
const usual = { before: 1, after: 7 };

/**
 * What to ask before a departure or a return is marked on a day, `today`, that is far from the planned one: the wrong
 * request may be open. Null for every other step.
 */
export function distantStepQuestion(
  request: { statut: RequestState; debut: string; fin: string },
  to: RequestState,
  today: string,
): string | null {
  const step = steps.find(({ from, leadsTo }) => from === request.statut && leadsTo === to);
  if (step === undefined) return null;
  const day = request[step.day];
  const distance = daysBetween(today, day);
  if (distance <= usual.before && -distance <= usual.after) return null;
  const date = day.slice(0, 4) === today.slice(0, 4) ? formatShortDate(day) : formatLongDate(day);
  return `${step.what} ${distance > 0 ? 'est' : 'était'} prévu le ${date}.`;
}

const steps = [
  { from: 'confirmee', leadsTo: 'sortie', day: 'debut', what: 'Le départ' },
  { from: 'sortie', leadsTo: 'rendue', day: 'fin', what: 'Le retour' },
] as const;
