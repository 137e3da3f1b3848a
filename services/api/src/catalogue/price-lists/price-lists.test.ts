import { priceListSentences } from '@barnum/rules/catalogue/price-lists/price-list-sentences';
import { addDays } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { type DatedPrice, priceOnDay } from '@barnum/rules/prices/price-on-day';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { onEveryDatabase } from '../../../test/support/service.ts';
import { pricedOn } from './dated-prices.domain.ts';
import { createPriceList, updatePriceList } from './price-lists.domain.ts';

const create = 'mutation ($input: NewPriceListInput!) { createPriceList(input: $input) { id articles updatedAt } }';
const update = `mutation ($id: Int!, $input: PriceListPatch!) {
  updatePriceList(id: $id, input: $input) { nom aPartirDu articles } }`;
const prices = `query ($id: Int!) { article(id: $id) {
  prix prixAVenir { aPartirDu prix } prixPropre prixDesGrilles { aPartirDu prix grilleNom } } }`;
const ask = `mutation ($input: ReservationRequestInput!) { createReservationRequest(input: $input) {
  id items { id quantite prix components { quantite nom } } } }`;
const edit = `mutation ($id: Int!, $input: ReservationRequestInput!) {
  updateReservationRequest(id: $id, input: $input) { items { id quantite prix } } }`;

const today = todayInParis();
const day = (after: number) => addDays(today, after);
const plain = { nom: 'Tarifs', pourcent: 0, arrondi: 1, versLeHaut: false } as const;

onEveryDatabase('price lists', (service) => {
  let token: string;
  beforeEach(async () => {
    token = await service.signIn('administrator');
    await service.db.priceList.deleteMany();
  });

  const read = async (id: number) => (await service.graphql(prices, { id }, token)).data.article;
  const rest = async (id: number) => (await service.rest('GET', `/articles/${id}`)).body.article.prix;
  const person = { nom: 'Le Goff', prenom: 'Anna', phone: '06 12 34 56 78', livraisonMontage: false };
  const input = (date: string, items: object[]) => ({ ...person, date, dateRetrait: date, dateRetour: date, items });

  it('copy the prices of the day before with a raise, and count from their day on', async () => {
    const tent = await seedArticle(service.db, { nom: 'Tente', prix: 110 });
    const gone = await seedArticle(service.db, { nom: 'Vieux barnum', prix: 50, etat: 'archive' });
    const terms = { nom: 'Tarifs d’été', aPartirDu: day(40), pourcent: 3, arrondi: 100, versLeHaut: true };
    const { data, errors } = await service.graphql(create, { input: terms }, token);
    expect(errors).toEqual([]);
    expect(data.createPriceList.articles).toBeGreaterThan(0);
    await service.graphql(
      create,
      { input: { ...terms, nom: 'Ensuite', aPartirDu: day(80), pourcent: 10, arrondi: 1 } },
      token,
    );

    expect(await read(tent.id)).toEqual({
      prix: '110.00',
      prixAVenir: [
        { aPartirDu: day(40), prix: '114.00' },
        { aPartirDu: day(80), prix: '125.40' },
      ],
      prixPropre: '110.00',
      prixDesGrilles: [
        { aPartirDu: day(40), prix: '114.00', grilleNom: 'Tarifs d’été' },
        { aPartirDu: day(80), prix: '125.40', grilleNom: 'Ensuite' },
      ],
    });
    expect(await read(gone.id)).toMatchObject({ prix: '50.00', prixDesGrilles: [] });
    expect(await rest(tent.id)).toBe(110);
  });

  it('give a request the prices of its first day, which it keeps until it goes back to those of the catalogue', async () => {
    const chair = await seedArticle(service.db, { nom: 'Chaise', prix: 2, unite: 'unitaire', quantite: 50 });
    const pack = await seedArticle(service.db, {
      nom: 'Repas',
      prix: 9,
      components: [{ articleId: chair.id, quantite: 2 }],
    });
    const list = await createPriceList(service.db, { ...plain, aPartirDu: day(40), pourcent: 50 });
    const items = [chair, pack].map(({ id: articleId }) => ({ articleId, quantite: 1 }));
    const send = async (date: string) => {
      const { data, errors } = await service.graphql(ask, { input: input(date, items) }, token);
      expect(errors).toEqual([]);
      return data.createReservationRequest;
    };
    const priceOf = (request: { items: { prix: string }[] }) => request.items.map(({ prix }) => prix);
    expect(priceOf(await send(day(39)))).toEqual(['2.00', '9.00']);
    const later = await send(day(40));
    expect(priceOf(later)).toEqual(['3.00', '13.50']);
    const [part] = await service.db.requestItemComponent.findMany({ orderBy: { id: 'desc' }, take: 1 });
    expect(part?.prix?.toFixed(2)).toBe('3.00');

    await updatePriceList(service.db, list.id, { prix: [{ articleId: chair.id, prix: '4.00' }] });
    const save = async (date: string, lines: object[]) => {
      const { data, errors } = await service.graphql(edit, { id: later.id, input: input(date, lines) }, token);
      expect(errors).toEqual([]);
      return priceOf(data.updateReservationRequest);
    };
    const [line, other] = later.items;
    const kept = [
      { id: line.id, articleId: chair.id, quantite: 2 },
      { id: other.id, articleId: pack.id, quantite: 1 },
    ];
    expect(await save(day(40), kept)).toEqual(['3.00', '13.50']);
    expect(await save(day(20), kept)).toEqual(['3.00', '13.50']);
    const again = items.map((item) => ({ ...item, prix: null }));
    expect(await save(day(40), again)).toEqual(['4.00', '13.50']);
    expect(await save(day(20), again)).toEqual(['2.00', '9.00']);
  });

  it('are in force for visitors today, beside the own price that forms edit', async () => {
    const tent = await seedArticle(service.db, { nom: 'Tonnelle', prix: 80 });
    await rest(tent.id);
    const list = await createPriceList(service.db, { ...plain, aPartirDu: today, pourcent: 25 });
    expect(await read(tent.id)).toMatchObject({ prix: '100.00', prixAVenir: [], prixPropre: '80.00' });
    expect(await rest(tent.id)).toBe(100);
    const { body } = await service.rest('GET', '/articles');
    expect(body.articles.find(({ id }: { id: number }) => id === tent.id).prix).toBe(100);
    const { data } = await service.graphql('{ articles { id prix } }');
    expect(data.articles).toContainEqual({ id: tent.id, prix: '100.00' });
    await updatePriceList(service.db, list.id, { prix: [{ articleId: tent.id, prix: null }] });
    expect(await rest(tent.id)).toBe(80);
  });

  it('refuse what is wrong at its field', async () => {
    await createPriceList(service.db, { ...plain, aPartirDu: day(9) });
    const fields = async (query: string, variables: Record<string, unknown>) =>
      (await service.graphql(query, variables, token)).errors[0]?.extensions?.fields;
    const wanted = { ...plain, aPartirDu: day(9) };
    expect(await fields(create, { input: wanted })).toEqual({ aPartirDu: priceListSentences.dayTaken('Tarifs') });
    expect(await fields(create, { input: { ...wanted, nom: ' ', pourcent: -95, arrondi: 7 } })).toEqual({
      nom: priceListSentences.nomRequired,
      pourcent: priceListSentences.percentInvalid,
      arrondi: priceListSentences.roundingInvalid,
    });
    const { id } = await createPriceList(service.db, { ...plain, aPartirDu: day(10) });
    expect(await fields(update, { id, input: { aPartirDu: day(9) } })).toEqual({
      aPartirDu: priceListSentences.dayTaken('Tarifs'),
    });
    expect(await fields(update, { id, input: { prix: [{ articleId: 999_999, prix: '1' }] } })).toEqual({
      prix: priceListSentences.articleUnknown,
    });
    expect((await service.graphql(update, { id, input: { aPartirDu: day(10), nom: 'Autre' } }, token)).errors).toEqual(
      [],
    );
  });

  it('say the price of any day as the rule does, of random lists', async () => {
    const article = await seedArticle(service.db, { nom: 'Au hasard', prix: 10 });
    const lists = fc.uniqueArray(
      fc.record({ after: fc.integer({ min: -20, max: 20 }), cents: fc.option(fc.integer({ min: 0, max: 99_999 })) }),
      { selector: ({ after }) => after, maxLength: 4 },
    );
    const property = fc.asyncProperty(lists, fc.integer({ min: -25, max: 25 }), async (chosen, on) => {
      await service.db.priceList.deleteMany();
      const dated: DatedPrice[] = [];
      for (const { after, cents } of chosen) {
        const { id } = await createPriceList(service.db, { ...plain, aPartirDu: day(after) });
        const prix = cents === null ? null : (cents / 100).toFixed(2);
        await updatePriceList(service.db, id, { prix: [{ articleId: article.id, prix }] });
        if (prix !== null) dated.push({ aPartirDu: day(after), prix });
      }
      const [priced] = await pricedOn(service.db, [article], day(on));
      expect(priced?.prix.toFixed(2)).toBe(priceOnDay('10.00', dated, day(on)));
    });
    await fc.assert(property, { numRuns: 8 });
  });
});
