/**
 * Parts of `total` whole cents in proportion to `weights`, by largest remainder: they add up to it exactly, and of equal
 * remainders the first gets the cent. All 0 where nothing weighs.
 */
export function spread(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (BigInt(total) * BigInt(weight)) / BigInt(sum));
  const remainders = weights.map((weight) => (BigInt(total) * BigInt(weight)) % BigInt(sum));
  const parts = exact.map(Number);
  const left = total - parts.reduce((all, part) => all + part, 0);
  const first = remainders
    .map((remainder, index) => ({ remainder, index }))
    .toSorted((one, other) => Number(other.remainder - one.remainder) || one.index - other.index)
    .slice(0, left);
  for (const { index } of first) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
