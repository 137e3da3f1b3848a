const zone = 'Europe/Paris';
const day = { day: 'numeric', month: 'long', timeZone: zone } as const;

// Each takes milliseconds to make, which a phone should not spend on those that its page does not use.
const euros = once(() => new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }));
const longDate = dates({ dateStyle: 'long', timeZone: zone });
const longDateTime = dates({ dateStyle: 'long', timeStyle: 'short', timeZone: zone });
const weekdayDate = dates({ weekday: 'long', year: 'numeric', ...day });
const shortDate = dates(day);
const shortWeekday = dates({ weekday: 'long', ...day });
const isoDay = once(() => new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: zone }));

/** Amount in euros as French readers write it: `1 234,50 €`. Takes a number or a decimal string. */
export function formatPrice(amount: number | string): string {
  return euros().format(Number(amount));
}

/** `12 juillet 2026`, in Paris time. Takes a `YYYY-MM-DD` day, an ISO instant or a Date. */
export function formatLongDate(value: string | Date): string {
  return withOrdinal(longDate().format(toDate(value)));
}

/** `dimanche 12 juillet 2026`, in Paris time. */
export function formatWeekdayDate(value: string | Date): string {
  return withOrdinal(weekdayDate().format(toDate(value)));
}

/** `12 juillet`, in Paris time. */
export function formatShortDate(value: string | Date): string {
  return withOrdinal(shortDate().format(toDate(value)));
}

/** `dimanche 12 juillet`, in Paris time. */
export function formatShortWeekday(value: string | Date): string {
  return withOrdinal(shortWeekday().format(toDate(value)));
}

/** `12 juillet 2026 à 14:05`, in Paris time. */
export function formatLongDateTime(value: string | Date): string {
  return withOrdinal(longDateTime().format(toDate(value)));
}

/** The day it is in Paris at `now`, as `YYYY-MM-DD`. */
export function todayInParis(now: Date = new Date()): string {
  return isoDay().format(now);
}

/** Text cut at `length` characters with an ellipsis; whole when it fits. Never cuts a character in two. */
export function truncate(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length).join('').trimEnd()}…`;
}

// A bare day is read at noon UTC, so that it stays the same day in Paris all year long.
function toDate(value: string | Date): Date {
  if (value instanceof Date) return value;
  return new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T12:00:00Z` : value);
}

// The first day of a month is « 1er », which Intl does not write.
function withOrdinal(date: string): string {
  return date.replace(/(^|\s)1(?=\s\p{L})/u, '$11er');
}

function dates(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  return once(() => new Intl.DateTimeFormat('fr-FR', options));
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
