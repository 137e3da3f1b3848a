import type { RequestState } from '@barnum/rules/requests/reservation-requests/request-states';
import { expect, it } from 'vitest';
import { piecesOf, preparationOf, preparedOf, turnedOver, withPieces } from './preparation.ts';

const today = '2026-07-10';

it('sums what leaves and what comes back on a day; what is not confirmed is listed apart', () => {
  const { departures, returns, unconfirmed } = preparationOf(
    [
      request(1, 'sortie', '2026-07-03', '2026-07-06', { Tente: 1 }),
      request(2, 'confirmee', '2026-07-10', '2026-07-13', { Tente: 2, Chaise: 40, Livraison: 1 }),
      request(3, 'confirmee', '2026-07-10', '2026-07-10', { Chaise: 20 }),
      request(4, 'nouvelle', '2026-07-10', '2026-07-13', { Table: 1 }),
      request(5, 'confirmee', '2026-07-08', '2026-07-13', { Table: 9 }),
    ],
    today,
    today,
  );
  expect(departures.requests.map(({ id }) => id)).toEqual([2, 3]);
  expect(departures.totals.map(({ nom, quantite }) => [nom, quantite])).toEqual([
    ['Chaise', 60],
    ['Tente', 2],
  ]);
  expect(returns.requests.map(({ id }) => id)).toEqual([1, 3]);
  expect(unconfirmed.map(({ id }) => id)).toEqual([4]);
});

it('has one box for the pieces of one name in a request, in however many lines', () => {
  const one = request(1, 'confirmee', today, today, { Tente: 1, Chaise: 30 });
  const pack = {
    id: 9,
    nature: 'article' as const,
    articleId: null,
    nom: 'Pack',
    quantite: 2,
    terrain: 'dur' as const,
    choix: [],
    reponses: [],
    components: [{ articleId: null, nom: 'Chaise', quantite: 5 }],
  };
  const [twice] = preparationOf([{ ...one, items: [...one.items, pack] }], today, today).departures.requests;
  if (twice === undefined) throw new Error('It leaves today.');
  const boxes = piecesOf(twice, 'depart');
  expect(boxes.map(({ nom, quantite }) => [nom, quantite])).toEqual([
    ['Tente', 1],
    ['Chaise', 40],
  ]);
  expect(twice.packs).toEqual([pack]);
  expect(preparedOf('nom Chaise', [twice], 'depart', ({ nom }) => nom === 'Chaise')).toBe(40);
  expect(preparedOf('nom Tente', [twice], 'depart', ({ nom }) => nom === 'Chaise')).toBe(0);
});

it('names what comes back and leaves again on one day', () => {
  const { departures, returns } = preparationOf(
    [
      request(1, 'sortie', '2026-07-07', '2026-07-10', { Tente: 1, Table: 4 }),
      request(2, 'confirmee', '2026-07-10', '2026-07-13', { Tente: 1, Chaise: 20 }),
    ],
    today,
    today,
  );
  expect([...turnedOver(departures, returns)]).toEqual(['Tente']);
});

it('says in how many boxes pieces leave, and what goes with them', () => {
  const accessories = [
    { nom: 'sangle', quantite: 4 },
    { nom: null, quantite: 1 },
  ];
  const articles = [{ id: 7, lot: 25, nomLot: 'casier', accessories }];
  expect(withPieces(7, 50, articles)).toEqual(['soit 2\u00a0casiers de 25', '200 × sangle']);
  expect(withPieces(null, 50, articles)).toEqual([]);
});

function request(id: number, statut: RequestState, debut: string, fin: string, items: Record<string, number>) {
  return {
    id,
    statut,
    debut,
    fin,
    nom: 'Le Goff',
    prenom: 'Maëlle',
    notes: '',
    phone: null,
    email: null,
    livraisonMontage: false,
    adresse: null,
    creneau: null,
    items: Object.entries(items).map(([nom, quantite], index) => ({
      id: index + 1,
      nature: natureOf(nom),
      articleId: null,
      nom,
      quantite,
      terrain: null,
      choix: [],
      reponses: [],
      components: [],
    })),
  };
}

function natureOf(nom: string): 'livraison' | 'article' {
  return nom === 'Livraison' ? 'livraison' : 'article';
}
