import { contrast, toHex, toOklch } from './oklch.ts';

/** The two colours of a shop, as `#rrggbb`: `main` for links and grounds, `accent` for what is to be done. */
export interface ShopColours {
  main: string;
  accent: string;
}

/** Pairs to choose from; the first one is the original. */
export const palettes = [
  { name: 'Mer et bouée', main: '#14626b', accent: '#c63d22' },
  { name: 'Forêt et terre cuite', main: '#2f6042', accent: '#b0481e' },
  { name: 'Nuit et framboise', main: '#2a4b7c', accent: '#b4275d' },
  { name: 'Aubergine et cuivre', main: '#6a2e5d', accent: '#a34e12' },
  { name: 'Bordeaux et olive', main: '#7c2138', accent: '#5c6a14' },
  { name: 'Ardoise et brique', main: '#43536a', accent: '#b03c2e' },
  { name: 'Cacao et lagune', main: '#6b4530', accent: '#0f6b74' },
  { name: 'Outremer et corail', main: '#3b3f9e', accent: '#c2392f' },
] as const satisfies readonly (ShopColours & { name: string })[];

export const defaultColours: ShopColours = { main: palettes[0].main, accent: palettes[0].accent };

/** Grounds that no palette changes, as tokens.css of the storefront has them. */
export const grounds = {
  paper: '#ffffff',
  canvas: '#fdfbf6',
  sandPale: '#f7f1e6',
  sand: '#efe6d6',
} as const;

/** Grounds of what stands for a picture that is missing. */
export const tints = ['#d9eae7', '#f0e4cf', '#e8e1ef', '#e1ebd6', '#f6e0da', '#f7ebc8'] as const;

/** The tint of a category; of no category with null. */
export function categoryTint(categoryId: number | null): string {
  return tints[(categoryId ?? 0) % tints.length] ?? tints[0];
}

/** Shades of the main colour and of the accent in the original palette, by the names of tokens.css in camel case. */
const originalShades = {
  main: {
    sea: '#14626b',
    seaDeep: '#0d3f47',
    seaPale: '#e3eeec',
    seaFaint: '#f3f8f6',
    seaMist: '#d7e4e2',
    seaHaze: '#a9c5c2',
    seaFoam: '#9cc0bd',
    dusk: '#14323f',
    duskLight: '#1b4351',
    night: '#0b2b33',
  },
  accent: { buoy: '#c63d22', buoyDeep: '#a53019' },
} as const;

export type ColourToken = keyof (typeof originalShades)['main'] | keyof (typeof originalShades)['accent'];

/** Every colour that follows from a shop's two: each is to them what it is to the original two. */
export function colourTokens({ main, accent }: ShopColours): Record<ColourToken, string> {
  const shades = (original: Record<string, string>, from: string, base: string) =>
    Object.entries(original).map(([name, shade]) => [name, shadeAs(shade, from, base)]);
  return Object.fromEntries([
    ...shades(originalShades.main, defaultColours.main, main),
    ...shades(originalShades.accent, defaultColours.accent, accent),
  ]) as Record<ColourToken, string>;
}

/** The custom property that carries a token: `seaDeep` is `--sea-deep`. */
export function tokenProperty(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/**
 * The shade that is to `base` what `shade` is to `from`. A dark one gets no lighter than `shade`, a pale one stays as
 * light.
 */
function shadeAs(shade: string, from: string, base: string): string {
  if (base === from) return shade;
  if (shade === from) return base;
  const [to, start, own] = [toOklch(shade), toOklch(from), toOklch(base)];
  const scaled = (own.lightness * to.lightness) / start.lightness;
  return toHex({
    lightness: to.lightness > start.lightness ? to.lightness : Math.min(to.lightness, scaled),
    chroma: (own.chroma * to.chroma) / start.chroma,
    hue: own.hue + to.hue - start.hue,
  });
}

/** WCAG 2.2, AA: contrast of text. */
const textContrast = 4.5;

/**
 * Where the colours meet, as [what is written, its ground]: each pair is read as text. The contrast of what is not text
 * (3) follows from it.
 */
export function colourPairs(colours: ShopColours): (readonly [text: string, ground: string])[] {
  const { sea, seaDeep, seaPale, seaFaint, seaMist, seaHaze, dusk, duskLight, buoy, buoyDeep } = colourTokens(colours);
  const { paper, canvas, sandPale, sand } = grounds;
  const light = [paper, canvas, sandPale, sand, seaPale, seaFaint];
  return [
    ...light.flatMap((ground) => [[sea, ground] as const, [seaDeep, ground] as const]),
    ...tints.map((ground) => [seaDeep, ground] as const),
    ...[seaMist, seaHaze, seaPale, canvas, paper].map((text) => [text, seaDeep] as const),
    ...[sea, dusk, duskLight, buoy, buoyDeep].flatMap((ground) => [
      [paper, ground] as const,
      [canvas, ground] as const,
    ]),
    ...[paper, canvas].flatMap((ground) => [[buoy, ground] as const, [buoyDeep, ground] as const]),
  ];
}

/** True where every pair of these colours is read well. */
export function areReadable(colours: ShopColours): boolean {
  return colourPairs(colours).every(([text, ground]) => contrast(text, ground) >= textContrast);
}

/** The nearest colour that is read well in that place: the same hue, only as much darker as it takes. */
export function readableColour(role: keyof ShopColours, hex: string): string {
  const readable = (colour: string) => areReadable({ ...defaultColours, [role]: colour });
  if (readable(hex)) return hex;
  const colour = toOklch(hex);
  for (let { lightness } = colour; lightness > 0; lightness -= 0.004) {
    const darker = toHex({ ...colour, lightness });
    if (readable(darker)) return darker;
  }
  return '#000000';
}

export function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/.test(text);
}
