import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshDatabase } from '../../test/support/databases.ts';
import { onEveryDatabase } from '../../test/support/service.ts';
import { createBackup } from '../backup/backup.ts';
import { requireEmbedded, requireFilled } from '../backup/require-filled.ts';
import { restoreBackup } from '../backup/restore.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { localStorage } from '../platform/storage/local-storage.ts';
import { commandEnv, describeData } from './command-env.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'barnum-command-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

describe('the data of a command', () => {
  it('are those of .env, but for what the shell sets, and are named without a password', async () => {
    const file = 'DATABASE_URL=postgresql://barnum:secret@db.example:5433/shop\nDATA_DIR=/srv/of-the-file\n';
    await writeFile(join(folder, '.env'), file);
    const { loadEnvFile } = process;
    vi.spyOn(process, 'loadEnvFile').mockImplementation(() => loadEnvFile(join(folder, '.env')));
    vi.stubEnv('DATA_DIR', '/srv/of-the-shell');
    vi.stubEnv('DATABASE_URL', undefined);
    const cwd = process.cwd();
    process.chdir(folder);
    const env = commandEnv();
    process.chdir(cwd);
    expect(describeData(env)).toBe('Database: PostgreSQL shop on db.example:5433. Pictures: /srv/of-the-shell/media.');
    expect(describeData({ ...env, databaseUrl: undefined })).toContain('embedded in /srv/of-the-shell.');
  });

  it('have to be there', () => {
    expect(() => requireEmbedded(folder)).toThrow('There is no database there: nothing was done.');
  });

  it('are not made by a restore, unless that is told to', async () => {
    const source = await freshDatabase('embedded');
    await source.prisma.testimonial.create({ data: { texte: 'Ici' } });
    const from = join(folder, 'backup.tar.gz');
    await createBackup({ database: source, storage: null }, from);
    await source.close();
    const dataDir = join(folder, 'elsewhere');
    const target = { dataDir, storage: await localStorage(join(dataDir, 'media')) };
    for (const force of [false, true])
      await expect(restoreBackup(target, { from, force, mustBeFilled: true })).rejects.toThrow('There is no database');
    expect(existsSync(dataDir)).toBe(false);
    await restoreBackup(target, { from, force: false });
    // Now there is something to replace, and the archive is what is looked at.
    const missing = { from: `${from}.missing`, force: true, mustBeFilled: true };
    await expect(restoreBackup(target, missing)).rejects.toThrow('no such file');
    const restored = await openDatabase({ dataDir });
    expect(await restored.prisma.testimonial.count()).toBe(1);
    await restored.close();
  });
});

onEveryDatabase('a database that a command takes', (service) => {
  it('holds something', async () => {
    await expect(requireFilled(service.db)).rejects.toThrow('That database is empty: nothing was done.');
    await service.db.testimonial.create({ data: { texte: 'Ici' } });
    await requireFilled(service.db);
  });
});
