import { awayUntil, type Booking, freePieces, type Peaks, takenByDay } from '@barnum/rules/availability';
import { addDays } from '@barnum/rules/days';
import { eachDay, type Period } from '@barnum/rules/period';
import { pendingStates } from '@barnum/rules/request-states';
import type { PlannedRequest, Planning } from './planning.ts';

/** What a request takes of an article, from its departure to its return; to today where it is out and late. */
export interface Bar extends Period {
  request: PlannedRequest;
  quantite: number;
  isLate: boolean;
  /** The last day on which its pieces are not to be had: that of their cleaning. */
  until: string;
}

/** How an article stands on a day. */
export interface DayCount extends Peaks {
  day: string;
  /** Null without limit. */
  libre: number | null;
}

/** An article, or something beside the catalogue, that moves in the shown days. */
export interface Row {
  key: string;
  nom: string;
  categorie: string;
  /** Null without limit. */
  stock: number | null;
  days: DayCount[];
  /** Its bars, on as many lines as they need not to cover each other. */
  lanes: Bar[][];
}

/** The rows of a planning over `period`, in the catalogue's order, then what is beside the catalogue by name. */
export function rowsOf({ requests, articles, joursRemiseEnEtat }: Planning, period: Period, today: string): Row[] {
  const bars = new Map<string, { nom: string; bars: Bar[] }>();
  for (const request of requests) {
    const fin = awayUntil(request, today);
    const until = request.statut === 'rendue' ? fin : addDays(fin, joursRemiseEnEtat);
    if (until < period.debut) continue;
    for (const { articleId, nom, quantite } of request.items) {
      const key = articleId === null ? `nom ${nom}` : String(articleId);
      const row = bars.get(key) ?? { nom, bars: [] };
      bars.set(key, row);
      row.bars.push({ request, quantite, debut: request.debut, fin, until, isLate: fin > request.fin });
    }
  }
  const known = articles.map(({ id, nom, quantite, categorie }) => ({
    key: String(id),
    nom,
    categorie: categorie?.nom ?? 'Non catégorisé',
    stock: quantite,
  }));
  const knownKeys = new Set(known.map(({ key }) => key));
  const others = [...bars]
    .filter(([key]) => !knownKeys.has(key))
    .map(([key, { nom }]) => ({ key, nom, categorie: 'Hors catalogue', stock: null }))
    .toSorted((one, other) => one.nom.localeCompare(other.nom, 'fr'));
  return [...known, ...others].flatMap((row) => {
    const own = bars.get(row.key)?.bars ?? [];
    if (own.length === 0) return [];
    const days = countDays(own, { period, restDays: joursRemiseEnEtat, stock: row.stock });
    return [{ ...row, days, lanes: lanesOf(own) }];
  });
}

function countDays(
  bars: readonly Bar[],
  { period, restDays, stock }: { period: Period; restDays: number; stock: number | null },
): DayCount[] {
  const taken = bars.filter(({ request }) => request.statut !== 'rendue').map(toBooking);
  const counts = takenByDay(taken, period, restDays);
  return eachDay(period).flatMap((day, index) => {
    const peaks = counts[index];
    return peaks ? [{ day, ...peaks, libre: freePieces(stock, peaks) }] : [];
  });
}

function toBooking({ request, quantite, debut, fin }: Bar): Booking {
  return { debut, fin, quantite, isPending: (pendingStates as readonly string[]).includes(request.statut) };
}

// Bars come in the order of their departures: each goes on the first line that is free by then.
function lanesOf(bars: readonly Bar[]): Bar[][] {
  const lanes: Bar[][] = [];
  for (const bar of bars) {
    const free = lanes.find((lane) => (lane.at(-1)?.until ?? '') < bar.debut);
    if (free) free.push(bar);
    else lanes.push([bar]);
  }
  return lanes;
}
