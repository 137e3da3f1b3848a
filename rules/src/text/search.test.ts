import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldText, searchWords } from './search.ts';

it('folding forgets case, accents, ligatures, and how sizes and apostrophes are written', () => {
  expect(foldText('Œufs À LA COQUE')).toBe('oeufs a la coque');
  expect(foldText('Barnum 3×3 m (9 m²) de l’été')).toBe("barnum 3x3 m (9 m2) de l'ete");
});

it('what is folded once is folded for good', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units)),
  );
  fc.assert(
    fc.property(anyText, (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
  );
});

it('folding takes off any number of accents', () => {
  expect(foldText(`e${'\u0301\u0323'.repeat(90_000)}`)).toBe('e');
});

it('words are what blanks part, the no-break ones too', () => {
  expect(searchWords(' Crêpière\u00a0à gaz  3×6 ')).toEqual(['crepiere', 'a', 'gaz', '3x6']);
  expect(searchWords(' \u00a0')).toEqual([]);
});
