/** A place laid for dinner. */

import { glass } from '../../kit/glassware.ts';
import { shadows } from '../../kit/mesh.ts';
import {
  backdrop,
  type Camera,
  camera,
  clipped,
  fill,
  linear,
  materials,
  type P2,
  type P3,
  palette,
  picture,
  polygon,
  stroke,
  tone,
} from '../../kit.ts';
import { cutlery } from './cutlery.ts';
import { filledFlute, glassShadow, redWine, wineShape } from './glasses.ts';
import { plate, rimGleam } from './plates.ts';

/** A flat cloth with a hem: its corners from the near left one, anticlockwise. */
function mat(cam: Camera, corners: ReadonlyArray<P3>, hem: number): string {
  const flat = corners.map(cam.p);
  const path = polygon(flat);
  const [a, , c] = flat;
  const linen = materials.linen;
  const weave = linear(a?.[0] ?? 0, c?.[1] ?? 0, c?.[0] ?? 0, a?.[1] ?? 0, [
    [0, tone(linen, 0.96)],
    [0.5, tone(linen, 0.8)],
    [1, tone(linen, 0.6)],
  ]);
  const cx = corners.reduce((sum, [x]) => sum + x, 0) / 4;
  const cz = corners.reduce((sum, [, , z]) => sum + z, 0) / 4;
  const inner = corners.map(([x, y, z]): P2 => cam.p([x - Math.sign(x - cx) * hem, y, z - Math.sign(z - cz) * hem]));
  return (
    shadows(cam, [corners.map(([x, y, z]): P3 => [x, y + 0.006, z])], { opacity: 0.3, soft: 8, length: 1 }) +
    fill(path, weave) +
    stroke(polygon(inner), tone(linen, 0.25), 2.2, { opacity: 0.45, dash: '8 6' }) +
    stroke(path, '#ffffff', 2.4, { opacity: 0.6 })
  );
}

/** A napkin folded to a band, lying across the plate, with its soft folds. */
function napkin(cam: Camera, at: P3): string {
  const spot = (x: number, z: number): P2 => cam.p([at[0] + x, at[1], at[2] + z]);
  const outline = [spot(-0.034, 0.098), spot(0.034, 0.1), spot(0.03, -0.094), spot(-0.031, -0.092)];
  const path = polygon(outline);
  const [l, r] = [spot(-0.034, 0), spot(0.034, 0)];
  const sea = materials.sea;
  const cloth = linear(l[0], l[1], r[0], r[1], [
    [0, tone(sea, 0.62)],
    [0.3, tone(sea, 0.72)],
    [0.34, tone(sea, 0.44)],
    [0.4, tone(sea, 0.62)],
    [0.66, tone(sea, 0.52)],
    [0.7, tone(sea, 0.3)],
    [0.76, tone(sea, 0.52)],
    [1, tone(sea, 0.36)],
  ]);
  const ends = linear(0, spot(0, -0.094)[1], 0, spot(0, 0.1)[1], [
    [0, '#ffffff', 0.16],
    [0.5, '#ffffff', 0],
    [1, '#0a333a', 0.24],
  ]);
  const fallen = polygon(outline.map(([x, y]): P2 => [x + 9, y + 8]));
  return (
    fill(fallen, palette.ink, { opacity: 0.25 }) +
    fill(path, cloth) +
    clipped(path, fill(path, ends)) +
    stroke(path, tone(sea, 0.9), 1.6, { opacity: 0.5 })
  );
}

export function placeSetting(): string {
  const cam = camera({ yaw: 0, pitch: 40, distance: 1.1, target: [0, 0.02, -0.02], at: [770, 745], scale: 2560 });
  const glasses: ReadonlyArray<P3> = [
    [0.205, 0, -0.17],
    [0.12, 0, -0.205],
  ];
  const body =
    mat(
      cam,
      [
        [-0.24, 0.001, 0.165],
        [0.245, 0.001, 0.165],
        [0.24, 0.001, -0.165],
        [-0.236, 0.001, -0.165],
      ],
      0.012,
    ) +
    plate(cam, [0, 0.002, 0]) +
    rimGleam(cam, [0, 0.002, 0], 0.13, false) +
    plate(cam, [0, 0.0085, 0], 0.1) +
    rimGleam(cam, [0, 0.0085, 0], 0.1, false) +
    napkin(cam, [0, 0.023, 0]) +
    cutlery(cam, 'fork', [-0.168, 0.003, 0.1], 0) +
    cutlery(cam, 'knife', [0.163, 0.003, 0.108], 0) +
    cutlery(cam, 'spoon', [0.203, 0.003, 0.1], 0) +
    glassShadow(cam, glasses[1] ?? [0, 0, 0], 0.2, '#ffe9ad', 0.026) +
    filledFlute(cam, glasses[1] ?? [0, 0, 0], 8) +
    glassShadow(cam, glasses[0] ?? [0, 0, 0], 0.16, '#b8435a') +
    glass(cam, glasses[0] ?? [0, 0, 0], wineShape, { drink: redWine });
  return picture(1600, 1200, backdrop('tableware', { horizon: -200 }) + body);
}
