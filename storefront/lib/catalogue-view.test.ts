import { byThePiece } from '@barnum/rules/catalogue/articles/quantities';
import type { DatedPrice } from '@barnum/rules/prices/price-on-day';
import { describe, expect, it } from 'vitest';
import { capacitySteps, readView, viewGroups, wholeCatalogue, withView } from './catalogue-view.ts';

const article = (id: number, nom: string, prix: string, capacite: number | null) => ({
  id,
  nom,
  prix,
  prixAVenir: [],
  capacite,
  slug: nom,
  unite: 'weekend' as const,
  ...byThePiece,
  quantiteAuMieux: null,
  enRenfort: false,
  courteDescription: '',
  categorie: null,
  primaryImage: null,
});
const groups = [
  {
    slug: 'tentes',
    nom: 'Tentes',
    articles: [
      article(1, 'Tente 10 m', '90.00', 50),
      article(2, 'Tente 9 m', '110.00', 20),
      article(3, 'Abri', '90.00', 8),
    ],
  },
  { slug: 'verres', nom: 'Verres', articles: [article(4, 'Verre', '0.35', null)] },
];
const shown = (...args: Parameters<typeof viewGroups>) =>
  viewGroups(...args).map(({ articles }) => articles.map(({ id }) => id));

describe('the view of the catalogue', () => {
  it('sorts within each family: by price, equal ones as the owner has them, or by name', () => {
    expect(viewGroups(groups, wholeCatalogue, undefined)).toBe(groups);
    expect(shown(groups, { ...wholeCatalogue, order: 'prix' }, undefined)).toEqual([[1, 3, 2], [4]]);
    expect(shown(groups, { ...wholeCatalogue, order: '-prix' }, undefined)).toEqual([[2, 1, 3], [4]]);
    expect(shown(groups, { ...wholeCatalogue, order: 'nom' }, undefined)).toEqual([[3, 2, 1], [4]]);
    expect(groups[0]?.articles.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('sorts by the prices of the visitor’s days', () => {
    const glasses = ['0.35', '0.40'].map((prix, index) => article(index + 1, 'Verre', prix, null));
    const [first, second] = glasses.map((one) => ({ ...one, prixAVenir: [] as DatedPrice[] }));
    first?.prixAVenir.push({ aPartirDu: '2028-01-01', prix: '0.50' });
    const group = { slug: 'verres', nom: 'Verres', articles: [first, second].flatMap((one) => one ?? []) };
    const byPrice = { ...wholeCatalogue, order: 'prix' } as const;
    const on = (day: string) => shown([group], byPrice, undefined, { debut: day, fin: day });
    expect([on('2027-12-31'), on('2028-01-01')]).toEqual([[[1, 2]], [[2, 1]]]);
  });

  it('filters by capacity and by what is free, and leaves out empty families', () => {
    expect(shown(groups, { ...wholeCatalogue, capacity: 20 }, undefined)).toEqual([[1, 2]]);
    expect(shown(groups, wholeCatalogue, (id) => id === 4)).toEqual([[4]]);
  });

  it('offers the capacities that narrow the list', () => {
    expect(capacitySteps(groups)).toEqual([10, 20, 30, 50]);
    expect(capacitySteps(groups.slice(1))).toEqual([]);
  });

  it('is in the address, beside the search', () => {
    const view = { order: 'prix', onlyFree: true, capacity: 50 } as const;
    const url = withView('http://localhost/catalogue?q=tente', view);
    expect(url.search).toBe('?q=tente&tri=prix&libres=1&capacite=50');
    expect(readView(url.search)).toEqual(view);
    expect(withView(url.href, wholeCatalogue).search).toBe('?q=tente');
    expect(readView('?tri=toString&capacite=-1')).toEqual(wholeCatalogue);
  });
});
