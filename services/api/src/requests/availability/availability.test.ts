import { addDays } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { eachDay } from '@barnum/rules/dates/period';
import { sameDay } from '@barnum/rules/dates/same-day';
import type { RequestState } from '@barnum/rules/requests/reservation-requests/request-states';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { seedCategory } from '../../../../../prisma/seed/catalogue/categories.ts';
import { afterMonday, daysAgo } from '../../../../../prisma/seed/dates.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { seedDemoCompanyInfo } from '../../../../../prisma/seed/site/company-info.ts';
import { onEveryDatabase } from '../../../test/support/service.ts';
import { countByDay, readStocks } from '../../catalogue/stock/read-stock.domain.ts';
import type { Db } from '../../platform/db/client.ts';
import { createCompanyInfo } from '../../site/company-info/company-info.domain.ts';
import { readRentalTerms } from '../../site/company-info/rental-terms.domain.ts';
import { moveReservationRequest } from '../reservation-requests/request-states.domain.ts';

const days = new Map<number, string>();

/** Kept: hundreds of histories ask for the same days a million times. */
function day(inDays: number): string {
  const known = days.get(inDays) ?? todayInParis(daysAgo(-inDays));
  days.set(inDays, known);
  return known;
}

const query = `query ($date: Date!, $dateRetour: Date, $articles: [ArticleWish!]) {
  availability(date: $date, dateRetour: $dateRetour, articles: $articles) { articleId stock libres disponibilite }
}`;
const flat = `query ($date: Date!) { availability(date: $date, dateRetour: $date) { articleId disponibilite } }`;
const numbers = `query ($date: Date!, $dateRetour: Date, $articleIds: [Int!]!, $except: Int) {
  occupation(date: $date, dateRetour: $dateRetour, articleIds: $articleIds, except: $except) {
    stock reserve aConfirmer libre
  }
}`;

const wish = '$articleId: Int!, $quantite: Int!, $date: Date!, $dateRetrait: Date, $dateRetour: Date';
const asked =
  'articleId: $articleId, quantite: $quantite, date: $date, dateRetrait: $dateRetrait, dateRetour: $dateRetour';
const instead = `query (${wish}) { nextFreeDate(${asked}) freeAlternatives(${asked}) { nom } }`;
const calendar = `query ($articleId: Int!, $quantite: Int!, $debut: Date!, $fin: Date!) {
  takenDays(articleId: $articleId, quantite: $quantite, debut: $debut, fin: $fin) { jour disponibilite }
}`;

const hours = `query ($articleId: Int!, $quantite: Int!, $debut: Date!, $fin: Date!) {
  takenDays(articleId: $articleId, quantite: $quantite, debut: $debut, fin: $fin) {
    jour disponibilite turnover { retourAvant retraitDes }
  }
}`;
const teamHours = `query ($articleId: Int!, $debut: Date!, $fin: Date!) {
  stockCalendar(articleId: $articleId, debut: $debut, fin: $fin) {
    taken { jours { libre turnover { retourAvant retraitDes } } }
  }
}`;

const counted = `query ($debut: Date!, $fin: Date!, $articleId: Int, $categoryId: Int, $page: Int, $pageSize: Int) {
  stockCalendar(
    debut: $debut, fin: $fin, articleId: $articleId, categoryId: $categoryId, page: $page, pageSize: $pageSize
  ) { totalCount articles { id } taken { articleId jours { reserve aConfirmer } } }
}`;

/** Chairs, cloths, and a pack of two chairs and a cloth: what was asked of them, and what happened to the chairs. */
const history = fc.record({
  chairs: fc.integer({ min: 0, max: 12 }),
  cloths: fc.integer({ min: 0, max: 6 }),
  requests: fc.array(
    fc.record({
      of: fc.constantFrom('chair', 'cloth', 'pack'),
      quantite: fc.integer({ min: 1, max: 3 }),
      start: fc.integer({ min: 20, max: 50 }),
      length: fc.integer({ min: 0, max: 9 }),
      statut: fc.constantFrom<RequestState>('nouvelle', 'a_confirmer', 'confirmee', 'sortie', 'rendue', 'annulee'),
    }),
    { maxLength: 6 },
  ),
  changes: fc.array(
    fc.record({
      quantite: fc.integer({ min: -3, max: 3 }).filter((pieces) => pieces !== 0),
      start: fc.integer({ min: 10, max: 60 }),
      length: fc.option(fc.integer({ min: 0, max: 20 })),
    }),
    { maxLength: 3 },
  ),
});
type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never;
type Asked = History['requests'][number];

function takenBy({ of, quantite }: Asked, part: 'chair' | 'cloth'): number {
  if (of === 'pack') return part === 'chair' ? 2 * quantite : quantite;
  return of === part ? quantite : 0;
}

/** Until so many days after its first one; on the same day one less than its own, but its first one. */
function takenDays({ length }: Pick<Asked, 'length'>, rest: number): number {
  return Math.max(0, length + rest);
}

/** Pieces on a day that nobody has reserved, and those that nobody has asked for either. */
function leftOn({ chairs, cloths, requests, changes }: History, jour: string, rest: number, part: 'chair' | 'cloth') {
  const there =
    part === 'cloth'
      ? []
      : changes.filter(({ start, length }) => {
          return day(start) <= jour && (length === null || jour <= day(start + length));
        });
  const stock = Math.max(
    0,
    there.reduce((sum, { quantite }) => sum + quantite, part === 'chair' ? chairs : cloths),
  );
  const taken = (states: readonly RequestState[]) =>
    requests
      .filter(({ statut, start, length }) => {
        return states.includes(statut) && day(start) <= jour && jour <= day(start + takenDays({ length }, rest));
      })
      .reduce((sum, one) => sum + takenBy(one, part), 0);
  const unreserved = stock - taken(['confirmee', 'sortie']);
  return [unreserved, unreserved - taken(['nouvelle', 'a_confirmer'])];
}

/** Writes histories in a few statements, as copies of a request that came in. */
async function writeHistories(db: Db, histories: readonly History[]) {
  const known = { chair: await seedArticle(db), request: await seedReservationRequest(db) };
  const [article, model] = [
    await db.article.findUniqueOrThrow({ where: { id: known.chair.id }, omit: { id: true } }),
    await db.reservationRequest.findUniqueOrThrow({
      where: { id: known.request.id },
      omit: { id: true, cleSuivi: true, idempotencyKey: true },
    }),
  ];
  const articles = await db.article.createManyAndReturn({
    data: histories.flatMap(({ chairs, cloths }, index) =>
      [chairs, cloths, null].map((quantite, kind) => ({ ...article, quantite, slug: `article-${index}-${kind}` })),
    ),
    select: { id: true },
  });
  const idOf = (index: number) => articles[index]?.id ?? 0;
  const shelves = histories.map((told, index) => ({
    told,
    chair: idOf(3 * index),
    cloth: idOf(3 * index + 1),
    pack: idOf(3 * index + 2),
    requestIds: [] as number[],
  }));
  await db.packComponent.createMany({
    data: shelves.flatMap(({ chair, cloth, pack }) => [
      { packId: pack, componentId: chair, quantite: 2, position: 0 },
      { packId: pack, componentId: cloth, quantite: 1, position: 1 },
    ]),
  });
  const column = (inDays: number) => new Date(day(inDays));
  await db.stockMovement.createMany({
    data: shelves.flatMap(({ told, chair: articleId }) =>
      told.changes.map(({ quantite, start, length }) => ({
        articleId,
        quantite,
        kind: quantite < 0 ? ('hors_service' as const) : ('location' as const),
        auteur: '',
        debut: column(start),
        fin: length === null ? null : column(start + length),
      })),
    ),
  });
  const asked = shelves.flatMap((shelf) => shelf.told.requests.map((one) => ({ ...one, shelf })));
  const requests = await db.reservationRequest.createManyAndReturn({
    data: asked.map(({ start, length, statut }) => ({
      ...model,
      statut,
      date: column(start),
      debut: column(start),
      fin: column(start + length),
      dateRetrait: column(start),
      dateRetour: column(start + length),
    })),
    select: { id: true },
  });
  const items = await db.reservationRequestItem.createManyAndReturn({
    data: asked.map(({ of, quantite, shelf }, index) => {
      const requestId = requests[index]?.id ?? 0;
      shelf.requestIds.push(requestId);
      return { requestId, articleId: shelf[of], nom: of, quantite, unite: 'weekend' as const };
    }),
    select: { id: true },
  });
  await db.requestItemComponent.createMany({
    data: asked.flatMap(({ of, shelf: { chair, cloth } }, index) => {
      const itemId = items[index]?.id ?? 0;
      if (of !== 'pack') return [];
      return [
        { itemId, articleId: chair, nom: 'chair', quantite: 2 },
        { itemId, articleId: cloth, nom: 'cloth', quantite: 1 },
      ];
    }),
  });
  return shelves;
}

onEveryDatabase(
  'availability',
  (service) => {
    const auteur = 'admin@barnum.example';
    const move = (id: number, to: Parameters<typeof moveReservationRequest>[2]) =>
      moveReservationRequest(service.db, id, to, { auteur });

    it.each([
      ['aucun : repart le jour même', sameDay],
      ['0', 0],
      ['1', 1],
      ['2', 2],
    ])(
      'with a delay of « %s » is what one counts by hand, for hundreds of histories, and never lets one be confirmed too many',
      async (valeur, rest) => {
        await createCompanyInfo(service.db, { nom: 'Délai de remise en état (jours)', valeur });
        expect((await readRentalTerms(service.db)).joursRemiseEnEtat).toBe(rest);
        // The embedded database writes a quarter of them in the time of all.
        const numRuns = service.database.kind === 'embedded' ? 100 : 250;
        const histories = fc.sample(history, { numRuns, seed: 24 + rest });
        const shelves = await writeHistories(service.db, histories);
        const period = { debut: day(20), fin: day(60) };
        const stocks = await readStocks(service.db, period, { of: null, cleaningDays: rest });
        for (const { chair, cloth, pack, told } of shelves) {
          const days = eachDay(period).map((one) => [
            leftOn(told, one, rest, 'chair'),
            leftOn(told, one, rest, 'cloth'),
          ]);
          const counted = [chair, cloth, pack].map((id) =>
            countByDay(stocks, id, period).map(({ unreserved, unclaimed }) => [unreserved, unclaimed]),
          );
          expect(counted[0]).toEqual(days.map(([left]) => left));
          expect(counted[1]).toEqual(days.map(([, left]) => left));
          const packs = ([chairs = 0, cloths = 0]: number[]) => Math.min(Math.floor(chairs / 2), cloths);
          expect(counted[2]).toEqual(
            days.map(([chairs, cloths]) => [0, 1].map((at) => packs([chairs?.[at] ?? 0, cloths?.[at] ?? 0]))),
          );
        }
        for (const { told, requestIds } of shelves.slice(0, 12)) {
          for (const [index, one] of told.requests.entries()) {
            if (one.statut !== 'nouvelle') continue;
            const outcome = await move(requestIds[index] ?? 0, 'confirmee').then(
              () => true,
              () => false,
            );
            const until = { debut: day(one.start), fin: day(one.start + takenDays(one, rest)) };
            const fits = (['chair', 'cloth'] as const).every(
              (part) =>
                takenBy(one, part) === 0 ||
                eachDay(until).every((each) => (leftOn(told, each, rest, part)[0] ?? 0) >= takenBy(one, part)),
            );
            expect(outcome).toBe(fits);
            if (fits) one.statut = 'confirmee';
          }
        }
      },
    );

    it('is answered to visitors for the quantity they want, to administrators in detail', async () => {
      const tent = await seedArticle(service.db, { quantite: 4 });
      const lights = await seedArticle(service.db, { nom: 'Guirlande', quantite: null });
      const days = { date: afterMonday(7), dateRetour: afterMonday(9) };
      const items = (quantite: number) => [{ articleId: tent.id, quantite }];
      const first = await seedReservationRequest(service.db, { ...days, items: items(2) });
      await seedReservationRequest(service.db, {
        ...days,
        nom: 'Deux',
        items: [...items(1), { articleId: lights.id, quantite: 90 }],
      });
      await move(first.id, 'confirmee');

      const said = async (quantite: number, about = days) => {
        const articles = [{ articleId: tent.id, quantite }];
        const { data } = await service.graphql(query, { ...about, articles });
        return data.availability[0].disponibilite;
      };
      expect([await said(1), await said(2), await said(3)]).toEqual(['LIBRE', 'A_CONFIRMER', 'COMPLET']);
      expect(await said(3, { date: afterMonday(10), dateRetour: afterMonday(10) })).toBe('COMPLET');
      expect(await said(4, { date: afterMonday(11), dateRetour: afterMonday(11) })).toBe('LIBRE');
      const { data: all } = await service.graphql(query, days);
      expect(all.availability).toEqual([
        { articleId: tent.id, stock: 4, libres: 1, disponibilite: 'LIBRE' },
        { articleId: lights.id, stock: null, libres: null, disponibilite: 'LIBRE' },
      ]);

      const token = await service.signIn('administrator');
      const articleIds = [tent.id, lights.id];
      const { data } = await service.graphql(numbers, { ...days, articleIds }, token);
      expect(data.occupation).toEqual([
        { stock: 4, reserve: 2, aConfirmer: 1, libre: 2 },
        { stock: null, reserve: 0, aConfirmer: 90, libre: null },
      ]);
      const { data: without } = await service.graphql(numbers, { ...days, articleIds, except: first.id }, token);
      expect(without.occupation[0]).toEqual({ stock: 4, reserve: 0, aConfirmer: 1, libre: 4 });
    });

    it('marks the days of a calendar on which a quantity is taken, until it is clean again', async () => {
      const tent = await seedArticle(service.db, { quantite: 4 });
      const first = await seedReservationRequest(service.db, {
        date: afterMonday(8),
        dateRetour: afterMonday(9),
        items: [{ articleId: tent.id, quantite: 2 }],
      });
      await seedReservationRequest(service.db, {
        date: afterMonday(15),
        items: [{ articleId: tent.id, quantite: 2 }],
      });
      await move(first.id, 'confirmee');
      const taken = async (quantite: number) => {
        const days = { debut: day(-3), fin: afterMonday(21) };
        const { data, errors } = await service.graphql(calendar, { articleId: tent.id, quantite, ...days });
        expect(errors).toEqual([]);
        return data.takenDays.map((each: { jour: string; disponibilite: string }) => [each.jour, each.disponibilite]);
      };
      expect(await taken(2)).toEqual([]);
      // Who takes it the day before cleans it on the first day of the next one.
      const full = [7, 8, 9, 10].map((inDays) => [afterMonday(inDays), 'COMPLET']);
      expect(await taken(3)).toEqual([...full, ...[14, 15, 16].map((inDays) => [afterMonday(inDays), 'A_CONFIRMER'])]);
      const { errors } = await service.graphql(calendar, {
        articleId: tent.id,
        quantite: 1,
        debut: day(0),
        fin: day(120),
      });
      expect(errors[0]?.extensions?.fields).toEqual({ fin: 'Un calendrier se lit par 120 jours au plus' });
    });

    it('is counted day after day for administrators, also of what nobody asks for', async () => {
      const { id: categorieId } = await seedCategory(service.db, { nom: 'Tentes' });
      const tent = await seedArticle(service.db, { quantite: 4, categorieId });
      const other = await seedArticle(service.db, { nom: 'Tonnelle', categorieId });
      const chair = await seedArticle(service.db, { nom: 'Chaise' });
      const items = (quantite: number) => [{ articleId: tent.id, quantite }];
      const first = await seedReservationRequest(service.db, { date: afterMonday(8), items: items(2) });
      await seedReservationRequest(service.db, { nom: 'Deux', date: afterMonday(9), items: items(1) });
      await move(first.id, 'confirmee');
      const token = await service.signIn('administrator');
      const read = async (about: object) => {
        const days = { debut: afterMonday(8), fin: afterMonday(11) };
        const { data, errors } = await service.graphql(counted, { ...days, ...about }, token);
        return errors[0]?.extensions?.fields ?? data.stockCalendar;
      };
      // Each day of cleaning counts.
      const jours = [
        { reserve: 2, aConfirmer: 0 },
        { reserve: 2, aConfirmer: 1 },
        { reserve: 0, aConfirmer: 1 },
        { reserve: 0, aConfirmer: 0 },
      ];
      const free = jours.map(() => ({ reserve: 0, aConfirmer: 0 }));
      const taken = { articleId: tent.id, jours };
      expect(await read({ articleId: tent.id })).toEqual({
        totalCount: 1,
        articles: [{ id: tent.id }],
        taken: [taken],
      });
      expect(await read({ categoryId: categorieId })).toEqual({
        totalCount: 2,
        articles: [{ id: tent.id }, { id: other.id }],
        taken: [taken, { articleId: other.id, jours: free }],
      });
      expect(await read({ categoryId: 0 })).toMatchObject({ totalCount: 1, articles: [{ id: chair.id }] });
      expect(await read({ page: 2, pageSize: 2 })).toMatchObject({ totalCount: 3, articles: [{ id: chair.id }] });
      expect(await read({ articleId: 999 })).toEqual({ totalCount: 0, articles: [], taken: [] });
      expect(await read({ fin: afterMonday(70) })).toEqual({ fin: 'Un calendrier se lit par 62 jours au plus' });
    });

    it('names the next day and the articles of the category that are free instead', async () => {
      const { id: categorieId } = await seedCategory(service.db, { nom: 'Tentes' });
      const names = ['Grande', 'Moyenne', 'Petite', 'Ronde', 'Carrée'];
      const tents = [];
      const prices = ['300.00', '200.00', '120.00', '190.00', '250.00'];
      for (const [index, nom] of names.entries()) {
        tents.push(await seedArticle(service.db, { nom, categorieId, quantite: 2, prix: prices[index] ?? '' }));
      }
      await seedArticle(service.db, { nom: 'Chaise', quantite: 100 });
      const [saturday, nextSaturday] = [afterMonday(12), afterMonday(19)];
      for (const article of [tents[1], tents[2]]) {
        await seedReservationRequest(service.db, {
          nom: article?.nom,
          date: saturday,
          dateRetour: nextSaturday,
          items: [{ articleId: article?.id ?? 0, quantite: 1 }],
        });
      }
      const ask = async (articleId: number, quantite: number, days: object = { date: saturday }) => {
        const { data, errors } = await service.graphql(instead, { articleId, quantite, ...days });
        expect(errors).toEqual([]);
        return [data.nextFreeDate, data.freeAlternatives.map(({ nom }: { nom: string }) => nom)];
      };
      const second = tents[1]?.id ?? 0;
      expect(await ask(second, 2)).toEqual([afterMonday(26), ['Ronde', 'Carrée', 'Grande']]);
      expect(await ask(second, 1)).toEqual([nextSaturday, ['Ronde', 'Carrée', 'Petite']]);
      expect(await ask(second, 3)).toEqual([null, []]);
      expect(await ask(999, 1)).toEqual([null, []]);
      // Of the same use: first, however far its price is.
      for (const [article, label] of [
        [tents[1], 'Surface'],
        [tents[0], 'surface'],
        [tents[4], 'Poids'],
      ] as const) {
        await service.db.articleSpecification.create({
          data: { articleId: article?.id ?? 0, position: 0, label, value: '18' },
        });
      }
      expect((await ask(second, 2))[1]).toEqual(['Grande', 'Ronde', 'Carrée']);
      const aDay = { date: afterMonday(9), dateRetour: afterMonday(11) };
      expect(await ask(second, 2, aDay)).toEqual([afterMonday(21), ['Grande', 'Ronde', 'Carrée']]);
    });

    it('is that of now, whatever was answered before', async () => {
      const tent = await seedArticle(service.db, { quantite: 1 });
      const ask = async () =>
        (await service.graphql(flat, { date: afterMonday(7) })).data.availability[0].disponibilite;
      expect(await ask()).toBe('LIBRE');
      const { id } = await seedReservationRequest(service.db, {
        date: afterMonday(7),
        dateRetour: afterMonday(7),
        items: [{ articleId: tent.id, quantite: 1 }],
      });
      expect(await ask()).toBe('A_CONFIRMER');
      await move(id, 'confirmee');
      expect(await ask()).toBe('COMPLET');
      await move(id, 'annulee');
      expect(await ask()).toBe('LIBRE');
    });

    it('counts what has not come back in time as away, and the company’s own time for cleaning', async () => {
      await seedDemoCompanyInfo(service.db);
      await service.db.companyInfo.update({
        where: { nom: 'Délai de remise en état (jours)' },
        data: { valeur: '0' },
      });
      const tent = await seedArticle(service.db, { quantite: 1 });
      const { id } = await seedReservationRequest(service.db, {
        date: afterMonday(8),
        dateRetour: afterMonday(9),
        items: [{ articleId: tent.id, quantite: 1 }],
      });
      await move(id, 'confirmee');
      await move(id, 'sortie');
      const token = await service.signIn('administrator');
      const free = async (date: string) => {
        const { data } = await service.graphql(numbers, { date, dateRetour: date, articleIds: [tent.id] }, token);
        return data.occupation[0].libre;
      };
      expect([await free(afterMonday(7)), await free(afterMonday(9)), await free(afterMonday(10))]).toEqual([1, 0, 1]);
      const past = new Date(`${day(-5)}T00:00:00Z`);
      await service.db.reservationRequest.update({
        where: { id },
        data: { date: past, dateRetour: past, debut: past, fin: past },
      });
      expect([await free(day(0)), await free(day(1))]).toEqual([0, 1]);
      await move(id, 'rendue');
      expect(await free(day(0))).toBe(1);
    });

    it('leaves again on the day of its return, with both hours told, and never on that day where it is late', async () => {
      await createCompanyInfo(service.db, { nom: 'Délai de remise en état (jours)', valeur: 'aucun' });
      const tent = await seedArticle(service.db, { quantite: 1 });
      const hired = async (from: number, to: number) => {
        const days = { date: afterMonday(from), dateRetrait: afterMonday(from), dateRetour: afterMonday(to) };
        const { id } = await seedReservationRequest(service.db, {
          ...days,
          items: [{ articleId: tent.id, quantite: 1 }],
        });
        await move(id, 'confirmee');
        return id;
      };
      const first = await hired(8, 10);
      await expect(hired(9, 11)).rejects.toMatchObject({ code: 'INSUFFICIENT_STOCK' });
      await hired(10, 10);
      await expect(hired(10, 11)).rejects.toMatchObject({ code: 'INSUFFICIENT_STOCK' });
      await hired(15, 17);
      const about = { articleId: tent.id, debut: afterMonday(7), fin: afterMonday(18) };
      const { data } = await service.graphql(hours, { ...about, quantite: 1 });
      const at = { retourAvant: '12:00', retraitDes: '14:00' };
      expect(
        data.takenDays.map((one: { jour: string; disponibilite: string; turnover: object | null }) => [
          one.jour,
          one.disponibilite,
          one.turnover,
        ]),
      ).toEqual([
        [afterMonday(8), 'COMPLET', at],
        [afterMonday(9), 'COMPLET', null],
        [afterMonday(10), 'COMPLET', null],
        [afterMonday(15), 'COMPLET', at],
        [afterMonday(16), 'COMPLET', null],
        [afterMonday(17), 'LIBRE', at],
      ]);
      const { data: team } = await service.graphql(teamHours, about, await service.signIn('administrator'));
      const split = team.stockCalendar.taken[0].jours.flatMap((one: { turnover: object | null }, index: number) =>
        one.turnover ? [[index, one.turnover]] : [],
      );
      expect(split).toEqual([
        [3, at],
        [10, at],
      ]);
      await move(first, 'sortie');
      const past = new Date(day(-2));
      await service.db.reservationRequest.update({
        where: { id: first },
        data: { date: past, dateRetrait: past, dateRetour: past, debut: past, fin: past },
      });
      const { data: late } = await service.graphql(
        numbers,
        { date: day(0), dateRetour: day(0), articleIds: [tent.id] },
        await service.signIn('administrator'),
      );
      expect(late.occupation[0].libre).toBe(0);
    });

    it('is counted over the days that a request would take, around closed ones', async () => {
      await createCompanyInfo(service.db, { nom: 'Jours fermés', valeur: 'le vendredi ; le lundi' });
      const tent = await seedArticle(service.db, { quantite: 1 });
      const [friday, saturday, tuesday] = [afterMonday(11), afterMonday(12), afterMonday(15)];
      const taken = async (date: string) => {
        const { id } = await seedReservationRequest(service.db, { items: [{ articleId: tent.id, quantite: 1 }] });
        const day = new Date(date);
        await service.db.reservationRequest.update({ where: { id }, data: { date: day, debut: day, fin: day } });
        await move(id, 'confirmee');
        const { data } = await service.graphql(query, { date: saturday });
        const { data: counted } = await service.graphql(
          numbers,
          { date: saturday, articleIds: [tent.id] },
          await service.signIn('administrator'),
        );
        await service.db.reservationRequest.delete({ where: { id } });
        return [data.availability[0].disponibilite, counted.occupation[0].libre];
      };
      // The day before is for cleaning.
      expect(await taken(addDays(friday, -1))).toEqual(['LIBRE', 1]);
      expect(await taken(tuesday)).toEqual(['COMPLET', 0]);
    });

    it('is told to administrators of no more days than a request takes', async () => {
      const token = await service.signIn('administrator');
      const ask = async (date: string, dateRetour: string) => {
        const { errors } = await service.graphql(numbers, { date, dateRetour, articleIds: [1] }, token);
        return errors[0]?.extensions?.fields;
      };
      // The Friday before a Sunday, and the last day that a request for it may name.
      expect(await ask(afterMonday(11), addDays(afterMonday(13), 59))).toBeUndefined();
      expect(await ask('2000-01-01', '2199-12-31')).toEqual({ dateRetour: 'Une location dure 62 jours au plus' });
      expect(await ask(day(5), day(4))).toHaveProperty('dateRetour');
    });

    it('is not told of days that no request could name', async () => {
      const wrong = async (variables: object) => (await service.graphql(query, { ...variables })).errors[0]?.extensions;
      expect(await wrong({ date: day(-1) })).toMatchObject({ fields: { date: 'La date ne peut pas être passée' } });
      expect(await wrong({ date: day(5), dateRetour: day(4) })).toMatchObject({
        fields: { dateRetour: 'Le retour ne peut pas précéder la date souhaitée' },
      });
      expect(await wrong({ date: day(5), dateRetour: day(65) })).toMatchObject({
        fields: { dateRetour: 'Une location dure 60 jours au plus' },
      });
    });
  },
  { cachesAnswers: true },
);
