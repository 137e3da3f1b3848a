/** A number as French readers write it, with all of its decimals: `1 234,5`. Takes a number or a decimal string. */
export function formatNumber(value: number | string): string {
  const [whole = '', decimals] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '\u202f');
  return decimals === undefined ? grouped : `${grouped},${decimals}`;
}

/** The whole number that a text writes, with or without its unit, from 0 to `max`; null for every other text. */
export function wholeNumberUpTo(max: number, text: string): number | null {
  const digits = /^(\d{1,4})\s*(%|jours?)?$/.exec(text.trim())?.[1];
  const number = Number(digits ?? Number.NaN);
  return number <= max ? number : null;
}

/** The percentage that a text writes, with two decimals at most, from 0 to `max`: « 5,5 », « 20 % »; null for every other text. */
export function percentageUpTo(max: number, text: string): number | null {
  const digits = /^(\d{1,4}([.,]\d{1,2})?)\s*%?$/.exec(text.trim())?.[1];
  const number = Number(digits?.replace(',', '.') ?? Number.NaN);
  return number <= max ? number : null;
}
