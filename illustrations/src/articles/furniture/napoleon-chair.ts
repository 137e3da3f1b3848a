/** The Napoléon III chair: turned white legs, seven spindles, a tied cushion. */

import { type Facet, matt, raised, render, shadows, smoothed, spline3 } from '../../kit/mesh.ts';
import { board, flatSection, padded, roundSection, spindle, sweep } from '../../kit/shapes.ts';
import { backdrop, camera, contact, materials, type P2, type P3, picture } from '../../kit.ts';

const lacquer = matt(materials.plastic, { gloss: 0.4, sharp: 22, lift: -0.1 });
const cushion = matt(materials.canvas, { gloss: 0.15, sharp: 6, lift: -0.02 });

/** The back's upright: from the rear foot through the seat to its top, leaning back. */
const upright = (side: number, y: number): P3 => {
  const lean = y < 0.44 ? -0.05 * (1 - y / 0.44) : -0.2 * (y - 0.44) ** 1.15;
  return [side * (0.165 + 0.012 * Math.max(0, y - 0.44)), y, -0.19 + lean];
};

const rings: ReadonlyArray<number> = [0.26, 0.62];

/** A leg with its turned rings. */
const legProfile: ReadonlyArray<P2> = [
  [0, 0.011],
  [0.06, 0.013],
  [0.2, 0.0145],
  ...rings.flatMap((t): P2[] => [
    [t - 0.03, 0.0145],
    [t - 0.018, 0.02],
    [t - 0.004, 0.0215],
    [t + 0.004, 0.0215],
    [t + 0.018, 0.02],
    [t + 0.03, 0.0155],
  ]),
  [0.78, 0.017],
  [0.92, 0.019],
  [1, 0.019],
].sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0)) as P2[];

type View = 'far' | 'near' | 'close';

/** How finely things are turned: sides around, steps between two points of the profile. */
interface Turning {
  readonly sides: number;
  readonly per: number;
}

const turnings: Readonly<Record<View, Turning>> = {
  far: { sides: 6, per: 1 },
  near: { sides: 14, per: 3 },
  close: { sides: 30, per: 6 },
};

/** A chair that looks to +z, standing on the ground at the origin; from afar fewer facets are enough. */
export function napoleonChair(view: View = 'near'): Facet[] {
  const fine = view !== 'far';
  const facets: Facet[] = [];
  const turning = turnings[view];
  const few = (profile: ReadonlyArray<P2>): P2[] => profile.filter((_, i) => i % 2 === 0);
  const [leg, rung] = fine ? [legProfile, rungProfile] : [few(legProfile), few(rungProfile)];
  for (const side of [-1, 1]) {
    facets.push(...spindle([side * 0.2, 0, 0.205], [side * 0.185, 0.43, 0.19], leg, lacquer, turning));
    facets.push(...spindle(upright(side, 0), upright(side, 0.44), leg, lacquer, turning));
    const post = Array.from({ length: 14 }, (_, i) => upright(side, 0.43 + (0.47 * i) / 13));
    facets.push(...sweep(post, roundSection(0.0145, turning.sides), lacquer, { scale: (t) => 1.1 - 0.12 * t }));
    facets.push(...finial(upright(side, 0.9), turning), ...collar(side, turning));
    for (const y of [0.13, 0.215])
      facets.push(...spindle([side * (0.2 - y * 0.03), y, 0.2], upright(side, y), rung, lacquer, turning));
  }
  for (const y of [0.16, 0.25]) facets.push(...spindle([-0.195, y, 0.2], [0.195, y, 0.2], rung, lacquer, turning));
  facets.push(...spindle(upright(-1, 0.17), upright(1, 0.17), rung, lacquer, turning));
  return [...facets, ...back(turning), ...seat(fine)];
}

const rungProfile: ReadonlyArray<P2> = [
  [0, 0.008],
  [0.12, 0.009],
  [0.42, 0.0105],
  [0.46, 0.013],
  [0.5, 0.014],
  [0.54, 0.013],
  [0.58, 0.0105],
  [0.88, 0.009],
  [1, 0.008],
];

const finial = ([x, y, z]: P3, turning: Turning): Facet[] =>
  spindle(
    [x, y - 0.005, z],
    [x, y + 0.042, z - 0.004],
    [
      [0, 0.013],
      [0.12, 0.017],
      [0.26, 0.011],
      [0.5, 0.016],
      [0.72, 0.0155],
      [0.92, 0.008],
      [1, 0.002],
    ],
    lacquer,
    turning,
  );

const collar = (side: number, turning: Turning): Facet[] =>
  [0.56, 0.72].flatMap((y) =>
    raised(
      spindle(
        upright(side, y - 0.014),
        upright(side, y + 0.014),
        [
          [0, 0.0145],
          [0.3, 0.021],
          [0.7, 0.021],
          [1, 0.0145],
        ],
        lacquer,
        turning,
      ),
      0.01,
    ),
  );

/** Two bowed rails and the spindles between them. */
function back(turning: Turning): Facet[] {
  const fine = turning.sides > 6;
  const rail = (y: number, u: number): P3 => {
    const [x, h, z] = upright(1, y);
    return [x * u, h + (y > 0.8 ? 0.022 * (1 - u * u) : 0), z - 0.022 * (1 - u * u)];
  };
  const across = (y: number): P3[] =>
    Array.from({ length: fine ? 21 : 9 }, (_, i) => rail(y, (2 * i) / (fine ? 20 : 8) - 1));
  const facets = [
    ...sweep(across(0.865), flatSection(0.02, 0.046, 0.45), lacquer, { up: [0, 1, 0] }),
    ...sweep(across(0.785), roundSection(0.0085), lacquer),
    ...sweep(across(0.545), flatSection(0.016, 0.026, 0.45), lacquer, { up: [0, 1, 0] }),
  ];
  for (const u of [-0.72, -0.48, -0.24, 0, 0.24, 0.48, 0.72]) {
    facets.push(
      ...spindle(
        rail(0.55, u),
        rail(0.86, u),
        [
          [0, 0.0055],
          [0.2, 0.0065],
          [0.36, 0.0075],
          [0.41, 0.011],
          [0.45, 0.0118],
          [0.49, 0.011],
          [0.54, 0.0075],
          [0.74, 0.006],
          [1, 0.0055],
        ],
        lacquer,
        fine ? { ...turning, sides: turning.sides - 4 } : { sides: 4, per: 1 },
      ),
    );
  }
  return facets;
}

/** A frame that narrows to the back, and on it the cushion with its piping. */
function seat(fine: boolean): Facet[] {
  const outline = seatOutline(1);
  const frame = board(outline, 0.425, 0.032, lacquer, { bevel: 0.01 });
  const soft = padded([0, 0.482, 0.01], [0.385, 0.046, 0.375], cushion, {
    round: 0.022,
    swell: [0, 0.014, 0],
    parts: fine ? 20 : 2,
  }).map((facet) => ({
    ...facet,
    points: facet.points.map(([x, y, z]): P3 => [x * (1 + (z - 0.01) * 0.32), y, z]),
  }));
  return [...frame, ...raised(soft, 0.05)];
}

const seatOutline = (size: number): P2[] =>
  spline3(
    [
      [0, 0, 0.226],
      [0.15, 0, 0.224],
      [0.207, 0, 0.2],
      [0.212, 0, 0.15],
      [0.19, 0, -0.05],
      [0.176, 0, -0.17],
      [0.155, 0, -0.205],
      [0, 0, -0.212],
      [-0.155, 0, -0.205],
      [-0.176, 0, -0.17],
      [-0.19, 0, -0.05],
      [-0.212, 0, 0.15],
      [-0.207, 0, 0.2],
      [-0.15, 0, 0.224],
    ],
    5,
    true,
  ).map(([x, , z]): P2 => [x * size, 0.008 * (1 - size) + z * size]);

/** The pieces that throw its shadow. */
export const napoleonShadow = (): P3[][] => {
  const stick = (a: P3, b: P3, r: number): P3[] =>
    [a, b].flatMap(([x, y, z]): P3[] => [
      [x - r, y, z],
      [x + r, y, z],
      [x, y, z - r],
      [x, y, z + r],
    ]);
  const pieces = [-1, 1].flatMap((side) => [
    stick([side * 0.2, 0, 0.2], [side * 0.19, 0.43, 0.19], 0.016),
    stick(upright(side, 0), upright(side, 0.44), 0.016),
    stick(upright(side, 0.44), upright(side, 0.94), 0.015),
  ]);
  pieces.push(seatOutline(1).map(([x, z]): P3 => [x, 0.46, z]));
  for (const [y, r] of [
    [0.87, 0.02],
    [0.55, 0.012],
    [0.785, 0.008],
  ] as const)
    pieces.push(stick(upright(-1, y), upright(1, y), r));
  for (const x of [-0.12, -0.08, -0.04, 0, 0.04, 0.08, 0.12])
    pieces.push(stick([x, 0.55, -0.22], [x, 0.87, -0.29], 0.007));
  return pieces;
};

const feet: ReadonlyArray<P3> = [[-0.2, 0, 0.205], [0.2, 0, 0.205], upright(-1, 0), upright(1, 0)];

export function napoleonWhole(): string {
  const cam = camera({ yaw: 28, pitch: 11, distance: 3.4, target: [0, 0.46, -0.02], at: [760, 605], scale: 1010 });
  const body =
    shadows(cam, napoleonShadow(), { opacity: 0.26, soft: 8, length: 0.58 }) +
    feet.map((foot) => contact(cam, foot, 0.045, 0.65)).join('') +
    render(cam, napoleonChair());
  return picture(1600, 1200, backdrop('furniture', { horizon: 590 }) + body);
}

/** The back seen close: crest rail, finials, spindles. */
export function napoleonDetail(): string {
  const cam = camera({ yaw: 27, pitch: 9, distance: 1.9, target: [0.01, 0.7, -0.2], at: [800, 600], scale: 2050 });
  return picture(1600, 1200, backdrop('furniture', { horizon: 1080 }) + smoothed(cam, napoleonChair('close'), 1.6));
}
