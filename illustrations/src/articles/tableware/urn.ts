/** The percolator: a steel urn that fills eighty cups. */
import { matt, polished, raised, render, shadows, smoothed, spline3 } from '../../kit/mesh.ts';
import { bar, circleOutline, flatSection, padded, roundSection, spindle, sweep, turned } from '../../kit/shapes.ts';
import {
  add,
  backdrop,
  type Camera,
  camera,
  contact,
  ellipse,
  materials,
  type P3,
  picture,
  radialBox,
} from '../../kit.ts';
import { cup } from './cup.ts';
import { plate } from './plates.ts';

const steel = polished(materials.steel, { contrast: 0.95 });

const black = matt(materials.black, { gloss: 0.7, lift: 0.02 });

const trim = polished(materials.aluminium, { lift: 0.05 });

export function urnWhole(): string {
  const cam = camera({ yaw: 24, pitch: 10, distance: 1.9, target: [0.02, 0.235, 0], at: [690, 605], scale: 1960 });
  const spot: P3 = [0.3, 0, 0.02];
  const body =
    shadows(
      cam,
      [
        [
          ...circleOutline(0.138, 30).map(([x, z]): P3 => [x, 0, z]),
          ...circleOutline(0.132, 30).map(([x, z]): P3 => [x, 0.42, z]),
        ],
      ],
      { opacity: 0.3, soft: 16, length: 0.42 },
    ) +
    contact(cam, [0, 0, 0], 0.17, 0.6) +
    urn(cam) +
    plate(cam, spot, 0.075) +
    cup(cam, add(spot, [0, 0.0035, 0]), { turn: -30 });
  return picture(1600, 1200, backdrop('tableware', { horizon: 640 }) + body);
}

/** The urn: body, lid, handles, sight glass and tap; the tap looks to +z. */
function urn(cam: Camera): string {
  const body = turned(
    [0, 0, 0],
    [
      [0.13, 0.055],
      [0.131, 0.06],
      [0.131, 0.395],
      [0.1335, 0.4],
      [0.1335, 0.41],
      [0.131, 0.413],
    ],
    steel,
    { sides: 110 },
  );
  const base = turned(
    [0, 0, 0],
    [
      [0.128, 0.008],
      [0.138, 0.012],
      [0.139, 0.048],
      [0.134, 0.056],
      [0.13, 0.058],
    ],
    black,
    { sides: 96 },
  );
  const lid = turned(
    [0, 0, 0],
    [
      [0.1315, 0.413],
      [0.131, 0.419],
      [0.122, 0.43],
      [0.1, 0.4405],
      [0.06, 0.449],
      [0.02, 0.452],
      [0, 0.4525],
    ],
    polished(materials.steel, { lift: 0.1, contrast: 0.8 }),
    { sides: 110, smooth: 3 },
  );
  const knob = turned(
    [0, 0.45, 0],
    [
      [0.011, 0],
      [0.01, 0.012],
      [0.017, 0.02],
      [0.0235, 0.028],
      [0.0225, 0.038],
      [0.013, 0.043],
      [0, 0.044],
    ],
    black,
    { sides: 40, smooth: 4 },
  );
  const ears = [-1, 1].map((side) => {
    const grip = spline3(
      [
        [side * 0.13, 0.352, 0],
        [side * 0.158, 0.354, 0],
        [side * 0.172, 0.342, 0],
        [side * 0.172, 0.296, 0],
        [side * 0.158, 0.284, 0],
        [side * 0.13, 0.286, 0],
      ],
      5,
    );
    return sweep(grip, flatSection(0.026, 0.014, 0.4), black, { up: [0, 0, 1] });
  });
  const seam = turned(
    [0, 0, 0],
    [
      [0.1315, 0.088],
      [0.1325, 0.09],
      [0.1325, 0.094],
      [0.1315, 0.096],
    ],
    trim,
    { sides: 110 },
  );
  return (
    render(cam, [...base, ...(ears[0] ?? [])]) +
    smoothed(cam, body, 3) +
    render(cam, seam) +
    smoothed(cam, lid, 2) +
    render(cam, knob) +
    render(cam, ears[1] ?? []) +
    front(cam)
  );
}

/** What is fixed to the front: gauge, tap, switch. */
function front(cam: Camera): string {
  const z = 0.131;
  const gauge = [...padded([0, 0.255, z + 0.008], [0.03, 0.2, 0.018], trim, { round: 0.007, parts: 2 })];
  const tube = raised(
    bar(
      [0, 0.172, z + 0.019],
      [0, 0.338, z + 0.019],
      roundSection(0.0062, 14),
      matt(['#1c0d06', '#3b1c0d', '#5c3018', '#8c5a36', '#e6c6a4'], { gloss: 0.9 }),
    ),
    0.03,
  );
  const empty = raised(
    bar(
      [0, 0.31, z + 0.0192],
      [0, 0.338, z + 0.0192],
      roundSection(0.0063, 14),
      matt(materials.porcelain, { lift: -0.05 }),
    ),
    0.04,
  );
  const shank = bar([0, 0.125, z - 0.002], [0, 0.125, z + 0.05], roundSection(0.012, 18), trim);
  const tap = [
    ...spindle(
      [0, 0.088, z + 0.052],
      [0, 0.15, z + 0.052],
      [
        [0, 0.0095],
        [0.2, 0.0105],
        [0.3, 0.0175],
        [0.85, 0.0175],
        [1, 0.013],
      ],
      black,
      { sides: 28 },
    ),
    ...bar([0, 0.15, z + 0.052], [0, 0.158, z + 0.052], roundSection(0.008, 14), trim),
    ...sweep(
      spline3(
        [
          [0, 0.157, z + 0.046],
          [0, 0.163, z + 0.066],
          [0, 0.16, z + 0.09],
        ],
        5,
      ),
      flatSection(0.018, 0.009, 0.45),
      black,
      { up: [0, 1, 0] },
    ),
  ];
  const nut = spindle(
    [0, 0.125, z],
    [0, 0.125, z + 0.012],
    [
      [0, 0.019],
      [1, 0.018],
    ],
    trim,
    { sides: 24 },
  );
  const [sx, sy] = cam.p([0.07, 0.033, Math.sqrt(0.139 ** 2 - 0.07 ** 2)]);
  const lamp =
    ellipse(sx, sy, 11, 11, '#3a0d06') +
    ellipse(
      sx,
      sy,
      8.5,
      8.5,
      radialBox(0.4, 0.36, 0.6, [
        [0, '#ffd0a8'],
        [0.4, '#ef6a45'],
        [1, '#b2361d'],
      ]),
    );
  return (
    render(cam, gauge) +
    render(cam, [...tube, ...empty]) +
    render(cam, nut) +
    render(cam, [...shank, ...raised(tap, 0.05)]) +
    lamp
  );
}
