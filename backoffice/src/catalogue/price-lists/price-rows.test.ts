import { expect, it } from 'vitest';
import {
  changedPrices,
  listErrors,
  pastedPrices,
  priceRows,
  priceTable,
  readPrices,
  riseInWords,
} from './price-rows.ts';

const list = { id: 2, aPartirDu: '2028-01-01' };
const article = (
  id: number,
  nom: string,
  listed: [string, string, number][],
  etat: 'en_ligne' | 'archive' = 'en_ligne',
) => ({
  id,
  nom,
  etat,
  categorie: null,
  prixPropre: '10.00',
  prixDesGrilles: listed.map(([aPartirDu, prix, grilleId]) => ({ aPartirDu, prix, grilleId })),
});
const rows = priceRows(
  [
    article(1, 'Tente ; « ronde »', [
      ['2027-01-01', '11.00', 1],
      ['2028-01-01', '12.00', 2],
    ]),
    article(2, 'Chaise "Napoléon"', []),
    article(3, 'Banc', [], 'archive'),
  ],
  list,
);

it('a row has the price of the day before beside that of the list', () => {
  expect(rows.map(({ id, avant, prix }) => [id, avant, prix])).toEqual([
    [1, '11.00', '12.00'],
    [2, '10.00', ''],
  ]);
  expect(riseInWords(rows[0] as never, '12,00')).toBe('+\u00a09,1\u00a0%');
});

it('only what another price is typed for changes; an empty cell takes the article out', () => {
  expect(changedPrices(rows, new Map([[1, '12']]))).toEqual([]);
  expect(
    changedPrices(
      rows,
      new Map([
        [1, ''],
        [2, '1 234,5'],
      ]),
    ),
  ).toEqual([
    { articleId: 1, prix: null },
    { articleId: 2, prix: '1234.5' },
  ]);
});

it('a wrong price is told at its article', () => {
  const prix = changedPrices(
    rows,
    new Map([
      [1, '13'],
      [2, 'cher'],
    ]),
  );
  const { head, prices } = listErrors({ nom: '', aPartirDu: '2028-01-01', prix });
  expect([Object.keys(head), [...prices.keys()]]).toEqual([['nom'], [2]]);
});

it('a table that comes back says what it said, and what was changed in it', () => {
  const table = priceTable(rows, new Map());
  expect(changedPrices(rows, readPrices(table, rows))).toEqual([]);
  const edited = table.replace('12,00', '"1 300,50 €"').replace('10,00;', '10,00;9,9');
  expect(changedPrices(rows, readPrices(edited, rows))).toEqual([
    { articleId: 1, prix: '1300.50' },
    { articleId: 2, prix: '9.90' },
  ]);
});

it('a column is pasted from a row on', () => {
  expect([...pastedPrices(rows, 1, '4,50 €\n5\n')]).toEqual([[2, '4,50']]);
});
