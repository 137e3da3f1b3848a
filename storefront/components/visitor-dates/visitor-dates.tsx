import { todayInParis } from '@barnum/rules/dates/paris-time';
import type { RentedPeriod } from '@barnum/rules/dates/period';
import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from 'react';
import { noTerms, type ShopTerms } from '../../lib/page-data.ts';
import { draftPeriod } from '../../lib/request-draft/draft-period.ts';
import { useRequestDraft } from '../../lib/request-draft/request-draft.ts';

interface VisitorDates {
  terms: ShopTerms;
  /** The days that a request would take; null while they are missing, invalid or past. */
  period: RentedPeriod | null;
}

const VisitorDatesContext = createContext<VisitorDates>({ terms: noTerms, period: null });

/** Provides the visitor's days and the company's terms to the whole page. */
export function VisitorDatesProvider({ terms, children }: { terms: ShopTerms; children: ReactNode }) {
  const { draft } = useRequestDraft();
  const { date, dateRetrait, dateRetour } = draft;
  const dates = useMemo(() => {
    const isPast = date !== '' && date < todayInParis();
    return { terms, period: isPast ? null : draftPeriod({ date, dateRetrait, dateRetour }, terms.fermetures) };
  }, [terms, date, dateRetrait, dateRetour]);
  // Thousands of prices follow: the page answers in between.
  return <VisitorDatesContext.Provider value={useDeferredValue(dates)}>{children}</VisitorDatesContext.Provider>;
}

export function useVisitorDates(): VisitorDates {
  return useContext(VisitorDatesContext);
}
