import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ended, unbroken, unbrokenHtml, wholeWords, withDe } from './french.ts';

test.each([
  'Erwan',
  'Armen',
  'Élodie',
  'Œnologie',
  'Isabelle',
  'ondine',
  'Ursule',
  'Yves',
  'Yvonne',
  'Yseult',
  'Hervé',
  'Hélène',
  'Henri',
  'Hubert',
  'Hadrien',
  'Hannah',
  'Hoëdic',
  'huître',
  'hôtel',
  'halogène',
])('d’%s', (name) => {
  expect(withDe(name)).toBe(`d’${name}`);
});

test.each([
  'Nolwenn',
  'Yannick',
  'Youenn',
  'Yann',
  'Çelik',
  '3 chaises',
  'onze',
  '',
  '★',
  'Hans',
  'Hassan',
  'Harry',
  'Hollande',
  'Houat',
  'hotte',
  'housse',
  'hublot',
  'huit chaises',
  'haut-parleur',
])('de %s', (name) => {
  expect(withDe(name)).toBe(`de ${name}`);
});

test.each([
  ['Barnum pliant 3×3 m (9 m²)', 'Barnum pliant 3×3~m (9~m²)'],
  ['Tente 5 x 10 m : la grande', 'Tente 5~x~10~m~: la grande'],
  ['Formule « clé en main »', 'Formule «~clé en main~»'],
  ['Verre à vin 19 cl', 'Verre à vin 19~cl'],
  ['Groupe 2 kW, 230 V', 'Groupe 2~kW, 230~V'],
  ['Table n° 4 pour 8 personnes', 'Table n°~4 pour 8~personnes'],
  ['Table ronde Ø 150', 'Table ronde Ø~150'],
  ['Lot de 4 mange-debout', 'Lot de 4 mange-debout'],
  ['6 × Nappe', '6~× Nappe'],
  ['Prêt ?', 'Prêt~?'],
  ['Appelez le 02 97 00 00 00.', 'Appelez le 02~97~00~00~00.'],
  ['+33 6 39 98 01 12', '+33~6~39~98~01~12'],
  ['Rendue sous 7 jours', 'Rendue sous 7~jours'],
])('%s is shown as %s', (text, shown) => {
  expect(unbroken(text)).toBe(shown.replaceAll('~', '\u00a0'));
});

test('« week-end » and « e-mail » stay in one piece', () => {
  const addresses = 'contact@week-end-fetes.fr, www.week-end.fr, e-mail.exemple/week-end';
  expect(wholeWords(addresses)).toBe(addresses);
  expect(wholeWords('Le week-end, par e-mail : sous-pied, semi-week-end')).toBe(
    'Le week-\u2060end, par e-\u2060mail : sous-pied, semi-week-\u2060end',
  );
});

test('in HTML only texts change', () => {
  expect(unbrokenHtml('Pour <a href="/a : b">50 personnes</a> ?')).toBe(
    'Pour <a href="/a : b">50\u00a0personnes</a>\u00a0?',
  );
});

test('a sentence has one full stop', () => {
  expect(['Hélène V.', 'Hélène Guen'].map(ended)).toEqual(['Hélène V.', 'Hélène Guen.']);
});

test('only spaces change, and only once', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ab0193+ :»«×xmcl²!') }), (text) => {
      expect(unbroken(text).replaceAll('\u00a0', ' ')).toBe(text);
      expect(unbroken(unbroken(text))).toBe(unbroken(text));
    }),
  );
});
