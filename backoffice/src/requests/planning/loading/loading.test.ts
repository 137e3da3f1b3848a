import { expect, it } from 'vitest';
import type { PreparedRequest } from '../preparation/preparation.ts';
import { loadOf, moved, orderOf } from './loading.ts';

const day = [
  departure(1, 'matin'),
  departure(2, null, { livraisonMontage: false }),
  departure(3, 'apres_midi'),
  departure(4, null),
];

it('loads first what is delivered last; what customers fetch stands at the end', () => {
  const { loaded, left } = loadOf(day, '');
  expect(loaded.map(({ id }) => id)).toEqual([3, 4, 1, 2]);
  expect(left).toEqual([]);
});

it('takes the round that the address says, each request once, without what does not leave on that day', () => {
  const { loaded, left } = loadOf(day, '4,1,4,99');
  expect(orderOf(loaded)).toBe('4,1');
  expect(left.map(({ id }) => id)).toEqual([2, 3]);
  expect(loadOf(day, orderOf([])).loaded).toEqual([]);
});

it('moves a request by one place, and leaves the ends where they are', () => {
  const { loaded } = loadOf(day, '1,3,4');
  expect(orderOf(moved(loaded, 0, 1))).toBe('3,1,4');
  expect(orderOf(moved(loaded, 2, -1))).toBe('1,4,3');
  expect(orderOf(moved(loaded, 0, -1))).toBe('1,3,4');
});

function departure(
  id: number,
  creneau: PreparedRequest['creneau'],
  changes: Partial<PreparedRequest> = {},
): PreparedRequest {
  return {
    id,
    nom: 'Planning',
    prenom: 'Maël',
    debut: '2026-07-10',
    fin: '2026-07-13',
    statut: 'confirmee',
    notes: '',
    phone: null,
    livraisonMontage: true,
    adresse: null,
    creneau,
    items: [],
    packs: [],
    ...changes,
  };
}
