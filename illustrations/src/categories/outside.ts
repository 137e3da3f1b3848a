/** Marquees on the lawn, and a table with its chairs. */
import {
  add,
  backdrop,
  camera,
  contact,
  grass,
  hydrangea,
  type Material,
  marquee,
  materials,
  type P3,
  picture,
  seaPine,
  softShadow,
} from '../kit.ts';
import { chair, roundTable, sorted } from '../scene-parts.ts';

export function tentsCategory(): string {
  const cam = camera({ yaw: 29, pitch: 1.4, distance: 15, target: [0, 1.6, 0], at: [690, 640], scale: 176 });
  const near = marquee(cam, {
    width: 6,
    depth: 3.4,
    bays: 2,
    eave: 2.25,
    peak: 3.6,
    ballast: false,
    walls: { back: 'window', left: 'curtain', front: 'curtain', right: 'curtain' },
  });
  // The small one stands farther away: same horizon, smaller scale.
  const [scale, distance, pitch] = [108, 26, 0.7];
  const y = cam.horizon + scale * distance * Math.tan((pitch * Math.PI) / 180);
  const far = marquee(camera({ yaw: 24, pitch, distance, target: [0, 1.6, 0], at: [1330, y], scale }), {
    width: 3,
    depth: 3,
    ballast: false,
  });
  const trees =
    softShadow(200, 800, 120, 14, 0.5) +
    softShadow(60, 840, 140, 16, 0.5) +
    seaPine(40, 840, 640, { lean: 0.32, seed: 14 }) +
    seaPine(180, 800, 420, { lean: -0.3, seed: 5 });
  const bushes =
    hydrangea(1420, 1105, 420, 290, { seed: 12, count: 15 }) + grass(1180, 1085, 420, 90, { count: 90, height: 38 });
  return picture(
    1600,
    1200,
    backdrop('tents', { horizon: cam.horizon, plain: true }) +
      trees +
      far.back +
      far.front +
      near.back +
      near.front +
      bushes,
  );
}

const white: Material = materials.plastic;

export function furnitureCategory(): string {
  const cam = camera({ yaw: 20, pitch: 12, distance: 6, target: [0, 0.45, 0], at: [800, 610], scale: 505 });
  const at: P3 = [-0.1, 0, -0.1];
  const radius = 0.75;
  const seats = 6;
  const spots = Array.from({ length: seats }, (_, i) => {
    const angle = ((i + 0.5) / seats) * Math.PI * 2;
    const reach = radius + (i === 1 ? 0.62 : 0.36);
    return chair(
      cam,
      add(at, [Math.cos(angle) * reach, 0, Math.sin(angle) * reach]),
      (Math.atan2(-Math.cos(angle), -Math.sin(angle)) * 180) / Math.PI,
      i % 2 ? materials.wood : white,
      materials.canvas,
    );
  });
  const table = roundTable(cam, at, radius, { seats, detail: 14, waves: 14 });
  const floor = contact(cam, add(at, [0.2, 0, 0]), 2, 0.18);
  return picture(1600, 1200, backdrop('furniture', { horizon: 430 }) + floor + sorted([...table, ...spots]));
}
