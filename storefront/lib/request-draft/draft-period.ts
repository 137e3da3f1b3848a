import { isCalendarDay } from '@barnum/rules/dates/days';
import { type Period, periodOf } from '@barnum/rules/dates/period';
import type { RequestDraft } from './request-draft-state.ts';

/** The days of a draft; null while they are missing or invalid. */
export function draftPeriod({ date, dateRetour }: Pick<RequestDraft, 'date' | 'dateRetour'>): Period | null {
  if (!isCalendarDay(date)) return null;
  if (dateRetour === '') return periodOf(date, null);
  return isCalendarDay(dateRetour) && dateRetour >= date ? periodOf(date, dateRetour) : null;
}
