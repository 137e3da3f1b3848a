/** Fork, knife and spoon: flat outlines on the table, shaded as bent steel. */
import { spin } from '../../kit/mesh.ts';
import { softFill } from '../../kit/soften.ts';
import {
  add,
  type Camera,
  clipped,
  curve,
  fill,
  group,
  linear,
  materials,
  type P2,
  type P3,
  polygon,
  stroke,
  tone,
} from '../../kit.ts';
import { mirrored, outlineOf, type Piece, smooth, spoonHead } from './cutlery-shapes.ts';

const steel = materials.steel;

/** A piece lying at `at` (its handle's end), pointing away from the viewer, turned by `turn` degrees. */
export function cutlery(cam: Camera, kind: Piece, at: P3, turn = 0, size = 1): string {
  // The knife's edge looks to the left, where the plate is.
  const side = kind === 'knife' ? -size : size;
  const lay = ([x, along]: P2, lift = 0): P2 => cam.p(add(at, spin([x * side, lift * size, -along * size], turn)));
  const outline = outlineOf(kind);
  const path = polygon(outline.map((p) => lay(p, 0.002 + bend(kind, p[1]))));
  const fallen = outline.map(([x, y]) => lay([x + 0.0026, y - 0.002]));
  const [left, right] = [lay([-0.011 * Math.sign(side), 0.1]), lay([0.011 * Math.sign(side), 0.1])];
  const across = linear(left[0], left[1], right[0], right[1], [
    [0, tone(steel, 0.42)],
    [0.14, tone(steel, 0.98)],
    [0.32, tone(steel, 0.9)],
    [0.5, tone(steel, 0.62)],
    [0.66, tone(steel, 0.5)],
    [0.86, tone(steel, 0.74)],
    [1, tone(steel, 0.36)],
  ]);
  const [low, high] = [lay([0, 0]), lay([0, 0.2])];
  const along = linear(low[0], low[1], high[0], high[1], [
    [0, '#ffffff', 0.5],
    [0.12, '#ffffff', 0.1],
    [0.4, '#1c2b33', 0.18],
    [0.56, '#1c2b33', 0.3],
    [0.66, '#ffffff', 0.25],
    [0.8, '#ffffff', 0.4],
    [1, '#1c2b33', 0.12],
  ]);
  let inside = fill(path, across) + fill(path, along);
  inside += details(kind, lay);
  const s = cam.scaleAt(at) * size;
  return (
    softFill(polygon(fallen), fallen, s * 0.0016, 0.32) +
    clipped(path, inside) +
    stroke(path, tone(steel, 0.18), Math.max(1, s * 0.0003), { opacity: 0.5 }) +
    group(clipped(path, stroke(path, '#ffffff', s * 0.0011, { opacity: 0.55 })), {
      transform: `translate(${s * 0.0002} ${s * 0.0004})`,
    })
  );
}

/** Heads and handles rise from the table, necks come close to it. */
const bend = (kind: Piece, along: number): number =>
  kind === 'knife' ? 0 : 0.004 * Math.cos((along / 0.2) * Math.PI * 2.2) + 0.004;

function details(kind: Piece, lay: (p: P2, lift?: number) => P2): string {
  const line = (points: ReadonlyArray<P2>, paint: string, width: number, opacity: number): string =>
    stroke(curve(points.map((p) => lay(p, 0.002 + bend(kind, p[1])))), paint, width * pen, { opacity });
  // A gleam that runs along the middle of the handle.
  const pen = Math.hypot(lay([0.01, 0])[0] - lay([-0.01, 0])[0], lay([0.01, 0])[1] - lay([-0.01, 0])[1]) / 87;
  let out = line(
    [
      [-0.004, 0.012],
      [-0.0038, 0.03],
      [-0.002, 0.07],
      [-0.0006, 0.11],
    ],
    '#ffffff',
    5,
    0.75,
  );
  out += line(
    [
      [0.0046, 0.012],
      [0.0042, 0.03],
      [0.0026, 0.07],
      [0.0012, 0.115],
    ],
    tone(steel, 0.08),
    4,
    0.35,
  );
  if (kind === 'spoon') {
    const bowl = mirrored(
      smooth([
        [0, 0.138],
        ...spoonHead.slice(1).map(([x, y]): P2 => [x * 0.86 - (y < 0.14 ? 0.0012 : 0), 0.17 + (y - 0.17) * 0.9]),
      ]),
    );
    const d = polygon(bowl.map((p) => lay(p, 0.002 + bend(kind, p[1]))));
    const [from, to] = [lay([-0.017, 0.196]), lay([0.016, 0.145])];
    out += fill(
      d,
      linear(from[0], from[1], to[0], to[1], [
        [0, tone(steel, 0.14)],
        [0.3, tone(steel, 0.4)],
        [0.52, tone(steel, 0.62)],
        [0.74, tone(steel, 0.94)],
        [0.88, tone(steel, 1)],
        [1, tone(steel, 0.7)],
      ]),
    );
    out += stroke(d, tone(steel, 0.95), 2, { opacity: 0.6 });
    out += line(
      [
        [-0.0125, 0.18],
        [-0.0135, 0.168],
        [-0.0115, 0.156],
      ],
      '#ffffff',
      6,
      0.55,
    );
  }
  if (kind === 'knife') {
    const blade: P2[] = [
      [-0.0066, 0.107],
      [0.01, 0.107],
      [0.0112, 0.125],
      [0.0112, 0.16],
      [0.0092, 0.19],
      [0.005, 0.213],
      [-0.006, 0.226],
    ];
    const [from, to] = [lay([-0.007, 0.16]), lay([0.011, 0.16])];
    out += fill(
      polygon(blade.map((p) => lay(p, 0.002))),
      linear(from[0], from[1], to[0], to[1], [
        [0, tone(steel, 0.5)],
        [0.12, tone(steel, 0.82)],
        [0.4, tone(steel, 0.95)],
        [0.62, tone(steel, 0.7)],
        [0.82, tone(steel, 0.56)],
        [0.86, tone(steel, 0.95)],
        [1, tone(steel, 0.8)],
      ]),
    );
    out += line(
      [
        [-0.0076, 0.0985],
        [0, 0.1005],
        [0.0082, 0.0985],
      ],
      tone(steel, 0.1),
      4,
      0.6,
    );
    out += line(
      [
        [-0.0076, 0.102],
        [0, 0.104],
        [0.0086, 0.102],
      ],
      '#ffffff',
      3,
      0.8,
    );
    out += line(
      [
        [0.0058, 0.115],
        [0.006, 0.16],
        [0.004, 0.19],
        [-0.001, 0.212],
      ],
      '#ffffff',
      2.5,
      0.6,
    );
  }
  if (kind === 'fork') {
    out += line(
      [
        [-0.0092, 0.147],
        [-0.0108, 0.16],
        [-0.0112, 0.196],
      ],
      '#ffffff',
      5,
      0.85,
    );
    for (const x of [-0.0037, 0.0036, 0.011])
      out += line(
        [
          [x - 0.0006, 0.158],
          [x - 0.0006, 0.198],
        ],
        '#ffffff',
        3.5,
        0.7,
      );
    out += line(
      [
        [0.002, 0.128],
        [0.0075, 0.142],
        [0.0105, 0.152],
      ],
      tone(steel, 0.05),
      6,
      0.3,
    );
  }
  return out;
}
