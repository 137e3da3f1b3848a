import fc from 'fast-check';
import { expect, it } from 'vitest';
import { slugify } from './slug.ts';

it.each([
  ['Chaise Napoléon III', 'chaise-napoleon-iii'],
  ['Barnum pliant 3×3 m (9 m²)', 'barnum-pliant-33-m-9-m'],
  ['  Verre à vin   19 cl ', 'verre-a-vin-19-cl'],
  ['Son & lumière', 'son-lumiere'],
  ['--Déjà--vu--', 'deja-vu'],
  ['ÉTÉ', 'ete'],
  ['★ ★', ''],
  ['', ''],
])('the slug of %j is %j', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units)),
);

it('a slug is made of plain letters, digits and single hyphens inside, whatever the name', () => {
  fc.assert(
    fc.property(anyText, (name) => {
      expect(slugify(name)).toMatch(/^([a-z0-9_]+(-[a-z0-9_]+)*)?$/);
    }),
  );
});

it('a slug is its own slug, however its accents are composed', () => {
  fc.assert(
    fc.property(anyText, (name) => {
      expect(slugify(slugify(name))).toBe(slugify(name));
      expect(slugify(name.normalize('NFD'))).toBe(slugify(name.normalize('NFC')));
    }),
  );
});
