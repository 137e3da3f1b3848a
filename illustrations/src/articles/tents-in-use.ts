/** The marquees in use, laid and furnished. */
import {
  backdrop,
  box,
  boxCorners,
  type Camera,
  camera,
  castShadow,
  contact,
  cylinder,
  ellipse,
  garland,
  glow,
  grass,
  hydrangea,
  lathe,
  marquee,
  materials,
  type P3,
  picture,
  radialBox,
  receptionTent,
  tuft,
} from '../kit.ts';
import { backdropDusk, duskSkin, glowing } from '../scene-dusk.ts';
import { type Piece, roundTable, sorted } from '../scene-parts.ts';
import { glassOf } from './tents-buffet.ts';

/** Barnum 3x6 over two brewery sets, with a garland under the eaves. */
export function barnum3x6Benches(): string {
  const cam = camera({ yaw: 27, pitch: 2.4, distance: 15, target: [0, 1.5, 0], at: [790, 600], scale: 190 });
  const tent = marquee(cam, { width: 6, depth: 3, bays: 2 });
  const sets = sorted([-1.45, 1.45].flatMap((x) => [...brewery(cam, [x, 0, 0.1])]));
  const light = garland(cam.p([-2.9, 1.78, 1.52]), cam.p([2.9, 1.78, 1.52]), 26, 15, 24);
  return picture(
    1600,
    1200,
    backdrop('tents', { horizon: cam.horizon, plain: true }) + tent.back + sets + tent.front + light,
  );
}

/** A table of 220 cm and two benches. */
function brewery(cam: Camera, at: P3): Piece[] {
  const plank = (z: number, height: number, depth: number): Piece => {
    const base: P3 = [at[0], 0, at[2] + z];
    let svg = castShadow(cam, boxCorners(base, [2.2, height, depth]), { opacity: 0.2, soft: 8 });
    for (const x of [-0.85, 0.85]) {
      svg += box(cam, materials.leaf, [at[0] + x, 0, at[2] + z - depth * 0.36], [0.03, height, 0.03], { rim: 0 });
      svg += box(cam, materials.leaf, [at[0] + x, height * 0.35, at[2] + z], [0.02, 0.02, depth * 0.72], { rim: 0 });
      svg += box(cam, materials.leaf, [at[0] + x, 0, at[2] + z + depth * 0.36], [0.03, height, 0.03], { rim: 0 });
    }
    svg += box(cam, materials.wood, [at[0], height, at[2] + z], [2.2, 0.035, depth], { rim: 0.7 });
    if (height > 0.6) {
      for (const x of [-0.7, 0, 0.7])
        svg +=
          lathe(
            cam,
            materials.sea,
            [at[0] + x, height + 0.035, at[2] + z],
            [
              [0.05, 0],
              [0.06, 0.08],
              [0.05, 0.13],
            ],
            { smooth: true },
          ) + glassOf(cam, [at[0] + x + 0.25, height + 0.035, at[2] + z + 0.1]);
    }
    return { depth: cam.depth(base), svg };
  };
  return [plank(-0.62, 0.45, 0.26), plank(0, 0.74, 0.55), plank(0.62, 0.45, 0.26)];
}

/** Barnum 4x8 laid for a dinner, curtains bound to the legs. */
export function barnum4x8Dinner(): string {
  const cam = camera({ yaw: 28, pitch: 2.2, distance: 16, target: [0, 1.55, 0], at: [800, 612], scale: 158 });
  const tent = marquee(cam, {
    width: 8,
    depth: 4,
    bays: 3,
    eave: 2.4,
    peak: 3.9,
    ballast: false,
    walls: { back: 'curtain', left: 'curtain', front: 'curtain', right: 'curtain' },
  });
  const set = { chairs: materials.paleWood, seats: 6, detail: 8 };
  const tables = sorted(
    [
      [-2.5, -0.6],
      [0.1, -0.7],
      [2.6, -0.6],
      [-1.2, 1],
      [1.5, 1],
    ].flatMap(([x = 0, z = 0]) => roundTable(cam, [x, 0, z], 0.7, set)),
  );
  const bushes =
    hydrangea(90, 1075, 330, 240, { seed: 3, count: 11 }) + grass(-60, 1060, 420, 60, { count: 60, height: 34 });
  return picture(
    1600,
    1200,
    backdrop('tents', { horizon: cam.horizon, plain: true }) + tent.back + tables + tent.front + bushes,
  );
}

/** The reception tent in the evening: the windows shine. */
export function tent5x10Evening(): string {
  const cam = camera({ yaw: 34, pitch: 1.4, distance: 24, target: [0, 1.6, 0], at: [790, 660], scale: 122 });
  const glass = [
    [0, '#ffe9b8'],
    [0.5, '#fbcf86'],
    [0.75, '#eeb064'],
    [1, '#c98743'],
  ] as const;
  const tent = receptionTent(cam, {
    length: 10,
    depth: 5,
    eave: 2.25,
    peak: 3.9,
    bays: 5,
    skin: duskSkin,
    inside: glowing,
    glass,
    lawn: false,
  });
  const [x, y] = cam.p([5, 0, 0.5]);
  const spill = ellipse(
    x + 40,
    y + 26,
    330,
    70,
    radialBox(0.5, 0.5, 0.5, [
      [0, '#ffd58c', 0.8],
      [0.5, '#f6bf6c', 0.3],
      [1, '#f6bf6c', 0],
    ]),
  );
  const [cx, cy] = cam.p([0, 1.4, 2.5]);
  const warm = ellipse(
    cx,
    cy,
    760,
    330,
    radialBox(0.5, 0.5, 0.5, [
      [0, '#ffcf86', 0.5],
      [0.5, '#ffc77c', 0.2],
      [1, '#ffc77c', 0],
    ]),
  );
  const pole: P3 = [7.4, 0, 3.4];
  const lights =
    contact(cam, pole, 0.5, 0.5) +
    cylinder(cam, materials.darkWood, pole, 0.045, 3) +
    tuft(...cam.p(pole), 22, 3, ['#2f4a3c', '#7d9468']) +
    garland(cam.p([5.1, 3.7, 0]), cam.p([7.4, 3, 3.4]), 46, 7, 28) +
    garland(cam.p([5.1, 2.2, 2.6]), cam.p([7.4, 3, 3.4]), 34, 5, 28) +
    glow(...cam.p([5, 2.2, 0]), 150, 0.35);
  return picture(
    1600,
    1200,
    backdropDusk(1600, 1200, cam.horizon, { lighthouse: false }) + spill + tent + warm + lights,
  );
}
