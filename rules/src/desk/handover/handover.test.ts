import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import {
  type CountedLine,
  closingRefusal,
  countingGestures,
  countLine,
  expectedLines,
  faultsOf,
  handoverSentences,
  stateAfterReturn,
} from './handover.ts';

const line = (attendu: number): CountedLine => ({ attendu, compte: null, casse: 0, manque: 0, sale: 0, dehors: 0 });
const item = { nature: 'article', articleId: 1, nom: 'Chaise', quantite: 80, components: [] } as const;

test('a sheet expects the pieces of packs by their names, and what comes with an article', () => {
  const tent = {
    nature: 'article',
    articleId: 2,
    nom: 'Tente équipée',
    quantite: 2,
    components: [
      { articleId: 3, nom: 'Tente', quantite: 1 },
      { articleId: 1, nom: 'Chaise', quantite: 10 },
    ],
  } as const;
  const delivery = { nature: 'livraison', articleId: null, nom: 'Livraison', quantite: 1, components: [] } as const;
  const accessories = new Map([[3, [{ nom: 'Sac de lest', quantite: 4 }]]]);
  expect(expectedLines([item, tent, delivery], accessories)).toEqual([
    { nom: 'Chaise', articleId: 1, pour: 'Tente équipée', accessoire: false, attendu: 100 },
    { nom: 'Tente', articleId: 3, pour: 'Tente équipée', accessoire: false, attendu: 2 },
    { nom: 'Sac de lest', articleId: null, pour: 'Tente', accessoire: true, attendu: 8 },
  ]);
});

const gesture = fc.record({
  kind: fc.constantFrom(...countingGestures),
  quantite: fc.integer({ min: 0, max: 14 }),
});

it('the parts of a return that is counted always add up to what was expected', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.array(gesture), (attendu, gestures) => {
      const counted = gestures.reduce((now, one) => countLine(now, 'retour', one) ?? now, line(attendu));
      if (counted.compte === null) return counted.dehors === 0 && faultsOf(counted) === 0;
      const parts = [counted.compte, counted.casse, counted.manque, counted.sale, counted.dehors];
      return parts.every((part) => part >= 0) && counted.compte + faultsOf(counted) === attendu;
    }),
  );
});

it('what is fewer than expected and not explained is still out, and the request stays out with it', () => {
  const counted = countLine(line(80), 'retour', { kind: 'compter', quantite: 76 });
  expect(counted).toMatchObject({ compte: 76, dehors: 4 });
  const broken = counted && countLine({ ...counted, dehors: 2, compte: 78 }, 'retour', { kind: 'casse', quantite: 2 });
  expect(broken).toMatchObject({ compte: 76, casse: 2, dehors: 2 });
  expect(stateAfterReturn(broken ? [broken] : [])).toBe('sortie');
  expect(stateAfterReturn([line(3)])).toBe('rendue');
  expect(countLine(line(4), 'retour', { kind: 'manque', quantite: 5 })).toBeNull();
});

it('a departure counts what leaves, never more than was agreed, and asks for a word where it is less', () => {
  expect(countLine(line(8), 'depart', { kind: 'compter', quantite: 9 })).toBeNull();
  expect(countLine(line(8), 'depart', { kind: 'casse', quantite: 1 })).toBeNull();
  const short = { ...line(8), compte: 7, nom: 'Table', note: '' };
  expect(closingRefusal([{ ...line(2), nom: 'Banc', note: '' }, short], 'depart')).toBe('Il reste une ligne à compter');
  expect(closingRefusal([short], 'depart')).toBe(handoverSentences.wordRequired('Table'));
  expect(closingRefusal([{ ...short, note: 'La dernière suit demain' }], 'depart')).toBeNull();
  expect(closingRefusal([short], 'retour')).toBeNull();
});
