import { expect, it } from 'vitest';
import { blocksOf } from './sales-conditions-pages.ts';

const plain = (html: string) =>
  blocksOf(html).map(
    ({ marker, runs }) => marker + runs.map(({ text, font }) => (font === 'bold' ? `*${text}*` : text)).join(''),
  );

it('keeps what is bold, breaks and numbers of a rich text', () => {
  expect(plain('<p>La <strong>caution \n</strong> est\u00a0rendue<br> au <em>retour</em> </p>')).toEqual([
    'La *caution *est\u00a0rendue\nau retour',
  ]);
  expect(plain('<ol start="4" type="a"><li>Quatre<ol type="I"><li>Un</li></ol></li><li>Cinq</li></ol>')).toEqual([
    'd. Quatre',
    'I. Un',
    'e. Cinq',
  ]);
  expect(plain('<ol start="3"><li><p>Un <strong>deux</strong></p></li><li>Trois</li></ol><p> </p>')).toEqual([
    '3. Un *deux*',
    '4. Trois',
  ]);
});

it('writes where a link leads, since nobody follows it on paper', () => {
  const mail = '<a href="mailto:a@exemple.example">nous écrire</a>';
  expect(plain(`<p>Voir <a href="https://exemple.example/">le site</a> ou ${mail}.</p>`)).toEqual([
    'Voir le site (https://exemple.example/) ou nous écrire.',
  ]);
  const bare = '<a href="https://exemple.example/">https://exemple.example/</a>';
  expect(plain(`<p>${bare}</p>`)).toEqual(['https://exemple.example/']);
});
