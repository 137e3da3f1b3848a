import { expect, test } from 'vitest';
import { siteTextsInput } from './site-texts-input.ts';

test('a text of one line takes what was pasted in several', () => {
  expect(siteTextsInput.parse({ heroTitle: ' La fête \n\n\t commence ' })).toEqual({ heroTitle: 'La fête commence' });
});

test('a text that is too long is refused before anything is done with it', () => {
  expect(siteTextsInput.safeParse({ heroTitle: `a${' '.repeat(1_000_000)}b` }).success).toBe(false);
});
