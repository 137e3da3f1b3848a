import { addDays } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { useEffect, useState } from 'react';
import { fetchTakenDays } from '../../lib/availability/fetch-taken-days.ts';

/** The article that is to be hired, and how many pieces of it. */
export interface WantedArticle {
  articleId: number;
  quantite: number;
}

const none: ReadonlySet<string> = new Set();

/** Days on which the wanted article is taken, of the months that were shown so far; `month` is the first day of one. */
export function useTakenDays(wanted: WantedArticle | undefined, month: string, months: number): ReadonlySet<string> {
  const [taken, setTaken] = useState(none);
  const { articleId, quantite } = wanted ?? {};

  useEffect(() => {
    if (articleId === undefined || quantite === undefined) return;
    let isOutdated = false;
    const today = todayInParis();
    const [first, last] = [month < today ? today : month, addDays(month, months * 31)];
    fetchTakenDays({ articleId, quantite }, first, last)
      .then((days) => !isOutdated && setTaken((known) => new Set([...known, ...days])))
      // The calendar is of use without its marks.
      .catch(() => {});
    return () => {
      isOutdated = true;
    };
  }, [articleId, quantite, month, months]);

  return taken;
}
