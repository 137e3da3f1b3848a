import { addDays, daysBetween } from '@barnum/rules/dates/days';
import type { Period } from '@barnum/rules/dates/period';
import { sameDay } from '@barnum/rules/dates/same-day';
import type { RequestState } from '@barnum/rules/requests/reservation-requests/request-states';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { laneCells } from './grid/lane-cells.ts';
import type { PlannedRequest, Planning } from './planning.ts';
import { conflictsOf } from './planning-conflicts.ts';
import { planningRows } from './planning-rows.ts';

const today = '2026-07-08';
const july: Period = { debut: '2026-07-01', fin: '2026-07-31' };

describe('the rows of the planning', () => {
  it('hold articles that move, in the order given, then what is beside the catalogue', () => {
    const planning = planningOf([
      request('confirmee', '2026-07-10', '2026-07-13', [{ articleId: null, nom: '2', quantite: 1, revenuLe: null }]),
      request('confirmee', '2026-07-10', '2026-07-13', [
        tents(1),
        { articleId: 2, nom: 'Table', quantite: 3, revenuLe: null },
      ]),
    ]);
    expect(planningRows(planning, july, today).map(({ nom, categorie }) => [nom, categorie])).toEqual([
      ['Table', 'Non catégorisé'],
      ['Tente', 'Tentes'],
      ['2', 'Hors catalogue'],
    ]);
    expect(planningRows(planning, { debut: '2026-07-15', fin: '2026-07-20' }, today)).toEqual([]);
  });

  it('tell two articles of one name apart by their numbers', () => {
    const planning = planningOf([request('confirmee', '2026-07-10', '2026-07-13', [tents(1)])]);
    // The other one is not among what is booked on these days.
    planning.articles = planning.articles.map((article) => ({ ...article, homonyme: article.nom === 'Tente' }));
    expect(planningRows(planning, july, today).map(({ nom }) => nom)).toEqual(['Tente (n°\u00a01)']);
  });

  it('count what came back no more, and what is late until today', () => {
    const [row] = planningRows(
      planningOf([
        request('sortie', '2026-07-03', '2026-07-05', [tents(2)]),
        request('rendue', '2026-07-03', '2026-07-05', [tents(5)]),
      ]),
      july,
      today,
    );
    const taken = row?.days.filter(({ total }) => total > 0).map(({ day, libre }) => [day, libre]);
    // Back today at the earliest, and then cleaned for a day.
    expect([taken?.[0], taken?.at(-1)]).toEqual([
      ['2026-07-03', 2],
      ['2026-07-09', 2],
    ]);
    expect(row?.lanes.flat().map(({ isLate }) => isLate)).toEqual([true, false]);
  });

  it('count what came back before the rest until the day of its return, and the rest until today', () => {
    const out = { ...tents(1) };
    const back = { ...tents(2), revenuLe: '2026-07-06' };
    const [row] = planningRows(planningOf([request('sortie', '2026-07-03', '2026-07-07', [out, back])]), july, today);
    const taken = row?.days.filter(({ total }) => total > 0).map(({ day, total }) => [day, total]);
    expect(taken).toEqual([
      ['2026-07-03', 3],
      ['2026-07-04', 3],
      ['2026-07-05', 3],
      ['2026-07-06', 1],
      ['2026-07-07', 1],
      ['2026-07-08', 1],
      ['2026-07-09', 1],
    ]);
  });

  it('find the days without enough stock as a naive count does, for any requests', () => {
    const states: RequestState[] = ['nouvelle', 'a_confirmer', 'confirmee', 'sortie', 'rendue'];
    const anyRequest = fc
      .tuple(
        fc.integer({ min: -5, max: 34 }),
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 1, max: 3 }),
        fc.constantFrom(...states),
      )
      .map(([start, length, quantite, statut]) => {
        const debut = addDays(july.debut, start);
        return request(statut, debut, addDays(debut, length), [tents(quantite)]);
      });
    fc.assert(
      fc.property(fc.array(anyRequest, { maxLength: 14 }), (found) => {
        const requests = found.toSorted((one, other) => one.debut.localeCompare(other.debut));
        const rows = planningRows(planningOf(requests), july, today);
        const said = new Map<string, string>();
        for (const { kind, debut, fin } of conflictsOf(rows)) {
          for (let day = debut; day <= fin; day = addDays(day, 1)) said.set(day, kind);
        }
        for (let day = july.debut; day <= july.fin; day = addDays(day, 1)) {
          const taken = (only: readonly string[]) =>
            requests
              .filter(({ statut }) => only.includes(statut))
              .filter(({ debut, fin, statut }) => {
                const back = statut === 'sortie' && daysBetween(fin, today) > 0 ? today : fin;
                return daysBetween(debut, day) >= 0 && daysBetween(back, day) <= 1;
              })
              .reduce((sum, { items }) => sum + (items[0]?.quantite ?? 0), 0);
          const [reserved, requested] = [taken(['confirmee', 'sortie']), taken(['nouvelle', 'a_confirmer'])];
          const isTooMuch = reserved + requested > 4 ? 'demande' : undefined;
          expect([day, said.get(day)]).toEqual([day, reserved > 4 ? 'conflit' : isTooMuch]);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('lay bars on lines without covering each other; every line has as many days as the planning', () => {
    const row = planningRows(
      planningOf([
        request('confirmee', '2026-06-28', '2026-07-02', [tents(1)]),
        request('confirmee', '2026-07-03', '2026-07-06', [tents(1)]),
        request('nouvelle', '2026-07-08', '2026-07-08', [tents(1)]),
        request('confirmee', '2026-07-30', '2026-08-03', [tents(1)]),
      ]),
      july,
      today,
    ).at(0);
    // The second departs on the day of the first one's cleaning.
    expect(row?.lanes.map((lane) => lane.map(({ debut }) => debut.slice(5)))).toEqual([
      ['06-28', '07-08', '07-30'],
      ['07-03'],
    ]);
    for (const lane of row?.lanes ?? []) {
      expect(laneCells(lane, july).reduce((sum, { span }) => sum + span, 0)).toBe(31);
    }
    const cells = laneCells(row?.lanes[0] ?? [], july).filter(({ kind }) => kind !== 'free');
    expect(cells.map(({ kind, day, span }) => [kind, day.slice(8), span])).toEqual([
      ['bar', '01', 2],
      ['cleaning', '03', 1],
      ['bar', '08', 1],
      ['cleaning', '09', 1],
      ['bar', '30', 2],
    ]);
    expect(cells[0]).toMatchObject({ comesFromBefore: true, goesOn: false });
    // The name of one day stands after its day of cleaning, as far as no other bar begins.
    expect(cells[2]).toMatchObject({ nameAfter: 1, nameRoom: 20 });
    expect(cells[4]).toMatchObject({ comesFromBefore: false, goesOn: true });
  });
});

it('a day on which one comes back and another leaves is split on one line', () => {
  const [row] = planningRows(
    {
      ...planningOf([
        request('confirmee', '2026-07-10', '2026-07-14', [tents(4)]),
        request('confirmee', '2026-07-14', '2026-07-18', [tents(4)]),
        request('confirmee', '2026-07-18', '2026-07-18', [tents(4)]),
      ]),
      joursRemiseEnEtat: sameDay,
    },
    july,
    today,
  );
  expect(row && conflictsOf([row])).toEqual([]);
  expect(row?.lanes.length).toBe(1);
  const cells = laneCells(row?.lanes[0] ?? [], july).flatMap((cell) => (cell.kind === 'bar' ? [cell] : []));
  expect(
    cells.map(({ day, span, leavesLate, endsNextMorning }) => [day.slice(8), span, leavesLate, endsNextMorning]),
  ).toEqual([
    ['10', 4, false, true],
    ['14', 4, true, true],
    ['18', 1, true, false],
  ]);
});

it('such a day is split on two lines, too, where a short bar has its name beside it', () => {
  const weekends = [
    request('confirmee', '2026-07-10', '2026-07-12', [tents(4)]),
    request('confirmee', '2026-07-12', '2026-07-14', [tents(4)]),
  ];
  const [row] = planningRows({ ...planningOf(weekends), joursRemiseEnEtat: sameDay }, july, today);
  const cells = row?.lanes.map((lane) => laneCells(lane, july, row.lanes).filter(({ kind }) => kind === 'bar'));
  expect(cells).toMatchObject([
    [{ day: '2026-07-10', span: 2, leavesLate: false, endsNextMorning: true }],
    [{ day: '2026-07-12', span: 2, leavesLate: true, endsNextMorning: true }],
  ]);
});

let ids = 0;

function request(statut: RequestState, debut: string, fin: string, items: Item[]): PlannedRequest {
  ids += 1;
  return {
    id: ids,
    nom: 'Le Goff',
    prenom: 'Maëlle',
    statut,
    debut,
    fin,
    items: [...items],
  };
}

type Item = PlannedRequest['items'][number];

function tents(quantite: number): Item {
  return { articleId: 1, nom: 'Tente', quantite, revenuLe: null };
}

function planningOf(requests: PlannedRequest[]): Planning {
  return {
    joursRemiseEnEtat: 1,
    bookings: requests,
    stockChanges: [],
    articles: [
      { id: 2, nom: 'Table', homonyme: false, quantite: null, categorie: null },
      { id: 1, nom: 'Tente', homonyme: false, quantite: 4, categorie: { nom: 'Tentes' } },
    ],
  };
}
