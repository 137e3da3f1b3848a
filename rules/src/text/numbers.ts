/** A number as French readers write it, with all of its decimals: `1 234,5`. Takes a number or a decimal string. */
export function formatNumber(value: number | string): string {
  const [whole = '', decimals] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '\u202f');
  return decimals === undefined ? grouped : `${grouped},${decimals}`;
}

/** Parses a whole number from 0 to `max`, with or without a unit; null for any other text. */
export function wholeNumberUpTo(max: number, text: string): number | null {
  const digits = /^(\d{1,4})\s*(%|jours?)?$/.exec(text.trim())?.[1];
  const number = Number(digits ?? Number.NaN);
  return number <= max ? number : null;
}

/** Parses a percentage from 0 to `max` with at most two decimals, « 5,5 » or « 20 % »; null for any other text. */
export function percentageUpTo(max: number, text: string): number | null {
  const digits = /^(\d{1,4}([.,]\d{1,2})?)\s*%?$/.exec(text.trim())?.[1];
  const number = Number(digits?.replace(',', '.') ?? Number.NaN);
  return number <= max ? number : null;
}
