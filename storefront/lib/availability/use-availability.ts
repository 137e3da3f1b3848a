import type { Availability } from '@barnum/rules/availability';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { useEffect, useState } from 'react';
import { draftPeriod } from '../request-draft/draft-period.ts';
import { useRequestDraft } from '../request-draft/request-draft.ts';

export type AvailabilityByArticle = ReadonlyMap<number, Availability>;

/** What is known without days. */
export const unknownAvailability: AvailabilityByArticle = new Map();

/**
 * Whether articles can be had for the visitor's days, those of the request in their number. Empty without days, and while or when
 * the service does not say: visitors then see what they see without days.
 */
export function useAvailability(): AvailabilityByArticle {
  const { draft } = useRequestDraft();
  const { date, dateRetour, items } = draft;
  const [known, setKnown] = useState<{ days: string; byArticle: AvailabilityByArticle }>();
  const days = draftPeriod(draft) !== null && date >= todayInParis() ? `${date} ${dateRetour}` : '';

  useEffect(() => {
    if (days === '') return;
    let isOutdated = false;
    const timer = setTimeout(async () => {
      // Only who names days needs what asks for them.
      const { fetchAvailability } = await import('./fetch-availability.ts');
      const byArticle = await fetchAvailability({ date, dateRetour }, items).catch(() => null);
      if (!isOutdated && byArticle) setKnown({ days, byArticle });
    }, typingPause);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [days, date, dateRetour, items]);

  return days !== '' && known?.days === days ? known.byArticle : unknownAvailability;
}

/** Milliseconds: a day that is typed comes digit by digit. */
const typingPause = 250;
