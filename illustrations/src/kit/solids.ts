/** Solids in metres, shaded by the one light. Every function returns SVG. */
import { add, brightness, type Camera, cross, lerp3, type P3, subtract } from './camera.ts';
import { linear, type Material, tone } from './paint.ts';
import { curve, ellipse, fill, hull, type P2, polygon, stroke } from './path.ts';

export interface FacetOptions {
  /** Difference of brightness across the face, 0-1: the lower right is darker. */
  readonly fade?: number;
  /** Added to the computed brightness. */
  readonly lift?: number;
  readonly opacity?: number;
}

/** A gradient that goes from the light corner of the shape's box to the opposite one. */
export function lit(material: Material, bright: number, points: ReadonlyArray<P2>, fade: number): string {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return linear(left, top, left + (right - left) * 0.6, bottom, [
    [0, tone(material, bright + fade / 2)],
    [1, tone(material, bright - fade / 2)],
  ]);
}

/** A flat face; its normal is turned to the viewer. */
export function facet(cam: Camera, material: Material, points: ReadonlyArray<P3>, options: FacetOptions = {}): string {
  const [a, b, c] = [points[0], points[1], points[2]];
  if (!a || !b || !c) return '';
  let normal = cross(subtract(b, a), subtract(c, b));
  const flat = points.map(cam.p);
  if (area(flat) > 0) normal = [-normal[0], -normal[1], -normal[2]];
  const bright = brightness(cam, normal) + (options.lift ?? 0);
  const paint = lit(material, bright, flat, options.fade ?? 0.1);
  // A stroke of the same paint hides the hairline between neighbouring faces.
  return fill(polygon(flat), paint, {
    ...(options.opacity === undefined ? {} : { opacity: options.opacity }),
    extra: `stroke="${paint}" stroke-width="1" stroke-linejoin="round"`,
  });
}

function area(points: ReadonlyArray<P2>): number {
  return points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [x, y];
    return sum + (x * ny - nx * y) / 2;
  }, 0);
}

export interface BoxOptions extends FacetOptions {
  /** Turned around its own vertical axis, in degrees. */
  readonly turn?: number;
  /** Highlight on the upper edges, opacity 0-1. */
  readonly rim?: number;
  /** Only the upright faces: a band around something else. */
  readonly band?: boolean;
}

/** The eight corners of a box that stands on `base` (centre of its underside): bottom ring, then top ring. */
export function boxCorners(base: P3, size: P3, turnDegrees = 0): P3[] {
  const [w, h, d] = [size[0] / 2, size[1], size[2] / 2];
  const [c, s] = [Math.cos((turnDegrees * Math.PI) / 180), Math.sin((turnDegrees * Math.PI) / 180)];
  const ring: ReadonlyArray<P2> = [
    [-w, d],
    [w, d],
    [w, -d],
    [-w, -d],
  ];
  const corner = (y: number) => ring.map(([x, z]): P3 => add(base, [x * c - z * s, y, x * s + z * c]));
  return [...corner(0), ...corner(h)];
}

/** A box standing on `base` (centre of its underside); size is width x, height y, depth z. */
export function box(cam: Camera, material: Material, base: P3, size: P3, options: BoxOptions = {}): string {
  return hexahedron(cam, material, boxCorners(base, size, options.turn), options);
}

/** Any six-faced solid: four bottom corners, then the four above them, in the same turn. */
export function hexahedron(
  cam: Camera,
  material: Material,
  corners: ReadonlyArray<P3>,
  options: BoxOptions = {},
): string {
  const at = (i: number): P3 => corners[i] ?? [0, 0, 0];
  const faces = [
    [0, 1, 5, 4],
    [1, 2, 6, 5],
    [2, 3, 7, 6],
    [3, 0, 4, 7],
    [4, 5, 6, 7],
    [3, 2, 1, 0],
  ];
  let out = '';
  for (const face of options.band ? faces.slice(0, 4) : faces) {
    const points = face.map(at);
    if (area(points.map(cam.p)) < 0) out += facet(cam, material, points, options);
  }
  const rim = options.rim ?? 0.5;
  if (rim > 0) {
    const width = Math.max(1.2, cam.scaleAt(at(4)) * 0.004);
    const front = (options.band ? [4, 5, 6] : [7, 4, 5, 6]).map(at).map(cam.p);
    out += stroke(polygon(front, false), tone(material, 1), width, { opacity: rim });
  }
  return out;
}

/** Points of a horizontal circle around `centre`. */
export function ring(centre: P3, radius: number, steps = 36): P3[] {
  return Array.from({ length: steps }, (_, i): P3 => {
    const angle = (i / steps) * Math.PI * 2;
    return add(centre, [Math.cos(angle) * radius, 0, Math.sin(angle) * radius]);
  });
}

/** The brightness bands across something round and vertical, from its left to its right edge. */
export function roundStops(material: Material, gloss = 0): ReadonlyArray<readonly [number, string]> {
  return [
    [0, tone(material, 0.5)],
    [0.18, tone(material, 0.76 + gloss * 0.1)],
    [0.3, tone(material, 0.82 + gloss * 0.18)],
    [0.44, tone(material, 0.7)],
    [0.72, tone(material, 0.36)],
    [0.92, tone(material, 0.18)],
    [1, tone(material, 0.3)],
  ];
}

export interface LatheOptions {
  /** 0 matt to 1 polished. */
  readonly gloss?: number;
  /** Draw the upper opening or disc (default yes). */
  readonly top?: boolean;
  /** Material of the upper disc when it differs. */
  readonly topMaterial?: Material;
  /** Round the profile instead of joining its points by straight lines. */
  readonly smooth?: boolean;
}

/**
 * A solid of revolution that stands on `base`: `profile` is [radius, height above base] from the
 * bottom to the top. Turned legs, bottles, cups, speakers' poles, pots.
 */
export function lathe(
  cam: Camera,
  material: Material,
  base: P3,
  profile: ReadonlyArray<readonly [radius: number, height: number]>,
  options: LatheOptions = {},
): string {
  const rows = profile.map(([radius, height]) => {
    const centre = add(base, [0, height, 0]);
    const [x, y] = cam.p(centre);
    const rx = radius * cam.scaleAt(centre);
    return { x, y, rx, ry: rx * cam.flat(centre), radius };
  });
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return '';
  const widest = Math.max(...rows.map((row) => row.rx));
  const left = rows.map((row): P2 => [row.x - row.rx, row.y]);
  const right = [...rows].reverse().map((row): P2 => [row.x + row.rx, row.y]);
  const paint = linear(first.x - widest, 0, first.x + widest, 0, roundStops(material, options.gloss ?? 0));
  const outline = (points: ReadonlyArray<P2>): string =>
    options.smooth ? curve(points, false, 0.9) : polygon(points, false);
  const side = `${outline(left)}L${outline(right).slice(1)}Z`;
  let out = ellipse(first.x, first.y, first.rx, first.ry, paint);
  out += fill(side, paint, { extra: `stroke="${paint}" stroke-width="0.8" stroke-linejoin="round"` });
  if (options.top !== false && last.ry > 0.4) {
    const above = options.topMaterial ?? material;
    const disc = linear(last.x - last.rx, last.y - last.ry, last.x + last.rx, last.y + last.ry, [
      [0, tone(above, 0.9)],
      [1, tone(above, 0.66)],
    ]);
    out += ellipse(last.x, last.y, last.rx, last.ry, disc);
  }
  return out;
}

/** A vertical cylinder standing on `base`. */
export function cylinder(
  cam: Camera,
  material: Material,
  base: P3,
  radius: number,
  height: number,
  options: LatheOptions = {},
): string {
  return lathe(
    cam,
    material,
    base,
    [
      [radius, 0],
      [radius, height],
    ],
    options,
  );
}

/** A horizontal disc. */
export function disc(cam: Camera, centre: P3, radius: number, paint: string, opacity = 1): string {
  return fill(curve(ring(centre, radius).map(cam.p), true), paint, { opacity });
}

/** A horizontal round slab with rounded shading: table tops, plates' feet, bases. */
export function roundSlab(cam: Camera, material: Material, base: P3, radius: number, thickness: number): string {
  const [bottom, top] = [ring(base, radius).map(cam.p), ring(add(base, [0, thickness, 0]), radius).map(cam.p)];
  const [x] = cam.p(base);
  const rx = radius * cam.scaleAt(base);
  const side = linear(x - rx, 0, x + rx, 0, roundStops(material));
  let out = fill(polygon(hull([...bottom, ...top])), side);
  out += fill(curve(top, true), lit(material, brightness(cam, [0, 1, 0]), top, 0.14));
  return out + stroke(curve(top, true), tone(material, 1), 1.5, { opacity: 0.45 });
}

/** A round bar between two points: a leg, a strut; `radius` in metres, thinner when `taper` < 1 at `b`. */
export function rod(
  cam: Camera,
  material: Material,
  a: P3,
  b: P3,
  radius: number,
  options: { taper?: number; gloss?: number } = {},
): string {
  const [pa, pb] = [cam.p(a), cam.p(b)];
  const [ra, rb] = [radius * cam.scaleAt(a), radius * cam.scaleAt(b) * (options.taper ?? 1)];
  const length = Math.hypot(pb[0] - pa[0], pb[1] - pa[1]) || 1;
  let [nx, ny] = [-(pb[1] - pa[1]) / length, (pb[0] - pa[0]) / length];
  // The first edge is always the one that looks to the upper left.
  if (nx * -0.6 + ny * -0.8 < 0) [nx, ny] = [-nx, -ny];
  // A bar of a few pixels needs no gradient: a dark stroke and a light one towards the light.
  if (Math.max(ra, rb) < 4.5) {
    const lighter = ([x, y]: P2): P2 => [x + nx * ra * 0.32, y + ny * ra * 0.32];
    return (
      stroke(polygon([pa, pb], false), tone(material, 0.34), ra + rb) +
      stroke(polygon([lighter(pa), lighter(pb)], false), tone(material, 0.74), (ra + rb) * 0.46)
    );
  }
  const quad: P2[] = [
    [pa[0] + nx * ra, pa[1] + ny * ra],
    [pb[0] + nx * rb, pb[1] + ny * rb],
    [pb[0] - nx * rb, pb[1] - ny * rb],
    [pa[0] - nx * ra, pa[1] - ny * ra],
  ];
  const [mx, my, r] = [(pa[0] + pb[0]) / 2, (pa[1] + pb[1]) / 2, Math.max(ra, rb)];
  const paint = linear(mx + nx * r, my + ny * r, mx - nx * r, my - ny * r, roundStops(material, options.gloss ?? 0));
  return (
    ellipse(pa[0], pa[1], ra, ra * 0.98, tone(material, 0.45)) +
    ellipse(pb[0], pb[1], rb, rb * 0.98, tone(material, 0.5)) +
    fill(polygon(quad), paint)
  );
}

/** A bent tube through world points; `radius` in metres. */
export function pipe(
  cam: Camera,
  material: Material,
  points: ReadonlyArray<P3>,
  radius: number,
  options: { straight?: boolean; closed?: boolean; gloss?: number } = {},
): string {
  const flat = points.map(cam.p);
  const middle = points[Math.floor(points.length / 2)] ?? [0, 0, 0];
  const width = 2 * radius * cam.scaleAt(middle);
  return tube(flat, width, material, options);
}

/** A bent tube in picture pixels, `width` wide: three strokes, the light one towards the upper left. */
export function tube(
  points: ReadonlyArray<P2>,
  width: number,
  material: Material,
  options: { straight?: boolean; closed?: boolean; gloss?: number } = {},
): string {
  const shift = (by: number) => {
    const moved = points.map(([x, y]): P2 => [x - by * width, y - by * width]);
    return options.straight ? polygon(moved, options.closed ?? false) : curve(moved, options.closed ?? false);
  };
  const gloss = options.gloss ?? 0.4;
  return (
    stroke(shift(0), tone(material, 0.2), width) +
    stroke(shift(0.06), tone(material, 0.5), width * 0.74) +
    stroke(shift(0.12), tone(material, 0.74), width * 0.42) +
    stroke(shift(0.15), tone(material, 0.95), width * 0.14, { opacity: 0.4 + gloss * 0.5 })
  );
}

/** A ball of `radius` pixels. */
export function ball(cx: number, cy: number, radius: number, material: Material): string {
  const paint = linear(cx - radius * 0.7, cy - radius * 0.8, cx + radius * 0.7, cy + radius * 0.8, [
    [0, tone(material, 0.95)],
    [0.45, tone(material, 0.6)],
    [1, tone(material, 0.12)],
  ]);
  return ellipse(cx, cy, radius, radius, paint);
}

/** A straight line on a surface: seams, joints, engraved lines; `width` in pixels. */
export function line(cam: Camera, points: ReadonlyArray<P3>, paint: string, width: number, opacity = 1): string {
  return stroke(polygon(points.map(cam.p), false), paint, width, { opacity });
}

/** Points along a straight segment, both ends included. */
export const along = (a: P3, b: P3, steps: number): P3[] =>
  Array.from({ length: steps + 1 }, (_, i) => lerp3(a, b, i / steps));
