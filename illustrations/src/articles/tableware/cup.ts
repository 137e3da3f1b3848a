/** The coffee cup on its saucer. */
import { matt, placed, raised, smoothed, spline3 } from '../../kit/mesh.ts';
import { flatSection, sweep, turned } from '../../kit/shapes.ts';
import {
  add,
  backdrop,
  type Camera,
  camera,
  disc,
  ellipse,
  linear,
  materials,
  type P2,
  type P3,
  picture,
  radialBox,
  softShadow,
  stroke,
} from '../../kit.ts';
import { cutlery } from './cutlery.ts';
import { plate } from './plates.ts';

const glaze = matt(materials.porcelain, { gloss: 0.45, sharp: 20, lift: 0.02 });

const hollow = matt(materials.porcelain, { lift: -0.14 });

const cupSide: ReadonlyArray<P2> = [
  [0.02, 0],
  [0.022, 0.001],
  [0.0225, 0.004],
  [0.0265, 0.008],
  [0.0325, 0.018],
  [0.0365, 0.032],
  [0.0385, 0.048],
  [0.0395, 0.06],
  [0.0397, 0.0615],
];

export function cupWhole(): string {
  const cam = camera({ yaw: 0, pitch: 25, distance: 0.7, target: [0.004, 0.022, 0], at: [795, 590], scale: 6900 });
  const [sx, sy] = cam.p([0.012, 0.007, 0.004]);
  const body =
    plate(cam, [0, 0, 0], 0.078) +
    softShadow(sx, sy, 260, 116, 0.4) +
    cutlery(cam, 'spoon', [-0.062, 0.0135, 0.046], -24, 0.58) +
    cup(cam, [0, 0.0035, 0]);
  return picture(1600, 1200, backdrop('tableware', { horizon: -120 }) + body);
}

/** A cup of coffee standing on `at`; its handle looks to the right, a little forward. */
export function cup(cam: Camera, at: P3, options: { turn?: number; coffee?: boolean } = {}): string {
  const s = cam.scaleAt(at);
  const inside = turned(
    at,
    [
      [0.0388, 0.0618],
      [0.0375, 0.058],
      [0.036, 0.045],
      [0.032, 0.02],
    ],
    hollow,
    { sides: 64 },
  );
  const level = add(at, [0, 0.0505, 0]);
  const [x, y] = cam.p(level);
  const brew =
    options.coffee === false
      ? ''
      : disc(
          cam,
          level,
          0.0368,
          radialBox(0.46, 0.5, 0.5, [
            [0, '#3a1c0c'],
            [0.7, '#451f0d'],
            [0.88, '#7a4520'],
            [1, '#b98049'],
          ]),
        ) +
        ellipse(
          x - s * 0.012,
          y - s * 0.002,
          s * 0.014,
          s * 0.014 * cam.flat(level) * 0.7,
          radialBox(0.4, 0.4, 0.6, [
            [0, '#e3b27e', 0.5],
            [0.6, '#c98f55', 0.22],
            [1, '#c98f55', 0],
          ]),
        );
  const ear = spline3(
    [
      [0.036, 0.05, 0],
      [0.045, 0.0535, 0],
      [0.0565, 0.051, 0],
      [0.0605, 0.04, 0],
      [0.0555, 0.0275, 0],
      [0.044, 0.0185, 0],
      [0.0325, 0.0155, 0],
    ],
    6,
  );
  const handle = placed(
    sweep(ear, flatSection(0.0085, 0.0052, 0.48), glaze, { up: [0, 0, 1] }),
    at,
    options.turn ?? -24,
  );
  return (
    smoothed(cam, inside, Math.max(1, s * 0.0007)) +
    brew +
    smoothed(
      cam,
      [
        ...raised(handle, -0.02),
        ...turned(at, cupSide, glaze, { sides: 96, smooth: 3 }),
        ...raised(
          turned(
            at,
            [
              [0.0397, 0.0615],
              [0.0395, 0.0625],
              [0.0388, 0.0618],
            ],
            matt(materials.porcelain, { lift: 0.06 }),
            { sides: 96 },
          ),
          0.001,
        ),
      ],
      Math.max(1, s * 0.0008),
    ) +
    cupGleam(cam, at)
  );
}

function cupGleam(cam: Camera, at: P3): string {
  const line = (share: number): string => {
    const points = cupSide.slice(4, 8).map(([r, y]): P2 => {
      const [px, py] = cam.p(add(at, [0, y, 0]));
      const rx = r * cam.scaleAt(at);
      return [px + rx * share, py + rx * Math.sqrt(1 - share * share) * cam.flat(at)];
    });
    return points.map(([px, py], i) => `${i ? 'L' : 'M'}${px.toFixed(1)} ${py.toFixed(1)}`).join('');
  };
  const s = cam.scaleAt(at);
  const [, high] = cam.p(add(at, [0, 0.055, 0]));
  const fade = linear(0, high, 0, high + s * 0.055, [
    [0, '#ffffff', 0.95],
    [1, '#ffffff', 0.1],
  ]);
  return stroke(line(-0.6), fade, s * 0.0026) + stroke(line(-0.48), fade, s * 0.0011);
}
