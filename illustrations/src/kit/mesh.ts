/**
 * Meshes: many small facets in metres that one painter sorts from back to front. For things whose
 * parts interlock (chairs, handles, turned legs) or whose surface bends both ways (cushions, plates).
 */
import { add, brightness, type Camera, cross, light, type P3, subtract, unit } from './camera.ts';
import { linear, type Material, n, tone } from './paint.ts';
import { fill, hull, type P2, polygon } from './path.ts';
import { filtered, outside, softFill } from './soften.ts';

/** What a skin knows of the spot that it colours. */
export interface Spot {
  /** The kit's brightness of the facet. */
  readonly bright: number;
  /** Its normal as the viewer sees it. */
  readonly normal: P3;
  /** Its middle, in metres. */
  readonly at: P3;
}

/** The look of a surface: a colour for every spot. */
export type Skin = (spot: Spot) => string;

export interface Facet {
  /** Anticlockwise seen from outside. */
  readonly points: ReadonlyArray<P3>;
  readonly skin: Skin;
  /** Brightness that falls off across a large face. */
  readonly fade?: number;
  /** Seen from both sides (cloth, thin sheet). */
  readonly both?: boolean;
  /** Metres by which the painter takes it for nearer than it is: a cushion on its seat. */
  readonly nearer?: number;
}

/** Draws facets of any number of things, far ones first. */
export function render(cam: Camera, facets: ReadonlyArray<Facet>, seam = 1): string {
  const seen = facets.flatMap((facet) => {
    const flat = facet.points.map(cam.p);
    const turned = area(flat) > 0;
    if ((turned && !facet.both) || outside(flat)) return [];
    const outward = newell(facet.points);
    const normal: P3 = turned ? [-outward[0], -outward[1], -outward[2]] : outward;
    const at = middle(facet.points);
    return [
      { depth: cam.depth(at) + (facet.nearer ?? 0), d: polygon(flat), paint: paintOf(cam, facet, flat, normal, at) },
    ];
  });
  seen.sort((a, b) => a.depth - b.depth);
  let out = '';
  let run: { d: string; paint: string } | undefined;
  const flush = (): void => {
    // A stroke of the same paint, `seam` wide, hides the hairlines between neighbours.
    if (run)
      out += fill(run.d, run.paint, { extra: `stroke="${run.paint}" stroke-width="${seam}" stroke-linejoin="round"` });
  };
  for (const { d, paint } of seen) {
    if (run && run.paint === paint) run.d += d;
    else {
      flush();
      run = { d, paint };
    }
  }
  flush();
  return out;
}

/** A thing without visible facets: its inside is blurred by `deviation` pixels, its outline stays sharp. */
export function smoothed(cam: Camera, facets: ReadonlyArray<Facet>, deviation = 6): string {
  const steps = `<feGaussianBlur stdDeviation="${n(deviation)}" result="soft"/><feComposite in="soft" in2="SourceGraphic" operator="atop"/>`;
  return `<g ${filtered(
    steps,
    facets.flatMap((facet) => facet.points.map(cam.p)),
    4,
  )}>${render(cam, facets, 2.4)}</g>`;
}

function paintOf(cam: Camera, facet: Facet, flat: ReadonlyArray<P2>, normal: P3, at: P3): string {
  const bright = brightness(cam, normal);
  const view = unit(cam.turn(normal));
  const colour = (change: number): string => facet.skin({ bright: bright + change, normal: view, at });
  if (!facet.fade) return colour(0);
  const xs = flat.map(([x]) => x);
  const ys = flat.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return linear(left, top, left + (right - left) * 0.7, bottom, [
    [0, colour(facet.fade / 2)],
    [1, colour(-facet.fade / 2)],
  ]);
}

/** The normal of a polygon that need not be quite flat. */
function newell(points: ReadonlyArray<P3>): P3 {
  const sum: [number, number, number] = [0, 0, 0];
  points.forEach((p, i) => {
    const part = cross(p, points[(i + 1) % points.length] ?? p);
    for (const k of [0, 1, 2] as const) sum[k] += part[k];
  });
  return unit(sum);
}

const middle = (points: ReadonlyArray<P3>): P3 => {
  const [x, y, z] = points.reduce((sum, p) => add(sum, p), [0, 0, 0] as P3);
  return [x / points.length, y / points.length, z / points.length];
};

const area = (points: ReadonlyArray<P2>): number =>
  points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [x, y];
    return sum + (x * ny - nx * y) / 2;
  }, 0);

/** Few enough tones that neighbours often share one path. */
const stepped = (bright: number): number => Math.round(Math.min(1, Math.max(0, bright)) * 200) / 200;

export interface MattOptions {
  readonly lift?: number;
  /** 0 dull to 1 lacquered: a highlight towards the light. */
  readonly gloss?: number;
  /** How small the highlight is. */
  readonly sharp?: number;
  /** Brightness added at a place: shade under a seat, dirt, age. */
  readonly shade?: (at: P3) => number;
}

/** Cloth, wood, lacquer, porcelain: diffuse, with a highlight when it has gloss. */
export function matt(material: Material, options: MattOptions = {}): Skin {
  const half = unit(add(light, [0, 0, 1.1]));
  return ({ bright, normal, at }) => {
    const towards = Math.max(0, normal[0] * half[0] + normal[1] * half[1] + normal[2] * half[2]);
    const shine = (options.gloss ?? 0) * towards ** (options.sharp ?? 30);
    // A little more light from the left also where the sun does not reach, so that shade keeps its form.
    const wrap = -0.07 * normal[0] * (1 - towards);
    return tone(material, stepped(bright + wrap + (options.lift ?? 0) + (options.shade?.(at) ?? 0) + shine * 0.6));
  };
}

/** Polished metal: it mirrors a bright room, a window on the left, a dark floor line. */
export function polished(
  material: Material,
  options: { lift?: number; contrast?: number; shade?: (at: P3) => number } = {},
): Skin {
  const bell = (x: number, centre: number, width: number): number => Math.exp(-(((x - centre) / width) ** 2));
  return ({ normal, at }) => {
    const [nx, ny, nz] = normal;
    const [x, y] = [2 * nz * nx, 2 * nz * ny];
    const room =
      0.2 * y +
      0.55 * bell(x, -0.62, 0.24) * (0.6 + 0.4 * bell(y, 0.2, 0.7)) -
      0.3 * bell(x, 0.34, 0.3) +
      0.16 * bell(x, 0.86, 0.12) -
      0.2 * bell(x, -1, 0.14);
    const band = -0.28 * bell(y, -0.22, 0.16) + 0.22 * bell(y, 0.85, 0.3);
    return tone(
      material,
      stepped(0.5 + (options.contrast ?? 1) * (room + band) + (options.lift ?? 0) + (options.shade?.(at) ?? 0)),
    );
  };
}

/** The same facets, painted as if they were `by` metres nearer. */
export const raised = (facets: ReadonlyArray<Facet>, by: number): Facet[] =>
  facets.map((facet) => ({ ...facet, nearer: (facet.nearer ?? 0) + by }));

/** The same facets elsewhere: turned around the vertical axis (degrees), then moved. */
export function placed(facets: ReadonlyArray<Facet>, at: P3, turn = 0): Facet[] {
  return facets.map((facet) => ({ ...facet, points: facet.points.map((p) => spin(p, turn)).map((p) => add(p, at)) }));
}

/** The pieces of a shadow, moved along with their thing. */
export const moved = (pieces: ReadonlyArray<ReadonlyArray<P3>>, at: P3, turn = 0): P3[][] =>
  pieces.map((piece) => piece.map((p) => add(spin(p, turn), at)));

/** A point turned around the vertical axis: positive turns the front (+z) to the right (+x). */
export function spin([x, y, z]: P3, degrees: number): P3 {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [x * c + z * s, y, z * c - x * s];
}

/** Facets tilted around the x axis through `pivot`: positive leans the top towards the viewer. */
export function tilted(facets: ReadonlyArray<Facet>, pivot: P3, degrees: number): Facet[] {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const tip = (p: P3): P3 => {
    const [x, y, z] = subtract(p, pivot);
    return add(pivot, [x, y * c - z * s, y * s + z * c]);
  };
  return facets.map((facet) => ({ ...facet, points: facet.points.map(tip) }));
}

/**
 * One soft shadow of many convex pieces on the plane `floor`: they melt together instead of adding up.
 */
export function shadows(
  cam: Camera,
  pieces: ReadonlyArray<ReadonlyArray<P3>>,
  options: { opacity?: number; soft?: number; length?: number; floor?: number } = {},
): string {
  const floor = options.floor ?? 0;
  const [dx, dz] = cam.shadowPerMetre;
  const drop = ([x, y, z]: P3): P2 => {
    const reach = (y - floor) * (options.length ?? 0.5);
    return cam.p([x + dx * reach, floor, z + dz * reach]);
  };
  const outlines = pieces.map((piece) => hull(piece.map(drop)));
  return softFill(
    outlines.map((outline) => polygon(outline)).join(''),
    outlines.flat(),
    options.soft ?? 12,
    options.opacity ?? 0.22,
  );
}

/** A smooth line through points (Catmull-Rom), `per` steps between two. */
export function spline3(points: ReadonlyArray<P3>, per = 6, closed = false): P3[] {
  const count = points.length;
  const get = (i: number): P3 =>
    points[closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i))] ?? [0, 0, 0];
  const out: P3[] = [];
  const last = closed ? count : count - 1;
  for (let i = 0; i < last; i++) {
    const [a, b, c, d] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    for (let k = 0; k < per; k++) {
      const t = k / per;
      const at = (j: 0 | 1 | 2): number =>
        0.5 *
        (2 * b[j] +
          (c[j] - a[j]) * t +
          (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t +
          (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t ** 3);
      out.push([at(0), at(1), at(2)]);
    }
  }
  return closed ? out : [...out, get(count - 1)];
}
