import { byThePiece } from '@barnum/rules/catalogue/articles/quantities';
import { describe, expect, it } from 'vitest';
import { addSelected, reconcile, selectedItems, selectedWishes, withoutSelection } from './draft-catalogue.ts';

const articles = [
  { id: 1, nom: 'Barnum pliant', ...byThePiece, enRenfort: false, quantite: 4 },
  { id: 2, nom: 'Crêpière', ...byThePiece, enRenfort: false, quantite: 0 },
  { id: 3, nom: 'Chaise', ...byThePiece, enRenfort: false },
  { id: 4, nom: 'Verre', quantite: 110, lot: 25, nomLot: 'casier', quantiteMinimum: 1, enRenfort: false },
];

describe('a draft beside the catalogue', () => {
  it('stays as it is while everything is there', () => {
    const items = [
      { articleId: 1, quantite: 4 },
      { articleId: 3, quantite: 5000 },
    ];
    expect(reconcile(items, articles)).toEqual({ items, notices: [] });
    expect(reconcile(items, articles).items).toBe(items);
  });

  it('loses what is gone and what is above the stock, and says so', () => {
    const items = [1, 2, 99].map((articleId) => ({ articleId, quantite: 9 }));
    const { items: allowed, notices } = reconcile(items, articles);
    expect(allowed).toEqual([{ articleId: 1, quantite: 4 }]);
    expect(notices).toHaveLength(3);
    expect(notices[0]).toContain('« Barnum pliant »');
  });

  it('keeps a number that fills no boxes, for its line to say so', () => {
    const items = [{ articleId: 4, quantite: 60 }];
    expect(reconcile(items, articles)).toEqual({ items, notices: [] });
  });
});

describe('articles that the address brings', () => {
  it.each([
    ['?selectedArticles=12:2:dur:45:46,15', [{ articleId: 12, terrain: 'dur', choix: [45, 46], reponses: [] }]],
    [
      '?selectedArticles=15:3&selectedArticles=12&terrain=sable&choix=&choix=45@12~3ANappes',
      [{ articleId: 12, terrain: 'sable', choix: [], reponses: [{ choix: '12:Nappes', article: 45 }] }],
    ],
    ['?selectedArticles=12:1:lave:x', []],
  ])('%s says of packs', (search, wishes) => {
    expect(selectedWishes(search)).toEqual(wishes);
  });

  it.each([
    ['?selectedArticles=12,15', { 12: 1, 15: 1 }],
    ['?selectedArticles=12&selectedArticles=15,12', { 12: 1, 15: 1 }],
    ['?selectedArticles=12:80,15:010', { 12: 80, 15: 1 }],
    ['?selectedArticles=12%3A80&selectedArticles=15&quantite=6', { 12: 80, 15: 6 }],
    ['?selectedArticles=', {}],
    ['?other=1', {}],
    ['?selectedArticles=1e3,-4,abc', { 0: 1 }],
  ])('are read from %s', (search, quantities) => {
    const read = selectedItems(search).map(({ articleId, quantite }) => [articleId, quantite]);
    expect(Object.fromEntries(read)).toEqual(quantities);
  });

  it('come with their quantity, unless they were there', () => {
    const items = [{ articleId: 1, quantite: 3 }];
    const chairs = { articleId: 3, quantite: 80 };
    expect(addSelected(items, [{ articleId: 1, quantite: 1 }, chairs], articles)).toEqual({
      items: [...items, chairs],
      notices: [],
    });
  });

  it('are left out when unknown or out of stock', () => {
    const selected = [2, 98, 99].map((articleId) => ({ articleId, quantite: 1 }));
    const { items, notices } = addSelected([], selected, articles);
    expect(items).toEqual([]);
    expect(notices).toHaveLength(2);
  });

  it('leave the address, and only they', () => {
    expect(withoutSelection('https://exemple.bzh/reservation?selectedArticles=1&quantite=4&x=2#haut')).toBe(
      '/reservation?x=2#haut',
    );
  });
});
