/** The wireless microphone. */
import {
  add,
  backdrop,
  box,
  boxCorners,
  camera,
  castShadow,
  contact,
  ellipse,
  fill,
  glow,
  linear,
  lit,
  materials,
  type P2,
  type P3,
  picture,
  polygon,
  radialBox,
  rod,
  stroke,
} from '../kit.ts';
import { microphone } from './sound-microphone.ts';
import { satin } from './sound-parts.ts';

/** A wireless microphone in front of its receiver. */
export function wireless(): string {
  const cam = camera({ yaw: 22, pitch: 12, distance: 1.6, target: [0, 0.06, 0], at: [800, 640], scale: 2500 });
  const base: P3 = [0.02, 0, -0.06];
  const size: P3 = [0.36, 0.075, 0.18];
  let out =
    backdrop('sound', { horizon: 520 }) +
    castShadow(cam, boxCorners(base, size), { opacity: 0.34, floor: 0, length: 0.8 }) +
    contact(cam, base, 0.26, 0.5);
  for (const x of [-0.14, 0.18]) {
    const low: P3 = [x, 0.06, -0.145];
    out +=
      rod(cam, satin, low, add(low, [x * 0.22, 0.2, 0]), 0.006, { taper: 0.7 }) +
      rod(cam, satin, low, add(low, [x * 0.04, 0.03, 0]), 0.009);
  }
  out += box(cam, satin, base, size, { rim: 0.55, fade: 0.2 });
  const face = (u: number, v: number): P3 => [
    base[0] + u * size[0],
    base[1] + v * size[1],
    base[2] + size[2] / 2 + 0.001,
  ];
  const quad = (a: number, b: number, low: number, high: number): P2[] =>
    [face(a, low), face(b, low), face(b, high), face(a, high)].map(cam.p);
  const screen = quad(-0.17, 0.14, 0.2, 0.8);
  out += fill(polygon(screen), lit(materials.sea, 0.62, screen, 0.4)) + stroke(polygon(screen), '#05090b', 5);
  for (let i = 0; i < 7; i++) {
    const bar = quad(-0.14 + i * 0.034, -0.12 + i * 0.034, 0.3, 0.36 + 0.055 * i);
    out += fill(polygon(bar), i < 5 ? '#c9f0e4' : '#5d9ea2');
  }
  for (const u of [-0.38, -0.27]) {
    const [x, y] = cam.p(face(u, 0.5));
    out +=
      ellipse(x + 4, y + 5, 34, 38, '#000000', { opacity: 0.4 }) +
      ellipse(
        x,
        y,
        31,
        35,
        linear(x - 26, y - 30, x + 22, y + 30, [
          [0, '#6c7b84'],
          [1, '#10181d'],
        ]),
      ) +
      stroke(
        polygon(
          [
            [x, y],
            [x - 8, y - 25],
          ],
          false,
        ),
        '#f2ede0',
        5,
      );
  }
  for (const [u, colour] of [
    [0.25, '#8fd08a'],
    [0.31, '#8fd08a'],
    [0.4, '#c63d22'],
  ] as const) {
    const [x, y] = cam.p(face(u, 0.5));
    out += glow(x, y, 40, 0.4, colour) + ellipse(x, y, 9, 10, colour);
  }
  out += ellipse(
    640,
    1000,
    520,
    60,
    radialBox(0.5, 0.5, 0.5, [
      [0, '#12293a', 0.6],
      [0.7, '#12293a', 0.2],
      [1, '#12293a', 0],
    ]),
  );
  out += microphone(1090, 905, 860, 82, { wireless: true });
  return picture(1600, 1200, out);
}
