import { expect, it } from 'vitest';
import { articleFields } from './article-import-columns.ts';
import { customerFields } from './customer-import-columns.ts';
import { columnLetters, findTable } from './find-table.ts';

it('knows each column of the own export again', () => {
  for (const field of articleFields.all)
    expect(articleFields.recognise(articleFields.titleOf(field)), field).toBe(field);
  for (const field of customerFields.all)
    expect(customerFields.recognise(customerFields.titleOf(field)), field).toBe(field);
});

it.each([
  ['Désignation', 'nom'],
  ['QTÉ', 'quantite'],
  ['P.U. TTC (€)', 'prix'],
  ['PU TTC', 'prix'],
  ['Tarif week-end HT', 'prixHorsTaxes'],
  ['Dépôt de garantie', 'montantCaution'],
  ['Couleur', null],
] as const)('« %s »', (title, field) => {
  expect(articleFields.recognise(title)).toBe(field);
});

it('finds the titles below a heading, leaves empty columns out, and letters columns without titles', () => {
  const rows = [['Tarifs 2027'], [], ['Nom', '', 'Prix'], ['Tente', '', '110']].map((cells, at) => ({
    line: at + 1,
    cells,
  }));
  expect(findTable(articleFields, rows)).toEqual({
    titles: ['Nom', 'Prix'],
    columns: ['nom', 'prix'],
    isOwn: false,
    rows: [{ line: 4, cells: ['Tente', '110'] }],
  });
  const bare = findTable(articleFields, [{ line: 1, cells: ['110', 'Tente'] }]);
  expect([bare.titles, bare.columns]).toEqual([
    ['Colonne A', 'Colonne B'],
    [null, 'nom'],
  ]);
  expect([columnLetters(25), columnLetters(26)]).toEqual(['Z', 'AA']);
});
