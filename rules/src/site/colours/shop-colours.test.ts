import { describe, expect, it, test } from 'vitest';
import { contrast, toHex, toOklch } from './oklch.ts';
import { areReadable, colourPairs, colourTokens, defaultColours, palettes, readableColour } from './shop-colours.ts';

/** Colours of every hue, lightness and strength. */
const many = Array.from({ length: 6 ** 3 }, (_, index) => {
  const channel = (place: number) => ((Math.floor(index / 6 ** place) % 6) * 51).toString(16).padStart(2, '0');
  return `#${channel(0)}${channel(1)}${channel(2)}`;
});

describe.each(palettes)('palette $name', (palette) => {
  test.each(colourPairs(palette))('%s is read on %s', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('is taken as it is', () => {
    expect(readableColour('main', palette.main)).toBe(palette.main);
    expect(readableColour('accent', palette.accent)).toBe(palette.accent);
  });
});

describe('any other colour', () => {
  test.each(many)('%s becomes one that is read everywhere', (colour) => {
    const colours = { main: readableColour('main', colour), accent: readableColour('accent', colour) };
    expect(areReadable(colours)).toBe(true);
    expect(colourTokens(colours)).toMatchObject({ sea: colours.main, buoy: colours.accent });
  });

  it('keeps its hue, and as much of its light as it can', () => {
    const corrected = readableColour('accent', '#ffcc00');
    expect(Math.abs(toOklch(corrected).hue - toOklch('#ffcc00').hue)).toBeLessThan(0.05);
    expect(contrast(corrected, '#fdfbf6')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(corrected, '#fdfbf6')).toBeLessThan(5);
  });
});

describe('shades', () => {
  it('are the original ones of the original colours', () => {
    expect(colourTokens(defaultColours)).toMatchObject({ sea: '#14626b', seaDeep: '#0d3f47', buoyDeep: '#a53019' });
  });

  it('change a little as the colour does', () => {
    const near = colourTokens({ ...defaultColours, main: '#14626c' });
    for (const [name, shade] of Object.entries(colourTokens(defaultColours))) {
      expect(contrast(shade, near[name as keyof typeof near])).toBeLessThan(1.1);
    }
  });

  it('of a colour and back', () => {
    for (const colour of many) expect(toHex(toOklch(colour))).toBe(colour);
  });
});
