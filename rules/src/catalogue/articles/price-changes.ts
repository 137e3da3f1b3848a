/** To what a changed price is rounded, in cents. */
export const priceSteps = [1, 5, 10, 50, 100] as const;
export type PriceStep = (typeof priceSteps)[number];

/**
 * A price changed by so many percent (below 0 lowers it), rounded to whole steps, half a step up, or always up; never
 * below 0. All in cents, `percent` with at most two decimals.
 */
export function changedPrice(cents: number, percent: number, step: number, isUp = false): number {
  // In hundredths of a percent, so that no decimal is lost on the way.
  const factor = 10_000 + Math.round(percent * 100);
  const size = 10_000 * step;
  return Math.max(0, Math.floor((cents * factor + (isUp ? size - 1 : size / 2)) / size) * step);
}
