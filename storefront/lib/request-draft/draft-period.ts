import { type Closings, openPeriodOf } from '@barnum/rules/dates/closed-days';
import { isCalendarDay } from '@barnum/rules/dates/days';
import type { ChosenDays, Period } from '@barnum/rules/dates/period';
import type { RequestDraft } from './request-draft-state.ts';

type DraftDays = Pick<RequestDraft, 'date' | 'dateRetour'>;

/** The days that the request of a draft would take; null while they are missing or invalid. */
export function draftPeriod(draft: DraftDays, closings: Closings): Period | null {
  return hasDays(draft) ? openPeriodOf(draft.date, chosenDays(draft), closings) : null;
}

/** The days that a draft chooses beside the wanted one. */
export function chosenDays({ dateRetour }: Pick<RequestDraft, 'dateRetour'>): ChosenDays {
  return { dateRetrait: null, dateRetour: dateRetour || null };
}

/** Whether a draft says its days. */
export function hasDays({ date, dateRetour }: DraftDays): boolean {
  return isCalendarDay(date) && (dateRetour === '' || (isCalendarDay(dateRetour) && dateRetour >= date));
}
