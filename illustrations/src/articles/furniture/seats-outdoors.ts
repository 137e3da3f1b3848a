/** Chairs and beer sets in use on the lawn by the sea. */

import { type Facet, matt, placed, render, shadows, smoothed, spin } from '../../kit/mesh.ts';
import { flatSection, sweep, turned } from '../../kit/shapes.ts';
import {
  add,
  backdrop,
  type Camera,
  camera,
  contact,
  fill,
  garland,
  materials,
  type P3,
  picture,
  rod,
  softShadow,
  stroke,
  tuft,
} from '../../kit.ts';
import { breweryBench, brewerySetFeet, brewerySetShadow, breweryTable, reach, tableGrain } from './brewery-set.ts';
import { foldingChair, foldingChairShadow } from './folding-chair.ts';

/** Blades of grass around feet, so that nothing floats. */
const rooted = (cam: Camera, feet: ReadonlyArray<P3>, size: number): string =>
  feet
    .map((foot, i) => {
      const [x, y] = cam.p(foot);
      return tuft(x, y + 2, size * cam.scaleAt(foot), i + 3);
    })
    .join('');

/** Three rows of folding chairs that look at the sea, an aisle in the middle. */
export function ceremonyRows(): string {
  const cam = camera({ yaw: 24, pitch: 6, distance: 6.4, target: [0, 0.5, 0], at: [770, 725], scale: 372 });
  const spots: P3[] = [-1.25, 0, 1.25].flatMap((z) => [-1.62, -1.06, -0.5, 0.5, 1.06, 1.62].map((x): P3 => [x, 0, z]));
  const ordered = spots.sort((a, b) => cam.depth(a) - cam.depth(b));
  const plain = foldingChair(false);
  const chairs = ordered.map((at, i) => {
    const turn = 180 + ((i * 7) % 5) - 2;
    const feet = [
      [-0.2, 0.2],
      [0.2, 0.2],
      [-0.17, -0.25],
      [0.17, -0.25],
    ].map(([x = 0, z = 0]): P3 => add(at, spin([x, 0, z], turn)));
    return (
      feet.map((foot) => contact(cam, foot, 0.06, 0.5)).join('') +
      render(cam, placed(plain, at, turn)) +
      rooted(cam, feet, 0.045)
    );
  });
  const shade = shadows(
    cam,
    ordered.flatMap((at) => foldingChairShadow(at, 180)),
    { opacity: 0.26, soft: 5, length: 0.5 },
  );
  return picture(1600, 1200, backdrop('tents', { horizon: cam.horizon }) + shade + chairs.join(''));
}

const cider: readonly [string, string, string, string, string] = [
  '#7a4410',
  '#a8641c',
  '#cf8c2e',
  '#e8b358',
  '#fbe1a4',
];

/** A stoneware bowl of cider, as it is drunk in Brittany. */
function bowl(at: P3): Facet[] {
  const stoneware = matt(materials.sand, { gloss: 0.4, lift: -0.02 });
  return [
    ...turned(
      at,
      [
        [0.026, 0],
        [0.03, 0.004],
        [0.045, 0.02],
        [0.054, 0.042],
        [0.056, 0.058],
      ],
      stoneware,
      { sides: 28 },
    ),
    ...turned(
      at,
      [
        [0.056, 0.058],
        [0.052, 0.056],
        [0.05, 0.048],
      ],
      matt(materials.linen),
      { sides: 28 },
    ),
    ...turned(
      at,
      [
        [0.05, 0.048],
        [0, 0.0481],
      ],
      matt(cider, { lift: 0.05 }),
      { sides: 28 },
    ),
    ...sweep(
      [
        [0.052, 0.048, 0],
        [0.078, 0.046, 0],
        [0.08, 0.028, 0],
        [0.048, 0.02, 0],
      ].map((p): P3 => add(at, p as unknown as P3)),
      flatSection(0.012, 0.008),
      stoneware,
      { up: [0, 0, 1] },
    ),
  ];
}

/** A jug with a sea-green glaze. */
function jug(at: P3): Facet[] {
  const glaze = matt(materials.sea, { gloss: 0.8, lift: 0.05 });
  return [
    ...turned(
      at,
      [
        [0.055, 0],
        [0.06, 0.006],
        [0.078, 0.05],
        [0.082, 0.09],
        [0.07, 0.15],
        [0.052, 0.19],
        [0.05, 0.215],
        [0.058, 0.235],
      ],
      glaze,
      { sides: 36, smooth: 3 },
    ),
    ...turned(
      at,
      [
        [0.058, 0.235],
        [0.052, 0.233],
        [0.046, 0.2],
      ],
      matt(materials.sea, { lift: -0.1 }),
      { sides: 36 },
    ),
    ...sweep(
      [
        [0.055, 0.215, 0],
        [0.1, 0.21, 0],
        [0.118, 0.16, 0],
        [0.1, 0.1, 0],
        [0.076, 0.075, 0],
      ].map((p): P3 => add(at, p as unknown as P3)),
      flatSection(0.02, 0.012),
      glaze,
      { up: [0, 0, 1] },
    ),
  ];
}

/** A checked runner along the table. */
function runner(cam: Camera): string {
  const [w, y] = [0.13, 0.7715];
  const corner = (x: number, z: number): P3 => [x, y, z];
  const path = (points: P3[]): string =>
    `M${points
      .map((p) =>
        cam
          .p(p)
          .map((v) => v.toFixed(1))
          .join(' '),
      )
      .join('L')}Z`;
  const strip = path([corner(-0.95, w), corner(0.95, w), corner(0.95, -w), corner(-0.95, -w)]);
  let out = fill(strip, '#f7f2e7');
  for (let i = 0; i < 19; i++) {
    const x = -0.95 + i * 0.1;
    out += fill(path([corner(x, w), corner(x + 0.05, w), corner(x + 0.05, -w), corner(x, -w)]), '#14626b', {
      opacity: 0.42,
    });
  }
  for (const z of [-0.1, 0, 0.1])
    out += fill(
      path([corner(-0.95, z + 0.025), corner(0.95, z + 0.025), corner(0.95, z - 0.025), corner(-0.95, z - 0.025)]),
      '#14626b',
      { opacity: 0.42 },
    );
  return out + stroke(strip, '#0d3f47', 1.4, { opacity: 0.3 });
}

/** The beer set under a string of lights, laid with a runner, a jug and bowls. */
export function beerGarden(): string {
  const cam = camera({ yaw: 33, pitch: 9, distance: 6.4, target: [0, 0.5, 0], at: [800, 790], scale: 500 });
  const post = (x: number, z: number): readonly [P3, P3] => [
    [x, 0, z],
    [x, 2.15, z],
  ];
  const [left, right] = [post(-2.15, -1.9), post(1.75, -2.1)];
  const pole = ([low, high]: readonly [P3, P3]): string =>
    contact(cam, low, 0.1, 0.5) + rod(cam, materials.darkWood, low, high, 0.03) + rooted(cam, [low], 0.08);
  const [a, b] = [cam.p(left[1]), cam.p(right[1])];
  const lights =
    garland(a, b, 120, 9, 40) +
    garland([a[0] - 420, a[1] - 70], a, 60, 4, 40) +
    garland(b, [b[0] + 420, b[1] - 50], 60, 4, 34);
  const on = (x: number, z: number): P3 => [x, 0.772, z];
  const bowls: ReadonlyArray<P3> = [on(-0.62, -0.16), on(0.2, -0.17), on(0.72, -0.14), on(-0.4, 0.17), on(0.36, 0.17)];
  const things = [
    ...bowls.map((at) => ({ at, facets: bowl(at), r: 0.07 })),
    { at: on(-0.06, 0.01), facets: jug(on(-0.06, 0.01)), r: 0.1 },
  ].sort((p, q) => cam.depth(p.at) - cam.depth(q.at));
  const laid = things
    .map(({ at, facets, r }) => {
      const [x, y] = cam.p(at);
      return (
        softShadow(x + 10, y, r * 1.5 * cam.scaleAt(at), r * 0.5 * cam.scaleAt(at), 0.45) + smoothed(cam, facets, 1.6)
      );
    })
    .join('');
  const feet = brewerySetFeet();
  const body =
    pole(left) +
    pole(right) +
    lights +
    shadows(cam, brewerySetShadow(), { opacity: 0.3, soft: 7, length: 0.42 }) +
    feet.map((foot) => contact(cam, foot, 0.07, 0.5)).join('') +
    render(cam, placed(breweryBench(), [0, 0, -reach])) +
    rooted(
      cam,
      feet.filter(([, , z]) => z < -0.3),
      0.06,
    ) +
    render(cam, breweryTable()) +
    tableGrain(cam) +
    runner(cam) +
    laid +
    rooted(
      cam,
      feet.filter(([, , z]) => Math.abs(z) < 0.3),
      0.06,
    ) +
    render(cam, placed(breweryBench(), [0, 0, reach])) +
    rooted(
      cam,
      feet.filter(([, , z]) => z > 0.3),
      0.06,
    );
  return picture(1600, 1200, backdrop('tents', { horizon: cam.horizon }) + body);
}
