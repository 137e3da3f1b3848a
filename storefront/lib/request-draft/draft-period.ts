import { type Closings, openPeriodOf } from '@barnum/rules/dates/closed-days';
import { isCalendarDay } from '@barnum/rules/dates/days';
import type { ChosenDays, RentedPeriod } from '@barnum/rules/dates/period';
import type { RequestDraft } from './request-draft-state.ts';

export type DraftDays = Pick<RequestDraft, 'date' | 'dateRetrait' | 'dateRetour'>;

/** The days that the request of a draft would take; null while they are missing or invalid. */
export function draftPeriod(draft: DraftDays, closings: Closings): RentedPeriod | null {
  return hasDays(draft) ? openPeriodOf(draft.date, chosenDays(draft), closings) : null;
}

/** The days that a draft chooses beside the wanted one. */
export function chosenDays({ dateRetrait, dateRetour }: Omit<DraftDays, 'date'>): ChosenDays {
  return { dateRetrait: dateRetrait || null, dateRetour: dateRetour || null };
}

/** Whether a draft says its days. */
export function hasDays({ date, dateRetrait, dateRetour }: DraftDays): boolean {
  const first = dateRetrait || date;
  const last = dateRetour || date;
  return [date, first, last].every(isCalendarDay) && first <= date && date <= last;
}
