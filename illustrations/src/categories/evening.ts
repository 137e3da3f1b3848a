/** Sound and light; flowers and candles. */

import { votive } from '../articles/decoration-parts.ts';
import { microphone, mixer } from '../articles/sound-microphone.ts';
import { speaker, tripod } from '../articles/sound-parts.ts';
import {
  backdrop,
  boxCorners,
  camera,
  castShadow,
  cluster,
  curve,
  ellipse,
  eucalyptus,
  fill,
  garland,
  glow,
  linear,
  materials,
  picture,
  radialBox,
  rect,
  tone,
} from '../kit.ts';

export function soundCategory(): string {
  const cam = camera({ yaw: 8, pitch: 5, distance: 6.5, target: [0, 1, 0], at: [790, 590], scale: 480 });
  let out =
    backdrop('sound', { horizon: 800 }) +
    rect(
      0,
      0,
      1600,
      1200,
      linear(0, 0, 0, 1200, [
        [0, '#12364a', 0.6],
        [0.6, '#1b4a58', 0.2],
        [1, '#0d3f47', 0.35],
      ]),
    );
  out += garland([-60, 50], [1660, 90], 150, 11, 88, { cable: '#0e1a21' });
  out +=
    castShadow(cam, boxCorners([-0.62, 1.02, 0], [0.44, 0.7, 0.4]), { opacity: 0.3, soft: 16 }) +
    tripod(cam, [-0.62, 0, 0], 1.04, 0.46) +
    speaker(cam, [-0.62, 1.0, 0], [0.46, 0.74, 0.4], -34);
  out += tripod(cam, [0.3, 0, 0.3], 1.16, 0.34);
  const [x, y] = cam.p([0.3, 1.2, 0.3]);
  out += microphone(x + 40, y - 44, 170, 36);
  const base = [0.92, 0, 0.1] as const;
  out +=
    castShadow(cam, boxCorners(base, [0.5, 0.7, 0.42]), { opacity: 0.34, soft: 14 }) +
    speaker(cam, base, [0.5, 0.78, 0.42], 30) +
    mixer(cam, [0.92, 0.78, 0.1], [0.4, 0.07, 0.3]);
  return picture(1600, 1200, out + glow(820, 200, 700, 0.2));
}

export function decorationCategory(): string {
  let out = backdrop('decoration', { horizon: 640 });
  out += rect(
    0,
    0,
    1600,
    1200,
    linear(0, 0, 0, 1200, [
      [0, '#7a5560', 0.3],
      [0.5, '#7a5560', 0.12],
      [1, '#54363d', 0.4],
    ]),
  );
  // Muslin that falls from the upper left corner and lies on the table.
  const bands = Array.from({ length: 9 }, (_, i): readonly [number, string, number] => [
    i / 8,
    tone(materials.canvas, i % 2 ? 0.92 : 0.58),
    0.96,
  ]);
  const veil = `${curve([
    [330, -20],
    [300, 240],
    [340, 520],
    [300, 800],
    [430, 960],
  ])}L${curve([
    [430, 960],
    [240, 1010],
    [60, 1000],
    [-20, 1010],
  ]).slice(1)}L-20 -20Z`;
  out += fill(veil, linear(-20, 0, 380, 60, bands));
  out += ellipse(
    900,
    985,
    700,
    120,
    radialBox(0.5, 0.5, 0.5, [
      [0, '#3a2630', 0.5],
      [0.6, '#3a2630', 0.2],
      [1, '#3a2630', 0],
    ]),
  );
  const [vx, vy, s] = [940, 960, 330];
  const shape = curve([
    [vx - s * 0.2, vy],
    [vx - s * 0.4, vy - s * 0.34],
    [vx - s * 0.32, vy - s * 0.74],
    [vx - s * 0.17, vy - s * 0.9],
    [vx - s * 0.22, vy - s],
  ]);
  const right = curve([
    [vx + s * 0.22, vy - s],
    [vx + s * 0.17, vy - s * 0.9],
    [vx + s * 0.32, vy - s * 0.74],
    [vx + s * 0.4, vy - s * 0.34],
    [vx + s * 0.2, vy],
  ]);
  out += fill(
    `${shape}L${right.slice(1)}Q${vx} ${vy + s * 0.1} ${vx - s * 0.2} ${vy}Z`,
    linear(vx - s * 0.4, 0, vx + s * 0.4, 0, [
      [0, tone(materials.sea, 0.56)],
      [0.22, tone(materials.sea, 0.84)],
      [0.46, tone(materials.sea, 0.5)],
      [1, tone(materials.sea, 0.05)],
    ]),
  );
  out += cluster(vx, vy - s * 1.28, 360, { seed: 9, squash: 0.82, count: 21 });
  out +=
    eucalyptus(1180, 1010, 330, -6, { seed: 4, bend: 0.2 }) + eucalyptus(690, 1010, 330, 176, { seed: 7, bend: -0.2 });
  for (const [x, y, size] of [
    [1270, 880, 200],
    [560, 930, 240],
    [1390, 985, 260],
    [730, 1050, 270],
    [1130, 1080, 290],
  ] as const)
    out += votive(x, y, size);
  return picture(1600, 1200, out);
}
