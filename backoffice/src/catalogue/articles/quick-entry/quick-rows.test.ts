import { expect, it } from 'vitest';
import { commandOf, emptyRow, pasted } from './quick-rows.ts';

const categories = [{ id: 3, nom: 'Mobilier' }];
const rows = [emptyRow(1), emptyRow(2)];

it('takes the cells of a spreadsheet from a cell on, and adds rows for what does not fit', () => {
  const all = pasted(rows, { row: 1, cell: 'nom' }, 'Chaise\tmobilier\t1,50 €\t100\t3\tà ignorer\r\nTable\t\t12\r\n');
  expect(all).toHaveLength(3);
  expect(all[1]).toMatchObject({ nom: 'Chaise', categorie: 'mobilier', prix: '1,50 €', quantite: '100' });
  expect(all[2]).toMatchObject({ key: 3, nom: 'Table', categorie: '', prix: '12' });
  expect(pasted(rows, { row: 0, cell: 'prix' }, '8\t4')[0]).toMatchObject({ nom: '', prix: '8', quantite: '4' });
});

it('reads a row as people write it, and says at its cell what is wrong', () => {
  const chair = { ...emptyRow(1), nom: 'Chaise', categorie: ' MOBILIER ', prix: '1 001,50 €', quantite: '100' };
  const { input } = commandOf(chair, categories);
  expect(input).toMatchObject({ nom: 'Chaise', categorieId: 3, quantite: 100 });
  expect(Number(input?.prix)).toBe(1001.5);
  const wrong = commandOf({ ...chair, nom: '', categorie: 'Vaisselle', prix: 'cher', quantite: '0' }, categories);
  expect(Object.keys(wrong.errors ?? {}).toSorted()).toEqual(['categorie', 'nom', 'prix', 'quantite']);
});
