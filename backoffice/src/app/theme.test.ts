import { readFileSync } from 'node:fs';
import { contrast } from '@barnum/rules/site/colours/oklch';
import { defaultColours, tokenProperty } from '@barnum/rules/site/colours/shop-colours';
import { describe, expect, test } from 'vitest';
import { themeOf, tokensOf } from './theme.ts';

const tokens = tokensOf(defaultColours);
const theme = themeOf(tokens);

const stylesheet = readFileSync(new URL('../../../storefront/styles/tokens.css', import.meta.url), 'utf8');
const storefront = new Map(
  [...stylesheet.matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm)].map(([, name = '', value = '']) => [name, value.trim()]),
);

describe('theme', () => {
  test.each(Object.entries(tokens))('%s is what the storefront’s tokens.css says', (name, value) => {
    expect(storefront.get(tokenProperty(name))).toBe(typeof value === 'number' ? `${value}px` : value);
  });

  test('knows every colour and radius of the storefront’s tokens.css, but the large radius', () => {
    const shared = [...storefront].filter(([name, value]) => /^#/.test(value) || name.startsWith('--radius'));
    const missing = shared
      .map(([name]) => name)
      .filter((name) => !Object.keys(tokens).map(tokenProperty).includes(name));
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
