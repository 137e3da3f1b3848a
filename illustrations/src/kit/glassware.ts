/** Clear glass turned around a vertical axis, with what is poured into it. */
import { add, type Camera, type P3 } from './camera.ts';
import { spline3 } from './mesh.ts';
import { clipped, linear, type Stop } from './paint.ts';
import { curve, ellipse, fill, type P2, polygon, stroke } from './path.ts';

export interface GlassShape {
  /** [radius, height] of the outside from the underside of the foot to the rim, metres. */
  readonly profile: ReadonlyArray<P2>;
  /** Height at which the bowl's inside begins. */
  readonly bowl: number;
  /** Thickness of the wall. */
  readonly wall?: number;
}

export interface Drink {
  /** Height of its surface above the foot. */
  readonly level: number;
  /** Colours from its left edge to its right, and of its surface. */
  readonly body: ReadonlyArray<Stop>;
  readonly surface: readonly [near: string, far: string];
  readonly opacity?: number;
}

interface Row {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly height: number;
}

/** A glass standing on `base`; `ground` is the colour seen through its thick parts. */
export function glass(
  cam: Camera,
  base: P3,
  shape: GlassShape,
  options: { drink?: Drink; ground?: string } = {},
): string {
  const rows = spline3(
    shape.profile.map(([r, h]): P3 => [r, h, 0]),
    6,
  ).map(([r, h]) => row(cam, base, Math.max(0.001, r), h));
  const inside = rows.filter(({ height }) => height >= shape.bowl);
  const [rim, foot] = [rows.at(-1), rows[0]];
  if (!rim || !foot) return '';
  const ground = options.ground ?? '#6f9692';
  // The foot is drawn by itself, from above; the sides begin where it rises to the stem.
  const upper = rows.filter(({ height }) => height > 0.0034);
  const body = between(upper);
  const widest = Math.max(...inside.map(({ rx }) => rx));
  let out = ellipse(
    foot.x,
    foot.y,
    foot.rx,
    foot.ry,
    linear(foot.x - foot.rx, foot.y - foot.ry, foot.x + foot.rx, foot.y + foot.ry, [
      [0, '#ffffff', 0.75],
      [0.3, '#ffffff', 0.22],
      [0.7, ground, 0.3],
      [1, '#ffffff', 0.5],
    ]),
  );
  out += ellipse(foot.x, foot.y, foot.rx, foot.ry, 'none', {
    extra: `stroke="#ffffff" stroke-width="2.2" opacity="0.8"`,
  });
  // The far half of the rim, seen through the front.
  out += stroke(arc(rim, true), '#ffffff', 2, { opacity: 0.6 });
  const veil = linear(rim.x - widest, 0, rim.x + widest, 0, [
    [0, ground, 0.52],
    [0.07, '#ffffff', 0.5],
    [0.2, '#ffffff', 0.16],
    [0.5, '#ffffff', 0.06],
    [0.8, ground, 0.1],
    [0.93, '#ffffff', 0.36],
    [1, ground, 0.6],
  ]);
  out += fill(body, veil);
  if (options.drink) out += poured(cam, base, inside, shape.wall ?? 0.0014, options.drink);
  out += stem(rows, shape.bowl, ground);
  out += gleams(inside, widest);
  out +=
    stroke(sideLine(upper, -1), '#ffffff', 1.8, { opacity: 0.8 }) +
    stroke(sideLine(upper, 1), '#ffffff', 1.6, { opacity: 0.62 });
  return (
    out +
    stroke(arc(rim, false), '#ffffff', 3, { opacity: 0.95 }) +
    stroke(arc({ ...rim, rx: rim.rx * 0.985, ry: rim.ry * 0.93 }, false), ground, 1.4, { opacity: 0.4 })
  );
}

function row(cam: Camera, base: P3, radius: number, height: number): Row {
  const centre = add(base, [0, height, 0]);
  const [x, y] = cam.p(centre);
  const rx = radius * cam.scaleAt(centre);
  return { x, y, rx, ry: rx * cam.flat(centre), height };
}

const sideLine = (rows: ReadonlyArray<Row>, side: number): string =>
  polygon(
    rows.map(({ x, y, rx }): P2 => [x + side * rx, y]),
    false,
  );

/** The silhouette between two rows, its lower end rounded like the ellipse that it is. */
function between(rows: ReadonlyArray<Row>): string {
  const low = rows[0];
  if (!low) return '';
  const bottom = Array.from({ length: 13 }, (_, i): P2 => {
    const angle = (Math.PI * i) / 12;
    return [low.x - Math.cos(angle) * low.rx, low.y + Math.sin(angle) * low.ry];
  });
  const right = rows.map(({ x, y, rx }): P2 => [x + rx, y]);
  const left = [...rows].reverse().map(({ x, y, rx }): P2 => [x - rx, y]);
  const rim = rows.at(-1);
  const top = rim
    ? Array.from({ length: 13 }, (_, i): P2 => {
        const angle = (Math.PI * i) / 12;
        return [rim.x + Math.cos(angle) * rim.rx, rim.y - Math.sin(angle) * rim.ry];
      })
    : [];
  return polygon([...bottom, ...right, ...top, ...left]);
}

function arc({ x, y, rx, ry }: Row, far: boolean): string {
  return curve(
    Array.from({ length: 17 }, (_, i): P2 => {
      const angle = (Math.PI * i) / 16;
      return [x - Math.cos(angle) * rx, y + (far ? -1 : 1) * Math.sin(angle) * ry];
    }),
  );
}

function poured(cam: Camera, base: P3, inside: ReadonlyArray<Row>, wall: number, drink: Drink): string {
  const thin = ({ x, y, rx, ry, height }: Row): Row => {
    const less = Math.max(0.1, rx - wall * cam.scaleAt(base));
    return { x, y, rx: less, ry: (ry * less) / rx, height };
  };
  const wet = inside
    .filter(({ height }) => height <= drink.level && height > (inside[0]?.height ?? 0) + 0.001)
    .map(thin);
  const top = wet.at(-1);
  if (!top) return '';
  const widest = Math.max(...wet.map(({ rx }) => rx));
  const paint = linear(top.x - widest, 0, top.x + widest, 0, drink.body);
  const shade = linear(0, top.y, 0, wet[0]?.y ?? 0, [
    [0, '#000000', 0],
    [0.6, '#000000', 0.04],
    [1, '#000000', 0.22],
  ]);
  const shape = between(wet);
  const surface = linear(top.x - top.rx, top.y, top.x + top.rx, top.y, [
    [0, drink.surface[1]],
    [0.35, drink.surface[0]],
    [1, drink.surface[1]],
  ]);
  return (
    `<g opacity="${drink.opacity ?? 0.92}">${fill(shape, paint)}${fill(shape, shade)}</g>` +
    ellipse(top.x, top.y, top.rx, top.ry, surface) +
    stroke(arc({ ...top, rx: top.rx * 0.99 }, false), '#ffffff', 2, { opacity: 0.35 })
  );
}

/** Where the glass is solid it bends the room: a dark and a bright line side by side. */
function stem(rows: ReadonlyArray<Row>, bowl: number, ground: string): string {
  const solid = rows.filter(({ height }) => height < bowl + 0.004);
  const thinnest = Math.min(...solid.map(({ rx }) => rx));
  const neck = solid.filter(({ rx }) => rx < thinnest * 2.8);
  const line = (at: number): string =>
    polygon(
      neck.map(({ x, y, rx }): P2 => [x + rx * at, y]),
      false,
    );
  return (
    stroke(line(0.45), ground, thinnest * 0.62, { opacity: 0.55 }) +
    stroke(line(-0.1), '#ffffff', thinnest * 0.3, { opacity: 0.5 }) +
    stroke(line(-0.55), '#ffffff', thinnest * 0.36, { opacity: 0.9 }) +
    stroke(line(0.82), '#ffffff', thinnest * 0.2, { opacity: 0.6 })
  );
}

/** The window mirrored on the left of the bowl, and a thin answer on its right. */
function gleams(inside: ReadonlyArray<Row>, widest: number): string {
  const wide = inside.filter(({ rx }) => rx > widest * 0.5);
  const rows = wide.slice(Math.floor(wide.length * 0.12), Math.ceil(wide.length * 0.94));
  const strip = (from: number, to: number): string =>
    polygon([
      ...rows.map(({ x, y, rx }): P2 => [x + rx * from, y + 4]),
      ...[...rows].reverse().map(({ x, y, rx }): P2 => [x + rx * to, y + 4]),
    ]);
  const [low, high] = [rows[0], rows.at(-1)];
  if (!low || !high) return '';
  const fade = linear(0, high.y, 0, low.y, [
    [0, '#ffffff', 0.25],
    [0.18, '#ffffff', 0.92],
    [0.6, '#ffffff', 0.62],
    [1, '#ffffff', 0.05],
  ]);
  return (
    fill(strip(-0.8, -0.62), fade) +
    fill(strip(-0.54, -0.5), fade, { opacity: 0.7 }) +
    fill(strip(0.78, 0.86), fade, { opacity: 0.55 })
  );
}

/** Fine bubbles rising in three threads inside the path `d`. */
export function bubbles(
  d: string,
  threads: ReadonlyArray<readonly [x: number, from: number, to: number]>,
  size: number,
  next: () => number,
): string {
  let out = '';
  for (const [x, from, to] of threads) {
    for (let y = from; y > to; y -= size * (2.6 + next() * 7)) {
      const r = size * (0.35 + 0.65 * ((from - y) / (from - to)));
      out += ellipse(x + (next() - 0.5) * size * 4.5, y, r, r, '#fffbe6', { opacity: 0.75 });
    }
  }
  return d ? clipped(d, out) : out;
}
