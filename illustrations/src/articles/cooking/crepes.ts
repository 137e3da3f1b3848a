/** Crêpes being made on the double crêpe maker. */

import { matt, raised, render, shadows } from '../../kit/mesh.ts';
import { bar, roundSection } from '../../kit/shapes.ts';
import {
  add,
  backdrop,
  type Camera,
  camera,
  clipped,
  contact,
  curve,
  ellipse,
  fill,
  linear,
  materials,
  type P2,
  type P3,
  picture,
  polygon,
  radialBox,
  random,
  ring,
  stroke,
} from '../../kit.ts';
import { plate } from '../tableware/plates.ts';
import { crepeMaker, crepeShadow, crepeSize } from './crepe-maker.ts';

const wood = matt(materials.wood, { gloss: 0.15, lift: 0.06 });

/** A thin crêpe lying on `centre`: lace of brown spots, a crisp edge. */
function crepe(cam: Camera, centre: P3, radius: number, seed: number, options: { raw?: boolean } = {}): string {
  const next = random(seed);
  const outline = ring(centre, radius, 40)
    .map((p): P3 => {
      const wobble = 1 - 0.025 * next();
      return [centre[0] + (p[0] - centre[0]) * wobble, p[1], centre[2] + (p[2] - centre[2]) * wobble];
    })
    .map(cam.p);
  const path = curve(outline, true);
  const [x, y] = cam.p(centre);
  const s = cam.scaleAt(centre);
  const flat = cam.flat(centre);
  const dough = options.raw
    ? radialBox(0.45, 0.42, 0.6, [
        [0, '#fbeecb'],
        [0.6, '#f5e0ae'],
        [0.88, '#ecca86'],
        [1, '#d6a55a'],
      ])
    : radialBox(0.45, 0.42, 0.6, [
        [0, '#f3d596'],
        [0.55, '#e9bd6f'],
        [0.86, '#d99c4b'],
        [1, '#a8662a'],
      ]);
  let inside = fill(path, dough);
  const spots = options.raw ? 46 : 150;
  for (let i = 0; i < spots; i++) {
    const angle = next() * Math.PI * 2;
    const reach = Math.sqrt(next()) * radius * 0.98;
    const r = s * radius * (0.012 + 0.04 * next() ** 2);
    const [px, py] = [x + Math.cos(angle) * reach * s, y + Math.sin(angle) * reach * s * flat];
    inside += ellipse(px, py, r * (1 + next() * 0.6), r * flat * 1.2, options.raw ? '#fff8e2' : '#a9672b', {
      opacity: options.raw ? 0.5 : 0.16 + 0.3 * next(),
    });
  }
  for (const share of [0.34, 0.62, 0.84])
    inside += ellipse(x, y, radius * share * s, radius * share * s * flat, 'none', {
      extra: `stroke="${options.raw ? '#e2bd78' : '#b87432'}" stroke-width="${(s * 0.003).toFixed(1)}" stroke-opacity="0.22"`,
    });
  return clipped(path, inside) + stroke(path, options.raw ? '#fff6dc' : '#8a4f1e', s * 0.0016, { opacity: 0.6 });
}

/** A crêpe folded into a quarter, its round edge to the viewer. */
function folded(cam: Camera, tip: P3, radius: number, aim: number, seed: number): string {
  const next = random(seed);
  let out = '';
  for (let layer = 0; layer < 4; layer++) {
    const lift = layer * 0.0032;
    const edge = Array.from({ length: 15 }, (_, i): P3 => {
      const angle = ((aim - 45 + layer * 1.5 + (90 * i) / 14) * Math.PI) / 180;
      const r = radius * (1 - layer * 0.022) * (1 - 0.012 * next());
      return [tip[0] + Math.sin(angle) * r, tip[1] + lift, tip[2] + Math.cos(angle) * r];
    }).map(cam.p);
    const [x, y] = cam.p(add(tip, [0, lift + 0.003, 0]));
    const path = `M${x.toFixed(1)} ${y.toFixed(1)}L${curve(edge).slice(1)}Z`;
    const [first, last] = [edge[0] ?? [0, 0], edge.at(-1) ?? [0, 0]];
    let inside = fill(
      path,
      linear(first[0], first[1], last[0], last[1], [
        [0, '#f6dca2'],
        [0.5, '#e8bd71'],
        [1, '#cf9245'],
      ]),
    );
    for (let i = 0; i < 60; i++) {
      const t = next();
      const [ex, ey] = edge[Math.floor(t * 14)] ?? [x, y];
      const k = Math.sqrt(next());
      const r = 3 + 10 * next();
      inside += ellipse(x + (ex - x) * k, y + (ey - y) * k, r, r * 0.55, '#a9672b', { opacity: 0.14 + 0.24 * next() });
    }
    out +=
      fill(path, '#7a4518', { opacity: 0.35, extra: 'transform="translate(2 5)"' }) +
      clipped(path, inside) +
      stroke(curve(edge), '#9c5e26', 2.6, { opacity: 0.7 });
  }
  return out;
}

/** The little rake that spreads the batter, laid down: a bar across, a handle towards the viewer. */
function rake(cam: Camera, at: P3): string {
  const [dx, dz] = [0.5, 0.866];
  const [a, b]: readonly [P3, P3] = [add(at, [-dz * 0.07, 0.008, dx * 0.07]), add(at, [dz * 0.07, 0.008, -dx * 0.07])];
  const [near, far]: readonly [P3, P3] = [add(at, [0, 0.01, 0]), add(at, [dx * 0.22, 0.016, dz * 0.22])];
  const cross = bar(a, b, roundSection(0.0085, 14), wood);
  const handle = raised(bar(near, far, roundSection(0.0075, 14), wood), 0.02);
  return (
    shadows(
      cam,
      [
        [a, b, add(a, [0.006, 0, 0.006])],
        [near, far, add(far, [0.006, 0, 0])],
      ],
      { floor: at[1] - 0.006, opacity: 0.4, soft: 4, length: 0.7 },
    ) + render(cam, [...cross, ...handle])
  );
}

/** A long wooden blade, lying across the right plate's edge. */
function blade(cam: Camera, from: P3, to: P3): string {
  const [dx, dz] = [to[0] - from[0], to[2] - from[2]];
  const length = Math.hypot(dx, dz);
  const [nx, nz] = [-dz / length, dx / length];
  const half: ReadonlyArray<P2> = [
    [0, 0.01],
    [0.24, 0.0105],
    [0.3, 0.016],
    [0.6, 0.0175],
    [0.96, 0.016],
    [1, 0.01],
  ];
  const side = (sign: number): P2[] =>
    half.map(([t, w]) =>
      cam.p([from[0] + dx * t + nx * w * sign, from[1] + (to[1] - from[1]) * t, from[2] + dz * t + nz * w * sign]),
    );
  const path = polygon([...side(1), ...side(-1).reverse()]);
  const [a, b] = [cam.p(from), cam.p(to)];
  return (
    fill(path, '#12293a', { opacity: 0.28, extra: 'transform="translate(5 11)"' }) +
    fill(
      path,
      linear(a[0], a[1], b[0], b[1], [
        [0, '#d8ad7b'],
        [0.3, '#ecd0a0'],
        [0.7, '#d9b380'],
        [1, '#bd8a57'],
      ]),
    ) +
    stroke(polygon(side(1), false), '#fbecd0', 2.2, { opacity: 0.8 }) +
    stroke(polygon(side(-1), false), '#8f6238', 3, { opacity: 0.7 })
  );
}

export function crepesInTheMaking(): string {
  const cam = camera({ yaw: 17, pitch: 31, distance: 2.4, target: [0.02, 0.06, 0.06], at: [785, 590], scale: 1420 });
  const onPlates = (centre: P3, index: number): string => {
    const at = add(centre, [0, 0.0015, 0]);
    return index === 0
      ? crepe(cam, at, 0.178, 3, { raw: true }) + rake(cam, add(at, [-0.045, 0.001, -0.045]))
      : crepe(cam, at, 0.182, 11);
  };
  const dish: P3 = [0.14, 0, 0.4];
  const body =
    crepeShadow(cam) +
    crepeMaker(cam, onPlates) +
    blade(cam, [crepeSize.offset + 0.3, 0.2, 0.19], [crepeSize.offset + 0.03, crepeSize.top + 0.004, 0.02]) +
    contact(cam, dish, 0.14, 0.4) +
    plate(cam, dish, 0.14) +
    folded(cam, [dish[0] - 0.035, 0.01, dish[2] - 0.06], 0.125, 8, 31) +
    folded(cam, [dish[0] + 0.03, 0.022, dish[2] - 0.055], 0.12, 12, 37);
  return picture(1600, 1200, backdrop('cooking', { horizon: 90 }) + body);
}
