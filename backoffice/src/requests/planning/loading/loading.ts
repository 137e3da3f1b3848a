import type { PreparedRequest } from '../preparation/preparation.ts';

/** What is loaded, the first first, and what leaves on that day otherwise. */
export interface Load {
  loaded: PreparedRequest[];
  left: PreparedRequest[];
}

/**
 * The load of a day. `ordre` is what its address says: ids of requests, « 12,9 »; empty for all departures, of which what
 * is delivered last is loaded first, and what customers fetch stands at the end.
 */
export function loadOf(departures: readonly PreparedRequest[], ordre: string): Load {
  if (ordre === '') return { loaded: departures.toSorted((one, other) => rank(one) - rank(other)), left: [] };
  const ids = [...new Set(ordre.split(',').map(Number))];
  return {
    loaded: ids.flatMap((id) => departures.find((request) => request.id === id) ?? []),
    left: departures.filter(({ id }) => !ids.includes(id)),
  };
}

function rank({ livraisonMontage, creneau }: PreparedRequest): number {
  if (!livraisonMontage) return 3;
  return creneau === null ? 1 : { apres_midi: 0, matin: 2 }[creneau];
}

/** A load as an address says it; « 0 » where nothing is loaded. */
export function orderOf(loaded: readonly PreparedRequest[]): string {
  return loaded.length === 0 ? '0' : loaded.map(({ id }) => id).join(',');
}

/** The same with one of them a place earlier (-1) or later (1). */
export function moved(loaded: readonly PreparedRequest[], index: number, by: -1 | 1): PreparedRequest[] {
  const [one, other] = [loaded[index], loaded[index + by]];
  if (one === undefined || other === undefined) return [...loaded];
  return loaded.with(index, other).with(index + by, one);
}
