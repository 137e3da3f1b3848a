import { type Closings, openPeriodOf } from '@barnum/rules/dates/closed-days';
import { isCalendarDay } from '@barnum/rules/dates/days';
import { type Period, periodOf } from '@barnum/rules/dates/period';
import type { RequestDraft } from './request-draft-state.ts';

/** The days of a draft, as far as known without the `closings`; null while they are missing or invalid. */
export function draftPeriod(
  { date, dateRetour }: Pick<RequestDraft, 'date' | 'dateRetour'>,
  closings?: Closings,
): Period | null {
  const isWrong = !isCalendarDay(date) || (dateRetour !== '' && (!isCalendarDay(dateRetour) || dateRetour < date));
  if (isWrong) return null;
  return closings ? openPeriodOf(date, dateRetour || null, closings) : periodOf(date, dateRetour || null);
}
