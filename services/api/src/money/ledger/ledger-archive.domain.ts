import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { isCalendarDay } from '@barnum/rules/dates/days';
import type { Db } from '../../platform/db/client.ts';
import {
  beforeAll,
  type CheckedEntry,
  checkLedger,
  continueCheck,
  type LedgerCheck,
  readLedger,
  startCheck,
} from './check-ledger.domain.ts';

/** The first line of an archive. */
interface Head {
  barnumLedger: 1;
  from: string;
  to: string;
  /** The entry before the first. */
  after: { id: number; hash: string };
}

/** Its last line: how many entries are between the two, and the hash of the last. */
interface End {
  entries: number;
  lastHash: string;
}

/**
 * Writes the entries that were recorded from one day in Paris to another into a new file, a line each, with their hashes
 * and the texts that these are of. Returns a sentence for the operator.
 * @throws Error when a day is none, the file is there, or an entry is not what its hash says.
 */
export async function archiveLedger(db: Db, path: string, { from, to }: { from: string; to: string }): Promise<string> {
  if (!isCalendarDay(from) || !isCalendarDay(to) || to < from) {
    throw new Error('--from and --to are days like 2026-01-31, the first not after the last.');
  }
  const [found] = await db.$queryRaw<{ first: number | null; last: number }[]>`
    SELECT min(id) AS first, max(id) AS last FROM ledger_entries
    WHERE (created_at AT TIME ZONE 'Europe/Paris')::date BETWEEN ${from}::date AND ${to}::date`;
  if (!found || found.first === null) return `Nothing was recorded from ${from} to ${to}: no file was written.`;
  const { first, last } = found;
  const before = await db.ledgerEntry.findFirst({ where: { id: first - 1 }, select: { id: true, hash: true } });
  const after = before ?? beforeAll;
  const check = startCheck(after);
  // Nothing is written over.
  const file = await open(path, 'wx', 0o600);
  try {
    const head: Head = { barnumLedger: 1, from, to, after };
    await file.write(`${JSON.stringify(head)}\n`);
    for await (const entry of readLedger(db, { first, last })) {
      if (!continueCheck(check, entry)) throw new Error(tellFault(check));
      await file.write(`${JSON.stringify(entry)}\n`);
    }
    const end: End = { entries: check.entries, lastHash: check.lastHash };
    await file.write(`${JSON.stringify(end)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  return `Entries ${first} to ${last} were written to ${path}. Hash of the last: ${check.lastHash}.`;
}

/**
 * Proves the ledger of the database, or what `archiveLedger` wrote into `path`. Returns a sentence for the operator.
 * @throws Error that names the first entry that is wrong.
 */
export async function proveLedger(db: Db, path: string): Promise<string> {
  const check = path === '' ? await checkLedger(db) : await checkArchive(path);
  if (check.broken !== null) throw new Error(tellFault(check));
  const { entries, erased, lastId, lastHash } = check;
  if (entries === 0) return 'The ledger is empty.';
  const notes = erased === 0 ? '' : ` Of ${erased} what they said of a person was erased.`;
  return `${entries} entries follow from each other, up to number ${lastId}.${notes} Hash of the last: ${lastHash}.`;
}

async function checkArchive(path: string): Promise<LedgerCheck> {
  let check: LedgerCheck | null = null;
  let end: End | null = null;
  for await (const line of createInterface({ input: createReadStream(path) })) {
    const said = parse(line, path);
    if (check === null) {
      if (!('barnumLedger' in said)) throw noArchive(path);
      check = startCheck(said.after);
    } else if (end !== null) throw noArchive(path);
    else if ('texte' in said) {
      if (!continueCheck(check, said)) return check;
    } else if ('lastHash' in said) end = said;
  }
  if (check === null || end === null) throw noArchive(path);
  if (end.entries !== check.entries || end.lastHash !== check.lastHash) throw noArchive(path);
  return check;
}

function parse(line: string, path: string): Head | CheckedEntry | End {
  try {
    return JSON.parse(line);
  } catch {
    throw noArchive(path);
  }
}

function noArchive(path: string): Error {
  return new Error(`${path} is no whole archive of a ledger.`);
}

const faults = {
  chain: 'does not follow the one before: an entry is missing, or was put in between',
  content: 'is not what was written: its hash is of something else',
  notes: 'has not the notes that it was written with',
} as const;

function tellFault({ broken, entries }: LedgerCheck): string {
  if (broken === null) return '';
  return `Entry ${broken.id} ${faults[broken.why]}. The ${entries} entries before it are whole.`;
}
