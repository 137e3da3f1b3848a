/** The whole number that a text writes, with or without its unit, from 0 to `max`; null for every other text. */
export function wholeNumberUpTo(max: number, text: string): number | null {
  const digits = /^(\d{1,4})\s*(%|jours?)?$/.exec(text.trim())?.[1];
  const number = Number(digits ?? Number.NaN);
  return number <= max ? number : null;
}
