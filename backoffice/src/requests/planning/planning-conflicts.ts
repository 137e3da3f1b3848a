import { daysBetween } from '@barnum/rules/dates/days';
import type { Period } from '@barnum/rules/dates/period';
import { availabilityOf } from '@barnum/rules/requests/availability/availability';
import type { DayCount, PlanningRow } from './planning-rows.ts';

/** 'conflit': more is reserved than in stock; 'demande': it would be if all open requests were confirmed. */
export type ConflictKind = 'conflit' | 'demande';

/** Consecutive days on which the stock of an article is not sufficient. */
export interface Conflict extends Period {
  key: string;
  nom: string;
  kind: ConflictKind;
  stock: number;
  /** Pieces taken on the worst day, and how many of them are missing. */
  pris: number;
  manque: number;
}

/** The kind of conflict on a day; null when the stock is sufficient. */
export function conflictOn(count: DayCount): ConflictKind | null {
  const availability = availabilityOf(count, 0);
  if (availability === 'LIBRE') return null;
  return availability === 'COMPLET' ? 'conflit' : 'demande';
}

/** All conflicts, the certain ones first, then by day. */
export function conflictsOf(rows: readonly PlanningRow[]): Conflict[] {
  return rows
    .flatMap(conflictsOfRow)
    .toSorted((one, other) => one.kind.localeCompare(other.kind) || one.debut.localeCompare(other.debut));
}

function conflictsOfRow({ key, nom, days }: PlanningRow): Conflict[] {
  const found: Conflict[] = [];
  for (const count of days) {
    const { stock, day } = count;
    const kind = conflictOn(count);
    if (kind === null || stock === null) continue;
    const pris = kind === 'conflit' ? count.reserve : count.total;
    const last = found.at(-1);
    const isFurther = last && last.kind === kind && daysBetween(last.fin, day) === 1;
    if (!isFurther) {
      found.push({ key, nom, kind, stock, pris, manque: pris - stock, debut: day, fin: day });
      continue;
    }
    last.fin = day;
    if (pris - stock > last.manque) Object.assign(last, { stock, pris, manque: pris - stock });
  }
  return found;
}
