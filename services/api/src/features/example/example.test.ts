import { join } from 'node:path';
import { exampleSentences } from '@barnum/rules/example';
import { authors } from '@barnum/rules/reservation-requests/request-states';
import { expect, it, vi } from 'vitest';
import { seedArticleSet } from '../../../../../prisma/seed/article-sets.ts';
import { seedArticle, seedDemoArticles } from '../../../../../prisma/seed/articles.ts';
import { seedCategory, seedDemoCategories } from '../../../../../prisma/seed/categories.ts';
import { seedDemoCompanyInfo } from '../../../../../prisma/seed/company-info.ts';
import { demoArticles } from '../../../../../prisma/seed/data/articles.ts';
import { demoCustomers } from '../../../../../prisma/seed/data/customers.ts';
import { demoRequests } from '../../../../../prisma/seed/data/reservation-requests.ts';
import { seedDemo } from '../../../../../prisma/seed/demo.ts';
import { readDemoPictures } from '../../../../../prisma/seed/demo-pictures.ts';
import { seedArticleImage } from '../../../../../prisma/seed/images.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/reservation-requests.ts';
import { photo } from '../../../test/support/both-apis.ts';
import { onOneDatabase, type TestService } from '../../../test/support/service.ts';
import { checkArchive } from '../../backup/archive.ts';
import { onBehalfOf } from '../../db/actor.ts';

// The example has some forty articles.
vi.setConfig({ testTimeout: 60_000 });

const read = `{ example {
  requests customers articles articleSets lineTemplates categories partners testimonials companyInfo total heldArticles heldCategories } }`;
const fill = 'mutation { fillExample }';
const remove = 'mutation ($name: String!, $count: Int!) { removeExample(name: $name, count: $count) }';
/** Of two seasons. */
const pastRequests = 2 * demoCustomers.reduce((sum, { requests }) => sum + requests, 0);
const whole = {
  requests: demoRequests.length + pastRequests,
  customers: demoCustomers.length,
  articles: demoArticles.length,
  articleSets: 3,
  lineTemplates: 0,
  categories: 7,
  partners: 5,
  testimonials: 9,
};
const readPictures = async () =>
  new Map([...(await readDemoPictures()).keys()].slice(0, 6).map((path) => [path, photo]));

onOneDatabase(
  'the example',
  (service) => {
    it('fills a shop that has content of its own, and goes without it, after a backup', async () => {
      const token = await service.signIn('administrator');
      const own = await seedCategory(service.db, { nom: 'Mobilier', description: 'Le nôtre' });
      const { id } = await seedArticle(service.db, { nom: 'Chaise du grand-père', categorieId: own.id });
      expect((await service.graphql(fill, {}, token)).data.fillExample).toBe(true);
      const found = (await service.graphql(read, {}, token)).data.example;
      expect(found).toMatchObject({ ...whole, companyInfo: 0, heldArticles: 0, heldCategories: 0 });
      expect((await service.graphql(fill, {}, token)).errors[0]?.message).toBe(exampleSentences.there);
      expect(await service.db.mail.count()).toBe(0);

      const misspelt = await service.graphql(remove, { name: 'Barnoum', count: found.total }, token);
      expect(misspelt.errors[0]?.extensions?.fields).toEqual({ name: exampleSentences.name });
      const outdated = await service.graphql(remove, { name: 'Barnum', count: found.total - 1 }, token);
      expect(outdated.errors[0]?.extensions?.code).toBe('CONFLICT');
      expect(await service.db.article.count()).toBe(demoArticles.length + 1);

      const { data } = await service.graphql(remove, { name: 'Barnum', count: found.total }, token);
      expect(await contentOf(service)).toEqual({ articles: [id], categories: [own.id], others: 0 });
      expect(await service.db.picture.count()).toBe(0);
      const backup = await checkArchive(join(service.dataDir, 'backups', data.removeExample));
      expect(backup.tables).toMatchObject({ articles: demoArticles.length + 1, testimonials: 9 });
      expect((await service.graphql(read, {}, token)).data.example.total).toBe(0);
    });

    it('leaves what somebody changed, and what a request of somebody else holds', async () => {
      const token = await service.signIn('administrator');
      await service.graphql(fill, {}, token);
      const { db } = service;
      const change = (work: () => Promise<unknown>) => onBehalfOf('camille@barnum.example', async () => await work());
      const [dearer, pictured, held, searched] = await db.article.findMany({ orderBy: { id: 'asc' }, take: 4 });
      if (!dearer || !pictured || !held || !searched) throw new Error('The example has articles');
      await change(() => db.article.update({ where: { id: dearer.id }, data: { prix: 1 } }));
      // What the service does by itself, and a place in a list, change nothing.
      await db.article.update({ where: { id: searched.id }, data: { courteDescription: 'Remise en forme' } });
      await change(() => db.article.update({ where: { id: searched.id }, data: { ordre: 99 } }));
      await change(() =>
        seedArticleImage(db, service.storage, { articleId: pictured.id, altImage: 'La nôtre', bytes: photo }),
      );
      const request = await seedReservationRequest(db, { items: [{ articleId: held.id, quantite: 1 }] });
      const testimonial = await db.testimonial.findFirstOrThrow();
      await change(() => db.testimonial.update({ where: { id: testimonial.id }, data: { texte: 'Autre chose' } }));
      const inOwnSet = await db.article.findFirstOrThrow({ where: { nom: 'Plancha à gaz 60 cm' } });
      await seedArticleSet(db, { nom: 'À nous', items: [{ articleId: inOwnSet.id, quantite: 1 }] });
      const fresh = await db.reservationRequest.findMany({ where: { statut: 'nouvelle', isExample: true } });
      const [noted, answered] = fresh;
      if (!noted || !answered) throw new Error('The example has new requests');
      await change(() => db.reservationRequest.update({ where: { id: noted.id }, data: { notes: 'Rappelée' } }));
      await change(() =>
        db.requestMessage.create({ data: { requestId: answered.id, auteur: authors.visitor, texte: 'Bonjour' } }),
      );

      const found = (await service.graphql(read, {}, token)).data.example;
      expect(found).toMatchObject({
        requests: whole.requests - 2,
        testimonials: 8,
        heldCategories: expect.any(Number),
      });
      expect(found.heldArticles).toBeGreaterThanOrEqual(1);
      await service.graphql(remove, { name: 'Barnum', count: found.total }, token);
      const { articles } = await contentOf(service);
      expect(articles).toEqual(expect.arrayContaining([dearer.id, pictured.id, held.id, inOwnSet.id]));
      expect(articles).not.toContain(searched.id);
      expect((await db.articleSet.findMany()).map(({ nom }) => nom)).toContain('À nous');
      const items = await db.reservationRequestItem.findMany({ where: { requestId: request.id } });
      expect(items.every(({ articleId }) => articleId !== null)).toBe(true);
      expect(await db.testimonial.findMany({ select: { texte: true } })).toEqual([{ texte: 'Autre chose' }]);
    });

    it('is nowhere in a shop that never had it, whatever its words are', async () => {
      const token = await service.signIn('administrator');
      await seedDemoCompanyInfo(service.db);
      await seedDemoArticles(service.db, await seedDemoCategories(service.db, new Map()), new Map());
      expect((await service.graphql(read, {}, token)).data.example.total).toBe(0);
    });

    it('that `npm start` seeded goes, too, with its company but without the terms and the sales conditions', async () => {
      const token = await service.signIn('administrator');
      const administrators = { adminEmails: ['admin@barnum.example'], adminPassword: 'barnum-demo' };
      await seedDemo({ ...service, administrators, pictures: await readPictures() });
      const found = (await service.graphql(read, {}, token)).data.example;
      // What was invoiced stays, as the law has it; what was quoted, as somebody has worked on it.
      const kept = await service.db.reservationRequest.findMany({
        where: { OR: [{ invoices: { some: {} } }, { quote: { isNot: null } }] },
        select: { items: { select: { articleId: true } } },
      });
      const held = new Set(kept.flatMap(({ items }) => items.flatMap(({ articleId }) => articleId ?? [])));
      expect(found).toMatchObject({
        requests: whole.requests - kept.length,
        articles: whole.articles - held.size,
        customers: whole.customers,
        lineTemplates: 2,
        companyInfo: 14,
      });
      await service.graphql(remove, { name: 'Barnum', count: found.total }, token);
      const { articles, others } = await contentOf(service);
      expect([new Set(articles), others]).toEqual([held, kept.length]);
      const left = await service.db.companyInfo.findMany({ where: { valeur: { not: '' } } });
      expect(left.map(({ nom }) => nom)).toEqual(expect.arrayContaining(['Horaires', 'Acompte (%)']));
      expect(left.map(({ nom }) => nom)).not.toContain('Dénomination');
      expect(await service.db.salesConditionsVersion.count()).toBe(3);
    });
  },
  { readPictures },
);

async function contentOf({ db }: TestService) {
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
  const others = [await db.partner.count(), await db.testimonial.count(), await db.reservationRequest.count()];
  return {
    articles: ids(await db.article.findMany()),
    categories: ids(await db.category.findMany()),
    others: others.reduce((sum, count) => sum + count),
  };
}
