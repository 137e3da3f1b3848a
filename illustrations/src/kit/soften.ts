/** Blurs that work only where something is to be blurred and seen: close-ups stay fast. */
import { define, n, palette } from './paint.ts';
import { fill, type P2 } from './path.ts';

/** The picture's frame with a margin: nothing is drawn or blurred beyond it. */
const [margin, width, height] = [120, 1600, 1200];
export const outside = (flat: ReadonlyArray<P2>): boolean =>
  flat.every(([x]) => x < -margin) ||
  flat.every(([x]) => x > width + margin) ||
  flat.every(([, y]) => y < -margin) ||
  flat.every(([, y]) => y > height + margin);

/** A filter that works only where the points are, so that close-ups stay fast. */
export function filtered(steps: string, points: ReadonlyArray<P2>, room: number): string {
  const edge = (axis: 0 | 1, pick: (a: number, b: number) => number): number =>
    points.reduce((so, p) => pick(so, p[axis]), points[0]?.[axis] ?? 0);
  const between = (value: number, high: number): number =>
    Math.round(Math.min(high + margin, Math.max(-margin, value)));
  const [left, right] = [between(edge(0, Math.min) - room, width), between(edge(0, Math.max) + room, width)];
  const [top, bottom] = [between(edge(1, Math.min) - room, height), between(edge(1, Math.max) + room, height)];
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
