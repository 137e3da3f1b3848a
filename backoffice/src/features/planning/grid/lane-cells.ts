import { addDays, daysBetween } from '@barnum/rules/dates/days';
import { daysOf, eachDay, type Period } from '@barnum/rules/dates/period';
import type { PlannedBar } from '../planning-rows.ts';

/** A cell of a lane: a free day, the days of a request, or the days of cleaning after it. */
export type LaneCell =
  | { kind: 'free'; day: string; span: 1 }
  | { kind: 'bar'; day: string; span: number; bar: PlannedBar; comesFromBefore: boolean; goesOn: boolean }
  | { kind: 'cleaning'; day: string; span: number };

/** The cells of a lane over `period`; their spans add up to its days. */
export function laneCells(lane: readonly PlannedBar[], period: Period): LaneCell[] {
  const cells: LaneCell[] = [];
  let next = period.debut;
  for (const bar of lane) {
    cells.push(...freeCells(next, addDays(bar.debut, -1)));
    const taken = clip(bar, period);
    if (taken) {
      const [comesFromBefore, goesOn] = [bar.debut < period.debut, bar.fin > period.fin];
      cells.push({ kind: 'bar', day: taken.debut, span: daysOf(taken), bar, comesFromBefore, goesOn });
    }
    const cleaning = clip({ debut: addDays(bar.fin, 1), fin: bar.until }, period);
    if (cleaning) cells.push({ kind: 'cleaning', day: cleaning.debut, span: daysOf(cleaning) });
    if (bar.until >= next) next = addDays(bar.until, 1);
  }
  return [...cells, ...freeCells(next, period.fin)];
}

function freeCells(debut: string, fin: string): LaneCell[] {
  return daysBetween(debut, fin) < 0 ? [] : eachDay({ debut, fin }).map((day) => ({ kind: 'free', day, span: 1 }));
}

function clip({ debut, fin }: Period, within: Period): Period | null {
  const shown = {
    debut: debut < within.debut ? within.debut : debut,
    fin: fin > within.fin ? within.fin : fin,
  };
  return shown.debut <= shown.fin ? shown : null;
}
