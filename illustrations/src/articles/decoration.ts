import {
  add,
  backdrop,
  box,
  boxCorners,
  type Camera,
  camera,
  castShadow,
  cluster,
  contact,
  curve,
  ellipse,
  eucalyptus,
  fill,
  hexahedron,
  hydrangea,
  line,
  linear,
  lit,
  materials,
  type P3,
  picture,
  polygon,
  radialBox,
  rect,
  roundSlab,
  skirt,
  stroke,
  tone,
} from '../kit.ts';
import { chair, type Piece, sorted } from '../scene-parts.ts';
import { arch, archFlowers, votive } from './decoration-parts.ts';

/** A round table under its white cloth, and a pile of folded ones. */
function tablecloth(): string {
  const cam = camera({ yaw: 0, pitch: 15, distance: 5.4, target: [0, 0.38, 0], at: [640, 650], scale: 530 });
  let out = backdrop('decoration', { horizon: 560 });
  out += contact(cam, [0.12, 0, 0.02], 1.25, 0.5);
  out += skirt(cam, materials.canvas, [0, 0, 0], {
    r0: 0.75,
    y0: 0.75,
    r1: 0.9,
    y1: 0.015,
    waves: 15,
    swing: 0.06,
    detail: 16,
    phase: 0.6,
  });
  out += roundSlab(cam, materials.canvas, [0, 0.745, 0], 0.752, 0.008);
  // The two creases of the ironed cloth.
  for (const [a, b] of [
    [
      [-0.74, 0],
      [0.74, 0],
    ],
    [
      [0, -0.74],
      [0, 0.74],
    ],
  ] as const) {
    const [p, q]: [P3, P3] = [
      [a[0], 0.754, a[1]],
      [b[0], 0.754, b[1]],
    ];
    out +=
      line(cam, [p, q], tone(materials.canvas, 0.3), 3, 0.35) +
      line(cam, [add(p, [0, 0.003, 0]), add(q, [0, 0.003, 0])], '#ffffff', 3, 0.8);
  }
  const [bx, by] = cam.p([-0.05, 0.755, -0.05]);
  out +=
    ellipse(
      bx + 20,
      by + 8,
      130,
      34,
      radialBox(0.5, 0.5, 0.5, [
        [0, '#12293a', 0.35],
        [1, '#12293a', 0],
      ]),
    ) +
    vase(bx, by, 150) +
    cluster(bx, by - 190, 150, { seed: 3, squash: 0.8, count: 15 });
  return picture(1600, 1200, out + pile(cam, [1.28, 0, 0.3]));
}

/** A small stoneware vase standing at (x, y). */
function vase(x: number, y: number, size: number): string {
  const shape = curve([
    [x - size * 0.22, y],
    [x - size * 0.4, y - size * 0.32],
    [x - size * 0.3, y - size * 0.74],
    [x - size * 0.18, y - size * 0.9],
    [x - size * 0.22, y - size],
  ]);
  const right = curve([
    [x + size * 0.22, y - size],
    [x + size * 0.18, y - size * 0.9],
    [x + size * 0.3, y - size * 0.74],
    [x + size * 0.4, y - size * 0.32],
    [x + size * 0.22, y],
  ]);
  const paint = linear(x - size * 0.4, 0, x + size * 0.4, 0, [
    [0, tone(materials.sea, 0.6)],
    [0.25, tone(materials.sea, 0.82)],
    [0.5, tone(materials.sea, 0.5)],
    [1, tone(materials.sea, 0.08)],
  ]);
  return fill(`${shape}L${right.slice(1)}Q${x} ${y + size * 0.08} ${x - size * 0.22} ${y}Z`, paint);
}

/** Folded cloths on a stool. */
function pile(cam: Camera, at: P3): string {
  let out = castShadow(cam, boxCorners(at, [0.42, 0.4, 0.42]), { opacity: 0.24 }) + contact(cam, at, 0.34, 0.4);
  for (const [x, z] of [
    [-0.17, -0.17],
    [0.17, -0.17],
    [-0.17, 0.17],
    [0.17, 0.17],
  ] as const)
    out += box(cam, materials.paleWood, add(at, [x, 0, z]), [0.04, 0.4, 0.04], { rim: 0 });
  out += box(cam, materials.paleWood, add(at, [0, 0.4, 0]), [0.44, 0.035, 0.44], { rim: 0.7 });
  for (let i = 0; i < 5; i++) {
    const base = add(at, [(i % 2) * 0.006 - 0.003, 0.435 + i * 0.042, (i % 3) * 0.004]);
    out += hexahedron(cam, materials.canvas, boxCorners(base, [0.36, 0.04, 0.34]), { rim: 0.9, fade: 0.16 });
    for (const k of [0.013, 0.026])
      out += line(
        cam,
        [add(base, [-0.18, k, 0.171]), add(base, [0.18, k, 0.171]), add(base, [0.18, k, -0.17])],
        tone(materials.canvas, 0.1),
        2,
        0.4,
      );
  }
  const strap = (points: ReadonlyArray<P3>): string => {
    const flat = points.map((p) => cam.p(add(at, p)));
    return fill(polygon(flat), lit(materials.sea, 0.55, flat, 0.16));
  };
  const [low, high, z] = [0.436, 0.647, 0.175];
  return (
    out +
    strap([
      [-0.03, low, z],
      [0.03, low, z],
      [0.03, high, z],
      [-0.03, high, z],
    ]) +
    strap([
      [-0.03, high, z],
      [0.03, high, z],
      [0.03, high, -z],
      [-0.03, high, -z],
    ])
  );
}

/** The arch, whole. */
function archWhole(): string {
  const cam = camera({ yaw: 20, pitch: 5, distance: 8, target: [0, 1.2, 0], at: [790, 610], scale: 372 });
  return picture(
    1600,
    1200,
    backdrop('decoration', { horizon: 860 }) + arch(cam, [0, 0, 0]) + archFlowers(cam, [0, 0, 0]),
  );
}

/** The flowers and the drape, close by. */
function archDetail(): string {
  const cam = camera({ yaw: 20, pitch: -6, distance: 4.4, target: [0.52, 2.05, 0.2], at: [800, 560], scale: 900 });
  return picture(
    1600,
    1200,
    backdrop('decoration', { horizon: 1700 }) + arch(cam, [0, 0, 0]) + archFlowers(cam, [0, 0, 0]),
  );
}

/** The arch above the sea, the chairs of the ceremony on both sides of the aisle. */
function archCeremony(): string {
  const cam = camera({ yaw: 0, pitch: 4.5, distance: 10, target: [0, 1.1, 0], at: [800, 600], scale: 292 });
  const site: P3 = [0, 0, -2.2];
  let out = backdrop('tents', { horizon: cam.horizon, plain: true });
  const aisle = (
    [
      [-0.72, 0, -2.6],
      [0.72, 0, -2.6],
      [0.72, 0, 4.2],
      [-0.72, 0, 4.2],
    ] as const
  ).map((p) => cam.p(p));
  out +=
    hydrangea(...cam.p([-2.35, 0, -2.3]), 330, 250, { seed: 6 }) +
    hydrangea(...cam.p([2.4, 0, -2.4]), 320, 230, { seed: 9 });
  out +=
    fill(polygon(aisle), lit(materials.linen, 0.86, aisle, 0.16)) +
    stroke(polygon(aisle), tone(materials.linen, 0.2), 2, { opacity: 0.3 });
  out += arch(cam, site) + archFlowers(cam, site);
  const rows: Piece[] = [-0.9, 0.35, 1.6].flatMap((z) =>
    [-2.55, -1.9, -1.25, 1.25, 1.9, 2.55].map((x) => chair(cam, [x, 0, z], 180 + x * -3, materials.paleWood)),
  );
  out += sorted(rows);
  for (const x of [-0.95, 0.95]) {
    const [px, py] = cam.p([x, 0.62, 1.75]);
    out += cluster(px, py, 62, { seed: x > 0 ? 4 : 7, squash: 0.9, count: 6 });
  }
  return picture(1600, 1200, out);
}

/** Ten candle glasses on a table, eucalyptus between them. */
function candles(): string {
  let out = backdrop('decoration', { horizon: 470 });
  // An evening veil, so that the flames carry the picture.
  out += rect(
    0,
    0,
    1600,
    1200,
    linear(0, 0, 0, 1200, [
      [0, '#5a3f4a', 0.62],
      [0.42, '#6b4a4c', 0.42],
      [1, '#3f2c34', 0.62],
    ]),
  );
  out += ellipse(
    800,
    820,
    900,
    360,
    radialBox(0.5, 0.5, 0.5, [
      [0, '#ffdf9a', 0.5],
      [0.6, '#ffdf9a', 0.16],
      [1, '#ffdf9a', 0],
    ]),
  );
  const places: ReadonlyArray<readonly [number, number, number]> = [
    [560, 610, 190],
    [830, 585, 180],
    [1080, 620, 195],
    [390, 720, 235],
    [700, 735, 240],
    [980, 760, 245],
    [1250, 745, 235],
    [520, 910, 300],
    [850, 950, 310],
    [1160, 930, 300],
  ];
  out +=
    eucalyptus(300, 800, 420, -14, { seed: 3, bend: 0.5 }) +
    eucalyptus(1420, 840, 380, 190, { seed: 8, bend: 0.5 }) +
    eucalyptus(640, 1010, 440, 4, { seed: 12, bend: -0.2 });
  places.forEach(([x, y, size]) => {
    out += votive(x, y, size);
  });
  return picture(1600, 1200, out);
}

export const decoration: Record<string, ReadonlyArray<() => string>> = {
  nappe: [tablecloth],
  arche: [archWhole, archDetail, archCeremony],
  photophores: [candles],
};
