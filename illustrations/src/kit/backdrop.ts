/** The ground on which an article stands: a floor, a wall and a tint per category. */
import { grass, island, lighthouse, wavelets } from './nature.ts';
import { linear, mix, n, radialBox } from './paint.ts';
import { ellipse, fill, rect, stroke } from './path.ts';

export type CategoryKey = 'tents' | 'furniture' | 'tableware' | 'sound' | 'decoration' | 'cooking';

interface Tint {
  readonly wall: readonly [top: string, bottom: string];
  readonly floor: readonly [far: string, near: string];
}

export const tints: Readonly<Record<CategoryKey, Tint>> = {
  tents: { wall: ['#a5c9d2', '#ebe8d9'], floor: ['#b9c598', '#8ea673'] },
  furniture: { wall: ['#e9dfcb', '#f4ecdd'], floor: ['#dcc8a6', '#c9ae84'] },
  tableware: { wall: ['#c3d8d5', '#dfe9e3'], floor: ['#a9c3bf', '#8fb0ac'] },
  sound: { wall: ['#54727f', '#8fa8ae'], floor: ['#7d959b', '#54707a'] },
  decoration: { wall: ['#e5cfc7', '#f3e4da'], floor: ['#dcc2b3', '#c7a797'] },
  cooking: { wall: ['#eed9b0', '#f7ebd0'], floor: ['#ddb98a', '#c6996a'] },
};

export interface BackdropOptions {
  /** Where floor and wall meet, in pixels from the top (for outdoor: the horizon of the sea). */
  readonly horizon?: number;
  readonly width?: number;
  readonly height?: number;
  /** Outdoors: sky, sea and lawn instead of wall and floor. Default: for tents only. */
  readonly outdoors?: boolean;
  /** Left out: the lighthouse far away (outdoors only). */
  readonly plain?: boolean;
}

/** The whole background of a picture. */
export function backdrop(category: CategoryKey, options: BackdropOptions = {}): string {
  const [width, height] = [options.width ?? 1600, options.height ?? 1200];
  const horizon = options.horizon ?? 760;
  if (options.outdoors ?? category === 'tents') return meadow(width, height, horizon, options.plain ?? false);
  const { wall, floor } = tints[category];
  // The wall turns into the floor through a narrow soft band, like a painted studio cove.
  const band = 26;
  let out = rect(
    0,
    0,
    width,
    height,
    linear(0, 0, 0, height, [
      [0, wall[0]],
      [(horizon - band) / height, wall[1]],
      [(horizon + band) / height, mix(floor[0], wall[1], 0.25)],
      [Math.min(0.96, (horizon + band * 5) / height), floor[0]],
      [1, floor[1]],
    ]),
  );
  out += rect(
    0,
    0,
    width,
    height,
    radialBox(0.3, 0.24, 0.62, [
      [0, '#ffffff', 0.42],
      [0.6, '#ffffff', 0.1],
      [1, '#ffffff', 0],
    ]),
  );
  out += rect(
    0,
    0,
    width,
    height,
    radialBox(0.42, 0.45, 0.8, [
      [0, '#12293a', 0],
      [0.6, '#12293a', 0],
      [1, '#12293a', 0.14],
    ]),
  );
  return out;
}

/** Sky, sea with an island, lawn: the ground of marquees and other outdoor things. */
function meadow(width: number, height: number, horizon: number, plain: boolean): string {
  const { wall, floor } = tints.tents;
  const shore = horizon + height * 0.055;
  let out = rect(
    0,
    0,
    width,
    horizon + 2,
    linear(0, 0, 0, horizon, [
      [0, wall[0]],
      [0.6, mix(wall[0], wall[1], 0.55)],
      [1, wall[1]],
    ]),
  );
  out += clouds(width, horizon);
  out += island(width * 0.69, horizon + 2, width * 0.26, height * 0.034, '#8fb0b0', 9);
  out += island(width * -0.05, horizon + 2, width * 0.3, height * 0.022, '#a2bfbc', 4);
  if (!plain) out += lighthouse(width * 0.885, horizon - height * 0.012, height * 0.075);
  out += rect(
    0,
    horizon,
    width,
    shore - horizon + 40,
    linear(0, horizon, 0, shore + 20, [
      [0, '#a6c9c9'],
      [1, '#6fa3a5'],
    ]),
  );
  out += wavelets(0, horizon + 4, width, shore - horizon, { count: 46 });
  const bank = [
    [0, shore + 6],
    [width * 0.2, shore - 6],
    [width * 0.45, shore + 4],
    [width * 0.75, shore - 8],
    [width, shore + 2],
  ] as const;
  const edge = bank
    .map(([x, y], i) => (i === 0 ? `M${n(x)} ${n(y)}` : `S${n(x - width * 0.1)} ${n(y)} ${n(x)} ${n(y)}`))
    .join('');
  const lawn = linear(0, shore - 10, 0, height, [
    [0, '#cfd6ab'],
    [0.12, floor[0]],
    [1, floor[1]],
  ]);
  out += fill(`${edge}L${n(width)} ${n(height)}L0 ${n(height)}Z`, lawn);
  out += stroke(edge, '#e6e6c4', 4, { opacity: 0.6 });
  out += pools(width, height, shore);
  out += grass(0, shore + 30, width, height - shore - 20, { count: 1300, height: 26 });
  out += rect(
    0,
    0,
    width,
    height,
    radialBox(0.3, 0.2, 0.7, [
      [0, '#fffaf0', 0.3],
      [1, '#fffaf0', 0],
    ]),
  );
  return out;
}

/** Soft pools of sun and shade, so that the lawn is not one flat tone. */
function pools(width: number, height: number, shore: number): string {
  const pool = (x: number, y: number, w: number, h: number, colour: string, opacity: number): string =>
    ellipse(
      width * x,
      shore + (height - shore) * y,
      width * w,
      (height - shore) * h,
      radialBox(0.5, 0.5, 0.5, [
        [0, colour, 1],
        [1, colour, 0],
      ]),
      { opacity },
    );
  return (
    pool(0.24, 0.22, 0.42, 0.2, '#e9ebc2', 0.5) +
    pool(0.8, 0.34, 0.4, 0.14, '#7f9a68', 0.3) +
    pool(0.12, 0.78, 0.4, 0.2, '#7f9a68', 0.28) +
    pool(0.72, 0.84, 0.44, 0.16, '#d5dda6', 0.32)
  );
}

/** Long flat clouds near the horizon. */
function clouds(width: number, horizon: number): string {
  const cloud = (x: number, y: number, w: number, h: number, opacity: number): string => {
    const paint = radialBox(0.45, 0.45, 0.55, [
      [0, '#ffffff', 0.95],
      [0.5, '#ffffff', 0.45],
      [1, '#ffffff', 0],
    ]);
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(w)}" ry="${n(h)}" fill="${paint}" opacity="${opacity}"/>`;
  };
  return (
    cloud(width * 0.16, horizon * 0.34, width * 0.24, horizon * 0.06, 0.6) +
    cloud(width * 0.27, horizon * 0.29, width * 0.15, horizon * 0.05, 0.55) +
    cloud(width * 0.83, horizon * 0.52, width * 0.26, horizon * 0.055, 0.55) +
    cloud(width * 0.72, horizon * 0.16, width * 0.2, horizon * 0.04, 0.35)
  );
}
