import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';

const require = createRequire(import.meta.url);

/** Text is set in Source Sans, a sign that it lacks in the symbols of Noto. */
const files = {
  regular: require.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'),
  symbols: require.resolve('@expo-google-fonts/noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf'),
} as const;

export type FontName = keyof typeof files;
export const fontNames = Object.keys(files) as FontName[];

/** Ascender and line height of a font, in parts of its size. */
interface Metrics {
  ascender: number;
  lineHeight: number;
}

interface ReadFont {
  bytes: Buffer;
  metrics: Metrics;
  has: (character: string) => boolean;
}

const fonts = new Map<FontName, ReadFont>();

/** A font, whose file is read once. */
export function readFont(name: FontName): ReadFont {
  const known = fonts.get(name);
  if (known) return known;
  const bytes = readFileSync(files[name]);
  const font = create(bytes);
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${files[name]} holds more than one font`);
  const { ascent, descent, lineGap, unitsPerEm } = font;
  const read = {
    bytes,
    metrics: { ascender: ascent / unitsPerEm, lineHeight: (ascent - descent + lineGap) / unitsPerEm },
    has: (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  };
  fonts.set(name, read);
  return read;
}
