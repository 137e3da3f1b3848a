/** Paths in picture pixels. */
import { n } from './paint.ts';

export type P2 = readonly [x: number, y: number];

const point = ([x, y]: P2): string => `${n(x)} ${n(y)}`;

/** A straight-sided path, closed unless told. */
export function polygon(points: ReadonlyArray<P2>, closed = true): string {
  return `M${points.map(point).join('L')}${closed ? 'Z' : ''}`;
}

/** A smooth curve through the points (Catmull-Rom); `tension` 1 is round, 0 is straight. */
export function curve(points: ReadonlyArray<P2>, closed = false, tension = 1): string {
  const count = points.length;
  const get = (i: number): P2 => {
    const index = closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i));
    return points[index] ?? [0, 0];
  };
  let d = `M${point(get(0))}`;
  const last = closed ? count : count - 1;
  for (let i = 0; i < last; i++) {
    const [before, from, to, after] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const c1: P2 = [from[0] + ((to[0] - before[0]) * tension) / 6, from[1] + ((to[1] - before[1]) * tension) / 6];
    const c2: P2 = [to[0] - ((after[0] - from[0]) * tension) / 6, to[1] - ((after[1] - from[1]) * tension) / 6];
    d += `C${point(c1)} ${point(c2)} ${point(to)}`;
  }
  return closed ? `${d}Z` : d;
}

/** A filled path. */
export function fill(d: string, paint: string, options: { opacity?: number; extra?: string } = {}): string {
  const opacity = options.opacity === undefined ? '' : ` opacity="${options.opacity}"`;
  return `<path d="${d}" fill="${paint}"${opacity}${options.extra ? ` ${options.extra}` : ''}/>`;
}

/** A stroked path with round ends; `width` in pixels. */
export function stroke(
  d: string,
  paint: string,
  width: number,
  options: { opacity?: number; dash?: string; butt?: boolean; extra?: string } = {},
): string {
  const opacity = options.opacity === undefined ? '' : ` opacity="${options.opacity}"`;
  const dash = options.dash ? ` stroke-dasharray="${options.dash}"` : '';
  const ends = options.butt ? '' : ' stroke-linecap="round"';
  const extra = options.extra ? ` ${options.extra}` : '';
  return `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${n(width)}" stroke-linejoin="round"${ends}${dash}${opacity}${extra}/>`;
}

/** An ellipse, optionally turned by `angle` degrees. */
export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  paint: string,
  options: { opacity?: number; angle?: number; extra?: string } = {},
): string {
  const opacity = options.opacity === undefined ? '' : ` opacity="${options.opacity}"`;
  const turn = options.angle ? ` transform="rotate(${n(options.angle)} ${n(cx)} ${n(cy)})"` : '';
  const extra = options.extra ? ` ${options.extra}` : '';
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${paint}"${opacity}${turn}${extra}/>`;
}

/** An upright rectangle with rounded corners. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  paint: string,
  options: { radius?: number; opacity?: number } = {},
): string {
  const radius = options.radius ? ` rx="${n(options.radius)}"` : '';
  const opacity = options.opacity === undefined ? '' : ` opacity="${options.opacity}"`;
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${paint}"${radius}${opacity}/>`;
}

/** The convex outline of a cloud of points: the silhouette of a convex solid. */
export function hull(points: ReadonlyArray<P2>): P2[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (cloud: ReadonlyArray<P2>): P2[] => {
    const chain: P2[] = [];
    for (const p of cloud) {
      for (;;) {
        const [a, b] = [chain.at(-2), chain.at(-1)];
        if (!a || !b) break;
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        chain.pop();
      }
      chain.push(p);
    }
    chain.pop();
    return chain;
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** The point at `t` (0-1) between two points. */
export const between = (a: P2, b: P2, t: number): P2 => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
