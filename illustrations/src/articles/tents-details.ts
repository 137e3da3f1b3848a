/** Close views of the marquees. */
import { add, backdrop, ball, box, camera, ellipse, marquee, materials, type P3, picture, softShadow } from '../kit.ts';

/** The corner of a folding marquee: valance, hip, scissors and the sliding bracket of the leg. */
export function barnum3x3Corner(): string {
  const cam = camera({ yaw: 36, pitch: -5, distance: 4.2, target: [1.5, 2.05, 1.5], at: [860, 600], scale: 900 });
  const tent = marquee(cam, { width: 3, depth: 3 });
  const corner: P3 = [1.5, 1.66, 1.5];
  let bracket = box(cam, materials.iron, corner, [0.085, 0.13, 0.085], { rim: 0.35 });
  const [x, y] = cam.p(add(corner, [-0.01, 0.055, 0.045]));
  bracket +=
    softShadow(x + 8, y + 10, 30, 22, 0.5) +
    ball(x, y, 19, materials.buoy) +
    ellipse(x - 6, y - 7, 5, 4, '#ffffff', { opacity: 0.6 });
  return picture(1600, 1200, backdrop('tents', { horizon: 985, plain: true }) + tent.back + tent.front + bracket);
}

/** The window wall of the 4x8, seen from the lawn. */
export function barnum4x8Window(): string {
  const cam = camera({ yaw: 30, pitch: 0.5, distance: 7.5, target: [2.1, 1.5, 2], at: [560, 610], scale: 372 });
  const tent = marquee(cam, { width: 8, depth: 4, bays: 2, eave: 2.3, peak: 3.8, walls: { front: 'window' } });
  return picture(1600, 1200, backdrop('tents', { horizon: cam.horizon, plain: true }) + tent.back + tent.front);
}
