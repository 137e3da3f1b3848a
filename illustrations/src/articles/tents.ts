import { backdrop, type Camera, camera, type MarqueeOptions, marquee, picture, receptionTent } from '../kit.ts';
import { barnum3x3Buffet } from './tents-buffet.ts';
import { barnum3x3Corner, barnum4x8Window } from './tents-details.ts';
import { lests, windowWall } from './tents-extras.ts';
import { barnum3x6Frame } from './tents-folded.ts';
import { barnum3x6Benches, barnum4x8Dinner, tent5x10Evening } from './tents-in-use.ts';
import { tent5x10Inside } from './tents-inside.ts';

/** The whole marquee in 3/4 view on the lawn, the eye at 1.8 m. */
function whole(
  options: MarqueeOptions,
  view: { yaw: number; scale: number; x?: number; y?: number; distance?: number },
): () => string {
  return () => {
    const cam: Camera = camera({
      yaw: view.yaw,
      pitch: 1.2,
      distance: view.distance ?? 12,
      target: [0, 1.6, 0],
      at: [view.x ?? 795, view.y ?? 615],
      scale: view.scale,
    });
    const tent = marquee(cam, options);
    return picture(
      1600,
      1200,
      backdrop('tents', { horizon: cam.horizon, plain: options.width > 4 }) + tent.back + tent.front,
    );
  };
}

/** Tente de réception 5x10: long side with arched windows, entrance in the gable. */
function tent5x10(): string {
  const cam = camera({ yaw: 36, pitch: 1.4, distance: 24, target: [0, 1.6, 0], at: [805, 640], scale: 122 });
  const body = receptionTent(cam, { length: 10, depth: 5, eave: 2.25, peak: 3.9, bays: 5 });
  return picture(1600, 1200, backdrop('tents', { horizon: cam.horizon, plain: true }) + body);
}

export const tents: Record<string, ReadonlyArray<() => string>> = {
  'barnum-3x3': [
    whole({ width: 3, depth: 3 }, { yaw: 28, scale: 268, distance: 11.5 }),
    barnum3x3Corner,
    barnum3x3Buffet,
  ],
  'barnum-3x4-5': [whole({ width: 4.5, depth: 3, bays: 1 }, { yaw: 27, scale: 226, distance: 13 })],
  'barnum-3x6': [
    whole({ width: 6, depth: 3, bays: 2 }, { yaw: 31, scale: 188, distance: 15 }),
    barnum3x6Frame,
    barnum3x6Benches,
  ],
  'barnum-4x8': [
    whole(
      { width: 8, depth: 4, bays: 2, eave: 2.3, peak: 3.8, walls: { back: 'window', left: 'window' } },
      { yaw: 33, scale: 146, distance: 19, y: 640 },
    ),
    barnum4x8Window,
    barnum4x8Dinner,
  ],
  'tente-5x10': [tent5x10, tent5x10Inside, tent5x10Evening],
  lests: [lests],
  'mur-fenetre': [windowWall],
};
