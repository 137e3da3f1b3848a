import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from './fold.ts';
import { containsWords, searchText, searchWords, soughtWords } from './search.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units)),
  // What the rules of numbers, dimensions and units are about.
  fc
    .array(fc.constantFrom(...'0123456789 xx*m.,-d’acm×', 'm²', ' 200', '\u00a0', '2026-'))
    .map((signs) => signs.join('')),
);

it('folding forgets case, accents, ligatures, and how sizes and apostrophes are written', () => {
  expect(foldText('Œufs À LA COQUE')).toBe('oeufs a la coque');
  expect(foldText('Barnum 3×3 m (9 m²) de l’été')).toBe("barnum 3x3 m (9 m2) de l'ete");
  expect(foldText('Straße, Øresund, ﬁn')).toBe('strasse, oresund, fin');
});

it('what is folded once is folded for good', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
      expect(searchText(searchText(text))).toBe(searchText(text));
    }),
    { numRuns: 1_000 },
  );
});

it('a text is found by its own words, each alone and all of them', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const folded = searchText(text);
      expect(containsWords(folded, soughtWords(text))).toBe(true);
      // Half a dimension is no word: « m× » of « 3m× 6m ».
      for (const typed of text.split(/\s+/).filter((each) => !/[x×*]/i.test(foldText(each)))) {
        for (const word of searchWords(typed)) expect(folded).toContain(word);
      }
    }),
    { numRuns: 1_000 },
  );
});

it('folding takes off any number of accents, and takes no longer for what repeats', () => {
  expect(foldText(`e${'\u0301\u0323'.repeat(90_000)}`)).toBe('e');
  expect(searchWords('100 '.repeat(50_000))).toHaveLength(1);
  for (const repeated of ['3 x ', '3m x ', '. ', '.', ' .', '*', '1,', '-', 'd 2026 ', '3x', '1 200']) {
    expect(searchText(repeated.repeat(50_000)).length).toBeLessThan(400_000);
  }
});

it('words are what blanks part, the no-break ones too', () => {
  expect(searchWords(' Crêpière\u00a0à gaz  3×6 ')).toEqual(['crepiere', 'a', 'gaz', '3x6']);
  expect(searchWords(' \u00a0')).toEqual([]);
  expect(searchText('')).toBe('  ');
});

it('an elided article is sought in no text, and stays in those that have one', () => {
  for (const search of ['l’été', "l'ete", 'L‘Été', 'd’été', 'qu’été']) expect(soughtWords(search)).toEqual(['ete']);
  expect(soughtWords('aujourd’hui')).toEqual(['aujourd', 'hui']);
  expect(soughtWords('l été')).toEqual(['l', 'ete']);
  expect(soughtWords('l’')).toEqual(['l']);
  expect(containsWords(searchText('Thème été'), soughtWords('l’été'))).toBe(true);
  expect(containsWords(searchText('Thème de l’été'), soughtWords('l été'))).toBe(true);
});

describe('are the same to a search:', () => {
  it.each([
    [['mange-debout', 'Mange debout', 'MANGE‑DEBOUT', 'mange – debout', 'mange\u2212debout'], ' mange debout '],
    [['l’été', "l'été", 'l‘ete', 'L´ÉTÉ', 'l`ete', 'lʼété'], ' l ete '],
    [
      ['3x6 m', '3 × 6 m', '3 x 6 m', '3*6 m', '3x6m', '3 X 6m', '3m x 6m', '3mx6m', '3 m × 6 m', '３ｘ６ｍ'],
      ' 3x6 m ',
    ],
    [['3x6', '3 × 6', '3 x 6', '3*6', '3\u00a0×\u202f6'], ' 3x6 '],
    [['2x3x2 m', '2 × 3 × 2 m', '2 m x 3 m x 2 m'], ' 2x3x2 m '],
    [['3,5 x 2 m', '3.5×2m'], ' 3.5x2 m '],
    [['9 m²', '9m²', '9 m2', '9m2'], ' 9 m2 '],
    [['Ø 150', 'Ø150', 'ø150'], ' o 150 '],
    [['1 200', '1200', '1\u00a0200', '1\u202f200'], ' 1200 '],
    [['1 234 567 W', '1234567w'], ' 1234567 w '],
    [['D-2026-00001 v1', 'd‑2026–00001 V1'], ' d202600001 v1 '],
    [['« Chaise », (pliante) ; blanche.', 'chaise pliante blanche'], ' chaise pliante blanche '],
    [['ＣＨＡＩＳＥ', 'chaise'], ' chaise '],
    [['œuf', 'oeuf'], ' oeuf '],
    [['anne.corre@exemple.example.'], ' anne.corre@exemple.example '],
    [['100% fonte'], ' 100% fonte '],
    [['06 39 98 01 12'], ' 06 39 98 01 12 '],
    [['30 cm x 2 m'], ' 30 cm x 2 m '],
    [['Jean-Pierre Le Goff-L’Hermite'], ' jean pierre le goff l hermite '],
  ])('%j', (spellings, text) => {
    for (const spelling of spellings) expect(searchText(spelling), spelling).toBe(text);
  });
});
