/** Cloth: hanging folds, valances with scallops, skirts of tablecloths. */
import { brightness, type Camera, cross, lerp3, type P3, subtract } from './camera.ts';
import { clipped, linear, type Material, tone } from './paint.ts';
import { curve, fill, type P2, polygon, stroke } from './path.ts';
import { along, lit } from './solids.ts';

/**
 * Soft vertical folds inside a hanging cloth. `top` and `bottom` are polylines with the same number
 * of points (picture pixels); each pair of neighbours is one fold. `depth` 0-1 is how marked they are.
 */
export function folds(top: ReadonlyArray<P2>, bottom: ReadonlyArray<P2>, material: Material, depth = 0.5): string {
  let out = '';
  for (let i = 0; i + 1 < top.length; i++) {
    const [a, b, c, d] = [top[i], top[i + 1], bottom[i + 1], bottom[i]];
    if (!a || !b || !c || !d) continue;
    const [x1, x2] = [Math.min(a[0], d[0]), Math.max(b[0], c[0])];
    const paint = linear(x1, 0, x2, 0, [
      [0, tone(material, 0.1), depth * 0.75],
      [0.22, tone(material, 0.6), depth * 0.15],
      [0.42, tone(material, 1), depth * 0.7],
      [0.66, tone(material, 0.6), depth * 0.15],
      [1, tone(material, 0.05), depth * 0.75],
    ]);
    out += fill(polygon([a, b, c, d]), paint);
  }
  return out;
}

export interface ValanceOptions {
  /** Number of scallops along the edge. */
  readonly scallops: number;
  /** Height in metres, scallop included. */
  readonly height: number;
  /** Height of the rounded part, in metres. */
  readonly drop?: number;
  /** Colour of the binding along the scallops. */
  readonly binding?: string;
  /** Added to the brightness. */
  readonly lift?: number;
}

/** The scalloped border that hangs from an eave between `a` and `b`. */
export function valance(cam: Camera, material: Material, a: P3, b: P3, options: ValanceOptions): string {
  const { scallops, height } = options;
  const drop = options.drop ?? height * 0.34;
  const down = (p: P3, by: number): P3 => [p[0], p[1] - by, p[2]];
  const lower: P2[] = [];
  for (let i = 0; i < scallops; i++) {
    for (let k = 0; k < 8; k++) {
      const t = (i + k / 8) / scallops;
      lower.push(cam.p(down(lerp3(a, b, t), height - drop + drop * Math.sin((k / 8) * Math.PI) ** 0.7)));
    }
  }
  lower.push(cam.p(down(b, height - drop)));
  const upper = [cam.p(a), cam.p(b)];
  const outline = [...upper, ...[...lower].reverse()];
  let normal = cross(subtract(b, a), [0, 1, 0]);
  if (cam.turn(normal)[2] < 0) normal = [-normal[0], -normal[1], -normal[2]];
  const bright = brightness(cam, normal) + (options.lift ?? 0);
  let out = fill(polygon(outline), lit(material, bright, outline, 0.1));
  // Every scallop hangs a little by itself: a crease at each seam, a gleam in the middle.
  let creases = '';
  for (let i = 0; i < scallops; i++) {
    const [p, q] = [lerp3(a, b, i / scallops), lerp3(a, b, (i + 1) / scallops)];
    const quad = [p, q, down(q, height), down(p, height)].map(cam.p);
    const [x1, x2] = [quad[0]?.[0] ?? 0, quad[1]?.[0] ?? 0];
    const paint = linear(Math.min(x1, x2), 0, Math.max(x1, x2), 0, [
      [0, tone(material, 0.1), 0.34],
      [0.16, tone(material, 0.3), 0.1],
      [0.42, tone(material, 1), 0.4],
      [0.8, tone(material, 0.5), 0],
      [1, tone(material, 0.1), 0.2],
    ]);
    creases += fill(polygon(quad), paint);
  }
  out += clipped(polygon(outline), creases);
  const width = Math.max(2, cam.scaleAt(a) * 0.014);
  out += stroke(polygon(lower, false), options.binding ?? tone(material, bright - 0.35), width, { opacity: 0.85 });
  return out + stroke(polygon(upper, false), tone(material, 0.15), width * 1.4, { opacity: 0.18 });
}

/** A flat or curtain-like cloth between four world corners: top left, top right, bottom right, bottom left. */
export function cloth(
  cam: Camera,
  material: Material,
  corners: readonly [P3, P3, P3, P3],
  options: { folds?: number; depth?: number; lift?: number; fade?: number } = {},
): string {
  const [tl, tr, br, bl] = corners;
  let normal = cross(subtract(tr, tl), subtract(br, tr));
  if (cam.turn(normal)[2] < 0) normal = [-normal[0], -normal[1], -normal[2]];
  const flat = corners.map(cam.p);
  const bright = brightness(cam, normal) + (options.lift ?? 0);
  let out = fill(polygon(flat), lit(material, bright, flat, options.fade ?? 0.14));
  const count = options.folds ?? 0;
  if (count > 0)
    out += folds(along(tl, tr, count).map(cam.p), along(bl, br, count).map(cam.p), material, options.depth ?? 0.3);
  return out;
}

/**
 * The skirt of a round tablecloth: the outline goes in and out in `waves` folds between the table's
 * edge (radius `r0` at height `y0`) and the hem (radius `r1` at height `y1`), metres.
 */
export function skirt(
  cam: Camera,
  material: Material,
  centre: P3,
  shape: {
    r0: number;
    y0: number;
    r1: number;
    y1: number;
    waves: number;
    swing?: number;
    phase?: number;
    detail?: number;
  },
): string {
  const steps = shape.waves * (shape.detail ?? 12);
  const swing = shape.swing ?? 0.05;
  const at = (angle: number, part: number): P3 => {
    const wave = Math.cos(angle * shape.waves + (shape.phase ?? 0)) * swing * part;
    const r = shape.r0 + (shape.r1 - shape.r0) * part ** 0.8 + wave;
    return [
      centre[0] + Math.cos(angle) * r,
      centre[1] + shape.y0 + (shape.y1 - shape.y0) * part,
      centre[2] + Math.sin(angle) * r,
    ];
  };
  let out = '';
  const strips: { depth: number; body: string }[] = [];
  for (let i = 0; i < steps; i++) {
    const [a0, a1] = [(i / steps) * Math.PI * 2, ((i + 1) / steps) * Math.PI * 2];
    const quad = [at(a0, 0), at(a1, 0), at(a1, 0.5), at(a1, 1), at(a0, 1), at(a0, 0.5)];
    const middle = at((a0 + a1) / 2, 1);
    const edge = subtract(at(a1, 1), at(a0, 1));
    const normal = cross([0, 1, 0], edge);
    // Only strips that look at the viewer are seen; the others are behind the table.
    const outward: P3 = [Math.cos((a0 + a1) / 2), 0, Math.sin((a0 + a1) / 2)];
    const sign = normal[0] * outward[0] + normal[2] * outward[2] < 0 ? -1 : 1;
    const facing: P3 = [normal[0] * sign, normal[1] * sign, normal[2] * sign];
    if (cam.turn(outward)[2] < -0.3) continue;
    const flat = quad.map(cam.p);
    const [top, low] = [cam.p(at(a0, 0))[1], cam.p(at(a0, 1))[1]];
    const calm = brightness(cam, outward) + 0.06;
    const bright = calm + (brightness(cam, facing) + 0.05 - calm) * 1.35;
    const paint = linear(0, top, 0, low, [
      [0, tone(material, calm + 0.04)],
      [0.35, tone(material, calm * 0.4 + bright * 0.6)],
      [1, tone(material, bright - 0.04)],
    ]);
    const extra = `stroke="${paint}" stroke-width="1.2" stroke-linejoin="round"`;
    strips.push({ depth: cam.depth(middle), body: fill(polygon(flat), paint, { extra }) });
  }
  strips.sort((a, b) => a.depth - b.depth);
  out += strips.map((strip) => strip.body).join('');
  const hem = Array.from({ length: steps }, (_, i) => at((i / steps) * Math.PI * 2, 0.985));
  const front = hem.filter((p) => cam.depth(p) > cam.depth([centre[0], p[1], centre[2]]) + shape.r1 * 0.35);
  const order = [...front].sort((a, b) => cam.p(a)[0] - cam.p(b)[0]);
  return out + stroke(curve(order.map(cam.p)), tone(material, 0.3), 1.6, { opacity: 0.45 });
}
