import { addDays, isRentalDay } from '../../dates/days.ts';
import { type InvoiceKind, invoiceKinds } from './invoice-content.ts';
import { type InvoiceState, invoiceStates } from './invoice-state.ts';

/** What the list of invoices is narrowed to, beside a search; days of issue `YYYY-MM-DD`, null where there is no limit. */
export interface InvoiceFilter {
  /** None for all. */
  etats: InvoiceState[];
  nature: InvoiceKind | null;
  customerId: number | null;
  du: string | null;
  au: string | null;
}

/** Periods that bookkeeping asks for: they follow the calendar. */
export const invoicePeriods = [
  { key: 'mois', label: 'Ce mois-ci', days: (today: string) => months(today, 0, 1) },
  { key: 'mois-dernier', label: 'Le mois dernier', days: (today: string) => months(today, -1, 1) },
  { key: 'trimestre', label: 'Ce trimestre', days: (today: string) => months(today, -monthOf(today) % 3, 3) },
  {
    key: 'trimestre-dernier',
    label: 'Le trimestre dernier',
    days: (today: string) => months(today, (-monthOf(today) % 3) - 3, 3),
  },
  { key: 'annee', label: 'Cette année', days: (today: string) => months(today, -monthOf(today), 12) },
  {
    key: 'annee-derniere',
    label: 'L’année dernière',
    days: (today: string) => months(today, -monthOf(today) - 12, 12),
  },
] as const;

/** Names of the list's state in its address, `?etat=en_retard&periode=mois`. */
export const invoiceListParameters = ['q', 'etat', 'nature', 'client', 'periode', 'du', 'au'] as const;
export type InvoiceListParameter = (typeof invoiceListParameters)[number];

/** The filter that an address names; what it says wrongly is left out. `today` is the day in Paris. */
export function readInvoiceFilter(read: (name: InvoiceListParameter) => string, today: string): InvoiceFilter {
  const states = read('etat').split(',');
  const period = invoicePeriods.find(({ key }) => key === read('periode'));
  return {
    etats: invoiceStates.filter((state) => states.includes(state)),
    nature: invoiceKinds.find((kind) => kind === read('nature')) ?? null,
    customerId: /^[1-9]\d{0,8}$/.test(read('client')) ? Number(read('client')) : null,
    ...(period?.days(today) ?? { du: readDay(read('du')), au: readDay(read('au')) }),
  };
}

/** From the first day of the month that is `offset` from this one, `count` months. */
function months(today: string, offset: number, count: number) {
  const [year, month] = [Number(today.slice(0, 4)), monthOf(today) + offset];
  const first = (index: number) => new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 10);
  return { du: first(month), au: addDays(first(month + count), -1) };
}

/** From 0. */
function monthOf(day: string): number {
  return Number(day.slice(5, 7)) - 1;
}

function readDay(value: string): string | null {
  return isRentalDay(value) ? value : null;
}
