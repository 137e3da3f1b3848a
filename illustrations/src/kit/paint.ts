/**
 * Colours, materials, gradients and the picture frame.
 *
 * Gradients, filters and clips are content-addressed: the id is a hash of the definition, so
 * drawings stay plain strings, ids never collide and the same drawing always gives the same bytes.
 */

export const palette = {
  canvas: '#fdfbf6',
  sand: '#efe6d6',
  ink: '#12293a',
  sea: '#14626b',
  deepSea: '#0d3f47',
  buoy: '#c63d22',
  glow: '#ffdf9a',
} as const;

/** Five tones of one matter, from the darkest to the highlight. */
export type Material = readonly [deep: string, shade: string, mid: string, light: string, hi: string];

export const materials = {
  canvas: ['#8b9da3', '#b9c5c6', '#dfe1da', '#f8f5ec', '#ffffff'],
  linen: ['#a39884', '#c9beaa', '#e6dece', '#f7f2e7', '#fffdf8'],
  porcelain: ['#8fa3a8', '#c3cfd0', '#e8ebe8', '#fbfaf6', '#ffffff'],
  plastic: ['#9aa4a6', '#c4cacb', '#e6e6e1', '#f9f7f1', '#ffffff'],
  aluminium: ['#56666e', '#8a999f', '#b9c3c6', '#dfe5e5', '#ffffff'],
  steel: ['#3c4a52', '#6c7c84', '#a3b0b5', '#d3dbdc', '#ffffff'],
  iron: ['#10171c', '#1e282f', '#333f47', '#54626a', '#93a1a7'],
  black: ['#0c1419', '#18232b', '#26343d', '#41525c', '#8899a2'],
  ink: ['#0a1924', '#12293a', '#1f3e52', '#39596d', '#8aa5b3'],
  sea: ['#0a333a', '#0d4a52', '#14626b', '#2f8088', '#8cc0c2'],
  wood: ['#6e4a2b', '#98693f', '#bd8a57', '#d8ad7b', '#f0d3a8'],
  paleWood: ['#94774f', '#b99a6c', '#d5ba8d', '#e8d4ae', '#f8ecd0'],
  darkWood: ['#33200f', '#543720', '#7a5233', '#9f7450', '#cfa983'],
  gold: ['#6d4a14', '#9c7226', '#c89b45', '#e5c478', '#fff1c4'],
  sand: ['#9d8c6f', '#c2b294', '#ddd0b6', '#efe6d6', '#fdf8ec'],
  brick: ['#6e2b18', '#93402a', '#b75c3f', '#d58564', '#f0b798'],
  buoy: ['#6d1d0e', '#962c17', '#c63d22', '#dd6547', '#f5a58c'],
  leaf: ['#24402f', '#3a5d41', '#5c8158', '#88a578', '#bccda0'],
  stone: ['#6d6a62', '#928e84', '#b5b0a4', '#d3cdc0', '#ece7db'],
} as const satisfies Record<string, Material>;

const channels = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** Mixes two hex colours; `t` 0 gives `a`, 1 gives `b`. */
export function mix(a: string, b: string, t: number): string {
  const [from, to] = [channels(a), channels(b)];
  const part = Math.min(1, Math.max(0, t));
  const hex = from.map((channel, i) => {
    const mixed = Math.round(channel + ((to[i] ?? channel) - channel) * part);
    return mixed.toString(16).padStart(2, '0');
  });
  return `#${hex.join('')}`;
}

/** The colour of a material at a brightness from 0 (deep) to 1 (highlight). */
export function tone(material: Material, brightness: number): string {
  const place = Math.min(0.9999, Math.max(0, brightness)) * 4;
  const step = Math.floor(place);
  return mix(material[step] ?? material[0], material[step + 1] ?? material[4], place - step);
}

/** Rounds to a tenth of a pixel, to keep the pictures small. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

const definitions = new Map<string, string>();

/** Registers a definition (`make` receives its id) and returns the id. */
export function define(prefix: string, make: (id: string) => string): string {
  const content = make('?');
  let hash = 0x811c9dc5;
  for (let i = 0; i < content.length; i++) {
    hash = Math.imul(hash ^ content.charCodeAt(i), 0x01000193) >>> 0;
  }
  const id = `${prefix}${hash.toString(36)}${content.length.toString(36)}`;
  if (!definitions.has(id)) definitions.set(id, make(id));
  return id;
}

/** One gradient stop: offset 0-1, colour, opacity (1 when left out). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stopTags = (stops: ReadonlyArray<Stop>): string =>
  stops
    .map(([at, colour, opacity]) => {
      const veil = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${Math.round(at * 1000) / 1000}" stop-color="${colour}"${veil}/>`;
    })
    .join('');

/** A linear gradient between two points of the picture, in pixels. */
export function linear(x1: number, y1: number, x2: number, y2: number, stops: ReadonlyArray<Stop>): string {
  const id = define('l', (name) => {
    const line = `x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}"`;
    return `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" ${line}>${stopTags(stops)}</linearGradient>`;
  });
  return `url(#${id})`;
}

/** A linear gradient relative to the shape's own box (0-1). */
export function linearBox(x1: number, y1: number, x2: number, y2: number, stops: ReadonlyArray<Stop>): string {
  const id = define('b', (name) => {
    const line = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`;
    return `<linearGradient id="${name}" ${line}>${stopTags(stops)}</linearGradient>`;
  });
  return `url(#${id})`;
}

/** A radial gradient relative to the shape's own box: centre and radius 0-1. */
export function radialBox(cx: number, cy: number, r: number, stops: ReadonlyArray<Stop>): string {
  const id = define('r', (name) => {
    const circle = `cx="${cx}" cy="${cy}" r="${r}"`;
    return `<radialGradient id="${name}" ${circle}>${stopTags(stops)}</radialGradient>`;
  });
  return `url(#${id})`;
}

/** A blur filter; keep `deviation` small and the blurred shapes few: each costs time. */
export function blur(deviation: number): string {
  const id = define('f', (name) => {
    const box = 'x="-30%" y="-60%" width="160%" height="220%"';
    return `<filter id="${name}" ${box}><feGaussianBlur stdDeviation="${n(deviation)}"/></filter>`;
  });
  return `filter="url(#${id})"`;
}

/** Draws `body` only inside the path `d`. */
export function clipped(d: string, body: string): string {
  const id = define('c', (name) => `<clipPath id="${name}"><path d="${d}"/></clipPath>`);
  return `<g clip-path="url(#${id})">${body}</g>`;
}

/** A group with a transform and/or an opacity. */
export function group(body: string, options: { transform?: string; opacity?: number } = {}): string {
  const transform = options.transform ? ` transform="${options.transform}"` : '';
  const opacity = options.opacity === undefined ? '' : ` opacity="${options.opacity}"`;
  return `<g${transform}${opacity}>${body}</g>`;
}

/** The finished SVG: the body and the definitions that it uses. */
export function picture(width: number, height: number, body: string): string {
  const used = new Set(Array.from(body.matchAll(/url\(#([^)]+)\)/g), (match) => match[1] ?? ''));
  const defs = Array.from(used, (id) => definitions.get(id) ?? '').join('');
  const box = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}><defs>${defs}</defs>${body}</svg>`;
}

/** A deterministic random generator (0-1) for grass, sparkle and other irregular things. */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
