/** Dinner and dessert plates. */

import { type Facet, matt, render, shadows, smoothed, spin } from '../../kit/mesh.ts';
import { board, circleOutline, turned } from '../../kit/shapes.ts';
import {
  backdrop,
  type Camera,
  camera,
  contact,
  disc,
  ellipse,
  type Material,
  materials,
  type P2,
  type P3,
  picture,
  radialBox,
  softShadow,
} from '../../kit.ts';
import { cutlery } from './cutlery.ts';

const glaze = matt(materials.porcelain, { gloss: 0.5, sharp: 26, lift: -0.07 });

/** A coupe with a flat rim; `radius` 0.13 for dinner. */
const plateProfile = (radius: number): P2[] => {
  const k = radius / 0.13;
  return [
    [0.074, 0],
    [0.08, 0.0006],
    [0.083, 0.004],
    [0.1, 0.0085],
    [0.118, 0.0145],
    [0.1285, 0.0186],
    [0.13, 0.02],
    [0.1293, 0.0215],
    [0.127, 0.0218],
    [0.115, 0.0182],
    [0.1, 0.0138],
    [0.0935, 0.0112],
    [0.089, 0.0078],
    [0.083, 0.0058],
    [0.073, 0.0052],
    [0.05, 0.005],
    [0.025, 0.005],
    [0, 0.005],
  ].map(([r = 0, y = 0]): P2 => [r * k, y * (0.5 + 0.5 * k)]);
};

const plateFacets = (at: P3, radius: number, sides: number): Facet[] =>
  turned(at, plateProfile(radius), glaze, { sides, smooth: 2 });

/** A plate with its shadow on the table `floor`. */
export function plate(cam: Camera, at: P3, radius = 0.13, options: { shadow?: boolean } = {}): string {
  const k = radius / 0.13;
  const s = cam.scaleAt(at);
  const ground =
    options.shadow === false
      ? ''
      : shadows(
          cam,
          [
            circleOutline(radius * 0.99, 36, [at[0], at[2]]).map(([x, z]): P3 => [x, at[1] + 0.02, z]),
            circleOutline(radius * 0.7, 24, [at[0], at[2]]).map(([x, z]): P3 => [x, at[1], z]),
          ],
          { opacity: 0.34, soft: Math.max(3, s * 0.003), length: 1, floor: at[1] },
        ) + contact(cam, at, radius * 0.92, 0.4);
  // The well is lit from the left: its left slope is in shade, its right one bright, its middle soft.
  const well: P3 = [at[0], at[1] + 0.0052 * k, at[2]];
  const pool = disc(
    cam,
    well,
    0.084 * k,
    radialBox(0.42, 0.4, 0.62, [
      [0, '#ffffff', 0.7],
      [0.55, '#ffffff', 0.15],
      [0.86, '#9fb3b6', 0.1],
      [1, '#8aa2a6', 0.34],
    ]),
  );
  return (
    ground +
    smoothed(
      cam,
      plateFacets(at, radius, s * radius > 450 ? 110 : 72),
      Math.max(1.2, Math.round(s * 0.0006 * 10) / 10),
    ) +
    pool
  );
}

export function dinnerPlateWhole(): string {
  const cam = camera({ yaw: 0, pitch: 33, distance: 0.9, target: [0, 0.005, 0], at: [790, 610], scale: 4600 });
  return picture(
    1600,
    1200,
    backdrop('tableware', { horizon: -200 }) + plate(cam, [0, 0, 0]) + rimGleam(cam, [0, 0, 0], 0.13),
  );
}

/** A slice of layer cake: sponge and cream in turn, pink icing, three raspberries. */
function cake(cam: Camera, at: P3): string {
  const [reach, half] = [0.094, 21];
  const arc = Array.from({ length: 11 }, (_, i): P2 => {
    const angle = ((90 - half + (2 * half * i) / 10) * Math.PI) / 180;
    return [Math.sin(angle) * reach - 0.048, Math.cos(angle) * reach];
  });
  const outline: P2[] = [[-0.048, 0], ...arc];
  const turn = (points: ReadonlyArray<P2>): P2[] =>
    points.map(([x, z]) => spin([x, 0, z], 14)).map(([x, , z]): P2 => [x + at[0], z + at[2]]);
  const layer = (y: number, height: number, material: Material, lift = 0): string =>
    render(cam, board(turn(outline), at[1] + y, height, matt(material, { lift }), { bevel: 0.0008, fade: 0.12 }));
  let out = shadows(
    cam,
    [turn(outline).map(([x, z]): P3 => [x, at[1] + 0.044, z]), turn(outline).map(([x, z]): P3 => [x, at[1], z])],
    { floor: at[1], opacity: 0.24, soft: 6, length: 0.7 },
  );
  const crumb: Material = ['#a8703a', '#cf9a58', '#e6bd80', '#f3d7a4', '#fdeecb'];
  const icing: Material = ['#a84b52', '#cf7b7f', '#e6a5a3', '#f4c9c3', '#fff0ec'];
  for (let i = 0; i < 3; i++)
    out += layer(i * 0.0142, 0.0105, crumb, 0.1) + layer(i * 0.0142 + 0.0103, 0.004, materials.canvas, 0.22);
  out += layer(0.0424, 0.0036, icing, 0.06);
  const berries: ReadonlyArray<readonly [number, number]> = [
    [0.024, -0.011],
    [0.03, 0.009],
    [0.012, 0.002],
  ];
  for (const [bx, bz] of berries) {
    const spot = spin([bx, 0, bz], 14);
    out += raspberry(cam, [at[0] + spot[0], at[1] + 0.046, at[2] + spot[2]]);
  }
  return out;
}

/** A raspberry: rows of drupelets, each with its gleam. */
function raspberry(cam: Camera, at: P3): string {
  const s = cam.scaleAt(at);
  const [x, y] = cam.p(at);
  let out = softShadow(x + s * 0.002, y + s * 0.0005, s * 0.01, s * 0.0055, 0.45);
  const drupe = radialBox(0.36, 0.3, 0.75, [
    [0, '#f0889a'],
    [0.45, '#cc3a55'],
    [1, '#85152f'],
  ]);
  const rows: ReadonlyArray<readonly [number, number, number]> = [
    [0, 0.0058, 5],
    [0.0028, 0.0068, 6],
    [0.0058, 0.0062, 5],
    [0.0084, 0.0044, 4],
    [0.0102, 0.0014, 2],
  ];
  out += ellipse(x, y - s * 0.0062, s * 0.0072, s * 0.0068, '#8c1832');
  for (const [lift, radius, count] of rows) {
    for (let i = 0; i < count; i++) {
      const u = count === 1 ? 0 : i / (count - 1) - 0.5;
      const [px, py] = [x + u * 2 * radius * s, y - (lift + 0.003) * s + (0.25 - u * u) * radius * 0.9 * s];
      out += ellipse(px, py, s * 0.0026, s * 0.0025, drupe);
    }
  }
  return out;
}

export function dessertPlateWhole(): string {
  const cam = camera({ yaw: 0, pitch: 30, distance: 0.8, target: [0, 0.01, 0], at: [690, 655], scale: 5500 });
  const body =
    plate(cam, [0, 0, 0], 0.1) +
    rimGleam(cam, [0, 0, 0], 0.1) +
    cake(cam, [-0.008, 0.0046, -0.008]) +
    cutlery(cam, 'fork', [0.136, 0, 0.062], 7, 0.62);
  return picture(1600, 1200, backdrop('tableware', { horizon: -200 }) + body);
}

/** A stack of plates seen from the table's height: rims, feet, the thin shade between them. */
export function dinnerPlateDetail(): string {
  const cam = camera({ yaw: 0, pitch: 13, distance: 0.62, target: [0.015, 0.052, 0], at: [800, 620], scale: 5900 });
  const step = 0.0125;
  let body =
    shadows(
      cam,
      [
        circleOutline(0.128, 40).map(([x, z]): P3 => [x, 0.11, z]),
        circleOutline(0.12, 40).map(([x, z]): P3 => [x, 0.02, z]),
      ],
      { opacity: 0.3, soft: 20, length: 0.5 },
    ) + contact(cam, [0, 0, 0], 0.13, 0.7);
  // Of the lower plates only the outside is seen; each shades the one below.
  const shaded = matt(materials.porcelain, { gloss: 0.4, lift: 0.02, shade: ([x]) => -x * 1.1 });
  const outside = plateProfile(0.13).slice(0, 9);
  for (let i = 0; i < 7; i++) {
    const at: P3 = [i % 3 === 1 ? 0.0008 : -0.0004, i * step, 0];
    body +=
      render(cam, turned(at, outside, shaded, { sides: 160 })) +
      disc(cam, [at[0], at[1] + 0.0215, 0], 0.1285, '#dfe5e4') +
      disc(cam, [at[0] + 0.004, at[1] + 0.021, 0.002], 0.125, '#6f8488', 0.55);
  }
  body += plate(cam, [-0.0004, 7 * step, 0], 0.13, { shadow: false });
  return picture(
    1600,
    1200,
    backdrop('tableware', { horizon: 430 }) + body + rimGleam(cam, [-0.0004, 7 * step, 0], 0.13, false),
  );
}

/** The window mirrored on the rim, upper left. */
export function rimGleam(cam: Camera, at: P3, radius: number, well = true): string {
  const k = radius / 0.13;
  const arc = (r: number, y: number, from: number, to: number): string =>
    Array.from({ length: 19 }, (_, i) => {
      const angle = ((from + ((to - from) * i) / 18) * Math.PI) / 180;
      return cam.p([at[0] + Math.sin(angle) * r * k, at[1] + y * (0.5 + 0.5 * k), at[2] + Math.cos(angle) * r * k]);
    })
      .map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`)
      .join('');
  const s = cam.scaleAt(at);
  const line = (r: number, y: number, from: number, to: number, width: number, opacity: number): string =>
    `<path d="${arc(r, y, from, to)}" fill="none" stroke="#ffffff" stroke-width="${(width * s).toFixed(1)}" stroke-linecap="round" opacity="${opacity}"/>`;
  return (
    line(0.115, 0.0185, 205, 262, 0.0045, 0.55) +
    line(0.115, 0.0185, 268, 275, 0.004, 0.4) +
    line(0.1285, 0.0218, 150, 320, 0.0007, 0.8) +
    (well ? line(0.0895, 0.0085, 60, 118, 0.0022, 0.6) : '') +
    line(0.129, 0.02, -40, 60, 0.0006, 0.6)
  );
}
