/**
 * The one projection of all drawings: a real perspective camera.
 *
 * World: metres, x to the right, y up, z towards the viewer; the ground is y = 0.
 * A positive `yaw` turns the object so that its right-hand side comes into view.
 */
import type { P2 } from './path.ts';

export type P3 = readonly [x: number, y: number, z: number];

export interface CameraOptions {
  /** Degrees by which the object is turned. */
  readonly yaw?: number;
  /** Degrees by which the viewer looks down. */
  readonly pitch?: number;
  /** Metres between the viewer and the target. */
  readonly distance: number;
  /** The world point that lands on `at`. */
  readonly target?: P3;
  /** Where the target is in the picture, in pixels. */
  readonly at?: P2;
  /** Pixels a metre, at the target's distance. */
  readonly scale: number;
}

export interface Camera {
  /** A world point in picture pixels. */
  readonly p: (point: P3) => P2;
  /** Pixels a metre at that point. */
  readonly scaleAt: (point: P3) => number;
  /** A world direction seen by the viewer (x right, y up, z to the viewer). */
  readonly turn: (direction: P3) => P3;
  /** The depth of a point: larger is nearer to the viewer. */
  readonly depth: (point: P3) => number;
  /** y of the horizon, in pixels. */
  readonly horizon: number;
  /** The flattening of horizontal circles: sine of the pitch seen at that point. */
  readonly flat: (point: P3) => number;
  /** The world direction towards which shadows lie on the ground, a metre of height each. */
  readonly shadowPerMetre: readonly [x: number, z: number];
}

/** Where the light comes from, as the viewer sees it: the upper left, a little in front. */
export const light: P3 = [-0.52, 0.7, 0.49];

export function camera(options: CameraOptions): Camera {
  const yaw = ((options.yaw ?? 0) * Math.PI) / 180;
  const pitch = ((options.pitch ?? 0) * Math.PI) / 180;
  const target = options.target ?? [0, 0, 0];
  const at = options.at ?? [800, 640];
  const { distance, scale } = options;
  const [cy, sy, cp, sp] = [Math.cos(yaw), Math.sin(yaw), Math.cos(pitch), Math.sin(pitch)];

  const turn = ([x, y, z]: P3): P3 => {
    const [tx, tz] = [x * cy - z * sy, x * sy + z * cy];
    return [tx, y * cp - tz * sp, y * sp + tz * cp];
  };
  const view = (point: P3): P3 => turn([point[0] - target[0], point[1] - target[1], point[2] - target[2]]);
  const scaleAt = (point: P3): number => (scale * distance) / Math.max(0.05, distance - view(point)[2]);
  const p = (point: P3): P2 => {
    const [x, y, z] = view(point);
    const s = (scale * distance) / Math.max(0.05, distance - z);
    return [at[0] + x * s, at[1] - y * s];
  };
  // Shadows fall to the right and a little backwards in the picture, whatever the yaw.
  const [rx, rz] = [0.55, -0.3];
  return {
    p,
    scaleAt,
    turn,
    depth: (point) => view(point)[2],
    horizon: at[1] - scale * distance * Math.tan(pitch),
    flat: (point) => {
      const [, y, z] = view(point);
      return Math.min(1, Math.abs(Math.sin(pitch + Math.atan2(-y, distance - z))));
    },
    shadowPerMetre: [rx * cy + rz * sy, -rx * sy + rz * cy],
  };
}

export const add = (a: P3, b: P3): P3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: P3, b: P3): P3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const lerp3 = (a: P3, b: P3, t: number): P3 => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];
export const cross = (a: P3, b: P3): P3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a: P3): P3 => {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
};

/** How bright a surface with this world normal is, 0-1: soft sky light plus the light upper left. */
export function brightness(cam: Camera, normal: P3): number {
  const [x, y, z] = unit(cam.turn(normal));
  const direct = Math.max(0, x * light[0] + y * light[1] + z * light[2]);
  const sky = 0.5 + 0.5 * y;
  return 0.16 + 0.58 * direct + 0.16 * sky;
}
