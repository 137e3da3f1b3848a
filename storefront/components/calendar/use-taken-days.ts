import { addDays } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { useEffect, useState } from 'react';
import { fetchTakenDays, type TakenDay } from '../../lib/availability/fetch-taken-days.ts';
import type { WantedItem } from '../../lib/request-draft/request-draft-state.ts';

type TakenDays = ReadonlyMap<string, TakenDay>;

const none: TakenDays = new Map();

/** Days on which what is wanted is taken, of the months that were shown so far; `month` is the first day of one. */
export function useTakenDays(wanted: WantedItem | undefined, month: string, months: number): TakenDays {
  const asked = wanted === undefined ? '' : JSON.stringify(wanted);
  const [taken, setTaken] = useState({ asked, days: none });

  useEffect(() => {
    if (asked === '') return;
    let isOutdated = false;
    const today = todayInParis();
    const [first, last] = [month < today ? today : month, addDays(month, months * 31)];
    fetchTakenDays(JSON.parse(asked) as WantedItem, first, last)
      .then((days) => {
        if (isOutdated) return;
        // Another ground, or another number of pieces, is taken on other days.
        setTaken((known) => {
          const before = known.asked === asked ? known.days : none;
          return { asked, days: new Map([...before, ...days.map((one) => [one.jour, one] as const)]) };
        });
      })
      // The calendar is of use without its marks.
      .catch(() => {});
    return () => {
      isOutdated = true;
    };
  }, [asked, month, months]);

  return taken.asked === asked ? taken.days : none;
}
