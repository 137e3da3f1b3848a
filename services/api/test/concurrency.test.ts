import { createHash, randomUUID } from 'node:crypto';
import { authors } from '@barnum/rules/request-states';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { seedArticle } from '../../../prisma/seed/articles.ts';
import { seedCategory } from '../../../prisma/seed/categories.ts';
import { seedReservationRequest } from '../../../prisma/seed/reservation-requests.ts';
import { type Database, openDatabase } from '../src/db/client.ts';
import { toDomainError } from '../src/failures.ts';
import { updateArticle } from '../src/features/articles/articles.domain.ts';
import { deleteCategory, reorderCategories } from '../src/features/categories/categories.domain.ts';
import { addArticleImage, deleteArticleImage, setPrimaryImage } from '../src/features/images/images.domain.ts';
import { moveReservationRequest } from '../src/features/reservation-requests/request-states.domain.ts';
import { createReservationRequest } from '../src/features/reservation-requests/reservation-requests.domain.ts';
import { createSalesConditionsVersion } from '../src/features/sales-conditions/sales-conditions.domain.ts';
import { freshPostgresUrl } from './support/databases.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Nothing is stored here: pictures are rows alone. */
const noStorage = { deleteFolder: async () => {} } as never;

describe.skipIf(inject('postgres') === null)('two services on one PostgreSQL', () => {
  let one: Database;
  let other: Database;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const fresh = await freshPostgresUrl();
    drop = fresh.drop;
    one = await openDatabase({ databaseUrl: fresh.url, dataDir: '' });
    other = await openDatabase({ databaseUrl: fresh.url, dataDir: '' });
  });
  afterAll(async () => {
    await one.close();
    await other.close();
    await drop();
  });

  /** Does all of it at once, alternately by one service and the other; what is refused is refused in the rules' words. */
  async function atOnce(works: ((db: Database['prisma']) => Promise<unknown>)[]): Promise<string[]> {
    const outcomes = await Promise.allSettled(works.map((work, index) => work((index % 2 ? other : one).prisma)));
    return outcomes.map((outcome) => {
      if (outcome.status === 'fulfilled') return 'done';
      const { code } = toDomainError(outcome.reason);
      if (code === 'INTERNAL' || code === 'UNAVAILABLE') throw outcome.reason;
      return code;
    });
  }

  async function picture(): Promise<string> {
    const key = createHash('sha256').update(randomUUID()).digest('hex').slice(0, 24);
    await one.prisma.picture.create({ data: { key, width: 64, height: 48, renditions: ['64.jpg'] } });
    return key;
  }

  it('confirm the last pieces to one request, whoever asks first', async () => {
    for (let round = 0; round < 25; round += 1) {
      const articles = [await seedArticle(one.prisma, { quantite: 2 }), await seedArticle(one.prisma, { quantite: 3 })];
      const wishes = articles.map(({ id }) => ({ articleId: id, quantite: 2 }));
      const requests = [];
      for (const nom of ['Un', 'Deux', 'Trois', 'Quatre']) {
        // In either order, so that two of them would wait in a circle for articles that are held in the order asked for.
        const items = nom.includes('u') ? wishes : wishes.toReversed();
        requests.push(await seedReservationRequest(one.prisma, { nom: `${nom} ${round}`, items }));
      }
      const outcomes = await atOnce(
        requests.map(
          ({ id }) =>
            (db) =>
              moveReservationRequest(db, id, 'confirmee', { auteur: authors.system }),
        ),
      );
      expect(outcomes.toSorted()).toEqual(['INSUFFICIENT_STOCK', 'INSUFFICIENT_STOCK', 'INSUFFICIENT_STOCK', 'done']);
      const confirmed = await one.prisma.reservationRequest.count({
        where: { id: { in: requests.map(({ id }) => id) }, statut: 'confirmee' },
      });
      expect(confirmed).toBe(1);
    }
  });

  it('keep exactly one primary image through first uploads, choices and deletions', async () => {
    for (let round = 0; round < 60; round += 1) {
      const { id: articleId } = await seedArticle(one.prisma);
      const keys = await Promise.all(Array.from({ length: 4 }, picture));
      await atOnce(keys.map((pictureKey) => (db) => addArticleImage(db, { articleId, pictureKey, altImage: null })));
      const images = await one.prisma.articleImage.findMany({ where: { articleId }, orderBy: { id: 'asc' } });
      expect(images.filter(({ primary }) => primary)).toHaveLength(1);
      const [first, second, third, fourth] = images.map(({ id }) => id);
      if (first === undefined || second === undefined || third === undefined || fourth === undefined) throw new Error();
      await atOnce([
        (db) => setPrimaryImage(db, { id: second }),
        (db) => setPrimaryImage(db, { id: third }),
        (db) => deleteArticleImage(db, noStorage, first),
        (db) => deleteArticleImage(db, noStorage, second),
        (db) => setPrimaryImage(db, { id: fourth }),
      ]);
      expect(await one.prisma.articleImage.count({ where: { articleId, primary: true } })).toBe(1);
      await atOnce([third, fourth].map((id) => (db) => deleteArticleImage(db, noStorage, id)));
      expect(await one.prisma.articleImage.count({ where: { articleId } })).toBe(0);
    }
    expect(await one.prisma.picture.count()).toBe(0);
  });

  it('give categories one whole order, and never leave an article without its category', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 5; count += 1) ids.push((await seedCategory(one.prisma)).id);
    for (let round = 0; round < 40; round += 1) {
      const orders = [ids.toReversed(), ids, [...ids.slice(2), ...ids.slice(0, 2)]];
      await atOnce(orders.map((order) => (db) => reorderCategories(db, order)));
      const stored = await one.prisma.category.findMany({ orderBy: { ordre: 'asc' } });
      expect(stored.map(({ ordre }) => ordre)).toEqual([0, 1, 2, 3, 4]);
      expect(orders).toContainEqual(stored.map(({ id }) => id));
    }
    await one.prisma.category.deleteMany();
    for (let round = 0; round < 60; round += 1) {
      const [{ id: categorieId }, article] = await Promise.all([seedCategory(one.prisma), seedArticle(one.prisma)]);
      const [deletion, move] = await atOnce([
        (db) => deleteCategory(db, noStorage, categorieId),
        (db) => updateArticle(db, article.id, { categorieId }),
      ]);
      expect([
        ['done', 'VALIDATION'],
        ['CATEGORY_IN_USE', 'done'],
      ]).toContainEqual([deletion, move]);
    }
  });

  it('give every article an address of its own, whatever names come together', async () => {
    for (let round = 0; round < 40; round += 1) {
      const nom = `Table ${round % 10}`;
      const created = await atOnce(Array.from({ length: 4 }, () => (db) => seedArticle(db, { nom })));
      expect(created).toEqual(['done', 'done', 'done', 'done']);
      const [first, second] = await one.prisma.article.findMany({ where: { nom }, orderBy: { id: 'desc' }, take: 2 });
      if (first === undefined || second === undefined) throw new Error();
      const renamed = await atOnce([
        (db) => updateArticle(db, first.id, { nom: `Chaise ${round % 7}` }),
        (db) => updateArticle(db, second.id, { nom: `Chaise ${round % 7}` }),
        (db) => seedArticle(db, { nom: `Chaise ${round % 7}` }),
      ]);
      expect(renamed).toEqual(['done', 'done', 'done']);
    }
  });

  it('keep every version of the sales conditions', async () => {
    const texts = Array.from({ length: 100 }, (_, index) => `<p>Version ${index}</p>`);
    for (let start = 0; start < texts.length; start += 10) {
      await atOnce(texts.slice(start, start + 10).map((text) => (db) => createSalesConditionsVersion(db, { text })));
    }
    const stored = await one.prisma.salesConditionsVersion.findMany();
    expect(stored.map(({ text }) => text).toSorted()).toEqual(texts.toSorted());
  });

  it('take a request that is sent twice once, by its key or by its content', async () => {
    for (let round = 0; round < 60; round += 1) {
      const key = round % 2 === 0 ? randomUUID() : null;
      const input = {
        nom: 'Le Goff',
        prenom: 'Yann',
        date: '2030-06-01',
        phone: `06${String(round).padStart(8, '0')}`,
        email: null,
        livraisonMontage: false,
        adresse: null,
        items: [{ articleId: null, nom: 'Chaise', quantite: 1 }],
      };
      const sent: number[] = [];
      const outcomes = await atOnce(
        Array.from({ length: 4 }, () => async (db) => {
          sent.push((await createReservationRequest(db, input as never, { key })).id);
        }),
      );
      expect(outcomes).toEqual(['done', 'done', 'done', 'done']);
      expect(new Set(sent).size).toBe(1);
    }
    expect(await one.prisma.reservationRequest.count()).toBe(60);
  });
});
