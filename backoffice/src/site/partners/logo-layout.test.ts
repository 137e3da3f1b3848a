import { expect, test } from 'vitest';
import { logoLayout } from './logo-layout.ts';

test.each([
  [151, 100, 'wide'],
  [150, 100, 'square'],
  [100, 100, 'square'],
  [80, 100, 'square'],
  [79, 100, 'tall'],
])('a logo of %i × %i is %s', (width, height, layout) => {
  expect(logoLayout({ width, height })).toBe(layout);
});
