import { readFileSync } from 'node:fs';
import { tints } from '@barnum/rules/colours/shop-colours';
import { expect, test } from 'vitest';

test('the tints of tiles are those of pictures that are drawn', () => {
  const stylesheet = readFileSync(new URL('./tile.module.css', import.meta.url), 'utf8');
  expect([...stylesheet.matchAll(/background: (#\w+)/g)].map(([, tint]) => tint)).toEqual(tints);
});
