/**
 * Cents without the VAT of a rate, an exact text in percent; half a cent goes up. As they are where nothing is told of VAT.
 */
export function netOfTax(cents: number, taux: string | null): number {
  return Math.round((cents * 10_000) / (10_000 + Math.round(Number(taux ?? 0) * 100)));
}
