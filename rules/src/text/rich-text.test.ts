import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { highlightColors, isAllowedLink, linkClass, linkSchemes, textAlignments } from './rich-text.ts';

test.each([
  ...linkSchemes.map((scheme) => `${scheme}:x`),
  'HTTPS://a.fr',
  '/cgv',
  './a',
  '../a',
  '#prix',
  '?q=1',
  'a/b:c',
])('a link may lead to %s', (address) => {
  expect(isAllowedLink(address)).toBe(true);
});

test.each([
  'javascript:alert(1)',
  ' java\nscript:x',
  'data:text/html,x',
  'file:///a',
  '//a.fr',
  '\\\\a.fr',
  'web+x:a',
  '',
])('no link may lead to %j', (address) => {
  expect(isAllowedLink(address)).toBe(false);
});

test('a link keeps the classes of the list alone', () => {
  expect(linkClass('x button  y')).toBe('button');
  expect(linkClass('x')).toBeNull();
});

test('every colour and alignment has its style, and colours fill whole rows', () => {
  const stylesheet = readFileSync(new URL('./rich-text.css', import.meta.url), 'utf8');
  for (const { name } of highlightColors) expect(stylesheet).toContain(`[data-color="${name}"]`);
  for (const name of textAlignments) expect(stylesheet).toContain(`[data-align="${name}"]`);
  expect(highlightColors.length % limits.paletteColumns).toBe(0);
});
