import type { Db } from '../../platform/db/client.ts';
import { canonicalText, noHash, notesHash, sha256 } from './ledger-chain.ts';

/** An entry as it is checked: the text that its hash is of, and what it says of a person, without salt once erased. */
export interface CheckedEntry {
  texte: string;
  hash: string;
  notes: { sel: string | null; payeur: string; note: string } | null;
}

/** What a check found: how many entries there are, of how many the notes were erased, and the first that is wrong. */
export interface LedgerCheck {
  entries: number;
  erased: number;
  lastId: number;
  lastHash: string;
  broken: { id: number; why: LedgerFault } | null;
}

/** Whether an entry does not follow the one before, says something else than its hash, or has other notes. */
export type LedgerFault = 'chain' | 'content' | 'notes';

/** The entry after which the chain, or a part of it, begins. */
export const beforeAll = { id: 0, hash: noHash };

/** Entries that are read at once. */
const batch = 1_000;

/** Proves every entry of the ledger, in the order of the chain. */
export async function checkLedger(db: Db): Promise<LedgerCheck> {
  const check = startCheck(beforeAll);
  for await (const entry of readLedger(db)) if (!continueCheck(check, entry)) break;
  return check;
}

/** The entries of the ledger in the order of the chain, of the ids `first` to `last` alone. */
export async function* readLedger(db: Db, { first = 1, last = 2_147_483_647 } = {}): AsyncGenerator<CheckedEntry> {
  for (let from = first; ; ) {
    const rows = await db.ledgerEntry.findMany({
      where: { id: { gte: from, lte: last } },
      orderBy: { id: 'asc' },
      take: batch,
      include: { notes: true },
    });
    for (const { notes, ...row } of rows) {
      const said = notes && { sel: notes.sel, payeur: notes.payeur, note: notes.note };
      yield { texte: canonicalText(row), hash: row.hash, notes: said };
    }
    if (rows.length < batch) return;
    from = (rows.at(-1)?.id ?? from) + 1;
  }
}

export function startCheck({ id, hash }: { id: number; hash: string }): LedgerCheck {
  return { entries: 0, erased: 0, lastId: id, lastHash: hash, broken: null };
}

/** Checks one entry after the others; false when it is wrong. */
export function continueCheck(check: LedgerCheck, entry: CheckedEntry): boolean {
  const said = JSON.parse(entry.texte) as { id: number; previousHash: string; notesHash?: string };
  const why = faultOf(check, entry, said);
  if (why !== null) {
    check.broken = { id: said.id, why };
    return false;
  }
  check.entries += 1;
  check.lastId = said.id;
  check.lastHash = entry.hash;
  if (entry.notes !== null && entry.notes.sel === null) check.erased += 1;
  return true;
}

function faultOf(
  { lastId, lastHash }: LedgerCheck,
  { texte, hash, notes }: CheckedEntry,
  said: { id: number; previousHash: string; notesHash?: string },
): LedgerFault | null {
  if (said.id !== lastId + 1 || said.previousHash !== lastHash) return 'chain';
  if (sha256(texte) !== hash) return 'content';
  if ((notes === null) !== (said.notesHash === undefined)) return 'notes';
  if (notes === null || notes.sel === null) return null;
  return notesHash({ ...notes, sel: notes.sel }) === said.notesHash ? null : 'notes';
}
