import { addDays, daysBetween } from '@barnum/rules/dates/days';
import { daysOf, eachDay, type Period } from '@barnum/rules/dates/period';
import { nameEnd, type PlannedBar } from '../planning-rows.ts';

/** A cell of a lane: a free day, the days of a request, or the days of cleaning after it. */
export type LaneCell =
  | { kind: 'free'; day: string; span: 1 }
  | {
      kind: 'bar';
      day: string;
      span: number;
      bar: PlannedBar;
      comesFromBefore: boolean;
      goesOn: boolean;
      /** It leaves on a day on which another one comes back, in the afternoon. */
      leavesLate: boolean;
      /** It comes back the day after its last cell, in the morning: others may leave on that day. */
      endsNextMorning: boolean;
      /** Days of cleaning between a short bar and its name, which stands beside it; null where the bar holds it. */
      nameAfter: number | null;
      /** Free days for that name, until the next bar or the last day shown. */
      nameRoom: number;
    }
  | { kind: 'cleaning'; day: string; span: number };

/** The cells of a lane over `period`; their spans add up to its days. `lanes` are all of its row. */
export function laneCells(
  lane: readonly PlannedBar[],
  period: Period,
  lanes: readonly (readonly PlannedBar[])[] = [lane],
): LaneCell[] {
  const shared = new Set(lanes.flatMap((bars) => bars.filter(({ fin, until }) => until < fin).map(({ fin }) => fin)));
  const cells: LaneCell[] = [];
  let next = period.debut;
  for (const [index, bar] of lane.entries()) {
    cells.push(...freeCells(next, addDays(bar.debut, -1)));
    // Where articles leave on the day of their return, that day is split between both.
    const last = bar.fin < bar.until ? bar.fin : bar.until;
    const taken = clip({ debut: bar.debut, fin: last }, period);
    if (taken) {
      cells.push({
        kind: 'bar',
        day: taken.debut,
        span: daysOf(taken),
        bar,
        comesFromBefore: bar.debut < period.debut,
        goesOn: bar.fin > period.fin,
        leavesLate: bar.debut >= period.debut && shared.has(bar.debut),
        endsNextMorning: last < bar.fin && last < period.fin,
        nameAfter: nameAfter(bar, last, period),
        nameRoom: Math.max(0, daysBetween(bar.until, lastFree(lane[index + 1], period))),
      });
    }
    const cleaning = clip({ debut: addDays(last, 1), fin: bar.until }, period);
    if (cleaning) cells.push({ kind: 'cleaning', day: cleaning.debut, span: daysOf(cleaning) });
    if (bar.until >= next) next = addDays(bar.until, 1);
  }
  return [...cells, ...freeCells(next, period.fin)];
}

function nameAfter(bar: PlannedBar, last: string, period: Period): number | null {
  const end = nameEnd(bar, period);
  return end === bar.until || end > period.fin ? null : daysBetween(last, bar.until);
}

/** The last day before the next bar, or the last one shown. */
function lastFree(next: PlannedBar | undefined, { fin }: Period): string {
  return next === undefined || next.debut > fin ? fin : addDays(next.debut, -1);
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
