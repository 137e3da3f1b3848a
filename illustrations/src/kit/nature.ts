/** The outdoors: sky, sea, lawn, pines, hydrangeas, a lighthouse. Pixels throughout. */
import { linear, type Material, materials, n, random, tone } from './paint.ts';
import { curve, fill, type P2, polygon, rect, stroke } from './path.ts';

/** Short grass inside a band of a lawn, denser and finer far away; `height` of a near blade. */
export function grass(
  x: number,
  y: number,
  width: number,
  depth: number,
  options: { seed?: number; count?: number; height?: number; light?: string; dark?: string } = {},
): string {
  const next = random(options.seed ?? 7);
  const tall = options.height ?? 22;
  const paths = ['', '', '', ''];
  for (let i = 0; i < (options.count ?? 900); i++) {
    const near = next();
    const h = tall * (0.16 + 0.84 * near ** 1.3) * (0.5 + 0.6 * next());
    const lean = (next() - 0.42) * h * 0.75;
    // Far blades are drawn with a thinner pen than near ones.
    const pen = (near > 0.5 ? 2 : 0) + (i % 2);
    paths[pen] +=
      `M${n(x + next() * width)} ${n(y + near * depth)}q${n(lean * 0.2)} ${n(-h * 0.6)} ${n(lean)} ${n(-h)}`;
  }
  const [light, dark] = [options.light ?? '#d3dcac', options.dark ?? '#7c9763'];
  return paths
    .map((d, i) => stroke(d, i % 2 ? light : dark, i > 1 ? 2.6 : 1.6, { opacity: i > 1 ? 0.4 : 0.34 }))
    .join('');
}

/** A tuft of grass around a foot at (x, y), so that nothing floats above the lawn. */
export function tuft(
  x: number,
  y: number,
  size: number,
  seed = 3,
  colours: readonly [dark: string, light: string] = ['#6c8a55', '#a9bd7f'],
): string {
  const next = random(seed + Math.round(x * 7 + y));
  let d = '';
  let light = '';
  for (let i = 0; i < 11; i++) {
    const dx = (next() - 0.5) * size * 1.6;
    const blade = `M${n(x + dx)} ${n(y + size * 0.12)}q${n(dx * 0.1)} ${n(-size * 0.4)} ${n(dx * 0.4 + (next() - 0.5) * size * 0.3)} ${n(-size * (0.4 + 0.5 * next()))}`;
    if (i % 2) d += blade;
    else light += blade;
  }
  const width = Math.max(1.4, size * 0.07);
  return stroke(d, colours[0], width, { opacity: 0.9 }) + stroke(light, colours[1], width, { opacity: 0.9 });
}

/** A low island on the horizon: `x` left end, `y` the waterline. */
export function island(x: number, y: number, width: number, height: number, colour: string, seed = 5): string {
  const next = random(seed);
  const steps = 14;
  const ridge = Array.from({ length: steps + 1 }, (_, i): P2 => {
    const t = i / steps;
    const rise = Math.sin(t * Math.PI) ** 0.7 * (0.62 + 0.38 * next());
    return [x + width * t, y - height * rise];
  });
  return fill(`${curve(ridge)}L${n(x + width)} ${n(y)}L${n(x)} ${n(y)}Z`, colour);
}

/** A white lighthouse on its rock; `height` of the tower, standing at (x, y). */
export function lighthouse(
  x: number,
  y: number,
  height: number,
  options: { lamp?: boolean; white?: string; shade?: string } = {},
): string {
  const [w, top] = [height * 0.09, height * 0.062];
  const [white, shade] = [options.white ?? '#f8f3e8', options.shade ?? '#b9b7b4'];
  const body = linear(x - w, 0, x + w, 0, [
    [0, white],
    [0.45, white],
    [1, shade],
  ]);
  const lantern = y - height;
  return (
    fill(
      polygon([
        [x - w, y],
        [x - top, lantern],
        [x + top, lantern],
        [x + w, y],
      ]),
      body,
    ) +
    fill(
      polygon([
        [x - w * 0.86, y - height * 0.36],
        [x - w * 0.8, y - height * 0.52],
        [x + w * 0.8, y - height * 0.52],
        [x + w * 0.86, y - height * 0.36],
      ]),
      '#b5452f',
      { opacity: 0.85 },
    ) +
    rect(x - top * 1.5, lantern - height * 0.02, top * 3, height * 0.03, '#2d3d47') +
    rect(x - top * 0.75, lantern - height * 0.11, top * 1.5, height * 0.09, options.lamp ? '#fff0bd' : '#cfdad9') +
    fill(
      polygon([
        [x - top, lantern - height * 0.1],
        [x, lantern - height * 0.17],
        [x + top, lantern - height * 0.1],
      ]),
      '#2d3d47',
    )
  );
}

/** Soft wavelets on the sea between `y` and `y + depth`. */
export function wavelets(
  x: number,
  y: number,
  width: number,
  depth: number,
  options: { seed?: number; count?: number; colour?: string; opacity?: number } = {},
): string {
  const next = random(options.seed ?? 11);
  let d = '';
  const count = options.count ?? 60;
  for (let i = 0; i < count; i++) {
    const near = next() ** 1.4;
    const w = 14 + 90 * near * next();
    d += `M${n(x + next() * (width - w))} ${n(y + near * depth)}h${n(w)}`;
  }
  return stroke(d, options.colour ?? '#ffffff', 2, { opacity: options.opacity ?? 0.28 });
}

/** A parasol-shaped sea pine standing at (x, y); `height` in pixels; `lean` -1 to 1. */
export function seaPine(
  x: number,
  y: number,
  height: number,
  options: { seed?: number; lean?: number; leaf?: Material; trunk?: Material } = {},
): string {
  const next = random(options.seed ?? 21);
  const leaf = options.leaf ?? materials.leaf;
  const trunk = options.trunk ?? materials.darkWood;
  const lean = (options.lean ?? 0.2) * height * 0.35;
  const crown: P2 = [x + lean, y - height * 0.72];
  const limbs: P2[] = [
    [-0.22, -0.06],
    [0.2, -0.08],
    [-0.04, -0.16],
    [0.1, 0],
  ];
  let out = '';
  const w = height * 0.035;
  const bark = linear(x - w * 2, 0, x + w * 3, 0, [
    [0, tone(trunk, 0.6)],
    [0.4, tone(trunk, 0.4)],
    [1, tone(trunk, 0.05)],
  ]);
  const bend: P2 = [x + lean * 0.25, y - height * 0.4];
  const side = (k: number): string => `Q${n(bend[0] + k * w)} ${n(bend[1])} `;
  const trunkShape = `M${n(x - w * 1.9)} ${n(y + w * 0.3)}Q${n(x - w)} ${n(y - w * 2)} ${n(x - w * 0.9)} ${n(y - w * 3)}${side(-0.8)}${n(crown[0] - w * 0.5)} ${n(crown[1])}L${n(crown[0] + w * 0.5)} ${n(crown[1])}${side(1)}${n(x + w)} ${n(y - w * 3)}Q${n(x + w * 1.1)} ${n(y - w)} ${n(x + w * 2.2)} ${n(y + w * 0.3)}Z`;
  out += fill(trunkShape, bark);
  for (const [dx, dy] of limbs) {
    out += stroke(
      `M${n(x + lean * 0.55)} ${n(y - height * 0.52)}Q${n(crown[0])} ${n(crown[1] + height * 0.06)} ${n(crown[0] + dx * height)} ${n(crown[1] + dy * height)}`,
      bark,
      w * 0.7,
    );
  }
  // Flat cushions of needles, the lower ones dark, the upper ones lit from the left.
  const cushions = Array.from({ length: 17 }, () => {
    const angle = next() * Math.PI * 2;
    const reach = Math.sqrt(next());
    return { dx: Math.cos(angle) * reach * 0.36, dy: Math.sin(angle) * reach * 0.13 - 0.08, r: 0.1 + 0.06 * next() };
  }).sort((a, b) => b.dy - a.dy);
  for (const { dx, dy, r } of cushions) {
    const [cx, cy] = [crown[0] + dx * height, crown[1] + dy * height];
    const bright = 0.28 - dy * 1.3 - dx * 0.35;
    out += puff(cx, cy, r * height, r * height * 0.5, leaf, bright, next);
  }
  return out;
}

/** A cushion of leaves with a ragged edge. */
function puff(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  material: Material,
  bright: number,
  next: () => number,
): string {
  const points = Array.from({ length: 18 }, (_, i): P2 => {
    const angle = (i / 18) * Math.PI * 2;
    const r = i % 2 ? 0.84 + 0.1 * next() : 1 + 0.12 * next();
    return [cx + Math.cos(angle) * rx * r, cy + Math.sin(angle) * ry * r];
  });
  const paint = linear(cx - rx * 0.5, cy - ry, cx + rx * 0.3, cy + ry, [
    [0, tone(material, bright + 0.2)],
    [0.5, tone(material, bright)],
    [1, tone(material, bright - 0.28)],
  ]);
  return fill(curve(points, true), paint);
}
