/** The white folding chair: two crossed frames, a padded seat, two slats. */

import { type Facet, matt, moved, raised, render, shadows, smoothed } from '../../kit/mesh.ts';
import {
  bar,
  board,
  flatSection,
  loft,
  padded,
  roundedOutline,
  roundSection,
  spindle,
  sweep,
} from '../../kit/shapes.ts';
import { backdrop, camera, contact, materials, type P2, type P3, picture } from '../../kit.ts';

const resin = matt(materials.plastic, { gloss: 0.12, lift: -0.1 });
const pad = matt(materials.canvas, { gloss: 0.2, sharp: 8, lift: -0.03 });
const rubber = matt(materials.aluminium, { lift: -0.25 });
const steel = matt(materials.steel, { gloss: 1 });

const [half, height, rake] = [0.205, 0.8, 0.41];
/** The middle of the long frame, from its foot in front to the top of the back. */
const frame = (x: number, y: number): P3 => [x, y, 0.2 - (rake * y) / height - Math.max(0, y - 0.5) * 0.06];

/** A chair that looks to +z, standing on the ground at the origin; `fine` for close views. */
export function foldingChair(fine = true): Facet[] {
  const leg = fine ? flatSection(0.026, 0.04, 0.3) : slim(0.026, 0.04);
  const part = fine ? 0.05 : 0.1;
  const facets: Facet[] = [];
  for (const side of [-1, 1]) {
    const x = side * half;
    facets.push(
      ...sweep(
        Array.from({ length: fine ? 17 : 9 }, (_, i) => frame(x, (i * height) / (fine ? 16 : 8))),
        leg,
        resin,
        { up: [0, 0.5, 0.86] },
      ),
    );
    const inside = side * (half - 0.032);
    const brace = bar(
      [inside, 0, -0.25],
      [inside, 0.452, 0.152],
      fine ? flatSection(0.022, 0.036, 0.3) : slim(0.022, 0.036),
      resin,
      { up: [0, 0.6, -0.8], part },
    );
    // Its upper end disappears under the seat.
    facets.push(...brace.map((facet) => (facet.points.some(([, y]) => y > 0.4) ? { ...facet, nearer: -0.04 } : facet)));
    if (!fine) continue;
    const shoe = flatSection(0.032, 0.046, 0.3);
    facets.push(
      ...raised(
        [
          ...bar(frame(x, -0.002), frame(x, 0.022), shoe, rubber, { up: [0, 0.5, 0.86] }),
          ...bar([inside, -0.002, -0.252], [inside, 0.02, -0.234], shoe, rubber, { up: [0, 0.6, -0.8] }),
        ],
        0.02,
      ),
    );
    // The heads of the bolt on which it folds.
    for (const [from, to] of [
      [x + side * 0.012, x + side * 0.019],
      [inside - side * 0.01, inside - side * 0.017],
    ] as const) {
      const head = spindle(
        [from, 0.32, 0.036],
        [to, 0.32, 0.036],
        [
          [0, 0.011],
          [0.7, 0.011],
          [1, 0.007],
        ],
        steel,
      );
      facets.push(...raised(head, 0.012));
    }
  }
  const rung = roundSection(0.012, fine ? 12 : 6);
  facets.push(
    ...bar(frame(-half, 0.14), frame(half, 0.14), rung, resin, { part }),
    ...raised(bar([-0.17, 0.1, -0.16], [0.17, 0.1, -0.16], rung, resin, { part }), -0.03),
  );
  facets.push(...seat(fine), ...slat(0.74, 0.1, fine), ...slat(0.585, 0.06, fine));
  return facets;
}

/** A rectangular section without soft edges, for things seen from afar. */
const slim = (w: number, h: number): P2[] => [
  [w / 2, -h / 2],
  [w / 2, h / 2],
  [-w / 2, h / 2],
  [-w / 2, -h / 2],
];

function seat(fine: boolean): Facet[] {
  if (!fine) {
    const outline = (w: number, d: number): P2[] => roundedOutline(w, d, 0.02, 2, [0, 0.046]);
    return [
      ...raised(board(outline(0.372, 0.4), 0.423, 0.028, resin), -0.02),
      ...raised(board(outline(0.345, 0.372), 0.45, 0.038, pad, { bevel: 0.014 }), 0.03),
    ];
  }
  const frameBoard = padded([0, 0.437, 0.045], [0.372, 0.028, 0.4], resin, { round: 0.012, parts: 8 });
  const cushion = padded([0, 0.464, 0.047], [0.345, 0.034, 0.372], pad, {
    round: 0.016,
    swell: [0, 0.012, 0],
    parts: 12,
  });
  return [...raised(frameBoard, -0.02), ...raised(cushion, 0.03)];
}

/** A slat of the back, curved around the sitter. */
function slat(y: number, tall: number, fine: boolean): Facet[] {
  const steps = fine ? 16 : 6;
  const rings = Array.from({ length: steps + 1 }, (_, i): P3[] => {
    const x = (half - 0.013) * ((2 * i) / steps - 1);
    const curve = 0.022 * (1 - (x / half) ** 2);
    return (fine ? flatSection(0.016, tall, 0.45) : slim(0.016, tall)).map(([a, b]): P3 => {
      const [px, py, pz] = frame(x, y + b);
      return [px, py, pz - curve - a];
    });
  });
  return raised(loft(rings, resin, { caps: true }), 0.008);
}

/** The pieces that throw its shadow. */
export const foldingChairShadow = (at: P3 = [0, 0, 0], turn = 0): P3[][] => {
  const pieces: P3[][] = [];
  const band = (points: P3[]): void => void pieces.push(points);
  for (const x of [-half, half]) {
    band([frame(x - 0.012, 0), frame(x + 0.012, 0), frame(x - 0.012, height), frame(x + 0.012, height)]);
    band([
      [x * 0.84, 0, -0.26],
      [x * 0.84 + 0.02, 0, -0.26],
      [x * 0.84, 0.42, 0.13],
      [x * 0.84 + 0.02, 0.42, 0.13],
    ]);
  }
  band([
    [-0.18, 0.45, -0.15],
    [0.18, 0.45, -0.15],
    [0.18, 0.45, 0.24],
    [-0.18, 0.45, 0.24],
  ]);
  for (const [low, high] of [
    [0.69, 0.79],
    [0.555, 0.615],
  ] as const)
    band([frame(-half, low), frame(half, low), frame(half, high), frame(-half, high)]);
  return moved(pieces, at, turn);
};

const feet: ReadonlyArray<P3> = [
  [-half, 0, 0.2],
  [half, 0, 0.2],
  [-0.173, 0, -0.25],
  [0.173, 0, -0.25],
];

export function foldingChairWhole(): string {
  const cam = camera({ yaw: 33, pitch: 13, distance: 3.4, target: [0, 0.42, 0], at: [770, 610], scale: 1080 });
  const body =
    shadows(cam, foldingChairShadow(), { opacity: 0.26, soft: 9, length: 0.62 }) +
    feet.map((foot) => contact(cam, foot, 0.05, 0.6)).join('') +
    render(cam, foldingChair());
  return picture(1600, 1200, backdrop('furniture', { horizon: 560 }) + body);
}

/** The crossing of the two frames under the seat, seen close. */
export function foldingChairDetail(): string {
  const cam = camera({ yaw: 40, pitch: 9, distance: 1.9, target: [0.13, 0.42, 0.08], at: [800, 560], scale: 2650 });
  return picture(
    1600,
    1200,
    backdrop('furniture', { horizon: 700 }) +
      shadows(cam, foldingChairShadow(), { opacity: 0.2, soft: 18, length: 0.62 }) +
      smoothed(cam, foldingChair(), 1.4),
  );
}
