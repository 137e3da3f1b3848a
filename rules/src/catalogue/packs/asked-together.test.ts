import { expect, it } from 'vitest';
import { beyondShelf, mostOf } from './asked-together.ts';
import type { PackComponent } from './packs.ts';

const [pack, roof, weight, heater] = [1, 11, 12, 13];
const of = (articleId: number, quantite: number, terrain: PackComponent['terrain'] = null): PackComponent => ({
  articleId,
  quantite,
  terrain,
  choix: '',
});
const packs = new Map([[pack, [of(roof, 2), of(weight, 6, 'dur')]]]);
const shelf = (id: number) =>
  new Map([
    [pack, { nom: 'Tente', stock: null, enRenfort: false }],
    [roof, { nom: 'Toit', stock: 6, enRenfort: true }],
    [weight, { nom: 'Lest', stock: 12, enRenfort: false }],
    [heater, { nom: 'Chauffage', stock: 0, enRenfort: true }],
  ]).get(id);
const said = (...lines: Parameters<typeof beyondShelf>[0]) =>
  [...beyondShelf(lines, packs, shelf)].map(([index, sentence]) => [index, sentence.replace(/\s/g, ' ')]);

it('a pack and a part of it are counted together, on the ground that is said', () => {
  expect([
    mostOf({ articleId: pack }, packs, shelf),
    mostOf({ articleId: pack, terrain: 'dur' }, packs, shelf),
  ]).toEqual([3, 2]);
  expect(said({ articleId: pack, quantite: 2 }, { articleId: roof, quantite: 2 })).toEqual([]);
  expect(
    said({ articleId: weight, quantite: 1 }, { articleId: roof, quantite: 3 }, { articleId: pack, quantite: 2 }),
  ).toEqual([[1, '« Toit » : 6 au maximum en stock, il en faudrait 7 avec ce que contient votre pack']]);
  expect(said({ articleId: pack, quantite: 3, terrain: 'dur' }, { articleId: roof, quantite: 9 })).toEqual([
    [0, '« Tente » : 2 au maximum en stock'],
    [1, '« Toit » : 6 au maximum en stock'],
  ]);
  expect(said({ articleId: roof, quantite: 4 }, { articleId: roof, quantite: 4 })).toEqual([
    [0, '« Toit » : 6 au maximum en stock'],
  ]);
  expect(said({ articleId: 99, quantite: 400 })).toEqual([]);
  expect(said({ articleId: heater, quantite: 1 })).toEqual([[0, '« Chauffage » n’est pas disponible à ces dates']]);
});
