/** A number as people type it, `1 234,50 €`, as programs read it: `1234.50`. Not validated. */
export function plainNumber(typed: string): string {
  return typed.replace(/\s/g, '').replace(/€$/, '').replace(',', '.');
}

/** A number for a French field: `1234.50` becomes `1234,50`. */
export function typedNumber(plain: string): string {
  return plain.replace('.', ',');
}

/** A typed number after an arrow key: one step up or down, never below `min`. */
export function stepNumber(typed: string, step: number, min: number): string {
  const decimals = Number.isInteger(step) ? 0 : 2;
  const now = Number(plainNumber(typed)) || 0;
  return typedNumber(Math.max(min, now + step).toFixed(decimals));
}
