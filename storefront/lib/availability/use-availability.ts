import { todayInParis } from '@barnum/rules/dates/paris-time';
import { startTransition, useEffect, useState } from 'react';
import type { AvailabilityByArticle } from '../article-availability.ts';
import { hasDays } from '../request-draft/draft-period.ts';
import { useRequestDraft } from '../request-draft/request-draft.ts';
import { wantedItem } from '../request-draft/request-draft-state.ts';

export const unknownAvailability: AvailabilityByArticle = new Map();

/**
 * Availability of articles for the visitor's days, the draft's quantities and what is said of packs. Empty without days,
 * while it loads, and when the service fails: the page then shows what it shows without days.
 */
export function useAvailability(): AvailabilityByArticle {
  const { draft } = useRequestDraft();
  const { date, dateRetrait, dateRetour, items, wishes } = draft;
  const [known, setKnown] = useState<{ days: string; byArticle: AvailabilityByArticle }>();
  const asked = JSON.stringify([items, wishes]);
  const days = hasDays(draft) && date >= todayInParis() ? `${date} ${dateRetrait} ${dateRetour}` : '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` for `items` and `wishes`, new objects at each change
  useEffect(() => {
    if (days === '') return;
    let isOutdated = false;
    const timer = setTimeout(async () => {
      // Loaded only once days are chosen.
      const { fetchAvailability } = await import('./fetch-availability.ts');
      const wanted = items.map((item) => wantedItem({ wishes }, item));
      const byArticle = await fetchAvailability({ date, dateRetrait, dateRetour }, wanted, wishes).catch(() => null);
      // Thousands of cards follow: the page answers in between.
      if (!isOutdated) startTransition(() => setKnown(byArticle ? { days, byArticle } : undefined));
    }, typingPause);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [days, date, dateRetrait, dateRetour, asked]);

  return days !== '' && known?.days === days ? known.byArticle : unknownAvailability;
}

/** Milliseconds of debounce, because dates are typed digit by digit, and quantities likewise. */
const typingPause = 250;
