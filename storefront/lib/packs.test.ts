import { byThePiece } from '@barnum/rules/catalogue/articles/quantities';
import { expect, it } from 'vitest';
import { askedTooMany, hiredAsSaid, isUndecided } from './packs.ts';

const part = { quantite: 1, terrain: null, choix: '', article: null };
const cloth = (articleId: number, possibles: number) => ({
  ...part,
  articleId,
  possibles,
  choix: 'Nappes',
  nom: `${articleId}`,
});
const weight = { ...part, articleId: 7, terrain: 'dur' as const, quantite: 4, possibles: 2, nom: 'Lest' };
const pack = {
  ...byThePiece,
  id: 12,
  nom: 'Fête',
  // As the service counts it: on grass, with the first cloth.
  quantite: 1,
  enRenfort: false,
  components: [cloth(9, 1), cloth(10, 10), weight],
};

it('a pack is no more than the service says of it, which alone counts its hidden parts', () => {
  const hidden = [9, 10].map((id) => ({ ...cloth(id, 1), possibles: null }));
  const most = (wish: object) => hiredAsSaid({ ...pack, quantiteAuMieux: 4, components: [...hidden, weight] }, wish);
  expect([most({}).quantite, most({ terrain: 'herbe', choix: [9] }).quantite]).toEqual([4, 4]);
  expect(most({ terrain: 'dur' }).quantite).toBe(2);
});

it('a pack is limited by what was chosen and by its ground, and before that by the best that may be answered', () => {
  const most = (wish: object) => hiredAsSaid(pack, wish).quantite;
  expect([most({}), isUndecided(pack, {})]).toEqual([10, true]);
  expect(most({ terrain: 'herbe', choix: [9] })).toBe(1);
  expect(most({ terrain: 'herbe', reponses: [{ choix: '12:Nappes', article: 10 }] })).toBe(10);
  expect(most({ terrain: 'dur', reponses: [{ choix: 'Nappes', article: 10 }] })).toBe(2);
  expect(most({ terrain: 'dur' })).toBe(2);
  expect(isUndecided(pack, { terrain: 'dur', choix: [10] })).toBe(false);
  // What is rented in depends on the days; what is no pack is hired out as it is.
  expect(hiredAsSaid({ ...pack, enRenfort: true }, {}).quantite).toBe(1);
  expect(hiredAsSaid({ ...pack, components: [] }, {}).quantite).toBe(1);
  const line = { articleId: 12, quantite: 3, terrain: 'dur' as const, choix: [10] };
  expect([...askedTooMany([line], [pack]).keys()]).toEqual([0]);
  expect(askedTooMany([{ ...line, terrain: 'herbe' }], [pack]).size).toBe(0);
});
