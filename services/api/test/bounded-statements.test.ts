import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { seedArticleSet } from '../../../prisma/seed/catalogue/article-sets.ts';
import { seedArticle } from '../../../prisma/seed/catalogue/articles.ts';
import { seedCategory } from '../../../prisma/seed/catalogue/categories.ts';
import { seedCustomer } from '../../../prisma/seed/customers/customers.ts';
import { afterMonday } from '../../../prisma/seed/dates.ts';
import { seedReservationRequest } from '../../../prisma/seed/requests/reservation-requests.ts';
import { seedPartner } from '../../../prisma/seed/site/partners.ts';
import { seedDemoSalesConditions } from '../../../prisma/seed/site/sales-conditions.ts';
import { seedTestimonial } from '../../../prisma/seed/site/testimonials.ts';
import { addArticleImage } from '../src/catalogue/images/images.domain.ts';
import { storePicture } from '../src/platform/picture-files/picture-files.domain.ts';
import { createCompanyInfo } from '../src/site/company-info/company-info.domain.ts';
import { countStatements } from './support/count-statements.ts';
import { onOneDatabase, type TestService } from './support/service.ts';

const restLists = [
  '/articles',
  '/articles/category/1',
  '/articles/1/images',
  '/categories',
  '/partenaires',
  '/testimonials',
  '/company-info',
  '/cgv/versions',
  '/forms',
];

const picture = 'picture { url renditions { url } }';
const graphqlLists = [
  `{ articles { nom categorie { nom ${picture} } images { altImage ${picture} } primaryImage { ${picture} } } }`,
  `{ articlesByCategory(categoryId: 1) { nom images { ${picture} } } }`,
  `{ categories { nom urlImage ${picture} } }`,
  `{ partners { nom logo ${picture} } }`,
  '{ testimonials { texte } }',
  '{ testimonialPage(pageSize: 100) { totalCount items { texte } } }',
  `{ articlePage(pageSize: 100) { totalCount items { nom categorie { nom articleCount } primaryImage { ${picture} } } } }`,
  `{ articleNeighbours(slug: "barnum-pliant", limit: 1) { nom primaryImage { ${picture} } } }`,
  `{ articleCompanions(slug: "barnum-pliant", limit: 1) { nom primaryImage { ${picture} } } }`,
  `{ freeAlternatives(articleId: 1, quantite: 1, date: "${afterMonday(12)}") { nom primaryImage { ${picture} } } }`,
  '{ articles { specifications { label value } companionIds setNames capacite } }',
  `{ articleSets { nom items { quantite article { nom primaryImage { ${picture} } } } } }`,
  '{ lineTemplates { nom items { nom article { nom categorie { nom } } } } }',
  '{ categories { nom articleCount } }',
  '{ companyInfo { valeur } }',
  '{ salesConditionsVersions { text } }',
  '{ reservationRequests(pageSize: 100) { totalCount states { totalCount } items { nom unreadCount dernierDevis { total } items { nom } } } requestViews { views { nom } } }',
  `{ reservationRequests(ids: [${Array.from({ length: 14 }, (_, index) => index + 1)}], pageSize: 100) { totalCount items { nom items { nom } } } }`,
  `{ planning(debut: "${afterMonday(1)}", fin: "${afterMonday(40)}") { requests { nom items { nom } } bookings { nom items { nom } } articles { nom categorie { nom } } } }`,
  `{ planning(debut: "${afterMonday(1)}", fin: "${afterMonday(40)}") { ticks { nom } stockChanges { quantite } } }`,
  '{ articles { nom components { quantite article { nom } } } stockMovements(articleId: 1) { quantite } }',
  '{ workday { arrivals { totalCount items { nom items { nom } } } conflicts { nom } } }',
  `{ stockCalendar(debut: "${afterMonday(1)}", fin: "${afterMonday(40)}") { totalCount articles { nom categorie { nom } } taken { jours { reserve } } } }`,
  '{ customers(pageSize: 100) { totalCount items { nom requestCount } } customersLikeRequest(requestId: 1) { raisons customer { nom requestCount } } }',
  '{ mails(pageSize: 100) { totalCount items { subject text devis { fileName } } } }',
];

onOneDatabase('lists', (service) => {
  describe('cost as many statements for many records as for few', () => {
    it('through REST', async () => {
      await compare(service, restLists, (path, token) => service.rest('GET', path, { token }));
    });

    it('through GraphQL', async () => {
      await compare(service, graphqlLists, (query, token) => service.graphql(query, {}, token));
    });
  });
});

async function compare(
  service: TestService,
  lists: readonly string[],
  read: (list: string, token: string) => Promise<{ status: number }>,
): Promise<void> {
  const token = await service.signIn('administrator');
  const countAll = async () => {
    const counts: Record<string, number> = {};
    for (const list of lists) {
      counts[list] = await countStatements(async () => expect((await read(list, token)).status).toBe(200));
    }
    return counts;
  };
  await seedSome(service, 2);
  const few = await countAll();
  await seedSome(service, 12);
  expect(await countAll()).toEqual(few);
  for (const [list, count] of Object.entries(few)) expect([list, count]).toEqual([list, Math.min(count, 11)]);
}

async function seedSome({ db, storage }: TestService, count: number): Promise<void> {
  const bytes = await sharp({ create: { width: 32, height: 32, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const { key: pictureKey } = await storePicture(db, storage, bytes, 'article');
  for (let index = 0; index < count; index += 1) {
    const category = await seedCategory(db, { urlImage: `/media/${pictureKey}/32.jpg` });
    const article = await seedArticle(db, { categorieId: category.id });
    await addArticleImage(db, { articleId: article.id, pictureKey, altImage: null });
    await addArticleImage(db, { articleId: article.id, pictureKey, altImage: null });
    await seedArticleSet(db, { items: [{ articleId: article.id, quantite: 2 }] });
    await seedArticle(db, { nom: 'Pack', components: [{ articleId: article.id, quantite: 2 }] });
    const items = { create: { articleId: article.id, nom: article.nom, quantite: 2 } };
    await db.lineTemplate.create({ data: { nom: `Modèle ${article.id}`, items } });
    await seedPartner(db, { logo: `/media/${pictureKey}/32.jpg` });
    await seedTestimonial(db);
    await createCompanyInfo(db, { nom: `Nom ${article.id}`, valeur: '' });
    const request = await seedReservationRequest(db, { nom: `Nom ${article.id}` });
    await seedCustomer(db, { telephones: ['06 39 98 01 12'] });
    await db.requestMessage.create({ data: { requestId: request.id, texte: 'Bonjour' } });
    await seedMail(db, request);
  }
  await seedDemoSalesConditions(db);
}

/** A message with its quote. */
async function seedMail(db: TestService['db'], { id: requestId }: { id: number }): Promise<void> {
  const quote = await db.quote.create({ data: { annee: 2026, rang: requestId, requestId } });
  const version = { version: 1, auteur: 'admin@barnum.example', total: 0, content: {}, pdf: new Uint8Array() };
  const { id: quoteVersionId } = await db.quoteVersion.create({ data: { ...version, quoteId: quote.id, requestId } });
  const mail = { kind: 'devis', recipient: 'camille@exemple.example', subject: 'Devis', text: 'Bonjour' } as const;
  await db.mail.create({ data: { ...mail, requestId, quoteVersionId } });
}
