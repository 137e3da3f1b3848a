/** A number as people type it, `1 234,50 €`, as programs read it: `1234.50`. What is no number stays none. */
export function plainNumber(typed: string): string {
  return typed.replace(/\s/g, '').replace(/€$/, '').replace(',', '.');
}

/** An amount as a French field shows it: `1234.50` is `1234,50`. */
export function typedNumber(plain: string): string {
  return plain.replace('.', ',');
}

/** What an arrow key makes of a typed number: a step more or less, never under `min`. */
export function stepNumber(typed: string, step: number, min: number): string {
  const decimals = Number.isInteger(step) ? 0 : 2;
  const now = Number(plainNumber(typed)) || 0;
  return typedNumber(Math.max(min, now + step).toFixed(decimals));
}
