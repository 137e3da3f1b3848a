/** Wine glasses and champagne flutes. */

import { bubbles, type Drink, type GlassShape, glass } from '../../kit/glassware.ts';
import {
  backdrop,
  type Camera,
  camera,
  ellipse,
  linear,
  type P2,
  type P3,
  picture,
  radialBox,
  random,
  softShadow,
} from '../../kit.ts';

export const wineShape: GlassShape = {
  profile: [
    [0.032, 0],
    [0.0325, 0.0012],
    [0.02, 0.0034],
    [0.008, 0.0075],
    [0.0044, 0.016],
    [0.0036, 0.035],
    [0.0036, 0.052],
    [0.0056, 0.064],
    [0.0165, 0.0735],
    [0.0285, 0.088],
    [0.0345, 0.106],
    [0.035, 0.124],
    [0.0325, 0.143],
    [0.0295, 0.158],
  ],
  bowl: 0.0695,
};

const fluteShape: GlassShape = {
  profile: [
    [0.031, 0],
    [0.0315, 0.0012],
    [0.02, 0.0034],
    [0.008, 0.0075],
    [0.0044, 0.016],
    [0.0036, 0.03],
    [0.0038, 0.052],
    [0.0062, 0.068],
    [0.0125, 0.085],
    [0.0185, 0.108],
    [0.0222, 0.136],
    [0.0238, 0.166],
    [0.0236, 0.196],
    [0.0226, 0.214],
  ],
  bowl: 0.074,
};

export const redWine: Drink = {
  level: 0.112,
  body: [
    [0, '#3d0712'],
    [0.12, '#7d1426'],
    [0.3, '#9c2036'],
    [0.55, '#6d1020'],
    [0.85, '#4a0915'],
    [1, '#77182a'],
  ],
  surface: ['#a93347', '#5d0e1c'],
  opacity: 0.95,
};

const whiteWine: Drink = {
  level: 0.108,
  body: [
    [0, '#b99d45', 0.7],
    [0.14, '#ecd98d', 0.75],
    [0.4, '#f5ebb6', 0.6],
    [0.75, '#dcc470', 0.72],
    [1, '#b2933a', 0.8],
  ],
  surface: ['#fbf3c8', '#d8c06c'],
};

const champagne: Drink = {
  level: 0.186,
  body: [
    [0, '#b5893a', 0.85],
    [0.12, '#eccb7c', 0.85],
    [0.36, '#fbe9b4', 0.8],
    [0.7, '#e2b961', 0.86],
    [1, '#a87c2e', 0.9],
  ],
  surface: ['#fff8da', '#ecd493'],
};

/** The light that falls through a glass: a pale pool in its shadow. */
export function glassShadow(cam: Camera, base: P3, tall: number, colour = '#ffffff', radius = 0.033): string {
  const [x, y] = cam.p(base);
  const s = cam.scaleAt(base);
  const [dx, dz] = cam.shadowPerMetre;
  const [ex, ey] = cam.p([base[0] + dx * tall * 0.75, base[1], base[2] + dz * tall * 0.75]);
  const flat = cam.flat(base);
  const angle = (Math.atan2(ey - y, ex - x) * 180) / Math.PI;
  const length = Math.hypot(ex - x, ey - y);
  const bowl: P2 = [x + (ex - x) * 0.86, y + (ey - y) * 0.86];
  return (
    softShadow(x + (ex - x) * 0.42, y + (ey - y) * 0.42, length * 0.55, s * 0.009, 0.3) +
    `<g transform="rotate(${angle.toFixed(1)} ${bowl[0].toFixed(1)} ${bowl[1].toFixed(1)})">${ellipse(
      bowl[0],
      bowl[1],
      length * 0.42,
      s * radius * flat * 1.5,
      radialBox(0.5, 0.5, 0.5, [
        [0, '#12293a', 0.16],
        [0.5, '#12293a', 0.2],
        [0.8, '#12293a', 0.1],
        [1, '#12293a', 0],
      ]),
    )}${ellipse(
      bowl[0] + length * 0.06,
      bowl[1],
      length * 0.3,
      s * radius * flat * 0.7,
      radialBox(0.5, 0.5, 0.5, [
        [0, colour, 0.5],
        [0.5, colour, 0.22],
        [1, colour, 0],
      ]),
    )}</g>` +
    softShadow(x + s * 0.004, y + s * 0.002, s * 0.04, s * 0.04 * flat, 0.5)
  );
}

export function wineWhole(): string {
  const cam = camera({ yaw: 0, pitch: 13, distance: 0.9, target: [0, 0.076, 0], at: [800, 610], scale: 5300 });
  const spots: ReadonlyArray<readonly [P3, Drink | undefined]> = [
    [[0.062, 0, -0.045], whiteWine],
    [[-0.045, 0, 0.012], redWine],
  ];
  const body = spots
    .map(
      ([at, drink]) =>
        glassShadow(cam, at, 0.16, drink === redWine ? '#b8435a' : '#fff1b8') +
        glass(cam, at, wineShape, drink ? { drink } : {}),
    )
    .join('');
  return picture(1600, 1200, backdrop('tableware', { horizon: 560 }) + body);
}

export function filledFlute(cam: Camera, at: P3, seed: number): string {
  const next = random(seed);
  const [x, low] = cam.p([at[0], at[1] + 0.082, at[2]]);
  const [, high] = cam.p([at[0], at[1] + champagne.level - 0.002, at[2]]);
  const s = cam.scaleAt(at);
  const froth = ellipse(
    x,
    high,
    s * 0.0215,
    s * 0.0215 * cam.flat([at[0], champagne.level, at[2]]),
    linear(x - s * 0.02, 0, x + s * 0.02, 0, [
      [0, '#fffdf0'],
      [0.6, '#fff6d6'],
      [1, '#efdca8'],
    ]),
    { opacity: 0.6 },
  );
  const rising = bubbles(
    '',
    [
      [x - s * 0.004, low, high + 6],
      [x + s * 0.006, low - s * 0.015, high + 6],
      [x - s * 0.011, low - s * 0.03, high + 8],
      [x + s * 0.0125, low - s * 0.04, high + 8],
    ],
    s * 0.0011,
    next,
  );
  return glass(cam, at, fluteShape, { drink: champagne }) + froth + rising;
}

export function fluteWhole(): string {
  const cam = camera({ yaw: 0, pitch: 11, distance: 1.1, target: [0, 0.104, 0], at: [800, 615], scale: 4150 });
  const spots: ReadonlyArray<P3> = [
    [0.004, 0, -0.075],
    [-0.066, 0, -0.005],
    [0.062, 0, 0.02],
  ];
  const body = spots
    .map(
      (at, i) =>
        glassShadow(cam, at, 0.2, '#ffe9ad', 0.026) +
        (i === 0 ? glass(cam, at, fluteShape) : filledFlute(cam, at, 5 + i)),
    )
    .join('');
  return picture(1600, 1200, backdrop('tableware', { horizon: 560 }) + body);
}

/** The rim and the bubbles, seen close. */
export function fluteDetail(): string {
  const cam = camera({ yaw: 0, pitch: 12, distance: 0.7, target: [-0.004, 0.158, 0], at: [800, 560], scale: 7600 });
  const body = filledFlute(cam, [0.062, 0, -0.07], 4) + filledFlute(cam, [-0.022, 0, 0.01], 9);
  return picture(1600, 1200, backdrop('tableware', { horizon: 900 }) + body);
}
