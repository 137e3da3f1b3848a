import { expect, it } from 'vitest';
import { type CountedPack, isUndecided, mostByBestAnswers } from './best-answers.ts';
import type { PackComponent, Packs } from './packs.ts';

const one = (articleId: number, options: Partial<PackComponent> = {}): PackComponent => ({
  articleId,
  quantite: 1,
  terrain: null,
  choix: '',
  ...options,
});
const counted = (components: readonly PackComponent[], stocks: Record<number, number | null>): CountedPack => {
  const packs: Packs = new Map([[1, components]]);
  const shelf = (id: number) => ({ nom: String(id), stock: stocks[id] ?? null, enRenfort: false });
  return { articleId: 1, packs, shelf };
};

it('counts by the best answer to each question, and what is said counts as it is', () => {
  const pack = counted(
    [one(9, { choix: 'Nappes' }), one(10, { choix: 'Nappes' }), one(7, { terrain: 'dur', quantite: 4 })],
    { 9: 1, 10: 10, 7: 8 },
  );
  expect([mostByBestAnswers(pack, {}), isUndecided(pack, {})]).toEqual([10, true]);
  expect(mostByBestAnswers(pack, { terrain: 'dur' })).toBe(2);
  expect(isUndecided(pack, { terrain: 'dur', choix: [10] })).toBe(false);
});

it('finds the best of all where two choices propose the same articles', () => {
  const components = ['Tables', 'Bancs'].flatMap((choix) => [one(9, { choix }), one(10, { choix })]);
  expect(mostByBestAnswers(counted(components, { 9: 10, 10: 8 }), {})).toBe(8);
});

it('knows no limit where an answer has none, and is decided where nothing is asked', () => {
  const pack = counted([one(9, { choix: 'Nappes' }), one(10, { choix: 'Nappes' })], { 9: 3 });
  expect([mostByBestAnswers(pack, {}), isUndecided(pack, {})]).toEqual([null, true]);
  const plain = counted([one(9, { quantite: 2 })], { 9: 5 });
  expect([mostByBestAnswers(plain, {}), isUndecided(plain, {})]).toEqual([2, false]);
});

it('takes what there is most of where there are too many ways to try', () => {
  const choices = Array.from({ length: 9 }, (_, index) => `Choix ${index}`);
  const components = choices.flatMap((choix, index) => [
    one(100 + index, { choix }),
    one(200 + index, { choix, quantite: 3 }),
  ]);
  const stocks = Object.fromEntries(
    choices.flatMap((_, index) => [
      [100 + index, 2],
      [200 + index, 12],
    ]),
  );
  expect(mostByBestAnswers(counted(components, stocks), {})).toBe(4);
});
