/** Amounts are exact texts in euros (`'4.50'`) outside and whole cents wherever they are counted with. */

/** Cents of an amount in euros. */
export function toCents(amount: string): number {
  return Math.round(Number(amount) * 100);
}

/** The exact amount in euros of whole cents. */
export function toAmount(cents: number): string {
  return (cents / 100).toFixed(2);
}
