import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { seedArticle } from '../../../prisma/seed/catalogue/articles.ts';
import { seedCategory } from '../../../prisma/seed/catalogue/categories.ts';
import { daysAgo } from '../../../prisma/seed/dates.ts';
import { seedReservationRequest } from '../../../prisma/seed/requests/reservation-requests.ts';
import { seedDemoCompanyInfo } from '../../../prisma/seed/site/company-info.ts';
import { issueInvoice } from '../src/money/invoices/issue-invoice.domain.ts';
import type { PrismaClient } from '../src/platform/db/client.ts';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { advanceDrafts } from './support/advances.ts';
import { photo } from './support/both-apis.ts';
import { freshPostgresUrl } from './support/databases.ts';
import { multipartBody } from './support/multipart.ts';
import { startService, type TestService } from './support/service.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

/** How often a race is run: without its lock one of the first rounds loses it. */
const rounds = 15;

/** One call of one service, by either API; answers 'done' or the code of its refusal. */
type Call = (service: TestService) => Promise<string>;

describe.skipIf(inject('postgres') === null)('two services on one PostgreSQL, through both APIs', () => {
  let services: TestService[];
  let db: PrismaClient;
  let token: string;
  let end: () => Promise<void>;
  beforeAll(async () => {
    const { url, drop } = await freshPostgresUrl();
    const folder = await mkdtemp(join(tmpdir(), 'barnum-concurrency-'));
    const start = async () => startService(await openDatabase({ databaseUrl: url, dataDir: '' }), folder, {});
    const [one, other] = [await start(), await start()];
    services = [one, other];
    db = one.db;
    token = await one.signIn('administrator');
    end = async () => {
      for (const { app, renditionQueue, database } of services) {
        await app.close();
        await renditionQueue.close();
        await database.close();
      }
      await drop();
      await rm(folder, { recursive: true, force: true });
    };
  });
  afterAll(() => end());

  /**
   * Makes all calls at once, alternately of one service and the other. What is refused is refused in the rules' words.
   */
  async function atOnce(calls: readonly Call[]): Promise<string[]> {
    const outcomes = await Promise.all(calls.map((call, index) => call(services[index % 2] as TestService)));
    expect(outcomes.filter((outcome) => ['INTERNAL', 'UNAVAILABLE'].includes(outcome))).toEqual([]);
    return outcomes;
  }

  const graphql =
    (query: string, variables: Record<string, unknown> = {}): Call =>
    async (service) => {
      const { errors } = await service.graphql(query, variables, token);
      return errors[0]?.extensions?.code ?? 'done';
    };
  const rest =
    (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Call =>
    async (service) => {
      const answer = await service.rest(method, path, { token, ...(body && { body }) });
      return answer.status < 300 ? 'done' : answer.body.code;
    };
  const upload =
    (articleId: number): Call =>
    async ({ app }) => {
      const file = { field: 'file', filename: 'a.png', bytes: photo };
      const { payload, headers } = multipartBody({ articleId: String(articleId) }, file);
      const authorization = `Bearer ${token}`;
      const url = '/api/upload';
      const answer = await app.inject({ method: 'POST', url, payload, headers: { ...headers, authorization } });
      return answer.statusCode === 201 ? 'done' : answer.json().code;
    };
  const all = (call: Call, count: number) => Array.from({ length: count }, () => call);

  it('confirm the last pieces to one request, whoever asks first', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const articles = [await seedArticle(db, { quantite: 2 }), await seedArticle(db, { quantite: 3 })];
      const wishes = articles.map(({ id }) => ({ articleId: id, quantite: 2 }));
      const ids: number[] = [];
      for (const nom of ['Un', 'Deux', 'Trois', 'Quatre']) {
        // In either order, so that two of them would wait in a circle for articles that are held in the order asked
        // for.
        const items = nom.includes('u') ? wishes : wishes.toReversed();
        ids.push((await seedReservationRequest(db, { nom: `${nom} ${round}`, items })).id);
      }
      const confirm = 'mutation ($id: Int!) { moveReservationRequest(id: $id, statut: confirmee) { id } }';
      const outcomes = await atOnce(ids.map((id) => graphql(confirm, { id })));
      expect(outcomes.toSorted()).toEqual(['INSUFFICIENT_STOCK', 'INSUFFICIENT_STOCK', 'INSUFFICIENT_STOCK', 'done']);
      const confirmed = { id: { in: ids }, statut: 'confirmee' } as const;
      expect(await db.reservationRequest.count({ where: confirmed })).toBe(1);
    }
  });

  it('never promise a piece twice, in packs or alone, through either door', async () => {
    const date = todayInParis(daysAgo(-9));
    const confirm = 'mutation ($id: Int!) { moveReservationRequest(id: $id, statut: confirmee) { id } }';
    const create = 'mutation ($input: ReservationRequestInput!) { createReservationRequest(input: $input) { id } }';
    for (let round = 0; round < 5; round += 1) {
      const chair = await seedArticle(db, { nom: `Siège ${round}`, quantite: 6 });
      const cloth = await seedArticle(db, { nom: `Nappe ${round}`, quantite: 6 });
      const held = [chair, cloth].map(({ id }) => ({ articleId: id, quantite: 2 }));
      const inner = await seedArticle(db, { nom: `Table dressée ${round}`, components: held });
      const components = [...held.toReversed(), { articleId: inner.id, quantite: 1 }];
      const outer = await seedArticle(db, { nom: `Salle ${round}`, components });
      // Any two of them take eight chairs or more.
      const contact = { phone: `07${String(round).padStart(8, '0')}`, date };
      const byGraphql = [[outer, 1] as const, [inner, 2] as const].map(([{ id, nom }, quantite]) => {
        const items = [{ articleId: id, quantite }];
        return graphql(create, { input: { ...contact, nom, prenom: 'Yann', livraisonMontage: false, items } });
      });
      const byRest = [
        [
          { nom: inner.nom, quantite: 1 },
          { nom: chair.nom, quantite: 3 },
        ],
        [{ nom: chair.nom, quantite: 5 }],
      ].map((item, index) =>
        rest('POST', '/forms', { ...contact, Nom: `Le Goff ${index}`, Prénom: 'Yann', item, livraison_montage: false }),
      );
      expect(await atOnce([...byGraphql, ...byRest])).toEqual(['done', 'done', 'done', 'done']);
      const sent = await db.reservationRequest.findMany({ where: { phone: contact.phone }, orderBy: { nom: 'asc' } });
      const confirmations = sent.map(({ id }) => graphql(confirm, { id }));
      // Also while a stock is written.
      const outcomes = await atOnce([...confirmations, rest('PUT', `/articles/${cloth.id}`, { quantite: 6 })]);
      expect(outcomes.slice(0, 4).toSorted()).toEqual([...Array(3).fill('INSUFFICIENT_STOCK'), 'done']);
    }
  });

  it('keep exactly one primary image through first uploads, choices and deletions', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id: articleId } = await seedArticle(db);
      expect(await atOnce(all(upload(articleId), 4))).toEqual(['done', 'done', 'done', 'done']);
      const images = await db.articleImage.findMany({ where: { articleId }, orderBy: { id: 'asc' } });
      expect(images.filter(({ primary }) => primary)).toHaveLength(1);
      const [first, second, third, fourth] = images.map(({ id }) => id);
      await atOnce([
        rest('PUT', `/images/${second}/set-primary`, { articleId }),
        graphql(`mutation { setPrimaryImage(id: ${third}) { id } }`),
        rest('DELETE', `/images/${first}`),
        graphql(`mutation { deleteImage(id: ${second}) }`),
        graphql(`mutation { setPrimaryImage(id: ${fourth}) { id } }`),
      ]);
      expect(await db.articleImage.count({ where: { articleId, primary: true } })).toBe(1);
      await atOnce([rest('DELETE', `/images/${third}`), graphql(`mutation { deleteImage(id: ${fourth}) }`)]);
      expect(await db.articleImage.count({ where: { articleId } })).toBe(0);
    }
    expect(await db.picture.count()).toBe(0);
  });

  it('give categories one whole order', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 5; count += 1) ids.push((await seedCategory(db)).id);
    const reorder = graphql.bind(null, 'mutation ($ids: [Int!]!) { reorderCategories(ids: $ids) { id } }');
    for (let round = 0; round < rounds; round += 1) {
      const orders = [ids.toReversed(), ids, [...ids.slice(2), ...ids.slice(0, 2)]];
      await atOnce(orders.map((order) => reorder({ ids: order })));
      const stored = await db.category.findMany({ orderBy: { ordre: 'asc' } });
      expect(stored.map(({ ordre }) => ordre)).toEqual([0, 1, 2, 3, 4]);
      expect(orders).toContainEqual(stored.map(({ id }) => id));
    }
    await db.category.deleteMany();
  });

  it('never leave an article without its category', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const [{ id: categorie }, { id }] = await Promise.all([seedCategory(db), seedArticle(db)]);
      const [deletion, move] = await atOnce([
        rest('DELETE', `/categories/${categorie}`),
        round % 2 === 0
          ? graphql(`mutation { updateArticle(id: ${id}, input: { categorieId: ${categorie} }) { id } }`)
          : rest('PUT', `/articles/${id}`, { categorie }),
      ]);
      expect([
        ['done', 'VALIDATION'],
        ['CATEGORY_IN_USE', 'done'],
      ]).toContainEqual([deletion, move]);
    }
  });

  it('take every request for articles that are deleted at the same moment', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const nom = `Fugace ${randomUUID()}`;
      const { id } = await seedArticle(db, { nom });
      const sender = { Nom: 'Le Goff', Prénom: 'Yann', date: todayInParis(daysAgo(-5)), phone: '0639980112' };
      const sent = [1, 2, 3].map((quantite) =>
        rest('POST', '/forms', { ...sender, item: [{ nom, quantite }], livraison_montage: false }),
      );
      const outcomes = await atOnce([...sent, rest('DELETE', `/articles/${id}`)]);
      expect(outcomes).toEqual(['done', 'done', 'done', 'done']);
    }
  });

  it('give every article an address of its own, whatever names come together', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const nom = `Table ${round % 10}`;
      const create = [
        graphql('mutation ($nom: String!) { createArticle(input: { nom: $nom, prix: "1" }) { id } }', { nom }),
        rest('POST', '/articles', { nom, prix: 1 }),
      ];
      expect(await atOnce([...create, ...create])).toEqual(['done', 'done', 'done', 'done']);
      const [first, second] = await db.article.findMany({ where: { nom }, orderBy: { id: 'desc' }, take: 2 });
      const other = `Chaise ${round % 7}`;
      const renamed = await atOnce([
        rest('PUT', `/articles/${first?.id}`, { nom: other }),
        graphql(`mutation { updateArticle(id: ${second?.id}, input: { nom: "${other}" }) { id } }`),
        rest('POST', '/articles', { nom: other, prix: 1 }),
      ]);
      expect(renamed).toEqual(['done', 'done', 'done']);
    }
  });

  it('keep every version of the sales conditions', async () => {
    const texts = Array.from({ length: 300 }, (_, index) => `<p>Version ${index}</p>`);
    const saves = texts.map((text, index) =>
      index % 3 === 0
        ? rest('POST', '/cgv', { text })
        : graphql(`mutation { createSalesConditionsVersion(text: "${text}") { id } }`),
    );
    for (let start = 0; start < saves.length; start += 10) await atOnce(saves.slice(start, start + 10));
    const stored = await db.salesConditionsVersion.findMany();
    expect(stored.map(({ text }) => text).toSorted()).toEqual(texts.toSorted());
  });

  it('take a request that is sent twice once, by its key or by its content, through whichever API', async () => {
    const { id: articleId } = await seedArticle(db, { nom: 'Banc' });
    const date = todayInParis(daysAgo(-5));
    for (let round = 0; round < rounds; round += 1) {
      const key = round % 2 === 0 ? randomUUID() : undefined;
      const contact = { phone: `06${String(round).padStart(8, '0')}` };
      const input = { nom: 'Le Goff', prenom: 'Yann', date, ...contact, livraisonMontage: false };
      const throughGraphql = graphql(
        'mutation ($input: ReservationRequestInput!, $key: String) { createReservationRequest(input: $input, key: $key) { id } }',
        { input: { ...input, items: [{ articleId, quantite: 1 }] }, key },
      );
      const item = [{ nom: 'Banc', quantite: 1 }];
      const throughRest: Call = async (service) => {
        const body = { Nom: 'Le Goff', Prénom: 'Yann', date, ...contact, item, livraison_montage: false };
        const headers = { ...(key !== undefined && { 'idempotency-key': `${key}-rest` }) };
        return (await service.rest('POST', '/forms', { body, headers })).status === 201 ? 'done' : 'refused';
      };
      const sent = await atOnce([...all(throughGraphql, 2), ...all(throughRest, 2)]);
      expect(sent).toEqual(['done', 'done', 'done', 'done']);
      // Each API names the articles in its own way: what is sent through both is two requests.
      expect(await db.reservationRequest.count({ where: contact })).toBe(2);
    }
  });

  it('give invoices numbers without gaps and doubles', async () => {
    await seedDemoCompanyInfo(db);
    await db.companyInfo.update({ where: { nom: 'TVA' }, data: { valeur: 'FR40123456824' } });
    await db.companyInfo.update({ where: { nom: 'SIRET' }, data: { valeur: '732 829 320 00074' } });
    const { id: articleId } = await seedArticle(db, { tauxTva: 20 });
    const ids: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      const { id: requestId } = await seedReservationRequest(db, {
        nom: `Client ${count}`,
        adresse: '4 rue des Ajoncs, 56000 Vannes',
        livraisonMontage: true,
        items: [{ articleId, quantite: 1 }],
      });
      ids.push(...(await advanceDrafts(db, requestId, 10)));
    }
    const document = { pdf: new Uint8Array(), xml: null };
    const issues = ids.map(
      (id): Call =>
        async (service) => {
          await issueInvoice({ db: service.db, draw: () => Promise.resolve(document) }, id, { auteur: '' });
          return 'done';
        },
    );
    expect(new Set(await atOnce(issues))).toEqual(new Set(['done']));
    const issued = await db.invoice.findMany({ where: { serie: 'facture' }, orderBy: { rang: 'asc' } });
    expect(issued.map(({ rang }) => rang)).toEqual(ids.map((_id, index) => index + 1));
    const instants = issued.map(({ issuedAt }) => issuedAt?.getTime() ?? 0);
    expect(instants).toEqual(instants.toSorted((one, other) => one - other));
  });
});
