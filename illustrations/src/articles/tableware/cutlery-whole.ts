import { softFill } from '../../kit/soften.ts';
import { backdrop, camera, fill, linear, materials, type P2, picture, polygon, stroke, tone } from '../../kit.ts';
import { cutlery } from './cutlery.ts';

export function cutleryWhole(): string {
  const cam = camera({ yaw: 0, pitch: 62, distance: 0.9, target: [0, 0, -0.1], at: [800, 600], scale: 4350 });
  // A folded napkin under the pieces.
  const at = (x: number, z: number, y = 0): P2 => cam.p([x, y, z]);
  const napkin = (grow: number): P2[] => [
    at(-0.125 - grow, 0.022 + grow),
    at(0.128 + grow, 0.018 + grow),
    at(0.122 + grow, -0.232 - grow),
    at(-0.119 - grow, -0.228 - grow),
  ];
  const cloth = polygon(napkin(0));
  const linen = materials.linen;
  const [a, , c] = napkin(0);
  const weave = linear(a?.[0] ?? 0, c?.[1] ?? 0, c?.[0] ?? 0, a?.[1] ?? 0, [
    [0, tone(linen, 0.98)],
    [0.5, tone(linen, 0.82)],
    [1, tone(linen, 0.6)],
  ]);
  const folds =
    stroke(polygon([at(-0.04, 0.02), at(-0.0385, -0.229)], false), tone(linen, 0.3), 3, { opacity: 0.35 }) +
    stroke(polygon([at(-0.0385, 0.02), at(-0.037, -0.229)], false), '#ffffff', 4, { opacity: 0.7 });
  const hem = stroke(polygon(napkin(-0.008)), tone(linen, 0.25), 2.4, { opacity: 0.4, dash: '9 7' });
  const fallen = napkin(0.001).map(([x, y]): P2 => [x + 14, y + 16]);
  const body =
    softFill(polygon(fallen), fallen, 9, 0.3) +
    fill(cloth, weave) +
    folds +
    hem +
    stroke(cloth, '#ffffff', 3, { opacity: 0.6 }) +
    cutlery(cam, 'fork', [-0.07, 0.003, 0.0], -3) +
    cutlery(cam, 'knife', [0.004, 0.003, 0.012], 1) +
    cutlery(cam, 'spoon', [0.073, 0.003, 0.002], 4);
  return picture(1600, 1200, backdrop('tableware', { horizon: -200 }) + body);
}
