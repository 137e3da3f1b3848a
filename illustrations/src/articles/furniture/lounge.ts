/** What one sits on or stands at in the lounge corner: the sofa and the high table under its stretch cover. */

import { squareCushion, stuffed } from '../../kit/cushions.ts';
import { type Facet, matt, raised, render, shadows, smoothed, tilted } from '../../kit/mesh.ts';
import { circleOutline, loft, padded, spindle } from '../../kit/shapes.ts';
import { backdrop, type Camera, camera, contact, materials, type P2, type P3, picture, softShadow } from '../../kit.ts';

const leather = matt(materials.canvas, { gloss: 0.3, sharp: 9, lift: -0.1 });
const foot = matt(materials.darkWood, { gloss: 0.6 });

/** The sofa from back to front; `between` is what lies on its seats. */
function sofa(cam: Camera, between: string): string {
  const soft = (facets: Facet[], deviation = 6): string => smoothed(cam, facets, deviation);
  const arm = (side: number): string =>
    soft(padded([side * 0.73, 0.36, 0.02], [0.16, 0.46, 0.78], leather, { round: 0.06, parts: 3 }), 5);
  const seat = (side: number): string =>
    soft(stuffed([side * 0.324, 0.405, 0.06], [0.648, 0.19, 0.68], leather, { power: 6 }));
  const rest = (side: number): string =>
    soft(tilted(stuffed([side * 0.325, 0.64, -0.2], [0.645, 0.36, 0.19], leather, { power: 5 }), [0, 0.5, -0.2], -9));
  const back = soft(padded([0, 0.46, -0.33], [1.36, 0.62, 0.15], leather, { round: 0.05, parts: 3 }), 4);
  const base = soft(padded([0, 0.23, 0], [1.36, 0.2, 0.72], leather, { round: 0.03, parts: 3 }), 4);
  return back + rest(-1) + rest(1) + arm(-1) + base + seat(-1) + seat(1) + between + arm(1);
}

const throwCushion = (x: number, turn: number, skin: typeof leather): Facet[] =>
  tilted(squareCushion([x, 0.675, -0.055], 0.42, 0.19, skin, turn), [x, 0.49, -0.055], -16);

export function sofaWhole(): string {
  const cam = camera({ yaw: 27, pitch: 10, distance: 4.6, target: [0, 0.4, 0], at: [790, 640], scale: 770 });
  const feet: P3[] = [
    [-0.62, 0, 0.3],
    [0.62, 0, 0.3],
    [-0.62, 0, -0.3],
    [0.62, 0, -0.3],
  ];
  const block = (x0: number, x1: number, y: number, z0: number, z1: number): P3[] => [
    [x0, 0.1, z0],
    [x1, 0.1, z0],
    [x0, 0.1, z1],
    [x1, 0.1, z1],
    [x0, y, z0],
    [x1, y, z0],
    [x0, y, z1],
    [x1, y, z1],
  ];
  const cushions =
    [-0.42, 0.4].map((cx) => shade(cam.p([cx + 0.05, 0.5, -0.02]), 165)).join('') +
    smoothed(cam, throwCushion(-0.42, 8, matt(materials.sea, { lift: -0.04, gloss: 0.1, sharp: 5 })), 5) +
    smoothed(cam, throwCushion(0.4, -7, matt(materials.sand, { lift: -0.08 })), 5);
  const [x, y] = cam.p([0.05, 0, 0.05]);
  const body =
    shadows(cam, [block(-0.8, 0.8, 0.42, -0.4, 0.4), block(-0.7, 0.7, 0.8, -0.4, -0.25)], {
      opacity: 0.26,
      soft: 16,
      length: 0.5,
    }) +
    softShadow(x, y - 10, 660, 120, 0.5) +
    feet.map((at) => contact(cam, at, 0.07, 0.6)).join('') +
    render(
      cam,
      feet.flatMap(([fx, , fz]) =>
        spindle(
          [fx * 1.03, 0, fz * 1.03],
          [fx, 0.16, fz],
          [
            [0, 0.016],
            [1, 0.03],
          ],
          foot,
        ),
      ),
    ) +
    sofa(cam, cushions);
  return picture(1600, 1200, backdrop('furniture', { horizon: 520 }) + body);
}

const shade = ([x, y]: P2, size: number): string => softShadow(x, y, size, size * 0.3, 0.4);

const jersey = matt(materials.canvas, { gloss: 0.12, sharp: 6, lift: -0.03 });

/** The cover: tight over the round top, drawn in at the waist, pulled over the four feet. */
function cover(): Facet[] {
  const [rim, height] = [0.4, 1.1];
  const rows = 60;
  const sides = 144;
  const rings = Array.from({ length: rows + 1 }, (_, i) => {
    const t = i / rows;
    return Array.from({ length: sides }, (__, j): P3 => {
      const angle = (j / sides) * Math.PI * 2;
      const corner = Math.abs(Math.cos(2 * angle));
      // From the hem (t = 0), which arches between the feet, up to the rim.
      const hem = 0.004 + 0.18 * (1 - corner ** 0.9);
      const y = hem + (height - 0.03 - hem) * t;
      const waist = 0.13 + 0.27 * Math.max(0, (y - 0.5) / 0.57) ** 1.9;
      const square = 1 / (Math.abs(Math.cos(angle)) + Math.abs(Math.sin(angle)));
      const pulled = (0.1 + 0.31 * Math.max(0, 1 - y / 0.8) ** 1.15) * square ** 1.35;
      const r = Math.min(rim, (waist ** 7 + pulled ** 7) ** (1 / 7));
      return [Math.sin(angle) * r, y, Math.cos(angle) * r];
    });
  });
  const lip = [
    [0.402, -0.03],
    [0.406, -0.018],
    [0.404, -0.006],
    [0.398, 0],
  ].map(([r, y]) => circleOutline(r ?? 0, sides).map(([x, z]): P3 => [x, height + (y ?? 0), z]));
  return [
    ...loft(rings, jersey),
    ...raised(loft([rings.at(-1) ?? [], ...lip], jersey), 0.1),
    { points: lip.at(-1) ?? [], skin: matt(materials.canvas, { lift: 0 }), fade: 0.1, nearer: 0.5 },
  ];
}

export function highTableWhole(): string {
  const cam = camera({ yaw: 22, pitch: 9, distance: 4.6, target: [0, 0.55, 0], at: [770, 630], scale: 800 });
  const corners: P3[] = [
    [0, 0, 0.4],
    [0.4, 0, 0],
    [0, 0, -0.4],
    [-0.4, 0, 0],
  ];
  const body =
    shadows(
      cam,
      [
        circleOutline(0.4, 24).map(([x, z]): P3 => [x, 1.1, z]),
        [...corners, [0.1, 0.6, 0], [-0.1, 0.6, 0]],
        [
          [0.1, 0.4, 0],
          [-0.1, 0.4, 0],
          [0.36, 1.05, 0],
          [-0.36, 1.05, 0],
        ],
      ],
      { opacity: 0.24, soft: 14, length: 0.5 },
    ) +
    contact(cam, [0, 0, 0], 0.46, 0.4) +
    corners.map((at) => contact(cam, at, 0.07, 0.6)).join('') +
    render(cam, cover());
  return picture(1600, 1200, backdrop('furniture', { horizon: 610 }) + body);
}
