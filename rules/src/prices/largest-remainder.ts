/**
 * Parts of `total` whole cents in proportion to `weights`, by largest remainder: they add up to it exactly, and of equal
 * remainders the first gets the cent. All 0 where nothing weighs.
 */
export function spread(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const shares = weights.map((weight) => dividedProduct(total, weight, sum));
  const parts = shares.map(({ whole }) => whole);
  const left = total - parts.reduce((all, part) => all + part, 0);
  if (left === 0) return parts;
  const first = shares
    .map(({ remainder }, index) => ({ remainder, index }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index)
    .slice(0, left);
  for (const { index } of first) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

/** `one * other / divisor` as a whole number and what remains, exactly: the product of large ones is more than a number holds. */
function dividedProduct(one: number, other: number, divisor: number): { whole: number; remainder: number } {
  const product = one * other;
  if (Number.isSafeInteger(product)) {
    const remainder = product % divisor;
    return { whole: (product - remainder) / divisor, remainder };
  }
  const exact = BigInt(one) * BigInt(other);
  return { whole: Number(exact / BigInt(divisor)), remainder: Number(exact % BigInt(divisor)) };
}
