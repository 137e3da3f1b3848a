import { addDays, daysBetween } from '../../dates/days.ts';
import { formatLongDays, monthNames } from '../../dates/format-dates.ts';

/** What figures are read of: a calendar month, quarter or year, half a year that is a season, or chosen days. */
export const figurePeriodKinds = ['mois', 'trimestre', 'saison', 'annee', 'choisie'] as const;
export type FigurePeriodKind = (typeof figurePeriodKinds)[number];

export const figurePeriodLabels: Record<FigurePeriodKind, string> = {
  mois: 'Mois',
  trimestre: 'Trimestre',
  saison: 'Saison',
  annee: 'Année',
  choisie: 'Dates choisies',
};

/** First and last day, both included, `YYYY-MM-DD`. */
export interface FigurePeriod {
  du: string;
  au: string;
}

const monthsOf: Record<Exclude<FigurePeriodKind, 'choisie'>, number> = { mois: 1, trimestre: 3, saison: 6, annee: 12 };

/** Seasons begin in April and in October. Those of prices may overlap and leave days out: they are no periods. */
const firstOfSeasons = 3;

/** The period of this kind that holds a day; chosen days begin as its month. */
export function figurePeriodOf(kind: FigurePeriodKind, day: string): FigurePeriod {
  const months = kind === 'choisie' ? 1 : monthsOf[kind];
  const from = kind === 'saison' ? firstOfSeasons : 0;
  const first = Math.floor((Number(day.slice(5, 7)) - 1 - from) / months) * months + from;
  return monthsFrom(Number(day.slice(0, 4)), first, months);
}

/** The period beside this one: as many months, or as many days where they were chosen. */
export function adjacentFigures(kind: FigurePeriodKind, { du, au }: FigurePeriod, direction: -1 | 1): FigurePeriod {
  if (kind !== 'choisie') return figurePeriodOf(kind, direction === 1 ? addDays(au, 1) : addDays(du, -1));
  const days = (daysBetween(du, au) + 1) * direction;
  return { du: addDays(du, days), au: addDays(au, days) };
}

/** What a period is compared with: the one before it, or a season with the same one a year before. */
export function comparedFigures(kind: FigurePeriodKind, period: FigurePeriod): FigurePeriod {
  const before = adjacentFigures(kind, period, -1);
  return kind === 'saison' ? adjacentFigures(kind, before, -1) : before;
}

/** The twelve months that end with a period, `YYYY-MM`, the oldest first. */
export function monthsUntil({ au }: FigurePeriod): string[] {
  const [year, month] = [Number(au.slice(0, 4)), Number(au.slice(5, 7))];
  return Array.from({ length: 12 }, (_, index) => monthOf(year, month - 12 + index));
}

/** The calendar months of a period, the first and the last cut to its days. */
export function monthsWithin({ du, au }: FigurePeriod): FigurePeriod[] {
  const months: FigurePeriod[] = [];
  for (let first = du; first <= au; first = addDays(months.at(-1)?.au ?? au, 1)) {
    const end = figurePeriodOf('mois', first).au;
    months.push({ du: first, au: end < au ? end : au });
  }
  return months;
}

/** The same month a year earlier. */
export function yearBefore(month: string): string {
  return monthOf(Number(month.slice(0, 4)) - 1, Number(month.slice(5)) - 1);
}

/** « octobre 2026 ». */
export function monthInWords(month: string): string {
  return `${monthNames[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
}

/** « octobre 2026 », « 3ᵉ trimestre 2026 », « saison d’octobre 2026 à mars 2027 », « 2026 », « du 3 au 9 octobre 2026 ». */
export function figurePeriodInWords(kind: FigurePeriodKind, { du, au }: FigurePeriod): string {
  const [year, month] = [du.slice(0, 4), Number(du.slice(5, 7)) - 1];
  if (kind === 'mois') return monthInWords(du.slice(0, 7));
  if (kind === 'trimestre') return `${quarters[Math.floor(month / 3)]} trimestre ${year}`;
  if (kind === 'saison') {
    return month === firstOfSeasons
      ? `saison d’avril à septembre ${year}`
      : `saison d’octobre ${year} à mars ${au.slice(0, 4)}`;
  }
  return kind === 'annee' ? year : formatLongDays(du, au);
}

const quarters = ['1er', '2e', '3e', '4e'];

function monthOf(year: number, at: number): string {
  return new Date(Date.UTC(year, at, 1)).toISOString().slice(0, 7);
}

function monthsFrom(year: number, first: number, months: number): FigurePeriod {
  const day = (at: number) => new Date(Date.UTC(year, at, 1)).toISOString().slice(0, 10);
  return { du: day(first), au: addDays(day(first + months), -1) };
}
