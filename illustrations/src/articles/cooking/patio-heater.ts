/** The gas patio heater: a mushroom of steel with a glowing burner. */
import { matt, polished, render, shadows, smoothed } from '../../kit/mesh.ts';
import { circleOutline, turned } from '../../kit/shapes.ts';
import { backdrop, type Camera, camera, contact, ellipse, materials, type P3, picture, radialBox } from '../../kit.ts';
import { burner, door, knob, underside } from './patio-heater-parts.ts';

const steel = polished(materials.steel, { contrast: 0.9, lift: 0.03 });

const bright = polished(materials.aluminium, { contrast: 0.7, lift: 0.1 });

const black = matt(materials.black, { gloss: 0.5 });

export function patioHeaterWhole(): string {
  const cam = camera({ yaw: 14, pitch: 1.5, distance: 6.2, target: [0, 1.1, 0], at: [760, 615], scale: 455 });
  const [gx, gy] = cam.p([0, 1.85, 0]);
  const body =
    ellipse(
      gx,
      gy,
      620,
      470,
      radialBox(0.5, 0.5, 0.5, [
        [0, '#ffcf8a', 0.5],
        [0.5, '#ffcf8a', 0.16],
        [1, '#ffcf8a', 0],
      ]),
    ) +
    shadows(
      cam,
      [
        [
          ...circleOutline(0.24, 24).map(([x, z]): P3 => [x, 0, z]),
          ...circleOutline(0.2, 24).map(([x, z]): P3 => [x, 0.75, z]),
        ],
        [
          [-0.03, 0.7, 0],
          [0.03, 0.7, 0],
          [-0.03, 1.8, 0],
          [0.03, 1.8, 0],
        ],
        circleOutline(0.41, 30).map(([x, z]): P3 => [x, 2.1, z]),
      ],
      { opacity: 0.22, soft: 9, length: 0.55 },
    ) +
    contact(cam, [0, 0, 0], 0.34, 0.6) +
    patioHeater(cam);
  return picture(1600, 1200, backdrop('cooking', { horizon: 880 }) + body);
}

function patioHeater(cam: Camera): string {
  const foot = turned(
    [0, 0, 0],
    [
      [0.24, 0.012],
      [0.25, 0.02],
      [0.25, 0.05],
      [0.236, 0.066],
      [0.21, 0.07],
    ],
    black,
    { sides: 96 },
  );
  const housing = turned(
    [0, 0, 0],
    [
      [0.205, 0.065],
      [0.205, 0.7],
      [0.212, 0.705],
      [0.212, 0.725],
      [0.2, 0.735],
      [0.15, 0.765],
      [0.06, 0.8],
      [0.03, 0.805],
    ],
    steel,
    { sides: 120 },
  );
  const pole = turned(
    [0, 0, 0],
    [
      [0.03, 0.8],
      [0.03, 1.7],
    ],
    steel,
    { sides: 48 },
  );
  const collar = turned(
    [0, 0, 0],
    [
      [0.031, 0.8],
      [0.045, 0.803],
      [0.045, 0.83],
      [0.031, 0.836],
    ],
    black,
    { sides: 40 },
  );
  const control = turned(
    [0, 0, 0],
    [
      [0.03, 1.66],
      [0.1, 1.69],
      [0.115, 1.7],
      [0.115, 1.765],
      [0.108, 1.77],
      [0.09, 1.772],
    ],
    steel,
    { sides: 80 },
  );
  const cap = turned(
    [0, 0, 0],
    [
      [0.14, 2.015],
      [0.15, 2.02],
      [0.15, 2.035],
      [0.1, 2.045],
      [0.03, 2.06],
      [0.022, 2.065],
      [0.022, 2.11],
    ],
    bright,
    { sides: 80 },
  );
  const dome = turned(
    [0, 0, 0],
    [
      [0.4, 2.085],
      [0.415, 2.083],
      [0.418, 2.092],
      [0.38, 2.118],
      [0.28, 2.16],
      [0.16, 2.19],
      [0.05, 2.2],
      [0.02, 2.201],
      [0.018, 2.215],
      [0, 2.218],
    ],
    bright,
    { sides: 144, smooth: 3 },
  );
  return (
    render(cam, foot) +
    smoothed(cam, housing, 3) +
    door(cam) +
    render(cam, [...pole, ...collar]) +
    smoothed(cam, control, 2) +
    knob(cam) +
    burner(cam) +
    render(cam, cap) +
    underside(cam) +
    smoothed(cam, dome, 2)
  );
}
