/** The blue hour above the sea: sky, islands, lawn, and the materials under that light. */
import {
  ellipse,
  fill,
  grass,
  island,
  lighthouse,
  linear,
  type Material,
  n,
  radialBox,
  random,
  rect,
  stroke,
  wavelets,
} from './kit.ts';

/** White canvas at dusk, cool outside; and lit by lamps inside. */
export const duskSkin: Material = ['#52697a', '#7f949e', '#b7c0bf', '#e9e3d3', '#fff8e8'];
export const glowing: Material = ['#a8733d', '#cf9650', '#eebd74', '#fbdda3', '#fff3d2'];
export const duskLeaf: Material = ['#122a2c', '#1f3f3b', '#39604f', '#68886a', '#a9b98f'];

/** Sky, sea, islands with a lighthouse, and the lawn down to the lower edge. */
export function backdropDusk(
  width: number,
  height: number,
  horizon: number,
  options: { lighthouse?: boolean } = {},
): string {
  let out = rect(
    0,
    0,
    width,
    horizon + 2,
    linear(0, 0, 0, horizon, [
      [0, '#173f4e'],
      [0.4, '#2c6272'],
      [0.75, '#5f8a90'],
      [1, '#93a79d'],
    ]),
  );
  // The last light of the sun is low behind the marquee; the left stays deep for a headline.
  out += ellipse(
    width * 0.66,
    horizon,
    width * 0.5,
    horizon * 0.78,
    radialBox(0.5, 0.5, 0.5, [
      [0, '#ffd9a0', 0.95],
      [0.3, '#f3bd8a', 0.62],
      [0.65, '#d99a86', 0.2],
      [1, '#d99a86', 0],
    ]),
  );
  out += veils(width, horizon) + stars(width, horizon);
  out += island(width * 0.255, horizon + 2, width * 0.2, height * 0.03, '#3f6a76', 9);
  out += island(width * 0.06, horizon + 2, width * 0.17, height * 0.016, '#507a83', 4);
  out += island(width * 0.86, horizon + 2, width * 0.2, height * 0.022, '#8c8a80', 6);
  if (options.lighthouse ?? true) out += farLight(width * 0.352, horizon - height * 0.024);
  const shore = horizon + height * 0.095;
  out += rect(
    0,
    horizon,
    width,
    shore - horizon + 60,
    linear(0, horizon, 0, shore + 30, [
      [0, '#6f9497'],
      [0.3, '#47757f'],
      [1, '#235460'],
    ]),
  );
  out += ellipse(
    width * 0.66,
    horizon + 30,
    width * 0.3,
    66,
    radialBox(0.5, 0.35, 0.5, [
      [0, '#ffd9a0', 0.85],
      [0.5, '#eeb98c', 0.35],
      [1, '#eeb98c', 0],
    ]),
  );
  out += wavelets(0, horizon + 5, width, shore - horizon, { count: 120, seed: 5, colour: '#dfe6da', opacity: 0.16 });
  out += wavelets(width * 0.46, horizon + 4, width * 0.42, shore - horizon - 20, {
    count: 70,
    seed: 8,
    colour: '#ffe3b3',
    opacity: 0.55,
  });
  return out + lawn(width, height, shore);
}

/** The lighthouse on its island, lit. */
function farLight(x: number, y: number): string {
  const halo = radialBox(0.5, 0.5, 0.5, [
    [0, '#fff0c0', 0.9],
    [0.25, '#ffe2a0', 0.28],
    [1, '#ffe2a0', 0],
  ]);
  return (
    ellipse(x, y - 104, 150, 150, halo) +
    beam(x, y - 104) +
    lighthouse(x, y, 104, { lamp: true, white: '#d9d8cf', shade: '#6d8087' })
  );
}

function lawn(width: number, height: number, shore: number): string {
  const edge = `M0 ${n(shore + 10)}C${n(width * 0.12)} ${n(shore - 12)} ${n(width * 0.2)} ${n(shore + 14)} ${n(width * 0.34)} ${n(shore + 2)}S${n(width * 0.6)} ${n(shore - 12)} ${n(width * 0.74)} ${n(shore)}S${n(width * 0.94)} ${n(shore - 8)} ${n(width)} ${n(shore - 4)}`;
  let out = fill(
    `${edge}L${n(width)} ${n(height)}L0 ${n(height)}Z`,
    linear(0, shore, 0, height, [
      [0, '#78906b'],
      [0.16, '#587a5d'],
      [0.6, '#3c6150'],
      [1, '#234540'],
    ]),
  );
  out += stroke(edge, '#c3c79a', 3, { opacity: 0.45 });
  out += ellipse(
    width * 0.18,
    height,
    width * 0.44,
    height * 0.26,
    radialBox(0.5, 0.5, 0.5, [
      [0, '#12293a', 0.4],
      [1, '#12293a', 0],
    ]),
  );
  out += ellipse(
    width * 0.2,
    shore + 70,
    width * 0.26,
    46,
    radialBox(0.5, 0.5, 0.5, [
      [0, '#9db083', 0.4],
      [1, '#9db083', 0],
    ]),
  );
  return (
    out +
    grass(0, shore + 26, width, height - shore - 20, {
      count: 1500,
      height: 30,
      light: '#8ba377',
      dark: '#2f5145',
      seed: 17,
    })
  );
}

/** Long thin clouds, lit from below near the sun. */
function veils(width: number, horizon: number): string {
  const veil = (x: number, y: number, w: number, h: number, colour: string, opacity: number) =>
    ellipse(
      width * x,
      horizon * y,
      width * w,
      horizon * h,
      radialBox(0.5, 0.5, 0.5, [
        [0, colour, 1],
        [0.5, colour, 0.4],
        [1, colour, 0],
      ]),
      { opacity },
    );
  return (
    veil(0.62, 0.72, 0.24, 0.025, '#f7c79a', 0.7) +
    veil(0.78, 0.58, 0.26, 0.032, '#e7a98f', 0.5) +
    veil(0.5, 0.52, 0.2, 0.02, '#e3b39b', 0.4) +
    veil(0.88, 0.4, 0.2, 0.026, '#c49a98', 0.35) +
    veil(0.2, 0.66, 0.3, 0.03, '#8fb0b2', 0.32) +
    veil(0.34, 0.8, 0.22, 0.018, '#d5b9a0', 0.4) +
    veil(0.06, 0.46, 0.2, 0.026, '#5f919c', 0.3)
  );
}

function stars(width: number, horizon: number): string {
  const next = random(77);
  let out = '';
  for (let i = 0; i < 46; i++) {
    const [x, y] = [next() * width, next() ** 1.5 * horizon * 0.42];
    out += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(1 + next() * 1.3)}" fill="#f7f2de" opacity="${n(0.25 + next() * 0.5)}"/>`;
  }
  return out;
}

/** The lighthouse's beam, both ways, barely visible. */
function beam(x: number, y: number): string {
  const ray = (reach: number, rise: number) =>
    fill(
      `M${n(x)} ${n(y - 2)}L${n(x + reach)} ${n(y - rise - 26)}L${n(x + reach)} ${n(y - rise + 30)}L${n(x)} ${n(y + 2)}Z`,
      linear(x, 0, x + reach, 0, [
        [0, '#fff1c4', 0.42],
        [1, '#fff1c4', 0],
      ]),
    );
  return ray(-420, 26) + ray(300, 14);
}
