/** The canvas of a hipped roof, outside and from below. Metres. */
import { brightness, type Camera, cross, lerp3, type P3, subtract } from './camera.ts';
import { linear, type Material, tone } from './paint.ts';
import { curve, fill, hull, type P2, polygon } from './path.ts';
import { line } from './solids.ts';

/** The underside of the roof, seen from outside below the front eave. */
export function ceiling(cam: Camera, eaves: ReadonlyArray<P3>, top: readonly [P3, P3], inside: Material): string {
  const [fl, fr, br, bl] = eaves as [P3, P3, P3, P3];
  const all = eaves.map(cam.p);
  const outline = hull([...all, ...top.map(cam.p)]);
  const ys = all.map(([, y]) => y);
  const [high, low] = [Math.min(...ys), Math.max(...ys)];
  let out = fill(
    polygon(outline),
    linear(0, high - (low - high) * 2, 0, low, [
      [0, tone(inside, 0.75)],
      [1, tone(inside, 0.4)],
    ]),
  );
  const side = polygon([fr, br, top[1]].map(cam.p));
  out += fill(side, tone(inside, 0.62), { opacity: 0.6 });
  out += fill(polygon([bl, br, top[1], top[0]].map(cam.p)), tone(inside, 0.5), { opacity: 0.6 });
  return out + fill(polygon([bl, fl, top[0]].map(cam.p)), tone(inside, 0.3), { opacity: 0.5 });
}

/** Roof faces from back to front, with seams, soft sag and a highlight along the hips. */
export function roof(cam: Camera, skin: Material, eaves: readonly [P3, P3, P3, P3], top: readonly [P3, P3]): string {
  const [fl, fr, br, bl] = eaves;
  const planes: P3[][] = [
    [br, bl, top[0], top[1]],
    [bl, fl, top[0]],
    [fr, br, top[1]],
    [fl, fr, top[1], top[0]],
  ];
  let out = '';
  for (const plane of planes) {
    const flat = plane.map(cam.p);
    if (!facesUp(flat)) continue;
    const [a, b, c] = plane as [P3, P3, P3];
    const normal = cross(subtract(b, a), subtract(c, b));
    const bright = brightness(cam, normal) - 0.05;
    const peakAt = plane[plane.length - 1] ?? c;
    // Canvas hangs between eave and ridge: light near the peak, a shade in the belly, light again at the edge.
    const [px, py] = cam.p(peakAt);
    const [ex, ey] = cam.p(lerp3(a, b, 0.5));
    const paint = linear(px, py, ex, ey, [
      [0, tone(skin, bright + 0.12)],
      [0.4, tone(skin, bright)],
      [0.78, tone(skin, bright - 0.13)],
      [1, tone(skin, bright - 0.02)],
    ]);
    out += fill(polygon(flat), paint, { extra: `stroke="${paint}" stroke-width="1"` });
    out += softFolds(cam, skin, plane, bright);
  }
  const width = Math.max(2, cam.scaleAt(fr) * 0.018);
  for (const tip of top) {
    const [x, y] = cam.p(tip);
    const r = cam.scaleAt(tip) * 0.05;
    out += fill(
      curve(
        [
          [x - r * 1.6, y + r * 0.9],
          [x - r * 0.7, y - r * 0.3],
          [x, y - r * 0.6],
          [x + r * 0.7, y - r * 0.3],
          [x + r * 1.6, y + r * 0.9],
          [x, y + r * 1.1],
        ],
        true,
      ),
      linear(x - r, 0, x + r, 0, [
        [0, tone(skin, 0.95)],
        [1, tone(skin, 0.45)],
      ]),
    );
  }
  for (const [p, q] of [
    [fl, top[0]],
    [fr, top[1]],
    [top[0], top[1]],
    [br, top[1]],
  ] as const) {
    out += line(cam, [p, q], '#ffffff', width, 0.75);
  }
  return out;
}

const facesUp = (points: ReadonlyArray<P2>): boolean =>
  points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [x, y];
    return sum + x * ny - nx * y;
  }, 0) < 0;

/** Tension creases that run from the corners into the face, and the seams of the canvas widths. */
function softFolds(cam: Camera, skin: Material, plane: ReadonlyArray<P3>, bright: number): string {
  const [a, b] = plane as [P3, P3];
  const [tb, ta] = [plane[2] ?? b, plane[3] ?? plane[2] ?? a];
  let out = '';
  const wedge = (corner: P3, to: P3, spread: P3, shade: number) => {
    const [c, t, s] = [cam.p(corner), cam.p(to), cam.p(spread)];
    const paint = linear(c[0], c[1], t[0], t[1], [
      [0, tone(skin, shade), 0.55],
      [1, tone(skin, shade), 0],
    ]);
    return fill(polygon([c, t, s]), paint);
  };
  const inner = (u: number, v: number): P3 => lerp3(lerp3(a, b, u), lerp3(ta, tb, u), v);
  out += wedge(a, inner(0.3, 0.34), inner(0.34, 0.2), bright - 0.2);
  out += wedge(a, inner(0.36, 0.16), inner(0.34, 0.08), bright + 0.2);
  out += wedge(b, inner(0.7, 0.34), inner(0.66, 0.2), bright - 0.2);
  out += wedge(b, inner(0.64, 0.16), inner(0.66, 0.08), bright + 0.2);
  const seams = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[2] - a[2]) / 1.5) - 1);
  for (let i = 1; i <= seams; i++) {
    const u = i / (seams + 1);
    out += line(cam, [lerp3(a, b, u), lerp3(ta, tb, u)], tone(skin, bright - 0.3), 1.6, 0.35);
  }
  return out;
}
