import { join } from 'node:path';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { exampleSentences } from '@barnum/rules/desk/example/example';
import { authors } from '@barnum/rules/requests/reservation-requests/request-states';
import { expect, it, vi } from 'vitest';
import { seedArticleSet } from '../../../../../prisma/seed/catalogue/article-sets.ts';
import { seedArticle, seedDemoArticles } from '../../../../../prisma/seed/catalogue/articles.ts';
import { seedCategory, seedDemoCategories } from '../../../../../prisma/seed/catalogue/categories.ts';
import { seedArticleImage } from '../../../../../prisma/seed/catalogue/images.ts';
import { kindsOfFirstSeason } from '../../../../../prisma/seed/customers/customers.ts';
import { demoArticles } from '../../../../../prisma/seed/data/articles.ts';
import { type DemoCustomer, demoCustomers } from '../../../../../prisma/seed/data/customers.ts';
import { demoRequests } from '../../../../../prisma/seed/data/reservation-requests.ts';
import { seedDemo } from '../../../../../prisma/seed/demo.ts';
import { readDemoPictures } from '../../../../../prisma/seed/demo-pictures.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { seedDemoCompanyInfo } from '../../../../../prisma/seed/site/company-info.ts';
import { photo } from '../../../test/support/both-apis.ts';
import { onOneDatabase, type TestService } from '../../../test/support/service.ts';
import { checkArchive } from '../../backup/archive.ts';
import { saveMarking } from '../../catalogue/pieces/piece-settings.domain.ts';
import { onBehalfOf } from '../../platform/db/actor.ts';

// The example has some forty articles.
vi.setConfig({ testTimeout: 120_000 });

const read = `{ example {
  requests customers articles articleSets lineTemplates categories partners testimonials companyInfo total
  heldRequests heldCustomers heldArticles heldCategories } }`;
const fill = 'mutation { fillExample }';
const remove = 'mutation ($name: String!, $count: Int!) { removeExample(name: $name, count: $count) }';
const requestsOf = (customers: readonly DemoCustomer[]) => customers.reduce((sum, { requests }) => sum + requests, 0);
/** Of three seasons, of which the first had fewer customers. */
const pastRequests =
  2 * requestsOf(demoCustomers) + requestsOf(demoCustomers.filter(({ kind }) => kindsOfFirstSeason.includes(kind)));
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

    it('leaves what the shop took money for, and says it', async () => {
      const token = await service.signIn('administrator');
      const { db } = service;
      await service.graphql(fill, {}, token);
      const requests = await db.reservationRequest.findMany({ where: { customerId: { not: null } }, take: 2 });
      const [paid, secured] = requests;
      if (!paid || !secured) throw new Error('The example has requests of customers');
      const input = { date: todayInParis(), moyen: 'virement', montant: '500' };
      const pay = 'mutation ($input: PaymentInput!) { recordPayment(input: $input) { id } }';
      const receive = 'mutation ($input: DepositInput!) { receiveDeposit(input: $input) { id } }';
      expect((await service.graphql(pay, { input: { ...input, requestId: paid.id } }, token)).errors).toEqual([]);
      expect((await service.graphql(receive, { input: { ...input, requestId: secured.id } }, token)).errors).toEqual(
        [],
      );

      const found = (await service.graphql(read, {}, token)).data.example;
      const customers = new Set(requests.map(({ customerId }) => customerId));
      expect(found).toMatchObject({
        requests: whole.requests - 2,
        heldRequests: 2,
        customers: whole.customers - customers.size,
        heldCustomers: customers.size,
      });
      await service.graphql(remove, { name: 'Barnum', count: found.total }, token);
      expect((await db.reservationRequest.findMany({ orderBy: { id: 'asc' } })).map(({ id }) => id)).toEqual(
        [paid.id, secured.id].sort((one, other) => one - other),
      );
      expect((await service.graphql('{ heldDeposits { request { id } } }', {}, token)).data.heldDeposits).toEqual([
        { request: { id: secured.id } },
      ]);
      // What stays is counted no more, and emptying ends.
      expect((await service.graphql(read, {}, token)).data.example.total).toBe(0);
    });

    it('leaves the pieces and the movements of stock that somebody added, and what their own articles go with', async () => {
      const token = await service.signIn('administrator');
      const { db } = service;
      await service.graphql(fill, {}, token);
      await saveMarking(db, true);
      const free = { isExample: true, quantite: { gt: 0 }, components: { none: {} }, packs: { none: {} } };
      const articles = await db.article.findMany({ where: free, orderBy: { id: 'desc' }, take: 6 });
      const [marked, repaired, companion, accessory, out, part] = articles.map(({ id }) => id);
      const done = async (query: string, variables: Record<string, unknown>) =>
        expect((await service.graphql(query, variables, token)).errors).toEqual([]);
      await done('mutation ($id: Int!) { createPieces(articleId: $id, nombre: 2) }', { id: marked });
      await done('mutation ($input: StockMovementInput!) { recordStockMovement(input: $input) { id } }', {
        input: {
          articleId: repaired,
          kind: 'hors_service',
          quantite: 1,
          debut: todayInParis(),
          motif: 'Toile déchirée',
          cout: 120,
        },
      });
      const own = await seedArticle(db, {
        nom: 'Chaise du grand-père',
        companionIds: [companion ?? 0],
        accessories: [{ nom: null, articleId: accessory ?? 0, quantite: 1 }],
      });
      const ofOwn = await seedReservationRequest(db, { items: [{ articleId: own.id, quantite: 1 }] });
      const { id: pieceId } = await db.piece.create({ data: { articleId: out ?? 0, numero: 'ZZZ-001' } });
      await db.pieceOuting.create({ data: { requestId: ofOwn.id, pieceId, auteur: 'camille@barnum.example' } });
      const item = await db.reservationRequestItem.findFirstOrThrow({ where: { requestId: ofOwn.id } });
      await db.requestItemComponent.create({
        data: { itemId: item.id, articleId: part ?? 0, nom: 'Partie', quantite: 1 },
      });
      const [ticked, taken] = await db.reservationRequest.findMany({ where: { isExample: true }, take: 2 });
      if (!ticked || !taken) throw new Error('The example has requests');
      await onBehalfOf('camille@barnum.example', async () => {
        const auteur = 'camille@barnum.example';
        await db.preparationTick.create({
          data: { requestId: ticked.id, mouvement: 'depart', nom: 'Barnum', quantite: 1, auteur },
        });
        await db.pieceOuting.create({ data: { requestId: taken.id, pieceId, auteur } });
      });

      const found = (await service.graphql(read, {}, token)).data.example;
      expect(found.requests).toBe(whole.requests - 2);
      expect(found.heldArticles).toBeGreaterThanOrEqual(4);
      await service.graphql(remove, { name: 'Barnum', count: found.total }, token);
      expect((await contentOf(service)).articles).toEqual(
        expect.arrayContaining([marked, repaired, companion, accessory, out, part, own.id]),
      );
      expect(await db.piece.count({ where: { articleId: marked ?? 0 } })).toBe(2);
      expect(await db.stockMovement.count({ where: { articleId: repaired ?? 0, kind: 'hors_service' } })).toBe(1);
      expect([await db.articleCompanion.count({ where: { articleId: own.id } }), await db.pieceOuting.count()]).toEqual(
        [1, 2],
      );
      expect(await db.articleAccessory.count({ where: { articleId: own.id } })).toBe(1);
      expect(await db.preparationTick.count()).toBe(1);
      expect((await service.graphql(read, {}, token)).data.example.total).toBe(0);
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
      const drawInvoice = async () => ({ pdf: new Uint8Array([37]), xml: null });
      await seedDemo({ ...service, administrators, drawInvoice, pictures: await readPictures() });
      const found = (await service.graphql(read, {}, token)).data.example;
      // What was invoiced or paid stays, as the law has it; what was quoted, as somebody has worked on it.
      const entries = await service.db.ledgerEntry.findMany({ select: { requestId: true } });
      const paid = entries.flatMap(({ requestId }) => requestId ?? []);
      const kept = await service.db.reservationRequest.findMany({
        where: { OR: [{ id: { in: paid } }, { invoices: { some: {} } }, { quote: { isNot: null } }] },
        select: { customerId: true, items: { select: { articleId: true } } },
      });
      const keepers = new Set(kept.flatMap(({ customerId }) => customerId ?? []));
      const held = new Set(kept.flatMap(({ items }) => items.flatMap(({ articleId }) => articleId ?? [])));
      expect(found).toMatchObject({
        requests: whole.requests - kept.length,
        articles: whole.articles - held.size,
        customers: whole.customers - keepers.size,
        heldRequests: kept.length,
        heldCustomers: keepers.size,
        lineTemplates: 2,
        companyInfo: 14,
      });
      await service.graphql(remove, { name: 'Barnum', count: found.total }, token);
      const { articles, others } = await contentOf(service);
      expect([new Set(articles), others]).toEqual([held, kept.length]);
      expect(new Set((await service.db.customer.findMany()).map(({ id }) => id))).toEqual(keepers);
      expect((await service.graphql(read, {}, token)).data.example.total).toBe(0);
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
