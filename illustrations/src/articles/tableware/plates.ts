/** Dinner and dessert plates. */
import { backdrop, type Camera, camera, contact, disc, materials, type P2, type P3, picture, radialBox } from '../../kit.ts';
import { type Facet, matt, shadows, smoothed } from '../../kit/mesh.ts';
import { circleOutline, turned } from '../../kit/shapes.ts';

const glaze = matt(materials.porcelain, { gloss: 0.5, sharp: 26, lift: -0.07 });

/** A coupe with a flat rim; `radius` 0.13 for dinner. */
const plateProfile = (radius: number): P2[] => {
  const k = radius / 0.13;
  return [[0.074, 0], [0.08, 0.0006], [0.083, 0.004], [0.1, 0.0085], [0.118, 0.0145], [0.1285, 0.0186], [0.13, 0.02], [0.1293, 0.0215], [0.127, 0.0218], [0.115, 0.0182], [0.1, 0.0138], [0.0935, 0.0112], [0.089, 0.0078], [0.083, 0.0058], [0.073, 0.0052], [0.05, 0.005], [0.025, 0.005], [0, 0.005]].map(([r = 0, y = 0]): P2 => [r * k, y * (0.5 + 0.5 * k)]);
};

export const plateFacets = (at: P3, radius = 0.13): Facet[] => turned(at, plateProfile(radius), glaze, { sides: 120, smooth: 3 });

/** A plate with its shadow on the table `floor`. */
export function plate(cam: Camera, at: P3, radius = 0.13, options: { shadow?: boolean } = {}): string {
  const k = radius / 0.13;
  const s = cam.scaleAt(at);
  const ground = options.shadow === false ? '' : shadows(cam, [circleOutline(radius * 0.99, 36, [at[0], at[2]]).map(([x, z]): P3 => [x, at[1] + 0.02, z]), circleOutline(radius * 0.7, 24, [at[0], at[2]]).map(([x, z]): P3 => [x, at[1], z])], { opacity: 0.34, soft: Math.max(3, s * 0.003), length: 1, floor: at[1] }) + contact(cam, at, radius * 0.92, 0.4);
  // The well is lit from the left: its left slope is in shade, its right one bright, its middle soft.
  const well: P3 = [at[0], at[1] + 0.0052 * k, at[2]];
  const pool = disc(cam, well, 0.084 * k, radialBox(0.42, 0.4, 0.62, [[0, '#ffffff', 0.7], [0.55, '#ffffff', 0.15], [0.86, '#9fb3b6', 0.1], [1, '#8aa2a6', 0.34]]));
  return ground + smoothed(cam, plateFacets(at, radius), Math.max(1.2, Math.round(s * 0.0006 * 10) / 10)) + pool;
}

export function dinnerPlateWhole(): string {
  const cam = camera({ yaw: 0, pitch: 33, distance: 0.9, target: [0, 0.005, 0], at: [790, 610], scale: 4600 });
  return picture(1600, 1200, backdrop('tableware', { horizon: -200 }) + plate(cam, [0, 0, 0]) + rimGleam(cam, [0, 0, 0], 0.13));
}

/** The window mirrored on the rim, upper left. */
export function rimGleam(cam: Camera, at: P3, radius: number): string {
  const k = radius / 0.13;
  const arc = (r: number, y: number, from: number, to: number): string =>
    Array.from({ length: 19 }, (_, i) => {
      const angle = ((from + ((to - from) * i) / 18) * Math.PI) / 180;
      return cam.p([at[0] + Math.sin(angle) * r * k, at[1] + y, at[2] + Math.cos(angle) * r * k]);
    }).map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  const s = cam.scaleAt(at);
  const line = (r: number, y: number, from: number, to: number, width: number, opacity: number): string =>
    `<path d="${arc(r, y, from, to)}" fill="none" stroke="#ffffff" stroke-width="${(width * s).toFixed(1)}" stroke-linecap="round" opacity="${opacity}"/>`;
  return line(0.115, 0.0185, 205, 262, 0.0045, 0.55) + line(0.115, 0.0185, 268, 275, 0.004, 0.4) + line(0.1285, 0.0218, 150, 320, 0.0007, 0.8) + line(0.0895, 0.0085, 60, 118, 0.0022, 0.6) + line(0.129, 0.02, -40, 60, 0.0006, 0.6);
}
