import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { propertyName, theme, tokens } from './theme.ts';

const stylesheet = readFileSync(new URL('../../../storefront/styles/tokens.css', import.meta.url), 'utf8');
const storefront = new Map(
  [...stylesheet.matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm)].map(([, name = '', value = '']) => [name, value.trim()]),
);

describe('theme', () => {
  test.each(Object.entries(tokens))('%s is what the storefront’s tokens.css says', (name, value) => {
    expect(storefront.get(propertyName(name))).toBe(typeof value === 'number' ? `${value}px` : value);
  });

  test('knows every colour and radius of the storefront’s tokens.css, but the large radius', () => {
    const shared = [...storefront].filter(([name, value]) => /^#/.test(value) || name.startsWith('--radius'));
    const missing = shared
      .map(([name]) => name)
      .filter((name) => !Object.keys(tokens).map(propertyName).includes(name));
    expect(missing).toEqual(['--radius-l']);
  });

  test.each([
    ['text', theme.token?.colorText],
    ['secondary text', theme.token?.colorTextSecondary],
    ['help text', theme.token?.colorTextDescription],
    ['placeholder', theme.token?.colorTextPlaceholder],
    ['link', theme.token?.colorLink],
    ['error text', theme.token?.colorErrorText],
  ])('%s has a contrast of 4.5 on the page', (_name, color) => {
    expect(contrast(color ?? '', tokens.canvas)).toBeGreaterThanOrEqual(4.5);
  });

  test('the border of a field has a contrast of 3 on the page', () => {
    expect(contrast(theme.token?.colorBorder ?? '', tokens.canvas)).toBeGreaterThanOrEqual(3);
  });
});

/** Contrast of two `#rrggbb` colours by WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
