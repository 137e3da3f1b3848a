import { weekdayNames } from '../../dates/format-dates.ts';
import { timeInWords } from '../../dates/time-of-day.ts';
import { limits } from '../../limits.ts';
import { quoteTermsOf } from '../../prices/quotes.ts';
import { rentalTermsOf } from '../../prices/rental-terms.ts';
import { type CompanyInfo, type CompanyTerm, companyNumber } from '../company-info/company-info.ts';

/** What sentences say of the company's terms, in words; the names are those that texts have between double braces. */
export interface TextFigures {
  /** « 25 % » for a day more. */
  supplement: string;
  /** « vendredi 14 h », when a week-end begins: « samedi » where the company is closed on Fridays. */
  retrait: string;
  /** « lundi 12 h », when it ends, on an open day. */
  retour: string;
  /** « sept jours », as in « dans les sept jours qui suivent le retour ». */
  delai_caution: string;
  /** « 30 % » of the total. */
  acompte: string;
}

export const textFigureNames = [
  'supplement',
  'retrait',
  'retour',
  'delai_caution',
  'acompte',
] as const satisfies readonly (keyof TextFigures)[];

const refund = {
  nom: 'Restitution de la caution (jours)',
  max: limits.maxRefundDays,
  usual: 7,
} satisfies CompanyTerm;

/** The figures that the company information states, and the usual ones where it states nothing that can be read. */
export function textFigures(rows: readonly CompanyInfo[]): TextFigures {
  const { supplementParJour, fermetures, heureRetrait, heureRetour } = rentalTermsOf(rows);
  const closed = fermetures.weekdays;
  return {
    supplement: percent(supplementParJour),
    retrait: `${openWeekday(closed, [5, 6])} ${timeInWords(heureRetrait)}`,
    retour: `${openWeekday(closed, [1, 2, 3, 4, 5])} ${timeInWords(heureRetour)}`,
    delai_caution: refundDelay(rows),
    acompte: percent(quoteTermsOf(rows).acompte),
  };
}

/** « sept jours », within which deposits are given back. */
export function refundDelay(rows: readonly CompanyInfo[]): string {
  return daysInWords(depositReturnDays(rows));
}

/** Days after the return within which deposits are given back. */
export function depositReturnDays(rows: readonly CompanyInfo[]): number {
  return companyNumber(rows, refund);
}

/** The first of these weekdays that is not closed each week: where `openPeriodOf` moves the ends of a week-end. */
function openWeekday(closed: readonly number[], weekdays: readonly [number, ...number[]]): string {
  return weekdayNames[weekdays.find((day) => !closed.includes(day)) ?? weekdays[0]] ?? '';
}

const inLetters = 'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(' ');

function daysInWords(days: number): string {
  if (days < 2) return '24\u00a0heures';
  const letters = inLetters[days - 2];
  return letters ? `${letters} jours` : `${days}\u00a0jours`;
}

function percent(value: number): string {
  return `${value}\u00a0%`;
}
