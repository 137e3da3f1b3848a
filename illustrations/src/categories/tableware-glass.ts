/** A stemmed glass standing on the table. */
import { type Camera, curve, ellipse, fill, linear, n, type P2, type P3, polygon, radialBox, stroke } from '../kit.ts';

/** A stemmed glass standing on the table; height in metres. */
export function glass(cam: Camera, at: P3, height: number, kind: 'wine' | 'flute'): string {
  const spots = (profile: ReadonlyArray<readonly [number, number]>) =>
    profile.map(([r, h]) => {
      const p: P3 = [at[0], at[1] + h * height, at[2]];
      const [x, y] = cam.p(p);
      const rx = r * cam.scaleAt(p);
      return { x, y, rx, ry: rx * cam.flat(p) };
    });
  const bowl = spots(
    kind === 'wine'
      ? [
          [0.006, 0.45],
          [0.024, 0.49],
          [0.037, 0.6],
          [0.038, 0.74],
          [0.033, 1],
        ]
      : [
          [0.005, 0.36],
          [0.014, 0.42],
          [0.022, 0.56],
          [0.024, 0.74],
          [0.021, 1],
        ],
  );
  const drink = spots(
    kind === 'wine'
      ? [
          [0.006, 0.46],
          [0.023, 0.5],
          [0.035, 0.6],
          [0.0365, 0.68],
        ]
      : [
          [0.005, 0.38],
          [0.013, 0.43],
          [0.0205, 0.56],
          [0.0225, 0.82],
        ],
  );
  const outline = (rows: typeof bowl): string =>
    `${curve(rows.map(({ x, y, rx }): P2 => [x - rx, y]))}L${curve([...rows].reverse().map(({ x, y, rx }): P2 => [x + rx, y])).slice(1)}Z`;
  const [rim, level, foot] = [bowl.at(-1), drink.at(-1), spots([[kind === 'wine' ? 0.034 : 0.029, 0]])[0]];
  const stem = spots([
    [0.0035, 0.02],
    [0.0032, 0.46],
  ]);
  const [s0, s1] = [stem[0], stem[1]];
  if (!rim || !level || !foot || !s0 || !s1) return '';
  const liquid =
    kind === 'wine' ? (['#f1d58b', '#d9b25a', '#fbeec0'] as const) : (['#f6dfa0', '#e0bd6c', '#fff4cf'] as const);
  const wall = linear(rim.x - rim.rx * 1.2, 0, rim.x + rim.rx * 1.2, 0, [
    [0, '#ffffff', 0.75],
    [0.12, '#ffffff', 0.2],
    [0.5, '#ffffff', 0.08],
    [0.85, '#7f9a9d', 0.22],
    [1, '#ffffff', 0.55],
  ]);
  let out = ellipse(
    foot.x + 40,
    foot.y + 6,
    foot.rx * 1.9,
    foot.ry * 0.9,
    radialBox(0.5, 0.5, 0.5, [
      [0, '#12293a', 0.34],
      [1, '#12293a', 0],
    ]),
  );
  out += ellipse(
    foot.x,
    foot.y,
    foot.rx,
    foot.ry,
    radialBox(0.4, 0.4, 0.6, [
      [0, '#ffffff', 0.2],
      [0.8, '#dfeceb', 0.4],
      [1, '#ffffff', 0.9],
    ]),
  );
  out += fill(
    polygon([
      [s0.x - s0.rx * 1.6, s0.y],
      [s0.x + s0.rx * 1.6, s0.y],
      [s1.x + s1.rx, s1.y],
      [s1.x - s1.rx, s1.y],
    ]),
    linear(s0.x - s0.rx, 0, s0.x + s0.rx, 0, [
      [0, '#ffffff', 0.9],
      [0.5, '#b9cccd', 0.5],
      [1, '#6f8c90', 0.8],
    ]),
  );
  out += fill(
    outline(drink),
    linear(level.x - level.rx, 0, level.x + level.rx, 0, [
      [0, liquid[2], 0.95],
      [0.35, liquid[0], 0.85],
      [1, liquid[1], 0.9],
    ]),
  );
  out += ellipse(level.x, level.y, level.rx, level.ry, liquid[2], { opacity: 0.95 });
  if (kind === 'flute')
    out += [0, 1, 2, 3, 4, 5, 6]
      .map((i) => ellipse(level.x + ((i * 37) % 30) - 14, level.y + 20 + i * 17, 2.4, 2.4, '#fffdf0', { opacity: 0.8 }))
      .join('');
  out += fill(outline(bowl), wall) + stroke(outline(bowl).replace('Z', ''), '#ffffff', 2, { opacity: 0.5 });
  out += `<ellipse cx="${n(rim.x)}" cy="${n(rim.y)}" rx="${n(rim.rx)}" ry="${n(rim.ry)}" fill="#ffffff" fill-opacity="0.12" stroke="#ffffff" stroke-width="3.4" stroke-opacity="0.9"/>`;
  const gleam = bowl.slice(1).map(({ x, y, rx }): P2 => [x - rx * 0.72, y]);
  return out + stroke(curve(gleam), '#ffffff', 7, { opacity: 0.7 });
}
