/** Things made of facets: lofts, bent bars, turned legs, padded boxes, plates. Metres. */
import { add, cross, lerp3, type P3, subtract, unit } from './camera.ts';
import { type Facet, type Skin, spline3 } from './mesh.ts';
import type { P2 } from './path.ts';
import { along } from './solids.ts';

export interface LoftOptions {
  /** Close the first and the last ring (default no). */
  readonly caps?: boolean;
  readonly capSkin?: Skin;
  /** The last ring joins the first: a ring-shaped thing. */
  readonly loop?: boolean;
  readonly both?: boolean;
  /** Rings are open lines, not closed ones. */
  readonly open?: boolean;
  readonly fade?: number;
}

/** A surface through rings of equally many points, each anticlockwise seen from the end of the row. */
export function loft(rings: ReadonlyArray<ReadonlyArray<P3>>, skin: Skin, options: LoftOptions = {}): Facet[] {
  const facets: Facet[] = [];
  const rows = options.loop ? rings.length : rings.length - 1;
  for (let i = 0; i < rows; i++) {
    const [low, high] = [rings[i] ?? [], rings[(i + 1) % rings.length] ?? []];
    const count = options.open ? low.length - 1 : low.length;
    for (let j = 0; j < count; j++) {
      const k = (j + 1) % low.length;
      const [a, b, c, d] = [low[j], low[k], high[k], high[j]];
      if (a && b && c && d) facets.push({ points: [a, b, c, d], skin, ...(options.both ? { both: true } : {}) });
    }
  }
  if (options.caps) {
    const capSkin = options.capSkin ?? skin;
    const fade = options.fade ?? 0.06;
    facets.push(
      { points: [...(rings[0] ?? [])].reverse(), skin: capSkin, fade },
      { points: rings.at(-1) ?? [], skin: capSkin, fade },
    );
  }
  return facets;
}

/** The outline of a bar's section, metres: a circle… */
export const roundSection = (radius: number, sides = 12): P2[] =>
  Array.from({ length: sides }, (_, i): P2 => {
    const angle = (i / sides) * Math.PI * 2;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });

/** …or a rectangle with softened edges. */
export function flatSection(width: number, height: number, round = 0.2): P2[] {
  const r = Math.min(width, height) * round;
  const [w, h] = [width / 2 - r, height / 2 - r];
  const corner = (x: number, y: number, from: number): P2[] =>
    [0, 30, 60, 90].map((step): P2 => {
      const angle = ((from + step) * Math.PI) / 180;
      return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
    });
  return [...corner(w, h, 0), ...corner(-w, h, 90), ...corner(-w, -h, 180), ...corner(w, -h, 270)];
}

export interface SweepOptions {
  /** What the section's second axis looks to (default: up, or back for upright bars). */
  readonly up?: P3;
  readonly closed?: boolean;
  /** The section's size along the way, 0-1. */
  readonly scale?: (t: number) => number;
  readonly caps?: boolean;
  /** Length of the parts of a straight bar (default 5 cm). */
  readonly part?: number;
}

/** A bar of constant section along a line: tubes, rails, legs. */
export function sweep(
  path: ReadonlyArray<P3>,
  section: ReadonlyArray<P2>,
  skin: Skin,
  options: SweepOptions = {},
): Facet[] {
  const last = path.length - 1;
  const at = (i: number): P3 =>
    path[options.closed ? (i + path.length) % path.length : Math.min(last, Math.max(0, i))] ?? [0, 0, 0];
  let guide: P3 = options.up ?? [0, 1, 0];
  const rings = path.map((p, i) => {
    const way = unit(subtract(at(i + 1), at(i - 1)));
    if (!options.up && i === 0 && Math.abs(way[1]) > 0.9) guide = [0, 0, 1];
    const side = unit(cross(guide, way));
    const up = cross(way, side);
    // Without a given direction the frame rolls way with the line, so that it never flips.
    if (!options.up) guide = up;
    const size = options.scale?.(i / last) ?? 1;
    return section.map(
      ([a, b]): P3 =>
        add(p, [(side[0] * a + up[0] * b) * size, (side[1] * a + up[1] * b) * size, (side[2] * a + up[2] * b) * size]),
    );
  });
  return loft(rings, skin, options.closed ? { loop: true } : { caps: options.caps ?? true });
}

/** A straight bar, cut in parts so that the painter can sort it. */
export function bar(a: P3, b: P3, section: ReadonlyArray<P2>, skin: Skin, options: SweepOptions = {}): Facet[] {
  const length = Math.hypot(...subtract(b, a));
  return sweep(along(a, b, Math.max(1, Math.ceil(length / (options.part ?? 0.05)))), section, skin, options);
}

/** A turned bar from `a` to `b`: [place 0-1, radius] along it, smoothed unless `sharp`. */
export function spindle(
  a: P3,
  b: P3,
  profile: ReadonlyArray<P2>,
  skin: Skin,
  options: { sides?: number; per?: number } = {},
): Facet[] {
  const rows = spline3(
    profile.map(([t, r]): P3 => [t, r, 0]),
    options.per ?? 3,
  );
  const way = unit(subtract(b, a));
  const guide: P3 = Math.abs(way[1]) > 0.9 ? [0, 0, 1] : [0, 1, 0];
  const side = unit(cross(guide, way));
  const up = cross(way, side);
  const sides = options.sides ?? 14;
  const rings = rows.map(([t, r]) =>
    roundSection(Math.max(0.0005, r), sides).map(
      ([x, y]): P3 => add(lerp3(a, b, t), [side[0] * x + up[0] * y, side[1] * x + up[1] * y, side[2] * x + up[2] * y]),
    ),
  );
  return loft(rings, skin, { caps: true });
}

/** A solid turned around the vertical axis through `base`: [radius, height] from below, outside, to the inside. */
export function turned(
  base: P3,
  profile: ReadonlyArray<P2>,
  skin: Skin,
  options: { sides?: number; smooth?: number; arc?: readonly [from: number, to: number] } = {},
): Facet[] {
  const rows = options.smooth
    ? spline3(
        profile.map(([r, y]): P3 => [r, y, 0]),
        options.smooth,
      )
    : profile.map(([r, y]): P3 => [r, y, 0]);
  const sides = options.sides ?? 64;
  const [from, to] = options.arc ?? [0, 360];
  const whole = to - from >= 360;
  const rings = rows.map(([r, y]) =>
    Array.from({ length: whole ? sides : sides + 1 }, (_, i): P3 => {
      const angle = ((from + ((to - from) * i) / sides) * Math.PI) / 180;
      return add(base, [Math.sin(angle) * Math.max(0, r), y, Math.cos(angle) * Math.max(0, r)]);
    }),
  );
  return loft(rings, skin, whole ? {} : { open: true });
}

export interface PaddedOptions {
  /** Rounding of the edges. */
  readonly round?: number;
  /** How far the faces swell: sides, top (never the underside), front and back. */
  readonly swell?: P3;
  readonly parts?: number;
}

/** A box with rounded edges and swollen faces around `centre`: cushions, bodies, mouldings. */
export function padded(centre: P3, size: P3, skin: Skin, options: PaddedOptions = {}): Facet[] {
  const round = Math.min(options.round ?? 0.02, ...size.map((s) => s / 2.001));
  const swell = options.swell ?? [0, 0, 0];
  const inner = size.map((s) => s / 2 - round);
  const parts = options.parts ?? 6;
  // Along each axis: the arc of one edge, the flat middle, the arc of the other edge.
  const stops: P2[] = [];
  for (const angle of [-45, -34, -22, -11]) stops.push([-1, Math.tan((angle * Math.PI) / 180)]);
  for (let i = 0; i <= parts; i++) stops.push([-1 + (2 * i) / parts, 0]);
  for (const angle of [11, 22, 34, 45]) stops.push([1, Math.tan((angle * Math.PI) / 180)]);
  const facets: Facet[] = [];
  for (const [u, v, w] of [
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
  ] as const) {
    for (const sign of [1, -1]) {
      const spot = ([pu, du]: P2, [pv, dv]: P2): P3 => {
        const out: [number, number, number] = [0, 0, 0];
        const length = Math.hypot(du, dv, 1);
        out[u] = pu * (inner[u] ?? 0) + (round * du) / length;
        out[v] = pv * (inner[v] ?? 0) + (round * dv) / length;
        out[w] = sign * ((inner[w] ?? 0) + round / length);
        // What lies on something stays flat below.
        if (w !== 1 || sign > 0) out[w] += sign * (swell[w] ?? 0) * (1 - pu * pu) * (1 - pv * pv);
        return add(centre, out);
      };
      for (let i = 0; i + 1 < stops.length; i++) {
        for (let j = 0; j + 1 < stops.length; j++) {
          const [a, b, c, d] = [stops[i], stops[i + 1], stops[j], stops[j + 1]];
          if (!a || !b || !c || !d) continue;
          const quad = [spot(a, c), spot(b, c), spot(b, d), spot(a, d)];
          facets.push({ points: sign > 0 ? quad : quad.reverse(), skin });
        }
      }
    }
  }
  return facets;
}

/** A level board: its outline seen from above ([x, z], anticlockwise from above is x to -z), rounded at its edge. */
export function board(
  outline: ReadonlyArray<P2>,
  y: number,
  thickness: number,
  skin: Skin,
  options: { bevel?: number; topSkin?: Skin; fade?: number } = {},
): Facet[] {
  const bevel = options.bevel ?? Math.min(0.006, thickness / 3);
  const cx = outline.reduce((sum, [x]) => sum + x, 0) / outline.length;
  const cz = outline.reduce((sum, [, z]) => sum + z, 0) / outline.length;
  const reach = Math.max(...outline.map(([x, z]) => Math.hypot(x - cx, z - cz)));
  const ring = (height: number, inset: number): P3[] =>
    outline.map(([x, z]): P3 => [cx + (x - cx) * (1 - inset / reach), height, cz + (z - cz) * (1 - inset / reach)]);
  const rings = [
    ring(y, bevel),
    ring(y + bevel * 0.3, bevel * 0.3),
    ring(y + bevel, 0),
    ring(y + thickness - bevel, 0),
    ring(y + thickness - bevel * 0.3, bevel * 0.3),
    ring(y + thickness, bevel),
  ];
  return loft(rings, skin, {
    caps: true,
    fade: options.fade ?? 0.1,
    ...(options.topSkin ? { capSkin: options.topSkin } : {}),
  });
}

/** The outline of a rectangle with round corners for `board`, around (cx, cz). */
export function roundedOutline(width: number, depth: number, radius: number, steps = 8, centre: P2 = [0, 0]): P2[] {
  const [w, d] = [width / 2 - radius, depth / 2 - radius];
  const corner = (x: number, z: number, from: number): P2[] =>
    Array.from({ length: steps + 1 }, (_, i): P2 => {
      const angle = ((from + (90 * i) / steps) * Math.PI) / 180;
      return [centre[0] + x + Math.sin(angle) * radius, centre[1] + z + Math.cos(angle) * radius];
    });
  return [...corner(w, d, 0), ...corner(w, -d, 90), ...corner(-w, -d, 180), ...corner(-w, d, 270)];
}

/** The outline of a circle for `board`. */
export const circleOutline = (radius: number, steps = 72, centre: P2 = [0, 0]): P2[] =>
  Array.from({ length: steps }, (_, i): P2 => {
    const angle = (i / steps) * Math.PI * 2;
    return [centre[0] + Math.sin(angle) * radius, centre[1] + Math.cos(angle) * radius];
  });
