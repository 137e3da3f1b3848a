import { backdrop, camera, marquee, picture } from '../kit.ts';

/** Barnum 3x3: the whole in 3/4 view. */
function barnum3x3(): string {
  const cam = camera({ yaw: 28, pitch: 1.2, distance: 11.5, target: [0, 1.6, 0], at: [790, 610], scale: 268 });
  const tent = marquee(cam, { width: 3, depth: 3 });
  return picture(1600, 1200, backdrop('tents', { horizon: cam.horizon }) + tent.back + tent.front);
}

export const tents: Record<string, ReadonlyArray<() => string>> = {
  'barnum-3x3': [barnum3x3],
};
