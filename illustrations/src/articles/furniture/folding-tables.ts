/** Folding tables: white moulded tops on grey tubular legs. */

import { type Facet, matt, polished, raised, render, shadows, smoothed, spline3 } from '../../kit/mesh.ts';
import {
  bar,
  board,
  circleOutline,
  flatSection,
  roundedOutline,
  roundSection,
  spindle,
  sweep,
} from '../../kit/shapes.ts';
import { add, along, backdrop, camera, contact, lerp3, materials, type P2, type P3, picture } from '../../kit.ts';

const top = matt(materials.plastic, { gloss: 0.1, sharp: 10, lift: -0.05 });
const edge = matt(materials.plastic, { gloss: 0.3, lift: -0.12 });
const tube = matt(materials.steel, {
  gloss: 0.9,
  lift: -0.04,
  shade: ([, y]) => -0.16 * Math.min(1, Math.max(0, (y - 0.45) / 0.25)),
});
const zinc = polished(materials.steel, { lift: 0.08 });
const rubber = matt(materials.black);

/** One pair of legs: a bent tube in the plane `x`, a crossbar, a brace towards the middle of the table. */
function legs(x: number, spread: number, height: number): Facet[] {
  const section = roundSection(0.0145, 12);
  const lean = x > 0 ? 0.05 : -0.05;
  const bend: P3[] = [
    ...along([x + lean, 0.02, spread + 0.03], [x, height - 0.09, spread], 12),
    ...spline3(
      [
        [x, height - 0.08, spread],
        [x, height - 0.03, spread - 0.03],
        [x, height - 0.015, spread - 0.08],
      ],
      4,
    ),
    ...along([x, height - 0.015, spread - 0.1], [x, height - 0.015, -spread + 0.1], 12),
    ...spline3(
      [
        [x, height - 0.015, -spread + 0.08],
        [x, height - 0.03, -spread + 0.03],
        [x, height - 0.08, -spread],
      ],
      4,
    ),
    ...along([x, height - 0.1, -spread], [x + lean, 0.02, -spread - 0.03], 12),
  ];
  const facets = sweep(bend, section, tube, { up: [1, 0, 0] });
  const low = lean * 0.78;
  facets.push(...bar([x + low, 0.16, spread + 0.024], [x + low, 0.16, -spread - 0.024], roundSection(0.011, 10), tube));
  const inner = x - Math.sign(x) * 0.42;
  for (const z of [spread * 0.28, -spread * 0.28]) {
    const [low, high]: readonly [P3, P3] = [
      [x + lean * 0.45, 0.4, z * 3.4],
      [inner, height - 0.02, z],
    ];
    facets.push(...bar(low, high, flatSection(0.018, 0.012), tube));
    // The ring that slides down and locks the brace, the rivet on which it turns.
    facets.push(
      ...raised(
        spindle(
          lerp3(low, high, 0.42),
          lerp3(low, high, 0.56),
          [
            [0, 0.014],
            [0.12, 0.0155],
            [0.88, 0.0155],
            [1, 0.014],
          ],
          zinc,
        ),
        0.02,
      ),
    );
    facets.push(
      ...raised(
        spindle(
          low,
          add(low, [0, 0, Math.sign(z) * 0.024]),
          [
            [0, 0.01],
            [0.8, 0.01],
            [1, 0.007],
          ],
          zinc,
        ),
        0.03,
      ),
    );
  }
  for (const z of [spread + 0.03, -spread - 0.03])
    facets.push(
      ...raised(
        spindle(
          [x + lean, 0, z],
          [x + lean, 0.045, z],
          [
            [0, 0.019],
            [1, 0.018],
          ],
          rubber,
        ),
        0.03,
      ),
    );
  return facets;
}

const feet = (x: number, spread: number): P3[] =>
  [-1, 1].flatMap((a): P3[] => [
    [a * (x + 0.05), 0, spread + 0.03],
    [a * (x + 0.05), 0, -spread - 0.03],
  ]);

const frameShadow = (x: number, spread: number, height: number): P3[][] =>
  feet(x, spread).map(([fx, , fz]) => [
    [fx - 0.015, 0, fz],
    [fx + 0.015, 0, fz],
    [fx * 0.94 + 0.015, height, fz],
    [fx * 0.94 - 0.015, height, fz],
  ]);

const slab = (outline: ReadonlyArray<P2>, height: number, thick: number): Facet[] =>
  raised(board(outline, height - thick, thick, edge, { bevel: 0.012, topSkin: top, fade: 0.16 }), 3);

/** The apron under the top, set back from its edge. */
const apron = (outline: ReadonlyArray<P2>, height: number, size: number): Facet[] =>
  raised(
    board(
      outline.map(([x, z]): P2 => [x * size, z * size]),
      height - 0.075,
      0.05,
      matt(materials.aluminium, { lift: -0.14 }),
      { bevel: 0.004 },
    ),
    1,
  );

function roundTableFacets(): Facet[] {
  const outline = circleOutline(0.75, 120);
  return [
    ...legs(0.4, 0.34, 0.7),
    ...legs(-0.4, 0.34, 0.7),
    ...apron(outline, 0.74, 0.9),
    ...slab(outline, 0.74, 0.04),
  ];
}

export function roundTableWhole(): string {
  const cam = camera({ yaw: 24, pitch: 15, distance: 4.6, target: [0, 0.42, 0], at: [790, 620], scale: 770 });
  const under: P3[] = circleOutline(0.75, 24).map(([x, z]): P3 => [x, 0.7, z]);
  const body =
    shadows(cam, [under, ...frameShadow(0.4, 0.34, 0.7)], { opacity: 0.25, soft: 16, length: 0.3 }) +
    feet(0.4, 0.34)
      .map((foot) => contact(cam, foot, 0.06, 0.6))
      .join('') +
    render(cam, roundTableFacets());
  return picture(1600, 1200, backdrop('furniture', { horizon: 470 }) + body);
}

export function longTableWhole(): string {
  const cam = camera({ yaw: 30, pitch: 15, distance: 4.8, target: [0, 0.4, 0], at: [800, 620], scale: 690 });
  const outline = roundedOutline(1.8, 0.75, 0.045, 8);
  const body =
    shadows(cam, [outline.map(([x, z]): P3 => [x, 0.7, z]), ...frameShadow(0.68, 0.25, 0.7)], {
      opacity: 0.25,
      soft: 15,
      length: 0.3,
    }) +
    feet(0.68, 0.25)
      .map((foot) => contact(cam, foot, 0.06, 0.6))
      .join('') +
    render(cam, [
      ...legs(0.68, 0.25, 0.7),
      ...legs(-0.68, 0.25, 0.7),
      ...apron(roundedOutline(1.8, 0.75, 0.03), 0.74, 0.93),
      ...slab(outline, 0.74, 0.042),
    ]);
  return picture(1600, 1200, backdrop('furniture', { horizon: 470 }) + body);
}

/** The edge of the top and a folding leg, seen close. */
export function roundTableDetail(): string {
  const cam = camera({ yaw: 24, pitch: 7, distance: 2.3, target: [0.34, 0.56, 0.36], at: [860, 600], scale: 1900 });
  return picture(1600, 1200, backdrop('furniture', { horizon: 760 }) + smoothed(cam, roundTableFacets(), 1.5));
}
