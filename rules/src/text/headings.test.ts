import { expect, it } from 'vitest';
import { moveHeadings } from './headings.ts';

it.each([
  ['<p>Sans titre</p>', '<p>Sans titre</p>'],
  ['<h1>a</h1><hr><h2 class="x">b</h2>', '<h4>a</h4><hr><h5 class="x">b</h5>'],
  ['<h6>a</h6>', '<h4>a</h4>'],
  ['<h1>a</h1><h6>b</h6>', '<h4>a</h4><h6>b</h6>'],
])('moves the headings of %s under one of level 3', (given, shown) => {
  expect(moveHeadings(given, 4)).toBe(shown);
});
