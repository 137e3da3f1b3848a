/** Cut flowers and greenery for arches and bouquets. Pixels. */
import { flowerHead } from './hydrangea.ts';
import { linear, type Material, materials, mix, n, radialBox, random, tone } from './paint.ts';
import { curve, ellipse, fill, type P2, stroke } from './path.ts';

/** An open garden rose seen from the front. */
export function rose(cx: number, cy: number, radius: number, colour: string, seed = 1): string {
  const next = random(seed * 97 + Math.round(cx * 3 + cy));
  const dark = mix(colour, '#5b2b34', 0.42);
  const light = mix(colour, '#ffffff', 0.5);
  let out = ellipse(cx + radius * 0.1, cy + radius * 0.16, radius * 1.02, radius * 0.98, '#12293a', { opacity: 0.2 });
  // Three whorls of petals, each smaller and turned.
  [
    [1, 6],
    [0.72, 5],
    [0.44, 4],
  ].forEach(([size = 1, count = 5], whorl) => {
    const start = next() * 6.28;
    for (let i = 0; i < count; i++) {
      const angle = start + (i / count) * Math.PI * 2;
      const [px, py] = [cx + Math.cos(angle) * radius * size * 0.45, cy + Math.sin(angle) * radius * size * 0.42];
      const r = radius * size * 0.62;
      const paint = radialBox(0.5 + Math.cos(angle) * 0.24, 0.5 + Math.sin(angle) * 0.24, 0.72, [
        [0, mix(light, colour, 0.25 + Math.max(0, Math.sin(angle)) * 0.5)],
        [0.6, colour],
        [1, mix(colour, dark, 0.55 + whorl * 0.12)],
      ]);
      out += ellipse(px, py, r, r * 0.86, paint, { angle: (angle * 180) / Math.PI + 90 });
    }
  });
  const swirl = Array.from(
    { length: 9 },
    (_, i): P2 => [cx + Math.cos(i * 0.9) * radius * 0.022 * i, cy + Math.sin(i * 0.9) * radius * 0.022 * i],
  );
  out += ellipse(cx, cy, radius * 0.24, radius * 0.22, mix(colour, dark, 0.55));
  return out + stroke(curve(swirl), light, radius * 0.055, { opacity: 0.65 });
}

/** A sprig of eucalyptus from (x, y): round leaves in pairs; `angle` in degrees, 0 to the right, 90 down. */
export function eucalyptus(
  x: number,
  y: number,
  length: number,
  angle: number,
  options: { leaf?: Material; seed?: number; bend?: number } = {},
): string {
  const leaf = options.leaf ?? ['#3f5b55', '#5d7b70', '#86a294', '#b0c5b6', '#dbe6da'];
  const next = random((options.seed ?? 1) * 31 + Math.round(x + y));
  const bend = options.bend ?? 0.5;
  const a = (angle * Math.PI) / 180;
  const at = (t: number): P2 => {
    const turn = a + bend * t;
    return [x + Math.cos(turn) * length * t, y + Math.sin(turn) * length * t];
  };
  const pairs = 8;
  let out = stroke(curve([at(0), at(0.33), at(0.66), at(1)]), tone(materials.wood, 0.2), length * 0.012);
  for (let i = 1; i <= pairs; i++) {
    const t = i / pairs;
    const [px, py] = at(t);
    const size = length * 0.095 * (1.15 - t * 0.5);
    for (const side of [-1, 1]) {
      const turn = a + bend * t + side * (0.9 + 0.3 * next());
      const [lx, ly] = [px + Math.cos(turn) * size * 0.8, py + Math.sin(turn) * size * 0.8];
      const bright = 0.5 - Math.sin(turn) * 0.22 - Math.cos(turn) * 0.14 + (next() - 0.5) * 0.2;
      out += ellipse(
        lx,
        ly,
        size,
        size * 0.62,
        linear(lx - size, ly - size, lx + size, ly + size, [
          [0, tone(leaf, bright + 0.15)],
          [1, tone(leaf, bright - 0.2)],
        ]),
        { angle: (turn * 180) / Math.PI },
      );
    }
  }
  return out;
}

/** A pointed leaf from (x, y). */
export function leafBlade(
  x: number,
  y: number,
  length: number,
  angle: number,
  bright = 0.4,
  leaf: Material = materials.leaf,
): string {
  const w = length * 0.26;
  const shape = `M0 0C${n(length * 0.3)} ${n(-w)} ${n(length * 0.7)} ${n(-w * 0.8)} ${n(length)} 0C${n(length * 0.7)} ${n(w * 0.8)} ${n(length * 0.3)} ${n(w)} 0 0Z`;
  const half = `M0 0C${n(length * 0.3)} ${n(w)} ${n(length * 0.7)} ${n(w * 0.8)} ${n(length)} 0Z`;
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)})">${fill(shape, tone(leaf, bright))}${fill(half, tone(leaf, bright - 0.14))}</g>`;
}

/** A lush cluster around (x, y): greenery first, then roses and hydrangeas. `size` is its half width. */
export function cluster(
  x: number,
  y: number,
  size: number,
  options: { seed?: number; squash?: number; tilt?: number; colours?: ReadonlyArray<string>; count?: number } = {},
): string {
  const next = random(options.seed ?? 5);
  const squash = options.squash ?? 0.6;
  const tilt = ((options.tilt ?? 0) * Math.PI) / 180;
  const spot = (reach: number): P2 => {
    const angle = next() * Math.PI * 2;
    const r = Math.sqrt(next()) * reach;
    const [u, v] = [Math.cos(angle) * size * r, Math.sin(angle) * size * squash * r];
    return [x + u * Math.cos(tilt) - v * Math.sin(tilt), y + u * Math.sin(tilt) + v * Math.cos(tilt)];
  };
  let out = '';
  for (let i = 0; i < 12; i++) {
    const [ex, ey] = spot(0.45);
    const outward = (Math.atan2(ey - y, ex - x) * 180) / Math.PI;
    out += eucalyptus(ex, ey, size * (0.6 + 0.25 * next()), outward + (next() - 0.5) * 60, {
      seed: i + 1,
      bend: 0.4 + next() * 0.5,
    });
  }
  for (let i = 0; i < 34; i++) {
    const [lx, ly] = spot(0.68);
    const outward = (Math.atan2(ly - y, lx - x) * 180) / Math.PI;
    out += leafBlade(
      lx,
      ly,
      size * (0.3 + 0.16 * next()),
      outward + (next() - 0.5) * 80,
      0.2 + 0.35 * next() - ((ly - y) / size) * 0.12,
    );
  }
  const colours = options.colours ?? ['#f6ece0', '#efd3cb', '#e8b9ae', '#f9f3e6', '#d8c3dd'];
  const flowers = Array.from({ length: options.count ?? 15 }, () => spot(0.7)).sort((p, q) => p[1] - q[1]);
  flowers.forEach(([fx, fy], i) => {
    const colour = colours[i % colours.length] ?? '#f6ece0';
    const r = size * (0.13 + 0.06 * next());
    out += i % 4 === 3 ? flowerHead(fx, fy, r * 1.05, '#b9c6e4', next) : rose(fx, fy, r, colour, i + 1);
  });
  return out;
}
