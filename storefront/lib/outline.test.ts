import { expect, it } from 'vitest';
import { outline } from './outline.ts';

it('brings the highest headings under the page’s own, with ids of their own', () => {
  const { html, contents } = outline(
    '<h1>1. Objet</h1><p>a</p><h3 class="x">Détail</h3><h1>1. <em>Objet</em></h1><h1>Prix &amp; caution</h1>',
  );
  expect(html).toBe(
    '<h2 id="1-objet">1. Objet</h2><p>a</p><h4 id="detail" class="x">Détail</h4>' +
      '<h2 id="1-objet-2">1. <em>Objet</em></h2><h2 id="prix-caution">Prix &amp; caution</h2>',
  );
  expect(contents).toEqual([
    { id: '1-objet', title: '1. Objet' },
    { id: '1-objet-2', title: '1. Objet' },
    { id: 'prix-caution', title: 'Prix & caution' },
  ]);
});

it('goes below a section of the page, and takes no id of its own', () => {
  expect(outline('<h1>Description</h1><h2>Poids</h2>', 3).html).toBe(
    '<h3 id="description-2">Description</h3><h4 id="poids">Poids</h4>',
  );
});

it.each([
  ['<p>Sans titre</p>', '<p>Sans titre</p>'],
  ['<h4>Bas</h4>', '<h2 id="bas">Bas</h2>'],
  ['<h1>a</h1><h6>b</h6>', '<h2 id="a">a</h2><h6 id="b">b</h6>'],
  ['<h2></h2>', '<h2 id="partie"></h2>'],
])('turns %s into %s', (given, shown) => {
  expect(outline(given).html).toBe(shown);
});

it('numbers equal titles, however many', () => {
  const { contents } = outline('<h2>a</h2>'.repeat(18_000));
  expect(contents.at(-1)?.id).toBe('a-18000');
});
