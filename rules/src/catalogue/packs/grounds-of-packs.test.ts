import { expect, it } from 'vitest';
import { mostOf } from './asked-together.ts';
import { type CountedPack, mostByBestAnswers } from './best-answers.ts';
import { emptyPartsOn } from './pack-parts.ts';
import { groundsOf, wishErrors } from './pack-questions.ts';
import { packSentences } from './pack-sentences.ts';
import type { PackComponent, PackWish } from './packs.ts';

const on = (articleId: number, quantite: number, terrain: PackComponent['terrain'] = null): PackComponent => ({
  articleId,
  quantite,
  terrain,
  choix: '',
});
const packs = new Map([
  // What holds it to the ground, and nothing else: no sand.
  [1, [on(11, 6, 'dur'), on(12, 8, 'herbe')]],
  [2, [on(11, 6, 'dur')]],
  [3, [on(10, 1), on(11, 6, 'dur')]],
]);
const shelf = (id: number) => ({ nom: String(id), stock: id === 11 ? 12 : null, enRenfort: false });
const pack = (articleId: number): CountedPack => ({ articleId, packs, shelf });
const errors = (articleId: number, terrain: PackComponent['terrain']) =>
  wishErrors({ articleId, nom: 'Ancrage' }, packs, { terrain }, false);

it('a pack is offered on the grounds on which it holds something', () => {
  expect([1, 2, 3].map((id) => groundsOf(id, packs, {}))).toEqual([
    ['herbe', 'dur'],
    ['dur'],
    ['herbe', 'dur', 'sable'],
  ]);
});

it('there is none of a pack on a ground on which it holds nothing', () => {
  const most = (articleId: number, terrain: PackComponent['terrain']) => mostOf({ articleId, terrain }, packs, shelf);
  expect([most(1, 'sable'), most(1, 'herbe'), most(1, 'dur')]).toEqual([0, null, 2]);
  expect([most(2, null), most(2, 'dur'), mostByBestAnswers(pack(2), {})]).toEqual([0, 2, 2]);
  expect([most(3, 'sable'), most(3, 'dur')]).toEqual([null, 2]);
});

it('such a ground is refused, and so is leaving it out where grass is such a one', () => {
  const said = packSentences.groundEmpty('Ancrage', 'sable');
  expect(said.replace(/\s/g, ' ')).toBe('« Ancrage » ne se monte pas sur ce sol (sable) : choisissez-en un autre');
  expect([errors(1, 'sable'), errors(1, 'dur'), errors(1, null)]).toEqual([{ terrain: said }, {}, {}]);
  expect(errors(2, null)).toEqual({ terrain: packSentences.groundRequired('Ancrage') });
  expect(errors(3, 'sable')).toEqual({});
});

const chosen = (articleId: number) => ({ ...on(articleId, 1), choix: 'Pieds' });
const nested = new Map([
  ...packs,
  // A tent and what holds it; a tent of which the feet are chosen, one of them a pack without sand.
  [4, [on(10, 1), on(1, 1)]],
  [5, [on(10, 1), chosen(1), chosen(13)]],
  // What holds it is taken on hard ground alone.
  [6, [on(10, 1), on(2, 1, 'dur')]],
]);

it('a pack is offered where each pack in it holds something, by one of the answers to a choice', () => {
  const grounds = (articleId: number, article?: number) =>
    groundsOf(articleId, nested, { reponses: article === undefined ? [] : [{ choix: 'Pieds', article }] });
  expect([4, 5, 6].map((id) => grounds(id))).toEqual([
    ['herbe', 'dur'],
    ['herbe', 'dur', 'sable'],
    ['herbe', 'dur', 'sable'],
  ]);
  expect([grounds(5, 1), grounds(5, 13)]).toEqual([
    ['herbe', 'dur'],
    ['herbe', 'dur', 'sable'],
  ]);
  expect(grounds(5)).toHaveLength(3);
  expect([emptyPartsOn(4, nested, 'sable'), emptyPartsOn(4, nested, 'dur'), emptyPartsOn(5, nested, 'sable')]).toEqual([
    [1],
    [],
    [],
  ]);
});

it('it is not there, and refused, where a pack in it would be left out', () => {
  const told = (articleId: number, wish: PackWish, required = false) =>
    wishErrors({ articleId, nom: 'Barnum' }, nested, wish, required);
  const said = { terrain: packSentences.groundEmpty('Barnum', 'sable') };
  expect([told(4, { terrain: 'sable' }), told(4, { terrain: 'herbe' })]).toEqual([said, {}]);
  expect(mostOf({ articleId: 4, terrain: 'sable' }, nested, shelf)).toBe(0);
  expect(mostOf({ articleId: 4, terrain: 'dur' }, nested, shelf)).toBe(2);
  // Of a choice that nobody answered the first is taken; a visitor answers it.
  expect(told(5, { terrain: 'sable' })).toEqual(said);
  expect(told(5, { terrain: 'sable' }, true)).toEqual({ choix: packSentences.choiceRequired('Barnum', 'Pieds') });
  expect(told(5, { terrain: 'sable', reponses: [{ choix: 'Pieds', article: 1 }] }, true)).toEqual(said);
  expect(told(5, { terrain: 'sable', reponses: [{ choix: 'Pieds', article: 13 }] }, true)).toEqual({});
  expect(told(6, { terrain: 'sable' })).toEqual({});
});
