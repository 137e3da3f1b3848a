import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { parseInput } from '@barnum/rules/errors';
import { stockMovementInput } from '@barnum/rules/inputs/stock-movements';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { seedArticle } from '../../../prisma/seed/articles.ts';
import { afterMonday } from '../../../prisma/seed/dates.ts';
import { seedReservationRequest } from '../../../prisma/seed/reservation-requests.ts';
import { createBackup } from '../src/backup/backup.ts';
import { dropEverything } from '../src/backup/clear-postgres.ts';
import { restoreBackup } from '../src/backup/restore.ts';
import { digestRows, listTables } from '../src/backup/rows.ts';
import type { Database, Db, PrismaClient } from '../src/db/client.ts';
import { migrate, migrateInTransaction } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { migrationNames } from '../src/db/schema-engine.ts';
import { inSchemaTransaction } from '../src/db/schema-transaction.ts';
import { indexedSearchFilter } from '../src/db/search.ts';
import { readOccupation } from '../src/features/availability/availability.domain.ts';
import { moveReservationRequest } from '../src/features/reservation-requests/request-states.domain.ts';
import { recordStockMovement } from '../src/features/stock-movements/stock-movements.domain.ts';
import { localStorage } from '../src/storage/local-storage.ts';
import { databaseKinds, freshDatabase, freshPostgresUrl } from './support/databases.ts';

const lastMigrationOfFirstRelease = '20261122004500_calendar_feeds';

/** Rows of release 1.0.0, whose columns were all texts. */
const rows = `
  INSERT INTO articles (slug, nom, prix, unite, search_text, updated_at)
    VALUES ('cafetiere', 'Cafetière', 25, 'journée', 'cafetiere', now());
  INSERT INTO articles (slug, nom, prix, unite, quantite, search_text, updated_at, created_at)
    VALUES ('chaise', 'Chaise', 2, 'weekend', 200, 'chaise', now(), '2026-03-01T23:30:00Z');
  INSERT INTO users (email, password_hash, role, updated_at) VALUES ('admin@barnum.example', '', 'admin', now());
  INSERT INTO reservation_requests (nom, prenom, date, debut, fin, statut, origine, phone, livraison_montage, content_hash, search_text, updated_at)
    VALUES ('Le Goff', 'Anne', '2026-12-04', '2026-12-04', '2026-12-07', 'a_confirmer', 'telephone', '+33639980112', false, '', 'anne le goff +33639980112 3×6 9m²', now()),
    ('Le Bras', 'Yann', '2026-12-04', '2026-12-04', '2026-12-07', 'nouvelle', 'site', '06 39 98 01 14 ou +33 6 39 98 01 15', false, '', 'yann le bras', now());
  INSERT INTO reservation_request_items (request_id, article_id, nom, quantite, unite) VALUES (1, 1, 'Percolateur', 1, 'journée'),
    (1, NULL, 'Autre chose', 1, NULL);
  INSERT INTO request_events (request_id, auteur, avant, apres) VALUES (1, 'visiteur', NULL, 'nouvelle'),
    (1, 'visiteur', 'nouvelle', 'a_confirmer');
  INSERT INTO mails (request_id, kind, recipient, subject, text, failure) VALUES (1, 'accuse', '', '', '', 'tooOld'), (1, 'alerte', '', '', '', NULL);
  INSERT INTO mail_templates (kind, subject, text, updated_at) VALUES ('rappel', 'À bientôt', '', now())`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'barnum-upgrade-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

for (const kind of databaseKinds) {
  describe.skipIf(kind === 'postgresql' && inject('postgres') === null)(`a database of release 1.0.0 (${kind})`, () => {
    it('is brought up to date with all its rows', async () => {
      const database = await firstRelease(kind);
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
      const where = indexedSearchFilter('anne le goff +33639980112 3×6 9m² 0639980112');
      expect(await database.prisma.reservationRequest.count({ where })).toBe(1);
      const ofSeveral = indexedSearchFilter('bras 0639980114 0639980115');
      expect(await database.prisma.reservationRequest.count({ where: ofSeveral })).toBe(1);
      await hirePack(database.prisma);
      await database.close();
    });

    it('has its texts as one sees them', async () => {
      const database = await firstRelease(kind);
      await database.prisma.$executeRaw`
        UPDATE reservation_requests SET email = ${'yann\u200b@exemple.example'}, prenom = ${'Ya\u00adnn\nLe'}, search_text = ${'ya\u00adnn le bras'}
        WHERE nom = 'Le Bras'`;
      await database.prisma.$executeRaw`UPDATE users SET email = ${'\ufeffadmin@barnum.example'}`;
      await migrate(database);
      const where = { prenom: 'Yann Le', email: 'yann@exemple.example', ...indexedSearchFilter('yann') };
      expect(await database.prisma.reservationRequest.count({ where })).toBe(1);
      expect(await database.prisma.user.findFirst()).toMatchObject({ email: 'admin@barnum.example' });
      await database.close();
    });

    it('comes up to date out of its backup', async () => {
      const database = await firstRelease(kind);
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
    }, 60_000);

    it('stays as it is where it holds what nobody knows, which is named', async () => {
      const database = await firstRelease(kind);
      await database.prisma.$executeRaw`UPDATE mails SET kind = 'relance' WHERE id = 1`;
      const before = await digests(database);
      await expect(migrate(database)).rejects.toThrow(
        /invalid input value for enum mail_kind: "relance"\. Nothing was/,
      );
      expect(await digests(database)).toEqual(before);
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

/** Of each table of the first release. */
const firstColumns = new Map<string, Set<string>>();

async function firstRelease(kind: Database['kind']): Promise<Database> {
  const database = await freshDatabase(kind);
  const names = await migrationNames();
  await inSchemaTransaction(database, async (tx) => {
    await dropEverything(tx.db);
    await migrateInTransaction(tx, names.slice(0, names.indexOf(lastMigrationOfFirstRelease) + 1));
    for (const statement of rows.split(';')) await tx.db.$executeRawUnsafe(statement);
    for (const { table, column } of await listColumns(tx.db)) {
      firstColumns.set(table, (firstColumns.get(table) ?? new Set()).add(column));
    }
  });
  return database;
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

function listColumns(db: Db): Promise<{ table: string; column: string }[]> {
  return db.$queryRaw`
    SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
    WHERE table_schema = current_schema()`;
}
