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
