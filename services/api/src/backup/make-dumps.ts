import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../platform/db/client.ts';
import { draftSuffix } from './archive.ts';
import { createBackup } from './backup.ts';

const named = /^barnum-(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2}\.\d{3}Z)\.tar\.gz$/;

/** Path of the newest dump in `dataDir`; null when there is none. */
export async function latestDump(dataDir: string): Promise<string | null> {
  const name = (await dumpNames(dataDir)).at(-1);
  return name === undefined ? null : join(dumpsFolder(dataDir), name);
}

/**
 * Saves the rows of the embedded database in `dataDir/dumps` when the newest dump is older than `interval`
 * milliseconds, and keeps the newest `kept`. Pictures are not included.
 */
export async function dumpWhenDue(
  database: Database,
  { dataDir, interval, kept }: { dataDir: string; interval: number; kept: number },
): Promise<void> {
  await removePartialDumps(dataDir);
  const newest = (await dumpNames(dataDir)).at(-1);
  if (newest !== undefined && Date.now() - timeOf(newest) < interval) return;
  const name = `barnum-${new Date().toISOString().replaceAll(':', '-')}.tar.gz`;
  await createBackup({ database, storage: null }, join(dumpsFolder(dataDir), name));
  const outlived = (await dumpNames(dataDir)).slice(0, -kept);
  await Promise.all(outlived.map((old) => rm(join(dumpsFolder(dataDir), old), { force: true })));
}

// The process that started them has ended, since this one has the database open.
async function removePartialDumps(dataDir: string): Promise<void> {
  const names = await readdir(dumpsFolder(dataDir)).catch(() => []);
  // Not those of a backup that an operator has made into this folder just now.
  const drafts = names.filter((name) => /^(barnum|before-restore)-/.test(name) && name.endsWith(draftSuffix));
  await Promise.all(drafts.map((name) => rm(join(dumpsFolder(dataDir), name), { force: true })));
}

async function dumpNames(dataDir: string): Promise<string[]> {
  const names = await readdir(dumpsFolder(dataDir)).catch(() => []);
  return names.filter((name) => named.test(name)).sort();
}

function timeOf(name: string): number {
  return Date.parse(name.replace(named, '$1:$2:$3'));
}

function dumpsFolder(dataDir: string): string {
  return join(dataDir, 'dumps');
}
