import { nameApart } from '@barnum/rules/catalogue/articles/articles';
import { addDays } from '@barnum/rules/dates/days';
import { daysOf, eachDay, type Period } from '@barnum/rules/dates/period';
import { takenUntil } from '@barnum/rules/dates/same-day';
import { uncategorised } from '@barnum/rules/paths';
import {
  type ArticleStock,
  type Booking,
  bookedUntil,
  freePieces,
  isLate,
  occupiedUntil,
  type StockCount,
  stockByDay,
} from '@barnum/rules/requests/availability/availability';
import { isPending } from '@barnum/rules/requests/reservation-requests/request-states';
import type { PlannedRequest, Planning } from './planning.ts';

/** What a request takes of an article, from departure to return; until today when it is late. */
export interface PlannedBar extends Period {
  request: PlannedRequest;
  quantite: number;
  isLate: boolean;
  /** The days as the stock is counted, before cleaning. */
  booked: Period;
  /** The last day on which its pieces are unavailable, cleaning included; before `fin` where they leave on their return. */
  until: string;
}

/** The stock of an article on a day. */
export interface DayCount extends StockCount {
  day: string;
  /** Null when unlimited. */
  libre: number | null;
}

/** An article with movements in the shown days, or an item outside the catalogue. */
export interface PlanningRow {
  key: string;
  /** With its number where the catalogue has another of this name. */
  nom: string;
  categorie: string;
  /** Null when unlimited. */
  stock: number | null;
  days: DayCount[];
  /** Its bars, in as many lanes as needed so that none overlap. */
  lanes: PlannedBar[][];
}

/** The rows of a planning over `period`, in the catalogue's order, then items outside the catalogue by name. */
export function planningRows(
  { bookings, articles, stockChanges, joursRemiseEnEtat }: Planning,
  period: Period,
  today: string,
): PlanningRow[] {
  const bars = new Map<string, { nom: string; bars: PlannedBar[] }>();
  for (const request of bookings) {
    const fin = occupiedUntil(request, today);
    const booked = { debut: request.debut, fin: bookedUntil(request, today, joursRemiseEnEtat) };
    const until = takenUntil(booked, request.statut === 'rendue' ? Math.min(0, joursRemiseEnEtat) : joursRemiseEnEtat);
    const whole = { debut: request.debut, fin, booked, until, isLate: isLate(request, today) };
    for (const { articleId, nom, quantite, revenuLe } of request.items) {
      const days = revenuLe === null ? whole : returnedOn(revenuLe, whole, joursRemiseEnEtat);
      if (days.until < period.debut) continue;
      const key = articleId === null ? `nom ${nom}` : String(articleId);
      const row = bars.get(key) ?? { nom, bars: [] };
      bars.set(key, row);
      row.bars.push({ request, quantite, ...days });
    }
  }
  const known = articles.map((article) => ({
    key: String(article.id),
    nom: nameApart(article),
    categorie: article.categorie?.nom ?? uncategorised.nom,
    stock: article.quantite,
  }));
  const knownKeys = new Set(known.map(({ key }) => key));
  const others = [...bars]
    .filter(([key]) => !knownKeys.has(key))
    .map(([key, { nom }]) => ({ key, nom, categorie: 'Hors catalogue', stock: null }))
    .toSorted((one, other) => one.nom.localeCompare(other.nom, 'fr'));
  return [...known, ...others].flatMap((row) => {
    const taken = bars.get(row.key)?.bars ?? [];
    if (taken.length === 0) return [];
    const changes = stockChanges.filter(({ articleId }) => String(articleId) === row.key);
    const stock = { stock: row.stock, changes };
    const days = countDays(taken, { period, cleaningDays: joursRemiseEnEtat, stock });
    return [{ ...row, days, lanes: lanesOf(taken, period) }];
  });
}

type Days = Omit<PlannedBar, 'request' | 'quantite'>;

/** The days of what came back before the rest of its request: nothing of it is taken from then on, as the stock is counted. */
function returnedOn(day: string, { debut }: Days, cleaningDays: number): Days {
  const until = day > debut ? addDays(day, -1) : debut;
  return {
    debut,
    fin: day < debut ? debut : day,
    booked: { debut, fin: addDays(until, -cleaningDays) },
    until,
    isLate: false,
  };
}

function countDays(
  bars: readonly PlannedBar[],
  { period, cleaningDays, stock }: { period: Period; cleaningDays: number; stock: Omit<ArticleStock, 'bookings'> },
): DayCount[] {
  const bookings = bars.filter(({ request }) => request.statut !== 'rendue').map(toBooking);
  const counts = stockByDay({ ...stock, bookings }, period, cleaningDays);
  return eachDay(period).flatMap((day, index) => {
    const count = counts[index];
    return count ? [{ day, ...count, libre: freePieces(count) }] : [];
  });
}

function toBooking({ request, quantite, booked }: PlannedBar): Booking {
  return { ...booked, quantite, isPending: isPending(request.statut) };
}

/** In columns of a month a bar of so few days has no room for a name: it stands beside it, on so many free days at least. */
const shortBar = { days: 3, name: 4 };

/** The last day that the name of a bar needs; of one that holds it, the bar's own. */
export function nameEnd({ debut, fin, until }: Period & { until: string }, period: Period): string {
  const shown = { debut: debut < period.debut ? period.debut : debut, fin: fin < until ? fin : until };
  const hasRoom = daysOf(period) <= 7 || shown.fin < shown.debut || daysOf(shown) > shortBar.days;
  return hasRoom ? until : addDays(until, shortBar.name);
}

// Bars are sorted by departure: each takes the first lane that is free.
function lanesOf(bars: readonly PlannedBar[], period: Period): PlannedBar[][] {
  const lanes: PlannedBar[][] = [];
  for (const bar of bars) {
    const free = lanes.find((lane) => {
      const last = lane.at(-1);
      return last === undefined || nameEnd(last, period) < bar.debut;
    });
    if (free) free.push(bar);
    else lanes.push([bar]);
  }
  return lanes;
}
