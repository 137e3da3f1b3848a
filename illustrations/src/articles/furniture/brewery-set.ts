/** The beer table and its two benches: varnished boards on green folding legs. */

import { type Facet, matt, placed, raised, render, shadows, smoothed } from '../../kit/mesh.ts';
import { bar, board, flatSection, loft, roundedOutline } from '../../kit/shapes.ts';
import {
  along,
  backdrop,
  type Camera,
  camera,
  contact,
  curve,
  type Material,
  materials,
  type P2,
  type P3,
  picture,
  random,
  stroke,
} from '../../kit.ts';

const pine: Material = ['#7a4a1e', '#a56a30', '#cd9148', '#e3b36c', '#f8dca6'];
const varnish = matt(pine, { gloss: 0.25, sharp: 12, lift: -0.04 });
const endGrain = matt(pine, { lift: -0.16 });
const green: Material = ['#12281f', '#1d3f31', '#2f5f4b', '#568a72', '#a8ccb8'];
const paint = matt(green, { gloss: 0.7, shade: ([, y]) => -0.14 * Math.min(1, Math.max(0, (y - 0.5) / 0.24)) });
const zinc = matt(materials.steel, { gloss: 0.8 });

/** A board of `planks` planks between x = -length/2 and length/2; its upper side at `height`. */
function planks(length: number, width: number, height: number, count: number): Facet[] {
  const [gap, each] = [0.008, width / count];
  const thick = 0.027;
  return Array.from({ length: count }, (_, i) => {
    const z = -width / 2 + each * (i + 0.5);
    const outline = roundedOutline(length, each - gap, 0.012, 4).map(([x, dz]): P2 => [x, z + dz]);
    return raised(
      board(outline, height - thick, thick, endGrain, { bevel: 0.004, topSkin: varnish, fade: 0.12 }),
      2 + z * 0.5,
    );
  }).flat();
}

/** The grain of the table's boards: long thin lines and a few knots, drawn over its top. */
export function tableGrain(cam: Camera): string {
  const next = random(17);
  let d = '';
  for (let i = 0; i < 90; i++) {
    const z = -0.235 + 0.47 * next();
    const from = -1.06 + 1.8 * next();
    const length = 0.12 + 0.5 * next();
    const line = Array.from(
      { length: 5 },
      (_, k): P3 => [Math.min(1.07, from + (length * k) / 4), 0.7702, z + 0.004 * Math.sin(from * 9 + k * 0.9)],
    );
    d += curve(line.map(cam.p));
  }
  return stroke(d, '#a56a30', Math.max(1, cam.scaleAt([0.5, 0.77, 0]) * 0.0013), { opacity: 0.28 });
}

/** Folding legs of angle iron at `x`: two posts that splay, rails, and a brace to the middle. */
function trestle(x: number, height: number, top: number, foot: number): Facet[] {
  const section = flatSection(0.03, 0.022, 0.15);
  const out = Math.sign(x) * 0.06;
  const post = (side: number, t: number): P3 => [x + out * (1 - t), height * t, side * (foot + (top - foot) * t)];
  const facets = [-1, 1].flatMap((side) => bar(post(side, 0), post(side, 1), section, paint, { up: [1, 0, 0] }));
  for (const t of [0.2, 0.62, 0.985])
    facets.push(...bar(post(-1, t), post(1, t), flatSection(0.024, 0.018, 0.2), paint, { up: [0, 1, 0] }));
  const inner = x - Math.sign(x) * (height * 0.55);
  facets.push(...bar([x + out * 0.4, height * 0.62, 0], [inner, height - 0.01, 0], flatSection(0.022, 0.01), zinc));
  for (const side of [-1, 1]) {
    const [fx, , fz] = post(side, 0);
    const tread = along([fx - 0.035, 0.008, fz], [fx + 0.035, 0.008, fz], 2).map((p): P3[] =>
      flatSection(0.034, 0.016, 0.3).map(([a, b]): P3 => [p[0], p[1] + b, p[2] + a]),
    );
    facets.push(
      ...loft(
        tread.map((ring) => [...ring].reverse()),
        paint,
        { caps: true },
      ),
    );
  }
  return facets;
}

export const breweryTable = (): Facet[] => [
  ...planks(2.2, 0.5, 0.77, 4),
  ...[-0.72, 0.72].flatMap((x) => trestle(x, 0.74, 0.17, 0.23)),
];
export const breweryBench = (): Facet[] => [
  ...planks(2.2, 0.25, 0.47, 2),
  ...[-0.72, 0.72].flatMap((x) => trestle(x, 0.44, 0.075, 0.15)),
];

const slabCorners = (width: number, height: number, z: number): P3[] =>
  [-1.1, 1.1].flatMap((x): P3[] => [
    [x, height, z - width / 2],
    [x, height, z + width / 2],
  ]);
const postCorners = (height: number, foot: number, z: number): P3[][] =>
  [-0.76, 0.76].flatMap((x) =>
    [-1, 1].map((side): P3[] => [
      [x - 0.015, 0, z + side * foot],
      [x + 0.015, 0, z + side * foot],
      [x - 0.015, height, z + side * foot * 0.8],
      [x + 0.015, height, z + side * foot * 0.8],
    ]),
  );

export const reach = 0.62;

export const brewerySetShadow = (): P3[][] => [
  slabCorners(0.5, 0.75, 0),
  ...postCorners(0.74, 0.23, 0),
  ...[-reach, reach].flatMap((z) => [slabCorners(0.25, 0.45, z), ...postCorners(0.44, 0.15, z)]),
];

export const brewerySetFeet = (): P3[] =>
  [
    [0.23, 0],
    [0.15, -reach],
    [0.15, reach],
  ].flatMap(([foot = 0, z = 0]) =>
    [-0.78, 0.78].flatMap((x): P3[] => [
      [x, 0, z - foot],
      [x, 0, z + foot],
    ]),
  );

export function brewerySetWhole(): string {
  const cam = camera({ yaw: 34, pitch: 16, distance: 5.6, target: [0, 0.36, 0], at: [795, 630], scale: 555 });
  const body =
    shadows(cam, brewerySetShadow(), { opacity: 0.26, soft: 10, length: 0.42 }) +
    brewerySetFeet()
      .map((foot) => contact(cam, foot, 0.06, 0.55))
      .join('') +
    render(cam, placed(breweryBench(), [0, 0, -reach])) +
    render(cam, breweryTable()) +
    tableGrain(cam) +
    render(cam, placed(breweryBench(), [0, 0, reach]));
  return picture(1600, 1200, backdrop('furniture', { horizon: 430 }) + body);
}

/** The end of the table: four varnished boards, the green trestle with its brace. */
export function brewerySetDetail(): string {
  const cam = camera({ yaw: 48, pitch: 14, distance: 2.4, target: [0.84, 0.58, 0.05], at: [800, 560], scale: 1750 });
  return picture(
    1600,
    1200,
    backdrop('furniture', { horizon: 640 }) +
      shadows(cam, brewerySetShadow().slice(0, 5), { opacity: 0.24, soft: 16, length: 0.42 }) +
      smoothed(cam, breweryTable(), 1.6) +
      tableGrain(cam),
  );
}
