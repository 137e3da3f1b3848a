/** Furniture that is small in a scene: seen from afar, drawn with few strokes. Metres. */
import {
  add,
  box,
  boxCorners,
  brightness,
  type Camera,
  cloth,
  contact,
  curve,
  ellipse,
  fill,
  glow,
  lathe,
  lit,
  type Material,
  materials,
  type P3,
  polygon,
  ring,
  rod,
  roundSlab,
  skirt,
  stroke,
  tone,
} from './kit.ts';

/** Something standing in a scene, with the depth by which it is sorted. */
export interface Piece {
  readonly depth: number;
  readonly svg: string;
}

/** Draws pieces from the farthest to the nearest. */
export const sorted = (pieces: ReadonlyArray<Piece>): string =>
  [...pieces]
    .sort((a, b) => a.depth - b.depth)
    .map((piece) => piece.svg)
    .join('');

/** A slim chair with a ladder back; `facing` in degrees: where the sitter looks (0 = +z). */
export function chair(
  cam: Camera,
  at: P3,
  facing: number,
  material: Material,
  cushion: Material = materials.canvas,
): Piece {
  const [c, s] = [Math.cos((facing * Math.PI) / 180), Math.sin((facing * Math.PI) / 180)];
  const local = (x: number, y: number, z: number): P3 => add(at, [x * c + z * s, y, -x * s + z * c]);
  const bar = (a: P3, b: P3, r = 0.016) => rod(cam, material, a, b, r);
  const feet: [number, number][] = [
    [-0.19, -0.2],
    [0.19, -0.2],
    [-0.19, 0.18],
    [0.19, 0.18],
  ];
  const legs =
    feet
      .map(([x, z]) => ({
        depth: cam.depth(local(x, 0, z)),
        svg: bar(local(x * 1.04, 0, z * 1.06), local(x, 0.44, z), 0.017),
      }))
      .sort((a, b) => a.depth - b.depth)
      .map((leg) => leg.svg)
      .join('') +
    [-1, 1].map((side) => bar(local(0.195 * side, 0.2, -0.205), local(0.195 * side, 0.2, 0.185), 0.009)).join('') +
    bar(local(-0.195, 0.24, 0.185), local(0.195, 0.24, 0.185), 0.009);
  const seat =
    box(cam, material, local(0, 0.425, 0), [0.42, 0.03, 0.41], { turn: -facing, rim: 0 }) +
    box(cam, cushion, local(0, 0.455, 0.005), [0.4, 0.035, 0.39], { turn: -facing, rim: 0.5, fade: 0.16 });
  let back =
    bar(local(-0.19, 0.44, -0.2), local(-0.2, 0.92, -0.26)) + bar(local(0.19, 0.44, -0.2), local(0.2, 0.92, -0.26));
  back +=
    bar(local(-0.2, 0.91, -0.26), local(0.2, 0.91, -0.26), 0.02) +
    bar(local(-0.195, 0.6, -0.22), local(0.195, 0.6, -0.22), 0.013);
  for (const x of [-0.12, -0.04, 0.04, 0.12]) back += bar(local(x, 0.6, -0.22), local(x, 0.91, -0.26), 0.009);
  const shadow = contact(cam, at, 0.36, 0.4);
  const away = cam.depth(local(0, 0, -0.3)) < cam.depth(at);
  return { depth: cam.depth(at), svg: shadow + (away ? back + legs + seat : legs + seat + back) };
}

/** A clothed round table laid for dinner; `radius` of its top. */
export function roundTable(
  cam: Camera,
  at: P3,
  radius: number,
  options: {
    cloth?: Material;
    lit?: boolean;
    seats?: number;
    chairs?: Material;
    cushion?: Material;
    detail?: number;
    waves?: number;
    gap?: number;
  } = {},
): Piece[] {
  const linen = options.cloth ?? materials.linen;
  const height = 0.75;
  let svg = contact(cam, add(at, [0.08, 0, 0]), radius * 1.4, 0.5);
  svg += skirt(cam, linen, at, {
    r0: radius,
    y0: height,
    r1: radius * 1.13,
    y1: 0.02,
    waves: options.waves ?? 12,
    swing: 0.045,
    detail: options.detail ?? 6,
  });
  svg += roundSlab(cam, linen, add(at, [0, height, 0]), radius, 0.012);
  const top = add(at, [0, height + 0.012, 0]);
  const seats = options.seats ?? 6;
  const places: Piece[] = ring(top, radius * 0.74, seats).map((p) => ({
    depth: cam.depth(p),
    svg: place(cam, p, top),
  }));
  places.push({ depth: cam.depth(top), svg: bouquet(cam, top, options.lit ?? false) });
  svg += sorted(places);
  const pieces: Piece[] = [{ depth: cam.depth(at), svg }];
  if (options.chairs) {
    for (const [i] of Array.from({ length: seats }).entries()) {
      const angle = (i / seats) * Math.PI * 2;
      const reach = radius + (options.gap ?? 0.3);
      const spot = add(at, [Math.cos(angle) * reach, 0, Math.sin(angle) * reach]);
      pieces.push(
        chair(
          cam,
          spot,
          (Math.atan2(-Math.cos(angle), -Math.sin(angle)) * 180) / Math.PI,
          options.chairs,
          options.cushion,
        ),
      );
    }
  }
  return pieces;
}

/** A plate with its napkin, and a glass behind it towards the middle of the table. */
export function place(cam: Camera, p: P3, middle: P3): string {
  const [x, y] = cam.p(p);
  const s = cam.scaleAt(p);
  const flat = Math.max(0.08, cam.flat(p));
  const towards: P3 = [p[0] + (middle[0] - p[0]) * 0.34, p[1], p[2] + (middle[2] - p[2]) * 0.34];
  const plate =
    ellipse(x + s * 0.01, y + s * 0.006, s * 0.14, s * 0.14 * flat, tone(materials.linen, 0.15), { opacity: 0.35 }) +
    ellipse(x, y - s * 0.006, s * 0.13, s * 0.13 * flat, tone(materials.porcelain, 0.72)) +
    ellipse(x, y - s * 0.009, s * 0.125, s * 0.12 * flat, tone(materials.porcelain, 0.95)) +
    ellipse(x, y - s * 0.007, s * 0.085, s * 0.08 * flat, tone(materials.porcelain, 0.78));
  return wineGlass(cam, towards) + plate;
}

/** A stemmed glass, 18 cm. */
export function wineGlass(cam: Camera, p: P3): string {
  const [x, y] = cam.p(p);
  const s = cam.scaleAt(p) * 0.18;
  const bowl = curve([
    [x - s * 0.2, y - s],
    [x - s * 0.23, y - s * 0.75],
    [x - s * 0.13, y - s * 0.52],
    [x, y - s * 0.47],
    [x + s * 0.13, y - s * 0.52],
    [x + s * 0.23, y - s * 0.75],
    [x + s * 0.2, y - s],
  ]);
  return (
    ellipse(x, y, s * 0.18, s * 0.05, '#ffffff', { opacity: 0.55 }) +
    stroke(
      polygon(
        [
          [x, y],
          [x, y - s * 0.48],
        ],
        false,
      ),
      '#ffffff',
      Math.max(0.8, s * 0.05),
      { opacity: 0.7 },
    ) +
    fill(bowl, '#ffffff', { opacity: 0.32 }) +
    stroke(bowl, '#ffffff', Math.max(0.6, s * 0.03), { opacity: 0.55 }) +
    stroke(
      polygon(
        [
          [x - s * 0.14, y - s * 0.9],
          [x - s * 0.15, y - s * 0.7],
        ],
        false,
      ),
      '#ffffff',
      Math.max(0.6, s * 0.06),
      { opacity: 0.9 },
    )
  );
}

/** A small bouquet in a jar; with a candle beside it when lit. */
export function bouquet(cam: Camera, p: P3, candle: boolean): string {
  const [x, y] = cam.p(p);
  const s = cam.scaleAt(p);
  let out = lathe(
    cam,
    materials.sea,
    p,
    [
      [0.035, 0],
      [0.05, 0.04],
      [0.045, 0.09],
      [0.035, 0.12],
    ],
    { smooth: true, top: false },
  );
  const heads: ReadonlyArray<readonly [number, number, string]> = [
    [-0.08, 0.17, '#6f8f66'],
    [0.08, 0.16, '#5e7f5b'],
    [0, 0.21, '#7d9a6d'],
    [-0.055, 0.2, '#e9d3dc'],
    [0.055, 0.2, '#c7d1ea'],
    [0, 0.165, '#f4ece0'],
    [0.02, 0.245, '#dfc5d9'],
  ];
  for (const [dx, dy, colour] of heads) {
    out +=
      ellipse(x + dx * s, y - dy * s, s * 0.048, s * 0.042, colour) +
      ellipse(x + dx * s - s * 0.014, y - dy * s - s * 0.014, s * 0.022, s * 0.018, '#ffffff', { opacity: 0.35 });
  }
  if (candle) {
    const c: P3 = [p[0] + 0.2, p[1], p[2] + 0.1];
    const [cx, cy] = cam.p(c);
    out +=
      lathe(
        cam,
        materials.gold,
        c,
        [
          [0.03, 0],
          [0.035, 0.06],
        ],
        { gloss: 1 },
      ) +
      glow(cx, cy - s * 0.07, s * 0.34, 0.85) +
      ellipse(cx, cy - s * 0.09, s * 0.012, s * 0.026, '#fff7dc');
  }
  return out;
}

/** A long table with a cloth to the ground, standing at `at`; `turn` in degrees. */
export function longTable(
  cam: Camera,
  at: P3,
  length: number,
  options: { cloth?: Material; turn?: number; depth?: number } = {},
): Piece {
  const linen = options.cloth ?? materials.linen;
  const size: P3 = [length, 0.74, options.depth ?? 0.8];
  const corners = boxCorners(at, size, options.turn ?? 0);
  const top = corners.slice(4).map(cam.p);
  // The cloth hangs in shallow folds on the two sides that one sees.
  const side = (a: number, b: number, folds: number): string => {
    const corner = (i: number): P3 => corners[i] ?? at;
    return cloth(cam, linen, [corner(a + 4), corner(b + 4), corner(b), corner(a)], { folds, depth: 0.26, fade: 0.16 });
  };
  const svg =
    contact(cam, at, length * 0.6, 0.4) +
    box(cam, linen, at, size, { turn: options.turn ?? 0, fade: 0.2 }) +
    side(0, 1, Math.round(length * 4)) +
    side(1, 2, 3) +
    fill(polygon(top), lit(linen, brightness(cam, [0, 1, 0]), top, 0.1));
  return { depth: cam.depth(at), svg };
}
