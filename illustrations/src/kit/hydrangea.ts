/** Hydrangea bushes and their heads. Pixels. */
import { linear, type Material, materials, mix, n, radialBox, random, tone } from './paint.ts';
import { curve, ellipse, fill, type P2, stroke } from './path.ts';

/** A hydrangea bush standing on y; `heads` are the flowers' colours. */
export function hydrangea(
  x: number,
  y: number,
  width: number,
  height: number,
  options: { seed?: number; heads?: ReadonlyArray<string>; leaf?: Material; count?: number } = {},
): string {
  const next = random(options.seed ?? 31);
  const leaf = options.leaf ?? materials.leaf;
  const heads = options.heads ?? ['#b9c8e6', '#d7b9d6', '#a9bfe0'];
  const dome = (angle: number, reach: number): P2 => [
    x + Math.cos(angle) * reach * width * 0.5,
    y - height * 0.06 - Math.abs(Math.sin(angle)) * reach * height * 0.86,
  ];
  const mass = Array.from({ length: 15 }, (_, i) => dome(Math.PI * (i / 14), 0.86 + 0.07 * (i % 2)));
  let out = ellipse(
    x + width * 0.05,
    y,
    width * 0.54,
    height * 0.09,
    radialBox(0.5, 0.5, 0.5, [
      [0, '#12293a', 0.55],
      [0.7, '#12293a', 0.25],
      [1, '#12293a', 0],
    ]),
  );
  out += fill(
    `${curve(mass)}C${n(x - width * 0.42)} ${n(y + height * 0.03)} ${n(x - width * 0.2)} ${n(y + height * 0.05)} ${n(x)} ${n(y + height * 0.05)}S${n(x + width * 0.42)} ${n(y + height * 0.03)} ${n(x + width * 0.43)} ${n(y - height * 0.06)}Z`,
    linear(0, y - height, 0, y, [
      [0, tone(leaf, 0.4)],
      [1, tone(leaf, 0.02)],
    ]),
  );
  // Pointed leaves, from the rim inwards, lit from the upper left.
  for (let i = 0; i < 90; i++) {
    const angle = Math.PI * (next() * 1.12 - 0.06);
    const [lx, ly] = dome(angle, 0.25 + 0.75 * Math.sqrt(next()));
    const size = height * (0.09 + 0.05 * next());
    const aim = -angle + (next() - 0.5) * 1.5;
    const bright = 0.14 + ((y - ly) / height) * 0.46 - ((lx - x) / width) * 0.3 + (next() - 0.5) * 0.16;
    const [cx, cy] = [Math.cos(aim) * size, Math.sin(aim) * size];
    const [sx, sy] = [-cy * 0.55, cx * 0.55];
    const shape = `M${n(lx - cx * 0.7)} ${n(ly - cy * 0.7)}Q${n(lx + sx)} ${n(ly + sy)} ${n(lx + cx)} ${n(ly + cy)}Q${n(lx - sx)} ${n(ly - sy)} ${n(lx - cx * 0.7)} ${n(ly - cy * 0.7)}Z`;
    out += fill(shape, tone(leaf, bright));
  }
  const count = options.count ?? 12;
  const spots = Array.from({ length: count }, (_, i) =>
    dome(Math.PI * ((i + 0.5 + (next() - 0.5) * 0.7) / count), i % 2 ? 0.78 + 0.14 * next() : 0.32 + 0.25 * next()),
  ).sort((a, b) => a[1] - b[1]);
  spots.forEach(([hx, hy], i) => {
    out += flowerHead(hx, hy, height * (0.12 + 0.035 * next()), heads[i % heads.length] ?? '#b9c8e6', next);
  });
  return out;
}

/** A round head of many small four-petalled flowers. */
export function flowerHead(cx: number, cy: number, radius: number, colour: string, next: () => number): string {
  const dark = mix(colour, '#2d3a68', 0.5);
  let out = ellipse(
    cx,
    cy,
    radius,
    radius * 0.9,
    radialBox(0.36, 0.3, 0.8, [
      [0, mix(colour, '#ffffff', 0.25)],
      [0.55, colour],
      [1, dark],
    ]),
  );
  const petals = ['', '', ''];
  for (let i = 0; i < 34; i++) {
    const angle = next() * Math.PI * 2;
    const reach = Math.sqrt(next()) * 0.95;
    const [px, py] = [cx + Math.cos(angle) * radius * reach, cy + Math.sin(angle) * radius * 0.9 * reach];
    const s = radius * (0.09 + 0.05 * next());
    // Light on the upper left petals, shade on the lower right ones.
    const shade = (px - cx) * 0.5 + (py - cy);
    const layer = [-0.25, 0.3].filter((limit) => shade >= radius * limit).length;
    petals[layer] += `M${n(px - s)} ${n(py)}h${n(s * 2)}M${n(px)} ${n(py - s)}v${n(s * 2)}`;
  }
  const colours = [mix(colour, '#ffffff', 0.72), mix(colour, '#ffffff', 0.4), mix(colour, '#2d3a68', 0.18)];
  petals.forEach((d, i) => {
    out += stroke(d, colours[i] ?? colour, radius * 0.15, { opacity: 0.85 });
  });
  return out;
}
