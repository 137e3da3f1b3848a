import { availabilityOf } from '@barnum/rules/availability/availability';
import { daysBetween } from '@barnum/rules/dates/days';
import type { Period } from '@barnum/rules/dates/period';
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
export function conflictOn(stock: number | null, count: DayCount): ConflictKind | null {
  const availability = availabilityOf(stock, count, 0);
  if (availability === 'LIBRE') return null;
  return availability === 'COMPLET' ? 'conflit' : 'demande';
}

/** All conflicts, the certain ones first, then by day. */
export function conflictsOf(rows: readonly PlanningRow[]): Conflict[] {
  return rows
    .flatMap(conflictsOfRow)
    .toSorted((one, other) => one.kind.localeCompare(other.kind) || one.debut.localeCompare(other.debut));
}

function conflictsOfRow({ key, nom, stock, days }: PlanningRow): Conflict[] {
  const found: Conflict[] = [];
  if (stock === null) return found;
  for (const count of days) {
    const kind = conflictOn(stock, count);
    if (kind === null) continue;
    const pris = kind === 'conflit' ? count.reserve : count.total;
    const last = found.at(-1);
    if (last && last.kind === kind && daysBetween(last.fin, count.day) === 1) {
      last.fin = count.day;
      last.pris = Math.max(last.pris, pris);
      last.manque = last.pris - stock;
    } else {
      found.push({ key, nom, kind, stock, pris, manque: pris - stock, debut: count.day, fin: count.day });
    }
  }
  return found;
}
