import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const sizesIn = (path: string) => [...read(path).matchAll(/(--[\w-]+):/g)].map(([, name]) => `var(${name})`);
const sizes = sizesIn('rules/src/text/type-scale/site.css');

it('both apps have the same seven sizes', () => {
  expect(sizes).toHaveLength(7);
  expect(sizesIn('rules/src/text/type-scale/back-office.css')).toEqual(sizes);
});

/** Paper has points, a part of a text the size of the rest, a name in a picture its room, the page the browser's own. */
const others = /^(inherit|16px|[\d.]+(pt|em)|clamp\(.*cqi.*\))$/;

it('texts have these sizes and no others', () => {
  const files = ['storefront/components', 'storefront/pages', 'storefront/styles', 'backoffice/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => join(folder, name)),
  );
  const wrong = files.flatMap((file) =>
    [...read(file).matchAll(/font-size: ([^;]+);/g)]
      .map(([, size = '']) => size)
      .filter((size) => !sizes.includes(size) && !others.test(size))
      .map((size) => `${file}: ${size}`),
  );
  expect(wrong).toEqual([]);
});
