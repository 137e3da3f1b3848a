import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stockMovementInput } from '@barnum/rules/catalogue/stock-movements-input';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { parseInput } from '@barnum/rules/errors';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { seedArticle } from '../../../prisma/seed/catalogue/articles.ts';
import { afterMonday } from '../../../prisma/seed/dates.ts';
import { seedReservationRequest } from '../../../prisma/seed/requests/reservation-requests.ts';
import { refreshSearches } from '../src/assembly/refresh-searches.ts';
import { createBackup } from '../src/backup/backup.ts';
import { restoreBackup } from '../src/backup/restore.ts';
import { digestRows, listTables } from '../src/backup/rows.ts';
import { recordStockMovement } from '../src/catalogue/stock-movements/stock-movements.domain.ts';
import type { Database, PrismaClient } from '../src/platform/db/client.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { indexedSearchFilter } from '../src/platform/db/search.ts';
import { localStorage } from '../src/platform/storage/local-storage.ts';
import { readOccupation } from '../src/requests/availability/availability.domain.ts';
import { moveReservationRequest } from '../src/requests/reservation-requests/request-states.domain.ts';
import { databaseKinds, freshDatabase, freshPostgresUrl } from './support/databases.ts';
import { fillFirstRelease, firstColumns, listColumns } from './support/first-release.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'barnum-upgrade-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

for (const kind of databaseKinds) {
  describe.skipIf(kind === 'postgresql' && inject('postgres') === null)(`a database of release 1.0.0 (${kind})`, () => {
    it('is brought up to date with all its rows', async () => {
      const database = await fillFirstRelease(await freshDatabase(kind));
      const before = await digests(database);
      await migrate(database);
      expect(await digests(database)).toMatchObject(before);
      expect(await database.prisma.user.findFirst()).toMatchObject({ role: 'manager', suspendedAt: null });
      expect(await database.prisma.article.findFirst({ orderBy: { id: 'asc' } })).toMatchObject({
        unite: 'journee',
        searchName: 'cafetiere',
        etat: 'en_ligne',
        ordre: 0,
        lot: 1,
        quantiteMinimum: 1,
      });
      const movement = await database.prisma.stockMovement.findMany({
        select: { articleId: true, kind: true, quantite: true, debut: true },
      });
      expect(movement).toEqual([{ articleId: 2, kind: 'initial', quantite: 200, debut: new Date('2026-03-02') }]);
      const where = indexedSearchFilter('anne le-goff +33639980112 3 x 6 9 m² 0639980112');
      expect(await database.prisma.reservationRequest.count({ where })).toBe(1);
      const ofSeveral = indexedSearchFilter('bras 0639980114 0639980115');
      expect(await database.prisma.reservationRequest.count({ where: ofSeveral })).toBe(1);
      const log = { info: vi.fn() };
      await refreshSearches(database.prisma, log);
      expect(log.info.mock.calls).toEqual([
        [{ articles: 2, customers: 0, invoices: 0, requests: 2 }, 'what is searched was folded anew'],
      ]);
      expect(await database.prisma.article.findFirst({ orderBy: { id: 'asc' } })).toMatchObject({
        searchText: ' cafetiere journee ',
        searchName: ' cafetiere ',
      });
      const asDialled = indexedSearchFilter('le-goff 0639980112');
      expect(await database.prisma.reservationRequest.count({ where: asDialled })).toBe(1);
      await hirePack(database.prisma);
      await database.close();
    });

    it('has its texts as one sees them', async () => {
      const database = await fillFirstRelease(await freshDatabase(kind));
      await database.prisma.$executeRaw`
        UPDATE reservation_requests SET email = ${'yann\u200b@exemple.example'}, prenom = ${'Ya\u00adnn\nLe'}, nom = ${'Le\u00a0Bras'}, search_text = ${'ya\u00adnn le bras'}
        WHERE nom = 'Le Bras'`;
      await database.prisma.$executeRaw`UPDATE users SET email = ${'\ufeffadmin@barnum.example'}`;
      await database.prisma
        .$executeRaw`UPDATE articles SET longue_description = ${'<p>Plancher \ufb01xe\u200b</p>'} WHERE id = 1`;
      await migrate(database);
      const where = {
        prenom: 'Yann Le',
        nom: 'Le Bras',
        email: 'yann@exemple.example',
        ...indexedSearchFilter('yann'),
      };
      expect(await database.prisma.reservationRequest.count({ where })).toBe(1);
      expect(await database.prisma.user.findFirst()).toMatchObject({ email: 'admin@barnum.example' });
      const article = await database.prisma.article.findFirst({ where: { id: 1 } });
      expect(article?.longueDescription).toBe('<p>Plancher fixe</p>');
      await database.close();
    });

    it('comes up to date out of its backup', async () => {
      const database = await fillFirstRelease(await freshDatabase(kind));
      const before = await digests(database);
      const backup = join(folder, `${kind}.tar.gz`);
      await createBackup({ database, storage: null }, backup);
      await database.close();
      const dataDir = join(folder, kind);
      const own = kind === 'postgresql' ? await freshPostgresUrl() : null;
      const to = { dataDir, storage: await localStorage(join(dataDir, 'media')), databaseUrl: own?.url };
      await restoreBackup(to, { from: backup, force: false });
      const restored = await openDatabase(to);
      expect(await digests(restored)).toMatchObject(before);
      expect(await restored.prisma.user.findFirst()).toMatchObject({ role: 'manager' });
      await restored.close();
      await own?.drop();
    }, 180_000);

    it('stays as it is where it holds what nobody knows, which is named', async () => {
      const database = await fillFirstRelease(await freshDatabase(kind));
      await database.prisma.$executeRaw`UPDATE mails SET kind = 'inconnu' WHERE id = 1`;
      const before = await digests(database);
      await expect(migrate(database)).rejects.toThrow(
        /invalid input value for enum mail_kind: "inconnu"\. Nothing was/,
      );
      expect(await digests(database)).toEqual(before);
      await database.close();
    });

    it('is one of a release: one between two, or its backup, is refused', async () => {
      const database = await fillFirstRelease(await freshDatabase(kind));
      await database.prisma.$executeRaw`
        INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
        VALUES ('between', '', '20261122120000_enums', now(), 1)`;
      await expect(migrate(database)).rejects.toThrow(/between two releases \(it has 20261122120000_enums\)/);
      const backup = join(folder, `between-${kind}.tar.gz`);
      await createBackup({ database, storage: null }, backup);
      const dataDir = join(folder, `between-${kind}`);
      const to = { dataDir, storage: await localStorage(join(dataDir, 'media')), databaseUrl: undefined };
      await expect(restoreBackup(to, { from: backup, force: false })).rejects.toThrow(/between two releases/);
      await database.close();
    });
  });
}

/** Articles of the first release have movements, make a pack, and are hired out in it; its requests count. */
async function hirePack(db: PrismaClient): Promise<void> {
  const [coffee, chair] = [1, 2];
  const auteur = 'admin@barnum.example';
  const loss = { articleId: chair, kind: 'perte', quantite: 20, debut: todayInParis() };
  const storage = await localStorage(join(folder, 'media'));
  await recordStockMovement({ db, storage }, parseInput(stockMovementInput, loss), { auteur, isLackAccepted: false });
  const components = [
    { articleId: chair, quantite: 50 },
    { articleId: coffee, quantite: 1 },
  ];
  const pack = await seedArticle(db, { nom: 'Café pour 50', components });
  expect(pack.quantite).toBe(3);
  const [debut, fin] = [afterMonday(18), afterMonday(21)];
  const items = [{ articleId: pack.id, quantite: 2 }];
  const request = await seedReservationRequest(db, { date: debut, dateRetrait: debut, dateRetour: fin, items });
  await moveReservationRequest(db, request.id, 'confirmee', { auteur });
  expect(await readOccupation(db, { debut, fin }, { articleIds: [coffee, chair, pack.id] })).toMatchObject([
    { stock: null, reserve: 2 },
    { stock: 180, reserve: 100 },
    { stock: 3, libre: 1 },
  ]);
  const ofRows = { debut: '2026-12-04', fin: '2026-12-07' };
  expect(await readOccupation(db, ofRows, { articleIds: [coffee] })).toMatchObject([{ aConfirmer: 1 }]);
}

/** What is made for searches, and the role of an administrator, which has another name. */
const madeAnew = ['reservation_requests.search_text', 'users.role'];

/** Of all rows as the first release had them, without what is made anew, nor columns that are newer. */
async function digests(database: Database) {
  const found: Record<string, { count: number; sha256: string }> = {};
  const rollback = new Error('Nothing is to change.');
  const reading = database.prisma.$transaction(async (tx) => {
    for (const { table, column } of await listColumns(tx)) {
      const isNewer = !(firstColumns.get(table)?.has(column) ?? true);
      if (!isNewer && !madeAnew.includes(`${table}.${column}`)) continue;
      await tx.$executeRawUnsafe(`ALTER TABLE "${table}" DROP COLUMN "${column}" CASCADE`);
    }
    for (const table of await listTables(tx)) found[table.name] = await digestRows(tx, table);
    throw rollback;
  });
  await expect(reading).rejects.toBe(rollback);
  return found;
}
