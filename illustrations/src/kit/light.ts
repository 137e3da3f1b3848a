/** Shadows on the ground and lights in the dark. */
import { type Camera, cross, type P3 } from './camera.ts';
import { blur, linear, n, palette, radialBox } from './paint.ts';
import { curve, ellipse, fill, hull, type P2, polygon, stroke } from './path.ts';

/** A soft contact shadow: an ellipse in pixels. Cheap, use it freely. */
export function softShadow(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  opacity = 0.4,
  colour: string = palette.ink,
): string {
  const paint = radialBox(0.5, 0.5, 0.5, [
    [0, colour, 1],
    [0.45, colour, 0.62],
    [0.75, colour, 0.2],
    [1, colour, 0],
  ]);
  return ellipse(cx, cy, rx, ry, paint, { opacity });
}

/** A soft contact shadow under something round at world `centre`; `radius` in metres. */
export function contact(cam: Camera, centre: P3, radius: number, opacity = 0.4): string {
  const [x, y] = cam.p(centre);
  const rx = radius * cam.scaleAt(centre);
  return softShadow(x, y, rx, Math.max(rx * cam.flat(centre), rx * 0.06), opacity);
}

/**
 * The shadow that a convex solid throws on the ground plane `floor` (metres), softened.
 * Give its corner points; concave things are cast piece by piece.
 */
export function castShadow(
  cam: Camera,
  points: ReadonlyArray<P3>,
  options: { opacity?: number; soft?: number; length?: number; floor?: number } = {},
): string {
  const floor = options.floor ?? 0;
  const length = options.length ?? 0.5;
  const [dx, dz] = cam.shadowPerMetre;
  const feet = points.map(([x, y, z]): P2 => {
    const height = (y - floor) * length;
    return cam.p([x + dx * height, floor, z + dz * height]);
  });
  const d = polygon(hull(feet));
  return fill(d, palette.ink, { opacity: options.opacity ?? 0.22, extra: blur(options.soft ?? 14) });
}

/** A halo of warm light around a point. */
export function glow(cx: number, cy: number, radius: number, opacity = 0.8, colour: string = palette.glow): string {
  const paint = radialBox(0.5, 0.5, 0.5, [
    [0, '#fff6dc', 1],
    [0.18, colour, 0.75],
    [0.5, colour, 0.22],
    [1, colour, 0],
  ]);
  return ellipse(cx, cy, radius, radius, paint, { opacity });
}

/** A pear-shaped bulb hanging from (x, y); `size` is its height in pixels, socket included. */
export function bulb(x: number, y: number, size: number, options: { on?: boolean; angle?: number } = {}): string {
  const on = options.on ?? true;
  const [w, neck, low] = [size * 0.3, size * 0.34, size];
  const glass: P2[] = [
    [-size * 0.1, neck],
    [-w * 0.72, size * 0.5],
    [-w, size * 0.74],
    [-w * 0.6, low * 0.95],
    [0, low],
    [w * 0.6, low * 0.95],
    [w, size * 0.74],
    [w * 0.72, size * 0.5],
    [size * 0.1, neck],
  ];
  const inside = radialBox(
    0.45,
    0.62,
    0.62,
    on
      ? [
          [0, '#fffdf2'],
          [0.4, '#ffeeb8'],
          [0.8, '#f8c765'],
          [1, '#d99a3f'],
        ]
      : [
          [0, '#ffffff', 0.55],
          [0.7, '#dfe8e6', 0.5],
          [1, '#8fa3a6', 0.75],
        ],
  );
  const socket = linear(-size * 0.13, 0, size * 0.13, 0, [
    [0, '#4a565c'],
    [0.3, '#6f7d84'],
    [1, '#0f1a21'],
  ]);
  const body =
    fill(curve(glass, true), inside) +
    fill(
      polygon([
        [-size * 0.12, 0],
        [size * 0.12, 0],
        [size * 0.14, neck * 1.08],
        [-size * 0.14, neck * 1.08],
      ]),
      socket,
    ) +
    stroke(
      `M${n(-w * 0.52)} ${n(size * 0.6)}Q${n(-w * 0.78)} ${n(size * 0.74)} ${n(-w * 0.5)} ${n(size * 0.86)}`,
      '#ffffff',
      size * 0.035,
      { opacity: 0.8 },
    ) +
    (on
      ? stroke(
          `M${n(-w * 0.22)} ${n(size * 0.55)}L${n(-w * 0.12)} ${n(size * 0.74)}L0 ${n(size * 0.62)}L${n(w * 0.12)} ${n(size * 0.74)}L${n(w * 0.22)} ${n(size * 0.55)}`,
          '#e08a1e',
          size * 0.025,
          { opacity: 0.55 },
        )
      : '');
  const halo = on ? glow(x, y + size * 0.65, size * 1.5, 0.6) : '';
  return `${halo}<g transform="translate(${n(x)} ${n(y)}) rotate(${n(options.angle ?? 0)})">${body}</g>`;
}

/** Points of a cable that hangs between `a` and `b` (pixels), `sag` pixels deep in its middle. */
export function sagging(a: P2, b: P2, sag: number, steps = 24): P2[] {
  return Array.from({ length: steps + 1 }, (_, i): P2 => {
    const t = i / steps;
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + sag * 4 * t * (1 - t)];
  });
}

/** A hanging cable with bulbs, ends excluded. */
export function garland(
  a: P2,
  b: P2,
  sag: number,
  bulbs: number,
  size: number,
  options: { on?: boolean; cable?: string } = {},
): string {
  const path = sagging(a, b, sag, (bulbs + 1) * 4);
  let out = stroke(curve(path), options.cable ?? '#22323c', Math.max(1.6, size * 0.08));
  for (let i = 1; i <= bulbs; i++) {
    const [x, y] = path[i * 4] ?? a;
    out += bulb(x, y, size, { on: options.on ?? true, angle: (i % 3) * 3 - 3 });
  }
  return out;
}

/** Whether a triangle of the world faces the viewer (for hand-made solids). */
export function faces(cam: Camera, a: P3, b: P3, c: P3): boolean {
  const [p, q, r] = [cam.p(a), cam.p(b), cam.p(c)];
  return cross([q[0] - p[0], q[1] - p[1], 0], [r[0] - p[0], r[1] - p[1], 0])[2] < 0;
}
