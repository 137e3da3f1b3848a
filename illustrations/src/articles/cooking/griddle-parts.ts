import { type Facet, matt, polished, raised } from '../../kit/mesh.ts';
import { bar, flatSection, spindle } from '../../kit/shapes.ts';
import { add, materials, type P3 } from '../../kit.ts';

export const steel = matt(materials.steel, { gloss: 0.55, sharp: 9, lift: 0.06 });

export const steelTop = matt(materials.steel, { gloss: 0.2, lift: -0.04 });

export const chrome = polished(materials.steel, { lift: 0.05 });

export const castIron = matt(materials.iron, { gloss: 0.35, sharp: 12, lift: -0.08 });

const bakelite = matt(materials.black, { gloss: 0.8 });

const foot = matt(materials.black, { gloss: 0.2 });

/** A knob on the front, its pointer turned by `turn` degrees. */
export function knob(x: number, y: number, z: number, turn: number): Facet[] {
  const ring = spindle(
    [x, y, z],
    [x, y, z + 0.005],
    [
      [0, 0.026],
      [1, 0.0255],
    ],
    chrome,
    { sides: 36 },
  );
  const body = raised(
    spindle(
      [x, y, z + 0.004],
      [x, y, z + 0.027],
      [
        [0, 0.0225],
        [0.5, 0.021],
        [0.88, 0.0195],
        [1, 0.0165],
      ],
      bakelite,
      { sides: 36 },
    ),
    0.01,
  );
  const a = (turn * Math.PI) / 180;
  const pointer = raised(
    bar(
      [x, y, z + 0.029],
      [x + Math.sin(a) * 0.017, y + Math.cos(a) * 0.017, z + 0.0285],
      flatSection(0.0045, 0.003),
      matt(materials.sand, { lift: 0.1 }),
    ),
    0.03,
  );
  return [...ring, ...body, ...pointer];
}

export const feetAt = (x: number, z: number): P3[] => [
  [-x, 0, -z],
  [x, 0, -z],
  [-x, 0, z],
  [x, 0, z],
];

export const footFacets = (at: P3): Facet[] =>
  spindle(
    at,
    add(at, [0, 0.05, 0]),
    [
      [0, 0.019],
      [0.3, 0.0225],
      [1, 0.02],
    ],
    foot,
    { sides: 24 },
  );
