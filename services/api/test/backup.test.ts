import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, describe, expect, inject, it, vi } from 'vitest';
import { seedUser } from '../../../prisma/seed/access/auth.ts';
import { seedArticle } from '../../../prisma/seed/catalogue/articles.ts';
import { seedIssuedInvoices } from '../../../prisma/seed/money/invoices.ts';
import { seedReservationRequest } from '../../../prisma/seed/requests/reservation-requests.ts';
import { seedTestimonial } from '../../../prisma/seed/site/testimonials.ts';
import { createArchive } from '../src/backup/archive.ts';
import { createBackup } from '../src/backup/backup.ts';
import { refuseWhileInUse } from '../src/backup/clear-postgres.ts';
import { dumpWhenDue, latestDump } from '../src/backup/make-dumps.ts';
import { moveRows } from '../src/backup/move.ts';
import { restoreBackup } from '../src/backup/restore.ts';
import { digestRows, findFilledTable, listTables, readSnapshot } from '../src/backup/rows.ts';
import { uploadArticleImage } from '../src/catalogue/images/images.domain.ts';
import { attachRequestFile } from '../src/desk/request-files/request-files.domain.ts';
import { checkLedger } from '../src/money/ledger/check-ledger.domain.ts';
import { appendEntry, lockLedger } from '../src/money/ledger/ledger.domain.ts';
import type { Database } from '../src/platform/db/client.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { inTransaction } from '../src/platform/db/transaction.ts';
import { createRateLimiter } from '../src/platform/rate-limits/rate-limits.domain.ts';
import { localStorage } from '../src/platform/storage/local-storage.ts';
import type { Storage } from '../src/platform/storage/storage.ts';
import { administer, databaseKinds, freshDatabase, freshPostgresUrl } from './support/databases.ts';

vi.setConfig({ testTimeout: 120_000 });
const scratch = await mkdtemp(join(tmpdir(), 'barnum-backup-'));
afterAll(() => rm(scratch, { recursive: true, force: true }));

const auteur = 'admin@exemple.example';
const tricky = 'Fête « d’été » 🎪\n"guillemets" \\ et \u2028';

async function fill({ prisma }: Database, storage: Storage, testimonials = 600): Promise<void> {
  const article = await seedArticle(prisma, { nom: tricky, prix: 12.5 });
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#14626b' } })
    .png()
    .toBuffer();
  await uploadArticleImage(prisma, storage, { articleId: article.id, bytes, altImage: tricky });
  const { id } = await seedReservationRequest(prisma);
  const file = { requestId: id, nom: 'photo.png', bytes, auteur };
  await attachRequestFile(prisma, storage, file);
  const [invoiceId = 0] = await seedIssuedInvoices(prisma, [{ rang: 1, client: tricky, total: 12_345 }]);
  const payment = { date: '2026-11-23', montant: 12_345, moyen: 'virement', requestId: id } as const;
  await inTransaction(prisma, async (tx) => {
    await lockLedger(tx);
    const { id: sourceId } = await appendEntry(tx, { ...payment, nature: 'paiement', payeur: tricky }, { auteur });
    await appendEntry(tx, { ...payment, nature: 'affectation', invoiceId, sourceId }, { auteur });
  });
  const texts = Array.from({ length: testimonials }, (_text, count) => `${tricky} ${count}`);
  await prisma.testimonial.createMany({ data: texts.map((texte) => ({ prenom: 'Maëlle', nom: 'R.', texte })) });
}

async function digests(database: Database): Promise<Record<string, unknown>> {
  return readSnapshot(database.prisma, async (tx) => {
    const all: Record<string, unknown> = {};
    for (const table of await listTables(tx)) all[table.name] = await digestRows(tx, table);
    return all;
  });
}

/** Whatever was begun on them is undone, as when the process at their other end is killed. */
function endOtherConnections(databaseUrl: string): Promise<void> {
  return administer(
    databaseUrl,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
}

async function scratchFolder(): Promise<string> {
  return mkdtemp(join(scratch, 'data-'));
}

async function target(kind: Database['kind']) {
  const dataDir = await scratchFolder();
  const storage = await localStorage(join(dataDir, 'media'));
  if (kind === 'embedded') return { dataDir, storage, drop: async () => {} };
  const { url, drop } = await freshPostgresUrl();
  return { dataDir, storage, databaseUrl: url, drop };
}

for (const kind of databaseKinds) {
  describe.skipIf(kind === 'postgresql' && inject('postgres') === null)(`a backup (${kind})`, () => {
    it('is taken while writes go on and restored whole, pictures included, into an empty place only', async () => {
      const source = await freshDatabase(kind);
      const storage = await localStorage(join(await scratchFolder(), 'media'));
      await fill(source, storage);
      await createRateLimiter(source.prisma, { factor: 1, secret: 'secret' }).consume('signIn', '192.0.2.1');
      const before = await digests(source);
      const path = join(await scratchFolder(), 'backup.tar.gz');
      expect(await createBackup({ database: source, storage }, path)).toBe(`Saved to ${path}.`);

      const to = await target(kind);
      const lines: string[] = [];
      const options = { from: path, force: false };
      expect(await restoreBackup(to, options, (line) => lines.push(line))).toMatch(/^Restored the backup of /);
      expect(lines).toContain('testimonials: 600 rows');
      const restored = await openDatabase(to);
      expect(await digests(restored)).toEqual(before);
      expect(await checkLedger(restored.prisma)).toMatchObject({ entries: 2, broken: null });
      const { picture } = await restored.prisma.articleImage.findFirstOrThrow({ include: { picture: true } });
      for (const file of picture.renditionFiles) {
        const path = `${picture.key}/${file}`;
        expect(await to.storage.readAll(path)).toEqual(await storage.readAll(path));
      }
      expect((await seedTestimonial(restored.prisma)).id).toBe(601);
      // What was tried from where is nobody's business later.
      expect(await restored.prisma.attempt.count()).toBe(0);
      await restored.close();

      await expect(restoreBackup(to, options)).rejects.toThrow('not empty');
      expect(await restoreBackup(to, { ...options, force: true })).toMatch(/What it replaced is kept in .+\.$/);
      const again = await openDatabase(to);
      expect(await digests(again)).toEqual(before);

      // While many write, what is saved is one moment: of two rows that come together, none comes alone.
      let isOver = false;
      const writing = (async () => {
        while (!isOver) {
          await again.prisma.$transaction(async (tx) => {
            await seedTestimonial(tx, { texte: 'paire' });
            await tx.companyInfo.create({ data: { nom: `paire ${Math.random()}` } });
          });
        }
      })();
      const during = join(await scratchFolder(), 'during.tar.gz');
      await createBackup({ database: again, storage: to.storage }, during);
      isOver = true;
      await writing;
      await again.close();
      await restoreBackup(to, { from: during, force: true });
      const paired = await openDatabase(to);
      const pairs = await paired.prisma.testimonial.count({ where: { texte: 'paire' } });
      expect(await paired.prisma.companyInfo.count({ where: { nom: { startsWith: 'paire' } } })).toBe(pairs);
      await paired.close();
      await to.drop();
      await source.close();
    });
  });
}

for (const kind of databaseKinds) {
  describe.skipIf(kind === 'postgresql' && inject('postgres') === null)(`a restore (${kind})`, () => {
    it('that ends on its way, also by the loss of its connection, leaves what was there', async () => {
      const source = await freshDatabase(kind);
      const storage = await localStorage(join(await scratchFolder(), 'media'));
      await fill(source, storage, 3);
      const from = join(await scratchFolder(), 'backup.tar.gz');
      await createBackup({ database: source, storage }, from);
      await source.close();

      const to = await target(kind);
      const database = await openDatabase(to);
      await migrate(database);
      await seedTestimonial(database.prisma, { texte: 'Ce qui était là' });
      const before = await digests(database);
      await database.close();
      const put = async () => {
        if (to.databaseUrl === undefined) throw new Error('The disk is full');
        await endOtherConnections(to.databaseUrl);
      };
      await expect(restoreBackup({ ...to, storage: { ...to.storage, put } }, { from, force: true })).rejects.toThrow();
      const after = await openDatabase(to);
      expect(await digests(after)).toEqual(before);
      await after.close();
      await to.drop();
    });
  });
}

it('refuses an archive that is damaged, cut, of a newer version, or none at all, and changes nothing', async () => {
  const source = await freshDatabase('embedded');
  await seedTestimonial(source.prisma);
  const folder = await scratchFolder();
  const path = join(folder, 'backup.tar.gz');
  await createBackup({ database: source, storage: null }, path);
  await source.close();
  const whole = await readFile(path);
  const damaged = Buffer.from(whole);
  damaged.writeUInt8(damaged.readUInt8(damaged.length >> 1) ^ 0xff, damaged.length >> 1);
  await writeFile(join(folder, 'damaged'), damaged);
  await writeFile(join(folder, 'cut'), whole.subarray(0, whole.length - 400));
  await writeFile(join(folder, 'none'), 'text');
  const newer = await createArchive(join(folder, 'newer'));
  await newer.finish({ createdAt: '2999', migrations: ['29990101000000_future'], tables: {}, sequences: {} });
  const to = await target('embedded');
  for (const [file, sentence] of Object.entries({
    damaged: /damaged|cannot be read/,
    cut: 'cannot be read',
    none: 'cannot be read',
    newer: 'newer version',
    missing: 'no such file',
  })) {
    await expect(restoreBackup(to, { from: join(folder, file), force: true })).rejects.toThrow(sentence);
  }
  expect(await readdir(to.dataDir)).toEqual([]);
});

it('is dumped again and again, of which the newest are kept', async () => {
  const database = await freshDatabase('embedded');
  const dataDir = await scratchFolder();
  await mkdir(join(dataDir, 'dumps'));
  await writeFile(join(dataDir, 'dumps', 'barnum-2026-01-01T00-00-00.000Z.tar.gz.1.part'), 'cut short by a kill');
  for (let count = 0; count < 3; count += 1) {
    await dumpWhenDue(database, { dataDir, interval: 0, kept: 2 });
  }
  const names = await readdir(join(dataDir, 'dumps'));
  expect(names).toHaveLength(2);
  expect(await latestDump(dataDir)).toBe(join(dataDir, 'dumps', names.sort()[1] ?? ''));
  expect((await stat((await latestDump(dataDir)) ?? '')).mode & 0o777).toBe(0o600);
  await database.close();
});

describe.skipIf(inject('postgres') === null)('restoring into PostgreSQL', () => {
  it('is refused while another process has the database open, also one of the same number in a container', async () => {
    const { url, drop } = await freshPostgresUrl();
    const database = await openDatabase({ databaseUrl: url, dataDir: '' });
    const application_name = `barnum ${process.pid} 00000000 on elsewhere`;
    const other = new pg.Client({ connectionString: url, application_name });
    await other.connect();
    await expect(refuseWhileInUse(database.prisma)).rejects.toThrow('on elsewhere');
    await other.end();
    await vi.waitFor(() => refuseWhileInUse(database.prisma), { timeout: 10_000 });
    await database.close();
    await drop();
  });
});

describe.skipIf(inject('postgres') === null)('moving to PostgreSQL', () => {
  it('copies everything into an empty database and compares it; nothing otherwise', async () => {
    const source = await freshDatabase('embedded');
    await fill(source, await localStorage(join(await scratchFolder(), 'media')));
    const destination = await freshDatabase('postgresql');
    const lines: string[] = [];
    await moveRows(source, destination, (line) => lines.push(line));
    expect(await digests(destination)).toEqual(await digests(source));
    expect(await checkLedger(destination.prisma)).toMatchObject({ entries: 2, broken: null });
    expect(lines).toContainEqual(
      expect.stringMatching(/^testimonials: 600 rows, SHA-256 [0-9a-f]{16}… on both sides$/),
    );
    expect((await seedTestimonial(destination.prisma)).id).toBe(601);
    await expect(moveRows(source, destination, () => {})).rejects.toThrow('not empty');
    await destination.close();
    await source.close();
  });

  it.each([
    [
      'a row that is changed on its way',
      'testimonials',
      "NEW.texte := NEW.texte || ' '; RETURN NEW;",
      'did not arrive as it left',
    ],
    ['a row that is lost on its way', 'testimonials', 'RETURN NULL;', 'did not arrive as it left'],
    ['a failure at its end', 'users', "RAISE EXCEPTION 'The disk is full';", 'The disk is full'],
  ])('leaves nothing behind after %s', async (_what, table, fault, sentence) => {
    const source = await freshDatabase('embedded');
    await seedUser(source.prisma);
    await seedTestimonial(source.prisma);
    const before = await digests(source);
    const destination = await freshDatabase('postgresql');
    await destination.prisma.$executeRawUnsafe(
      `CREATE FUNCTION fault() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${fault} END $$`,
    );
    await destination.prisma.$executeRawUnsafe(
      `CREATE TRIGGER fault BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION fault()`,
    );
    await expect(moveRows(source, destination, () => {})).rejects.toThrow(sentence);
    expect(await findFilledTable(destination.prisma)).toBeNull();
    expect(await digests(source)).toEqual(before);
    await destination.close();
    await source.close();
  });
});
