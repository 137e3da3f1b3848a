import { expect, it } from 'vitest';
import { offeredRequestViews, readRequestFilter, requestViewOf } from './request-list.ts';

const wednesday = '2026-11-25';
const read = (search: string, today = wednesday) => {
  const parameters = new URLSearchParams(search);
  return readRequestFilter((name) => parameters.get(name) ?? '', today);
};

it('reads what an address says, and leaves out what it says wrongly', () => {
  const all = { statuts: [], jour: 'date', du: null, au: null, livraison: false, nonLus: false, aFacturer: false };
  expect(read('')).toEqual(all);
  expect(read('etat=perdue&periode=jamais&jour=demain&du=2026-02-30&livraison=peut-etre')).toEqual(all);
  expect(read('etat=a_confirmer,nouvelle,perdue&livraison=oui&non-lus=oui&a-facturer=oui')).toEqual({
    ...all,
    statuts: ['nouvelle', 'a_confirmer'],
    livraison: true,
    nonLus: true,
    aFacturer: true,
  });
  expect(read('du=2026-12-01&au=2026-12-24&jour=retour')).toMatchObject({
    jour: 'fin',
    du: '2026-12-01',
    au: '2026-12-24',
  });
});

it('knows the periods of the calendar on any day', () => {
  const days = (periode: string, today?: string) => {
    const { du, au } = read(`periode=${periode}`, today);
    return [du, au];
  };
  expect(days('week-end')).toEqual(['2026-11-27', '2026-11-29']);
  expect(days('week-end', '2026-11-29')).toEqual(['2026-11-27', '2026-11-29']);
  expect(days('semaine', '2026-11-29')).toEqual(['2026-11-23', '2026-11-29']);
  expect(days('semaine', '2026-11-30')).toEqual(['2026-11-30', '2026-12-06']);
  expect(days('30-jours')).toEqual([wednesday, '2026-12-25']);
  expect(days('a-venir')).toEqual([wednesday, null]);
  expect(days('passees')).toEqual([null, '2026-11-24']);
});

it('keeps of an address what makes a view, in one order', () => {
  expect(requestViewOf('?page=3&tri=date&demande=4&q=le+goff&etat=confirmee&du=')).toBe(
    'q=le+goff&etat=confirmee&tri=date',
  );
  for (const { filtres } of offeredRequestViews) expect(requestViewOf(filtres)).toBe(filtres);
});
