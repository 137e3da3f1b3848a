import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partsOf } from '../../catalogue/packs/pack-parts.ts';
import { type Ground, grounds, type PackComponent, packCount } from '../../catalogue/packs/packs.ts';
import { addDays } from '../../dates/days.ts';
import { eachDay } from '../../dates/period.ts';
import { sameDay } from '../../dates/same-day.ts';
import {
  type ArticleStock,
  availabilityOf,
  type Booking,
  bookedUntil,
  freePieces,
  lackingBookings,
  occupiedUntil,
  type StockChange,
  type StockCount,
  stockByDay,
  stockOver,
  unclaimedPieces,
} from './availability.ts';

const firstDay = '2026-02-20';
const period = fc
  .tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 12 }))
  .map(([start, length]) => ({ debut: addDays(firstDay, start), fin: addDays(firstDay, start + length) }));
const booking = fc
  .tuple(period, fc.integer({ min: 1, max: 9 }), fc.boolean())
  .map(([days, quantite, isPending]): Booking => ({ ...days, quantite, isPending }));
const change = fc
  .tuple(period, fc.integer({ min: -5, max: 5 }), fc.boolean())
  .map(([days, quantite, isOpen]): StockChange => ({ ...days, fin: isOpen ? null : days.fin, quantite }));
const article = fc.record({
  stock: fc.option(fc.integer({ min: 0, max: 40 }), { freq: 8 }),
  changes: fc.array(change, { maxLength: 5 }),
  bookings: fc.array(booking, { maxLength: 12 }),
});
/** From the same day on. */
const cleaning = fc.integer({ min: sameDay, max: 4 });

describe('the stock of an article', () => {
  it('is what one counts day by day, for any history', () => {
    fc.assert(
      fc.property(article, period, cleaning, (stocked, asked, rest) => {
        const until = lastTaken(asked, rest);
        const days = eachDay({ debut: asked.debut, fin: until }).map((day) => countOn(stocked, day, rest));
        expect(stockOver(stocked, asked, rest)).toEqual(days.reduce(worst));
        expect(stockByDay(stocked, asked, rest)).toEqual(eachDay(asked).map((day) => countOn(stocked, day, rest)));
        const short = eachDay(asked).filter((day) => (countOn(stocked, day, rest).unreserved ?? 0) < 0);
        const lacking = stocked.bookings.filter(
          (one) => !one.isPending && short.some((day) => one.debut <= day && day <= lastTaken(one, rest)),
        );
        expect(lackingBookings(stocked, asked, rest)).toEqual(lacking);
      }),
      { numRuns: 3_000 },
    );
  });

  it('is away until today where it is out and late, else as agreed', () => {
    const fin = '2026-07-13';
    expect(occupiedUntil({ fin, statut: 'sortie' }, '2026-07-20')).toBe('2026-07-20');
    expect(occupiedUntil({ fin, statut: 'sortie' }, '2026-07-10')).toBe(fin);
    expect(occupiedUntil({ fin, statut: 'confirmee' }, '2026-07-20')).toBe(fin);
    // Counted one day less where articles leave on their return, but not on the day on which it is late.
    expect([0, 1, sameDay].map((rest) => bookedUntil({ fin, statut: 'sortie' }, '2026-07-20', rest))).toEqual([
      '2026-07-20',
      '2026-07-20',
      '2026-07-21',
    ]);
    expect(bookedUntil({ fin, statut: 'sortie' }, fin, sameDay)).toBe(fin);
  });

  it('needs a day of cleaning before and after, as the company states', () => {
    const bookings = [{ debut: '2026-07-10', fin: '2026-07-13', quantite: 2, isPending: false }];
    const stocked = { stock: null, changes: [], bookings };
    const on = (day: string, rest: number) => stockOver(stocked, { debut: day, fin: day }, rest).reserve;
    expect([on('2026-07-09', 1), on('2026-07-14', 1), on('2026-07-15', 1)]).toEqual([2, 2, 0]);
    expect([on('2026-07-09', 0), on('2026-07-13', 0), on('2026-07-14', 0)]).toEqual([0, 2, 0]);
    expect([on('2026-07-12', sameDay), on('2026-07-13', sameDay)]).toEqual([2, 0]);
  });

  it.each([
    [8, 2, 'LIBRE'],
    [8, 3, 'A_CONFIRMER'],
    [8, 5, 'A_CONFIRMER'],
    [8, 6, 'COMPLET'],
    [2, 1, 'COMPLET'],
    [null, 1_000, 'LIBRE'],
  ])('of %s pieces is, for %i of them, %s', (stock, quantite, said) => {
    expect(availabilityOf(left(stock), quantite)).toBe(said);
  });

  it.each([
    [8, 2, 5],
    [5, 0, 2],
    [2, 0, 0],
    [null, null, null],
  ])('of %s pieces has %s that are neither reserved nor requested, and %s not reserved', (stock, unclaimed, free) => {
    expect([unclaimedPieces(left(stock)), freePieces(left(stock))]).toEqual([unclaimed, free]);
  });
});

describe('a pack', () => {
  /** Packs 1 to 3 hold articles 11 to 14; pack 1 may hold the others. */
  const component = (ids: number[]) =>
    fc.record({
      articleId: fc.constantFrom(...ids),
      quantite: fc.integer({ min: 1, max: 4 }),
      terrain: fc.option(fc.constantFrom(...grounds)),
      choix: fc.constantFrom('', '', 'Nappes'),
    });
  const components = (ids: number[]) => fc.array(component(ids), { minLength: 1, maxLength: 4 });
  const shelf = [11, 12, 13, 14];
  const history = fc.record({
    articles: fc.tuple(article, article, article, article),
    packs: fc.tuple(components([2, 3, ...shelf]), components(shelf), components(shelf)),
    terrain: fc.option(fc.constantFrom(...grounds), { nil: undefined }),
    // Of one name are the choices of several packs: one article answers them all.
    choix: fc.subarray([2, 3, ...shelf], { maxLength: 1 }),
  });

  it('can be had as often as one can take it piece by piece, on each day of any history', () => {
    fc.assert(
      fc.property(history, period, cleaning, ({ articles, packs, terrain, choix }, asked, rest) => {
        const held = new Map<number, PackComponent[]>(packs.map((one, index) => [index + 1, one]));
        const parts = partsOf(1, held, { terrain, choix });
        const counted = parts.map((part) => {
          const stocked = articles[part.articleId - 11] as ArticleStock;
          return { ...part, count: stockOver(stocked, asked, rest) };
        });
        const { unreserved, unclaimed } = packCount(counted);
        const until = lastTaken(asked, rest);
        const byDay = (kind: 'unreserved' | 'unclaimed') =>
          eachDay({ debut: asked.debut, fin: until }).map((day) => {
            const left = new Map(
              shelf.map((id, index) => [id, countOn(articles[index] as ArticleStock, day, rest)[kind]]),
            );
            return takenPieceByPiece(left, taken(1, held, terrain ?? 'herbe', choix));
          });
        const least = (kind: 'unreserved' | 'unclaimed') => Math.min(...byDay(kind));
        expect(Math.max(0, unreserved ?? most)).toBe(least('unreserved'));
        expect(Math.max(0, unclaimed ?? most)).toBe(least('unclaimed'));
      }),
      { numRuns: 2_000 },
    );
  });

  it('holds what its ground needs, and the chosen one, or else the first', () => {
    const held = new Map<number, PackComponent[]>([
      [1, [of(2, 2), of(11, 1, { choix: 'Nappes' }), of(12, 1, { choix: 'Nappes' }), of(13, 3)]],
      [2, [of(13, 4, { terrain: 'herbe' }), of(14, 6, { terrain: 'dur' })]],
    ]);
    const told = (wish: object) => partsOf(1, held, wish).map(({ articleId, quantite }) => [articleId, quantite]);
    expect(told({})).toEqual([
      [13, 11],
      [11, 1],
    ]);
    expect(told({ terrain: 'dur', choix: [12] })).toEqual([
      [14, 12],
      [12, 1],
      [13, 3],
    ]);
    // The pack in it holds nothing there: it would be set up without it.
    expect(told({ terrain: 'sable', choix: [99] })).toEqual([]);
    expect(partsOf(13, held)).toEqual([{ articleId: 13, quantite: 1 }]);
  });
});

/** So many that only what has no limit allows it. */
const most = 999;

function of(articleId: number, quantite: number, more: Partial<PackComponent> = {}): PackComponent {
  return { articleId, quantite, terrain: null, choix: '', ...more };
}

/** The articles on the shelf that one pack takes, a piece each, as one reads its list; none where a pack in it is empty. */
function taken(id: number, held: Map<number, PackComponent[]>, ground: Ground, choix: readonly number[]): number[] {
  const components = held.get(id);
  if (components === undefined) return [id];
  const onGround = components.filter(({ terrain }) => terrain === null || terrain === ground);
  const proposed = onGround.filter((one) => one.choix !== '');
  const chosen = proposed.find(({ articleId }) => choix.includes(articleId)) ?? proposed[0];
  const parts = onGround
    .filter((one) => one.choix === '' || one === chosen)
    .map((one) => Array.from({ length: one.quantite }, () => taken(one.articleId, held, ground, choix)).flat());
  return parts.some((pieces) => pieces.length === 0) ? [] : parts.flat();
}

function takenPieceByPiece(left: Map<number, number | null>, pieces: readonly number[]): number {
  if (pieces.length === 0) return 0;
  for (let packs = 0; packs < most; packs += 1) {
    for (const id of pieces) {
      const there = left.get(id) ?? null;
      if (there === null) continue;
      if (there < 1) return packs;
      left.set(id, there - 1);
    }
    if (pieces.every((id) => left.get(id) === null)) return most;
  }
  return most;
}

/** Three reserved, six reserved or asked for. */
function left(stock: number | null) {
  return { unreserved: stock === null ? null : stock - 3, unclaimed: stock === null ? null : stock - 6 };
}

/** On the same day: from the pick-up to the day before the return, at least one. */
function lastTaken({ debut, fin }: { debut: string; fin: string }, rest: number): string {
  if (rest >= 0) return addDays(fin, rest);
  return debut === fin ? debut : addDays(fin, -1);
}

function countOn({ stock: usual, changes, bookings }: ArticleStock, day: string, rest: number): StockCount {
  let [reserve, aConfirmer, stock] = [0, 0, usual];
  for (const { debut, fin, quantite, isPending } of bookings) {
    const isTaken = debut <= day && day <= lastTaken({ debut, fin }, rest);
    if (isTaken && isPending) aConfirmer += quantite;
    if (isTaken && !isPending) reserve += quantite;
  }
  for (const { debut, fin, quantite } of changes) {
    if (stock !== null && debut <= day && (fin === null || day <= fin)) stock += quantite;
  }
  if (stock !== null) stock = Math.max(0, stock);
  const total = reserve + aConfirmer;
  const unlimited = stock === null;
  return {
    reserve,
    aConfirmer,
    total,
    stock,
    unreserved: unlimited ? null : (stock ?? 0) - reserve,
    unclaimed: unlimited ? null : (stock ?? 0) - total,
  };
}

function worst(one: StockCount, other: StockCount): StockCount {
  const least = (a: number | null, b: number | null) => (a === null || b === null ? null : Math.min(a, b));
  return {
    reserve: Math.max(one.reserve, other.reserve),
    aConfirmer: Math.max(one.aConfirmer, other.aConfirmer),
    total: Math.max(one.total, other.total),
    stock: least(one.stock, other.stock),
    unreserved: least(one.unreserved, other.unreserved),
    unclaimed: least(one.unclaimed, other.unclaimed),
  };
}
