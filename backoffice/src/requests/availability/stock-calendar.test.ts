import { expect, it } from 'vitest';
import { adjacentMonth, adjacentPeriod, calendarRows, readCalendarView } from './stock-calendar.ts';

const view = (search: string) => {
  const parameters = new URLSearchParams(search);
  return readCalendarView((name) => parameters.get(name) ?? '', '2027-06-20');
};

it('the address names an article, a category or all, and the days', () => {
  expect(view('')).toEqual({
    articleId: null,
    categoryId: null,
    terrain: null,
    choix: [],
    reponses: [],
    chosen: null,
    shown: { debut: '2027-06-20', fin: '2027-07-17' },
  });
  expect(view('article=12&terrain=dur&choix=4,7&du=2027-07-12&au=2027-07-14')).toEqual({
    articleId: 12,
    categoryId: null,
    terrain: 'dur',
    choix: [4, 7],
    reponses: [],
    chosen: { debut: '2027-07-12', fin: '2027-07-14' },
    shown: { debut: '2027-07-01', fin: '2027-08-31' },
  });
  expect(view('categorie=0&du=2027-07-12').shown).toEqual({ debut: '2027-07-12', fin: '2027-07-12' });
  expect(view('categorie=3&du=2027-01-01&au=2028-01-01').shown).toEqual({ debut: '2027-01-01', fin: '2027-03-03' });
  expect(view('article=12&mois=2027-12').shown).toEqual({ debut: '2027-12-01', fin: '2028-01-31' });
  expect(view('article=12&du=2027-02-30&mois=2027-13').shown).toEqual({ debut: '2027-06-01', fin: '2027-07-31' });
});

it('pages turn by the days shown, and by months', () => {
  expect(adjacentPeriod({ debut: '2027-06-20', fin: '2027-06-26' }, -1)).toEqual({
    debut: '2027-06-13',
    fin: '2027-06-19',
  });
  expect(adjacentMonth('2027-12-31', 1)).toBe('2028-01');
  expect(adjacentMonth('2027-01-15', 1)).toBe('2027-02');
  expect(adjacentMonth('2027-03-01', -1)).toBe('2027-02');
  expect(adjacentMonth('2027-01-31', -1)).toBe('2026-12');
});

it('a day is free, taken in part, all asked for, or taken', () => {
  const article = { id: 1, nom: 'Tente', unite: 'weekend', prix: '90.00', categorie: null } as const;
  const jours = [
    { reserve: 0, aConfirmer: 0 },
    { reserve: 1, aConfirmer: 2 },
    { reserve: 1, aConfirmer: 3 },
    { reserve: 5, aConfirmer: 0 },
  ];
  const levels = (quantite: number | null) => {
    const left = (taken: number) => (quantite === null ? null : Math.max(0, quantite - taken));
    const counted = jours.map(({ reserve, aConfirmer }) => ({
      reserve,
      aConfirmer,
      stock: quantite,
      libre: left(reserve),
      libres: left(reserve + aConfirmer),
      turnover: null,
    }));
    const calendar = { totalCount: 1, articles: [{ ...article, quantite }], taken: [{ articleId: 1, jours: counted }] };
    const [row] = calendarRows(calendar, { debut: '2027-06-01', fin: '2027-06-04' });
    return row?.days.map(({ libre, level }) => [libre, level]);
  };
  expect(levels(4)).toEqual([
    [4, 'libre'],
    [3, 'entame'],
    [3, 'demande'],
    [0, 'complet'],
  ]);
  expect(levels(null)?.at(-1)).toEqual([null, 'entame']);
});
