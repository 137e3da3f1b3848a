import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { seedArticle } from '../../../prisma/seed/catalogue/articles.ts';
import { seedArticleImage } from '../../../prisma/seed/catalogue/images.ts';
import { demoRequests } from '../../../prisma/seed/data/reservation-requests.ts';
import { isEmpty, seedDemo } from '../../../prisma/seed/demo.ts';
import { readDemoPictures } from '../../../prisma/seed/demo-pictures.ts';
import { grow } from '../../../prisma/seed/growth.ts';
import { seedCommand } from '../../../prisma/seed/seed-command.ts';
import { sendCommand, serveCommands } from '../src/assembly/control-socket.ts';
import { countInvoices } from '../src/money/invoices/invoice-list.domain.ts';
import { checkLedger } from '../src/money/ledger/check-ledger.domain.ts';
import { listToInvoice } from '../src/money/to-invoice/to-invoice.domain.ts';
import { checkAcceptances } from '../src/requests/acceptances/check-acceptances.domain.ts';
import { photo } from './support/both-apis.ts';
import { onOneDatabase } from './support/service.ts';

onOneDatabase('the demo shop', (service) => {
  it('fills an empty database with everything a visitor and an administrator see', { timeout: 180_000 }, async () => {
    expect(await isEmpty(service.db)).toBe(true);
    const seen: number[] = [];
    await seedDemo({
      db: service.db,
      storage: service.storage,
      administrators: { adminEmails: ['admin@barnum.example'], adminPassword: 'barnum-demo' },
      // As many, but smaller; `npm start` stores them at their size.
      pictures: new Map([...(await readDemoPictures()).keys()].map((path) => [path, photo])),
      drawInvoice: async () => ({ pdf: new Uint8Array([37]), xml: null }),
      onPicture: (done, total) => seen.push(total - done),
    });
    expect(seen.at(-1)).toBe(0);
    expect(await isEmpty(service.db)).toBe(false);

    const { body } = await service.rest('GET', '/articles');
    const pictured = body.articles.filter(({ images }: { images: unknown[] }) => images.length > 0);
    const threefold = body.articles.filter(({ images }: { images: unknown[] }) => images.length >= 3);
    expect(body.articles.length).toBeGreaterThanOrEqual(32);
    expect(pictured.length).toBeGreaterThanOrEqual(32);
    expect(threefold.length).toBeGreaterThanOrEqual(11);
    const packs = await service.db.article.findMany({ where: { components: { some: {} } }, orderBy: { id: 'asc' } });
    expect(packs.map(({ nom, quantite }) => [nom, quantite])).toEqual([
      ['Barnum 3×6 m équipé, 18 convives', 4],
      ['Table dressée pour 8', 12],
      ['Vaisselle 50 couverts', 4],
      ['Bal sous les guirlandes', 2],
    ]);
    expect(await service.db.article.count({ where: { etat: 'masque' } })).toBe(1);
    expect(await service.db.stockMovement.count({ where: { kind: { in: ['hors_service', 'location'] } } })).toBe(3);
    expect((await service.rest('GET', '/testimonials')).body.testimonials).toHaveLength(8);
    expect((await service.rest('GET', '/partenaires')).body.partenaires).toHaveLength(5);
    expect((await service.rest('GET', '/cgv/versions')).body).toHaveLength(3);
    const forms = await service.rest('GET', '/forms', { token: await service.signIn('administrator') });
    // The nine of these days, and three seasons of customers.
    const past = await service.db.reservationRequest.count({ where: { customerId: { not: null } } });
    expect(past).toBeGreaterThanOrEqual(85);
    expect(forms.body.forms).toHaveLength(demoRequests.length + past);
    expect(await service.db.customer.count()).toBe(30);
    expect(await service.db.reservationRequest.count({ where: { annulationDemandeLe: { not: null } } })).toBe(1);
    const items = await service.db.reservationRequestItem.count({
      where: { nature: 'article', articleId: null },
    });
    expect(items).toBe(0);

    const states = await countInvoices(service.db, {
      search: '',
      etats: [],
      nature: null,
      customerId: null,
      du: null,
      au: null,
    });
    expect(states.map(({ etat }) => etat).sort()).toEqual(['annulee', 'emise', 'en_retard', 'payee']);
    // Two that came back, of which one is billed in part; one that is out; one that leaves tomorrow; one whose quote was
    // accepted; two with an advance.
    const { totalCount, items: left } = await listToInvoice(service.db);
    expect(totalCount).toBe(7);
    expect(left.map(({ request }) => request.statut)).toEqual([
      'rendue',
      'rendue',
      'sortie',
      'confirmee',
      'confirmee',
      'confirmee',
      'confirmee',
    ]);
    expect(await service.db.ledgerEntry.count({ where: { reversesId: { not: null } } })).toBeGreaterThan(0);
    expect((await checkLedger(service.db)).broken).toBeNull();
    expect(await checkAcceptances(service.db)).toMatchObject({ count: 3, broken: null });
    // Nothing was accepted before its sales conditions were in force.
    const accepted = await service.db.acceptancePapers.findMany({ select: { preuve: true } });
    for (const { preuve } of accepted) {
      const { cgv, accepteLe } = JSON.parse(preuve);
      const conditions = await service.db.salesConditionsVersion.findUniqueOrThrow({ where: { id: cgv.version } });
      expect(conditions.createdAt.toISOString() < accepteLe).toBe(true);
    }
    expect(await service.db.acceptanceWithdrawal.count()).toBe(1);
    // One waits for its answer, one is too old for it, one has its stock to review.
    expect(
      await service.db.reservationRequest.count({ where: { statut: 'a_confirmer', quoteVersions: { some: {} } } }),
    ).toBe(3);
  });

  it('is added by a command, which the service carries out while it holds the database', async () => {
    await seedArticle(service.db);
    const folder = await mkdtemp(join(tmpdir(), 'barnum-seed-'));
    const env = { isDemo: true, seedDemo: true, adminEmails: ['admin@barnum.example'], adminPassword: 'barnum-demo' };
    const server = await serveCommands(service, folder, seedCommand(env));
    const seed = (...args: string[]) => sendCommand(folder, { words: ['seed', ...args] });
    expect(await seed('--articles', '2')).toBe(
      'The database holds 2 articles, 0 customers, 0 requests and 0 testimonials.',
    );
    expect(await seed('--if-empty')).toContain('2 articles');
    await expect(seed()).rejects.toThrow('not empty');
    for (const args of [['--chairs', '2'], ['--articles', 'two'], ['2']])
      await expect(seed(...args)).rejects.toThrow('npm run seed');
    env.isDemo = false;
    await expect(seed('--articles', '3')).rejects.toThrow('BARNUM_MODE=demo only');
    server.close();
    await rm(folder, { recursive: true });
  });

  it('grows to a size, with pictures that last as long as an article shows them', async () => {
    const { id: articleId } = await seedArticle(service.db);
    await seedArticleImage(service.db, service.storage, { articleId, altImage: 'Vue', bytes: photo });
    const told: string[] = [];
    const size = { articles: 4, packs: 0, customers: 3, requests: 62, testimonials: 2 };
    expect(await grow(service.db, size, (line) => told.push(line))).toBe(
      'The database holds 4 articles, 3 customers, 62 requests and 2 testimonials.',
    );
    expect(told).toContain('Demo data: 4 of 4 articles');

    const { body } = await service.rest('GET', '/articles/2');
    expect(body.article.longue_description.length).toBeGreaterThan(900);
    const file = body.article.images[0].url_image;
    const token = await service.signIn('administrator');
    // The last ones are copies.
    const { forms } = (await service.rest('GET', '/forms', { token })).body;
    const last = forms.find(({ id }: { id: number }) => id === 62);
    expect(last).toMatchObject({ Prénom: expect.stringMatching(/ 61$/), item: [{ quantite: 1 }, {}, {}] });
    for (const [article, status] of [
      [articleId, 200],
      [2, 200],
      [3, 200],
      [4, 404],
    ]) {
      await service.rest('DELETE', `/articles/${article}`, { token });
      expect((await service.app.inject(file)).statusCode).toBe(status);
    }
  });
});
