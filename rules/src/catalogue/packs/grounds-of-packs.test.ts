import { expect, it } from 'vitest';
import { mostOf } from './asked-together.ts';
import { type CountedPack, mostByBestAnswers } from './best-answers.ts';
import { groundsOf, wishErrors } from './pack-questions.ts';
import { packSentences } from './pack-sentences.ts';
import type { PackComponent } from './packs.ts';

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
