/** A crepe maker and a griddle on a table, a patio heater behind them. */
import { add, backdrop, box, boxCorners, camera, castShadow, contact, materials, type P3, picture } from '../kit.ts';
import { bowl, griddle, stack } from './cooking-griddle.ts';
import { crepes, heater } from './cooking-heat.ts';

export function cookingCategory(): string {
  const cam = camera({ yaw: 20, pitch: 10, distance: 5.4, target: [0, 0.92, 0], at: [790, 615], scale: 470 });
  let out = backdrop('cooking', { horizon: 660 });
  out += heater(cam, [-0.95, 0, -0.75]);
  const table: P3 = [0.12, 0, 0];
  out +=
    castShadow(cam, boxCorners(table, [1.9, 0.8, 0.75]), { opacity: 0.2, length: 0.5 }) + contact(cam, table, 1.1, 0.3);
  for (const [x, z] of [
    [-0.86, -0.3],
    [0.86, -0.3],
    [-0.86, 0.3],
    [0.86, 0.3],
  ] as const)
    out += box(cam, materials.wood, add(table, [x, 0, z]), [0.07, 0.76, 0.07], { rim: 0.3 });
  out += box(cam, materials.wood, add(table, [0, 0.66, 0]), [1.76, 0.09, 0.62], { rim: 0.2, lift: -0.06 });
  out += box(cam, materials.wood, add(table, [0, 0.75, 0]), [2, 0.05, 0.8], { rim: 0.8 });
  const top = (x: number, z: number): P3 => add(table, [x, 0.8, z]);
  out +=
    crepes(cam, top(-0.4, -0.02)) +
    griddle(cam, top(0.55, -0.04)) +
    bowl(cam, top(0.1, 0.27)) +
    stack(cam, top(-0.78, 0.26));
  return picture(1600, 1200, out);
}
