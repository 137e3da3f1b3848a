import { addDays, dayColumn, daysBetween, weekdayOf } from '@barnum/rules/dates/days';
import { toCents } from '@barnum/rules/prices/amounts';
import { agreedStates, type RequestState } from '@barnum/rules/requests/reservation-requests/request-states';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seedArticle } from '../../../../../../prisma/seed/catalogue/articles.ts';
import { seedReservationRequest } from '../../../../../../prisma/seed/requests/reservation-requests.ts';
import { onEveryDatabase } from '../../../../test/support/service.ts';
import type { Db } from '../../../platform/db/client.ts';
import { createCompanyInfo } from '../../../site/company-info/company-info.domain.ts';

const period = { du: '2026-05-01', au: '2026-05-31' };
const parts = ['chair', 'cloth'] as const;
type Part = (typeof parts)[number];
/** For one pack. */
const inPack: Record<Part, number> = { chair: 2, cloth: 1 };

/** Chairs, cloths, and a pack of two chairs and a cloth, with what was hired of them and what happened to the chairs. */
const history = fc.record({
  stock: fc.record({ chair: fc.integer({ min: 0, max: 9 }), cloth: fc.integer({ min: 0, max: 4 }) }),
  /** Own prices of the parts, in cents. */
  prices: fc.record({ chair: fc.nat(2_000), cloth: fc.nat(1_000) }),
  enteredOn: fc.integer({ min: -40, max: 40 }),
  bought: fc.option(fc.record({ on: fc.integer({ min: 41, max: 70 }), quantite: fc.integer({ min: 1, max: 4 }) })),
  broken: fc.array(
    fc.record({
      on: fc.integer({ min: -20, max: 40 }),
      length: fc.option(fc.nat(20)),
      quantite: fc.integer({ min: 1, max: 3 }),
    }),
    { maxLength: 2 },
  ),
  hires: fc.array(
    fc.record({
      of: fc.constantFrom(...parts, 'pack' as const),
      quantite: fc.integer({ min: 1, max: 3 }),
      prix: fc.integer({ min: 1, max: 9_999 }),
      remise: fc.integer({ min: 0, max: 40 }),
      on: fc.integer({ min: -25, max: 60 }),
      length: fc.nat(9),
      statut: fc.constantFrom<RequestState>('nouvelle', 'confirmee', 'rendue', 'refusee', 'annulee'),
    }),
    { maxLength: 6 },
  ),
});
type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never;
type Hire = History['hires'][number];

const dayAt = (days: number) => addDays(period.du, days);
const piecesOf = ({ of, quantite }: Hire, part: Part) => {
  if (of === 'pack') return quantite * inPack[part];
  return of === part ? quantite : 0;
};

onEveryDatabase('the park', (service) => {
  const fields = `articleId nom pieces joursSortis joursPossibles joursEnRenfort locations chiffre derniereSortie
    dortDepuis refusees abaissees complets pieceDePlus`;
  const read = async ({ du, au }: typeof period = period) => {
    const query = `query ($du: Date!, $au: Date!) { park(du: $du, au: $au) { chiffre horsArticles
      jours { jour sorties possibles part locations ferme } articles(pageSize: 100) { totalCount items { ${fields} } } } }`;
    const { data, errors } = await service.graphql(query, { du, au }, await service.signIn('administrator'));
    expect(errors).toEqual([]);
    return data.park;
  };

  it.each([
    ['aucun : repart le jour même', -1],
    ['0', 0],
    ['2', 2],
  ])(
    'with a delay of « %s » is what one counts day by day and piece by piece, of any history',
    async (valeur, rest) => {
      await createCompanyInfo(service.db, { nom: 'Délai de remise en état (jours)', valeur });
      await createCompanyInfo(service.db, { nom: 'Jours de fermeture', valeur: 'le dimanche' });
      await createCompanyInfo(service.db, { nom: 'Taux de TVA (%)', valeur: '20' });
      const histories = fc.sample(history, { numRuns: 45, seed: 7 });
      const shelves = await writeHistories(service.db, histories);
      const park = await read();
      let turnover = 0;
      for (const { told, ids } of shelves) {
        const earned = earnedOf(told);
        for (const part of parts) {
          const line = park.articles.items.find(({ articleId }: { articleId: number }) => articleId === ids[part]);
          const counted = countOf(told, part, rest);
          turnover += earned[part];
          expect(
            line && {
              out: line.joursSortis,
              possible: line.joursPossibles,
              rentedIn: line.joursEnRenfort,
              pieces: line.pieces,
              hires: line.locations,
              turnover: toCents(line.chiffre),
              refused: line.refusees,
            },
            JSON.stringify({ told, part }),
          ).toEqual({ ...counted, turnover: earned[part] });
        }
      }
      expect([toCents(park.chiffre), toCents(park.horsArticles)]).toEqual([turnover, 0]);
      const sums = { sorties: 0, possibles: 0 };
      for (const { sorties, possibles, ferme } of park.jours) {
        if (ferme) continue;
        sums.sorties += sorties;
        sums.possibles += possibles;
      }
      const all = shelves.flatMap(({ told }) => parts.map((part) => countOf(told, part, rest)));
      expect(sums).toEqual({
        sorties: all.reduce((sum, { out }) => sum + out, 0),
        possibles: all.reduce((sum, { possible }) => sum + possible, 0),
      });
    },
  );

  it('says what sleeps, what was refused for lack of pieces, and what one more would have earned at best', async () => {
    await createCompanyInfo(service.db, { nom: 'Délai de remise en état (jours)', valeur: '0' });
    await createCompanyInfo(service.db, { nom: 'Taux de TVA (%)', valeur: '20' });
    const tent = await seedArticle(service.db, { nom: 'Tente', unite: 'unitaire', prix: 120, quantite: 1 });
    const stage = await seedArticle(service.db, { nom: 'Estrade', unite: 'unitaire', prix: 60, quantite: 2 });
    const hire = async (articleId: number, statut: RequestState, debut: string, fin: string) => {
      // The same again within a minute would be the same request.
      const { id } = await seedReservationRequest(service.db, { nom: debut, items: [{ articleId, quantite: 1 }] });
      const days = { date: dayColumn(debut), debut: dayColumn(debut), fin: dayColumn(fin) };
      await service.db.reservationRequest.update({ where: { id }, data: { ...days, statut } });
    };
    await hire(stage.id, 'rendue', '2026-01-10', '2026-01-12');
    await hire(tent.id, 'rendue', '2026-05-08', '2026-05-11');
    // Twice for the same days, once for some beside them, and once while it was there.
    await hire(tent.id, 'refusee', '2026-05-09', '2026-05-10');
    await hire(tent.id, 'refusee', '2026-05-10', '2026-05-11');
    await hire(tent.id, 'refusee', '2026-05-11', '2026-05-12');
    await hire(tent.id, 'refusee', '2026-05-20', '2026-05-21');
    const { articles, jours } = await read();
    expect(articles.items).toMatchObject([
      { nom: 'Tente', derniereSortie: '2026-05-11', dortDepuis: null, refusees: 3, pieceDePlus: '200.00' },
      { nom: 'Estrade', derniereSortie: '2026-01-12', dortDepuis: 4, refusees: 0, pieceDePlus: '0.00' },
    ]);
    // One tent at 120 € out, beside two stages at 60 €.
    expect(jours[7]).toEqual({ jour: '2026-05-08', sorties: 1, possibles: 3, part: 0.5, locations: 1, ferme: false });
  });
});

/** Days out and days possible, each piece on its own. */
function countOf({ stock, enteredOn, bought, broken, hires }: History, part: Part, rest: number) {
  const counted = { out: 0, possible: 0, rentedIn: 0, pieces: 0, hires: 0, refused: 0 };
  const agreed = hires.filter((hire) => isAgreed(hire) && piecesOf(hire, part) > 0);
  const outOn = (day: number) =>
    agreed.reduce((sum, hire) => {
      const last = rest < 0 ? Math.max(hire.on, hire.on + hire.length - 1) : hire.on + hire.length;
      return sum + (hire.on <= day && day <= last ? piecesOf(hire, part) : 0);
    }, 0);
  const cleanedOn = (day: number) =>
    agreed.reduce((sum, { on, length, ...hire }) => {
      const back = on + length;
      return sum + (back < day && day <= back + Math.max(0, rest) ? piecesOf({ on, length, ...hire }, part) : 0);
    }, 0);
  const known = Math.min(enteredOn, ...agreed.map(({ on }) => on));
  const isOfChair = part === 'chair';
  const ownOn = (day: number) =>
    (day >= known ? stock[part] : 0) + (isOfChair && bought && day >= bought.on ? bought.quantite : 0);
  const thereOn = (day: number) => {
    const gone = broken
      .filter(({ on, length }) => isOfChair && on <= day && (length === null || day <= on + length))
      .reduce((sum, { quantite }) => sum + quantite, 0);
    return Math.max(0, ownOn(day) - gone);
  };
  const days = daysBetween(period.du, period.au) + 1;
  for (let day = 0; day < days; day += 1) {
    counted.pieces = Math.max(counted.pieces, ownOn(day));
    if (weekdayOf(dayAt(day)) === 0) continue;
    const own = Math.min(outOn(day), thereOn(day));
    counted.out += own;
    counted.rentedIn += outOn(day) - own;
    counted.possible += Math.max(own, thereOn(day) - cleanedOn(day));
  }
  counted.hires = agreed.filter(({ on }) => 0 <= on && on < days).length;
  counted.refused = hires.filter((hire) => {
    if (hire.statut !== 'refusee' || hire.on < 0 || hire.on >= days || piecesOf(hire, part) === 0) return false;
    const last = Math.max(hire.on, hire.on + hire.length + rest);
    return Array.from({ length: last - hire.on + 1 }, (_, index) => hire.on + index).some((day) => {
      const own = Math.min(outOn(day), thereOn(day));
      return Math.max(own, thereOn(day) - cleanedOn(day)) - own < piecesOf(hire, part);
    });
  }).length;
  return counted;
}

/** What each part earned of the hires that begin in the period, in cents: the cents that are left go to the most wanting. */
function earnedOf({ hires, prices }: History): Record<Part, number> {
  const earned = { chair: 0, cloth: 0 };
  for (const hire of hires.filter((one) => isAgreed(one) && one.on >= 0 && one.on <= 30)) {
    const gross = hire.prix * hire.quantite;
    const net = Math.round((gross - Math.round((gross * hire.remise) / 100)) / 1.2);
    if (hire.of !== 'pack') {
      earned[hire.of] += net;
      continue;
    }
    const isFree = parts.every((part) => prices[part] === 0);
    const weights = parts.map((part) => inPack[part] * (isFree ? 1 : prices[part]));
    const [chairs = 0, cloths = 0] = weights;
    const exact = (net * chairs) / (chairs + cloths);
    const rest = exact - Math.floor(exact);
    const own = rest >= 0.5 ? Math.ceil(exact) : Math.floor(exact);
    earned.chair += own;
    earned.cloth += net - own;
  }
  return earned;
}

function isAgreed({ statut }: Hire): boolean {
  return (agreedStates as readonly RequestState[]).includes(statut);
}

/** Writes histories in a few statements, as copies of an article and of a request that came in. */
async function writeHistories(db: Db, histories: readonly History[]) {
  const { id: articleId } = await seedArticle(db, { unite: 'unitaire' });
  const { id: requestId } = await seedReservationRequest(db);
  const article = await db.article.findUniqueOrThrow({ where: { id: articleId }, omit: { id: true } });
  const model = await db.reservationRequest.findUniqueOrThrow({
    where: { id: requestId },
    omit: { id: true, cleSuivi: true, idempotencyKey: true },
  });
  const kinds = [...parts, 'pack'] as const;
  const rows = await db.article.createManyAndReturn({
    data: histories.flatMap(({ stock, bought, prices }, index) =>
      kinds.map((kind) => ({
        ...article,
        slug: `article-${index}-${kind}`,
        quantite: kind === 'pack' ? null : stock[kind] + (kind === 'chair' ? (bought?.quantite ?? 0) : 0),
        prix: kind === 'pack' ? 10 : prices[kind] / 100,
        createdAt: dayColumn('2026-01-02'),
      })),
    ),
    select: { id: true },
  });
  const idOf = (index: number, kind: (typeof kinds)[number]) => rows[3 * index + kinds.indexOf(kind)]?.id ?? 0;
  await db.packComponent.createMany({
    data: histories.flatMap((_told, index) =>
      parts.map((part, position) => ({
        packId: idOf(index, 'pack'),
        componentId: idOf(index, part),
        quantite: inPack[part],
        position,
      })),
    ),
  });
  const shared = { auteur: '', fin: null };
  await db.stockMovement.createMany({
    data: histories.flatMap(({ stock, enteredOn, bought, broken }, index) => [
      ...parts
        .filter((part) => stock[part] > 0)
        .map((part) => ({
          ...shared,
          articleId: idOf(index, part),
          kind: 'initial' as const,
          quantite: stock[part],
          debut: dayColumn(dayAt(enteredOn)),
        })),
      ...(bought
        ? [
            {
              ...shared,
              articleId: idOf(index, 'chair'),
              kind: 'achat' as const,
              quantite: bought.quantite,
              debut: dayColumn(dayAt(bought.on)),
            },
          ]
        : []),
      ...broken.map(({ on, length, quantite }) => ({
        articleId: idOf(index, 'chair'),
        auteur: '',
        kind: 'hors_service' as const,
        quantite: -quantite,
        debut: dayColumn(dayAt(on)),
        fin: length === null ? null : dayColumn(dayAt(on + length)),
      })),
    ]),
  });
  const hires = histories.flatMap((told, index) => told.hires.map((hire) => ({ hire, index })));
  const requests = await db.reservationRequest.createManyAndReturn({
    data: hires.map(({ hire: { on, length, statut, remise } }) => ({
      ...model,
      statut,
      remise,
      remiseEnPourcent: true,
      date: dayColumn(dayAt(on)),
      debut: dayColumn(dayAt(on)),
      fin: dayColumn(dayAt(on + length)),
    })),
    select: { id: true },
  });
  const items = await db.reservationRequestItem.createManyAndReturn({
    data: hires.map(({ hire, index }, at) => ({
      requestId: requests[at]?.id ?? 0,
      articleId: idOf(index, hire.of),
      nom: hire.of,
      quantite: hire.quantite,
      prix: hire.prix / 100,
      unite: 'unitaire' as const,
    })),
    select: { id: true },
  });
  await db.requestItemComponent.createMany({
    data: hires.flatMap(({ hire, index }, at) =>
      hire.of !== 'pack'
        ? []
        : parts.map((part) => ({
            itemId: items[at]?.id ?? 0,
            articleId: idOf(index, part),
            nom: part,
            quantite: inPack[part],
            prix: (histories[index]?.prices[part] ?? 0) / 100,
          })),
    ),
  });
  return histories.map((told, index) => ({
    told,
    ids: { chair: idOf(index, 'chair'), cloth: idOf(index, 'cloth') },
  }));
}
