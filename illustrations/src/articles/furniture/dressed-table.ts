/** The round table dressed in white and laid, with chairs around it. */

import { glass } from '../../kit/glassware.ts';
import { matt, moved, placed, render, shadows } from '../../kit/mesh.ts';
import { circleOutline, turned } from '../../kit/shapes.ts';
import {
  add,
  backdrop,
  type Camera,
  camera,
  contact,
  curve,
  disc,
  ellipse,
  fill,
  flowerHead,
  hull,
  linear,
  type Material,
  materials,
  n,
  type P3,
  picture,
  polygon,
  radialBox,
  random,
  ring,
  skirt,
  softShadow,
  stroke,
  tone,
} from '../../kit.ts';
import { cutlery } from '../tableware/cutlery.ts';
import { wineShape } from '../tableware/glasses.ts';
import { napoleonChair, napoleonShadow } from './napoleon-chair.ts';

const height = 0.752;
const linen: Material = ['#a9aaa2', '#c9c9c0', '#e7e4da', '#faf7ee', '#ffffff'];

/** The cloth: a falling skirt and the taut top with its soft shade towards the edge. */
function dressed(cam: Camera, radius: number): string {
  const surface = (r: number): string => curve(ring([0, height, 0], r, 60).map(cam.p), true);
  // The far side of the hem, which shows beside the folds.
  const hem = [...ring([0, height, 0], radius), ...ring([0, 0.03, 0], radius * 1.12)].map(cam.p);
  return (
    fill(polygon(hull(hem)), tone(linen, 0.36)) +
    skirt(cam, linen, [0, 0, 0], {
      r0: radius,
      y0: height,
      r1: radius * 1.12,
      y1: 0.03,
      waves: 16,
      swing: 0.04,
      detail: 16,
    }) +
    fill(
      surface(radius),
      radialBox(0.4, 0.36, 0.75, [
        [0, '#fffefa'],
        [0.6, '#f6f2e7'],
        [1, '#dcd7ca'],
      ]),
    ) +
    stroke(surface(radius), '#ffffff', 2.4, { opacity: 0.8 })
  );
}

/** A place: plate on plate, napkin, cutlery, glass; it looks to the middle of the table. */
function place(cam: Camera, angle: number, radius: number): { depth: number; svg: string } {
  const out = (r: number, aside = 0): P3 => [
    Math.sin(angle) * r + Math.cos(angle) * aside,
    height + 0.001,
    Math.cos(angle) * r - Math.sin(angle) * aside,
  ];
  const at = out(radius - 0.17);
  const s = cam.scaleAt(at);
  const [x, y] = cam.p(at);
  const flat = cam.flat(at);
  const plate = (r: number, lift: number): string => {
    const centre = add(at, [0, lift, 0]);
    return (
      softShadow(x + s * r * 0.08, y - lift * s + s * r * 0.06, s * r * 1.1, s * r * flat * 1.12, 0.32) +
      disc(
        cam,
        centre,
        r,
        linear(x - s * r, y - s * r * flat, x + s * r, y + s * r * flat, [
          [0, '#e9eceb'],
          [0.5, '#ffffff'],
          [1, '#dfe5e5'],
        ]),
      ) +
      disc(
        cam,
        centre,
        r * 0.7,
        radialBox(0.5, 0.5, 0.5, [
          [0, '#ffffff'],
          [0.8, '#f3f5f3'],
          [1, '#cfd9da'],
        ]),
      ) +
      stroke(curve(ring(centre, r, 40).map(cam.p), true), '#b9c6c8', 1.2, { opacity: 0.8 })
    );
  };
  const turn = (angle * 180) / Math.PI;
  const napkin = [
    out(radius - 0.24, -0.028),
    out(radius - 0.24, 0.028),
    out(radius - 0.1, 0.031),
    out(radius - 0.1, -0.031),
  ].map((p) => cam.p(add(p, [0, 0.02, 0])));
  const d = `M${napkin.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}Z`;
  const cloth = fill(
    d,
    linear(napkin[0]?.[0] ?? 0, napkin[0]?.[1] ?? 0, napkin[2]?.[0] ?? 1, napkin[2]?.[1] ?? 1, [
      [0, tone(materials.sea, 0.66)],
      [1, tone(materials.sea, 0.42)],
    ]),
  );
  const steel =
    cutlery(cam, 'fork', out(radius - 0.075, -0.165), turn) + cutlery(cam, 'knife', out(radius - 0.07, 0.16), turn);
  const stand = out(radius - 0.34, 0.12);
  const [gx, gy] = cam.p(stand);
  const wine =
    softShadow(gx + s * 0.02, gy, s * 0.07, s * 0.02, 0.3) + glass(cam, stand, wineShape, { ground: '#8d9a97' });
  const behind = cam.depth(stand) < cam.depth(at);
  const laid = steel + plate(0.13, 0.004) + plate(0.1, 0.016) + cloth;
  return { depth: cam.depth(at), svg: behind ? wine + laid : laid + wine };
}

/** Hydrangeas in a low white vase. */
function bouquet(cam: Camera): string {
  const at: P3 = [0, height, 0];
  const [x, y] = cam.p(at);
  const s = cam.scaleAt(at);
  const next = random(12);
  const vase = turned(
    at,
    [
      [0.045, 0],
      [0.05, 0.004],
      [0.07, 0.05],
      [0.066, 0.1],
      [0.05, 0.13],
      [0.053, 0.14],
    ],
    matt(materials.sea, { gloss: 0.7, lift: 0.05 }),
    { sides: 40, smooth: 3 },
  );
  let leaves = '';
  for (const [dx, dy, turn] of [
    [-0.11, 0.15, -50],
    [0.12, 0.14, 50],
    [-0.05, 0.12, -100],
    [0.06, 0.125, 100],
    [0, 0.29, 0],
  ] as const) {
    leaves += ellipse(x + dx * s, y - dy * s, s * 0.026, s * 0.065, tone(materials.leaf, 0.4), { angle: turn });
  }
  const heads: ReadonlyArray<readonly [number, number, number, string]> = [
    [-0.075, 0.235, 0.062, '#b9c8e6'],
    [0.075, 0.23, 0.062, '#d7b9d6'],
    [0, 0.275, 0.064, '#a9bfe0'],
    [-0.045, 0.165, 0.06, '#dcc3de'],
    [0.05, 0.165, 0.06, '#b3c6e6'],
    [0, 0.21, 0.06, '#e6d9ea'],
  ];
  return (
    softShadow(x + s * 0.05, y, s * 0.15, s * 0.055, 0.4) +
    render(cam, vase) +
    leaves +
    heads.map(([dx, dy, r, colour]) => flowerHead(x + dx * s, y - dy * s, r * s, colour, next)).join('')
  );
}

interface Seat {
  readonly at: P3;
  readonly angle: number;
}

/** The whole group; `seats` are the angles (degrees) at which chairs stand, `reach` from the middle. */
function group(cam: Camera, radius: number, seats: ReadonlyArray<number>, reach: number): string {
  const chairs = seats
    .map((degrees): Seat => {
      const angle = (degrees * Math.PI) / 180;
      return { angle: degrees, at: [Math.sin(angle) * reach, 0, Math.cos(angle) * reach] };
    })
    .sort((a, b) => cam.depth(a.at) - cam.depth(b.at));
  const chair = napoleonChair('far');
  const drawn = (seat: Seat): string => render(cam, placed(chair, seat.at, seat.angle + 180));
  const behind = (seat: Seat): boolean => cam.depth(seat.at) < 0;
  const shade = chairs.flatMap((seat) => moved(napoleonShadow(), seat.at, seat.angle + 180));
  const table = circleOutline(radius * 1.1, 40).map(([x, z]): P3 => [x, 0.02, z]);
  const high = circleOutline(radius, 40).map(([x, z]): P3 => [x, height, z]);
  const places = Array.from({ length: 8 }, (_, i) => place(cam, ((i + 0.5) / 8) * Math.PI * 2, radius)).sort(
    (a, b) => a.depth - b.depth,
  );
  const middle = places.findIndex(({ depth }) => depth > cam.depth([0, height, 0]));
  return (
    shadows(cam, [...shade, [...table, ...high]], { opacity: 0.24, soft: 9, length: 0.5 }) +
    chairs.filter(behind).map(drawn).join('') +
    contact(cam, [0, 0, 0], radius * 1.3, 0.5) +
    dressed(cam, radius) +
    places
      .slice(0, middle)
      .map(({ svg }) => svg)
      .join('') +
    bouquet(cam) +
    places
      .slice(middle)
      .map(({ svg }) => svg)
      .join('') +
    chairs
      .filter((seat) => !behind(seat))
      .map(drawn)
      .join('')
  );
}

/** Eight at table: the round table with its cloth, all places laid, all chairs. */
export function roundTableInUse(): string {
  const cam = camera({ yaw: 0, pitch: 24, distance: 6, target: [0, 0.5, 0], at: [800, 575], scale: 500 });
  const seats = Array.from({ length: 8 }, (_, i) => (i + 0.5) * 45);
  return picture(1600, 1200, backdrop('furniture', { horizon: 130 }) + group(cam, 0.75, seats, 1.08));
}

/** A chair drawn back from the dressed table, as if to invite one to sit down. */
export function napoleonInUse(): string {
  const cam = camera({ yaw: 0, pitch: 11, distance: 4.4, target: [-0.6, 0.5, 0.95], at: [520, 615], scale: 900 });
  const at: P3 = [-0.6, 0, 0.98];
  const turn = 38;
  const chair =
    shadows(cam, moved(napoleonShadow(), at, turn), { opacity: 0.26, soft: 8, length: 0.5 }) +
    render(cam, placed(napoleonChair(), at, turn));
  const [x, y] = cam.p([-0.42, 0.45, 0.7]);
  const table = group(cam, 0.75, [-160, 160], 1.1);
  return picture(1600, 1200, backdrop('furniture', { horizon: 330 }) + table + softShadow(x, y, 330, 380, 0.2) + chair);
}
