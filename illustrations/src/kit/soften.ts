/** Blurs that work only where something is to be blurred and seen: close-ups stay fast. */
import { define, n, palette } from './paint.ts';
import { fill, type P2 } from './path.ts';

/** The picture's frame with a margin: nothing is drawn or blurred beyond it. */
const [margin, width, height] = [60, 1600, 1200];
export const outside = (flat: ReadonlyArray<P2>): boolean =>
  flat.every(([x]) => x < -margin) ||
  flat.every(([x]) => x > width + margin) ||
  flat.every(([, y]) => y < -margin) ||
  flat.every(([, y]) => y > height + margin);

/** A filter that works only where the points are, so that close-ups stay fast. */
export function filtered(steps: string, points: ReadonlyArray<P2>, room: number): string {
  const between = (value: number, high: number): number =>
    Math.round(Math.min(high + margin, Math.max(-margin, value)));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [between(Math.min(...xs) - room, width), between(Math.max(...xs) + room, width)];
  const [top, bottom] = [between(Math.min(...ys) - room, height), between(Math.max(...ys) + room, height)];
  const box = `x="${left}" y="${top}" width="${Math.max(1, right - left)}" height="${Math.max(1, bottom - top)}"`;
  return `filter="url(#${define('s', (name) => `<filter id="${name}" filterUnits="userSpaceOnUse" ${box}>${steps}</filter>`)})"`;
}

/** A filled path with a soft edge: the shadow of a thing that lies flat. `points` are its outline. */
export const softFill = (
  d: string,
  points: ReadonlyArray<P2>,
  soft: number,
  opacity: number,
  paint: string = palette.ink,
): string =>
  fill(d, paint, { opacity, extra: filtered(`<feGaussianBlur stdDeviation="${n(soft)}"/>`, points, soft * 3) });
