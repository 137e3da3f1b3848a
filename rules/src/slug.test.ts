import { expect, it } from 'vitest';
import { foldText, slugify } from './slug.ts';

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

it('a slug is its own slug', () => {
  for (const name of ['Flûte à champagne', 'Table ronde Ø 150', '- a - b -']) {
    expect(slugify(slugify(name))).toBe(slugify(name));
  }
});

it('folding forgets case, accents and ligatures', () => {
  expect(foldText('Œufs À LA COQUE')).toBe('oeufs a la coque');
});
