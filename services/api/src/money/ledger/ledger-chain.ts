import { createHash, randomBytes } from 'node:crypto';
import { toDay } from '@barnum/rules/dates/days';
import type { Prisma } from '../../platform/db/client.ts';

/** An entry as it stands in its row. */
export type LedgerEntry = Prisma.LedgerEntryGetPayload<object>;

/** An entry before it is chained. */
export type UnchainedEntry = Omit<LedgerEntry, 'hash'>;

/** What the first entry has for the hash of the one before. */
export const noHash = '0'.repeat(64);

/**
 * What the hash of an entry is made of: its columns by name, in this order, in a JSON object without those that are
 * empty. So a column that is added some day changes no hash from before.
 */
export function canonicalText(entry: UnchainedEntry): string {
  const columns = {
    previousHash: entry.previousHash,
    id: entry.id,
    createdAt: entry.createdAt.toISOString(),
    auteur: entry.auteur,
    nature: entry.nature,
    date: toDay(entry.date),
    montant: entry.montant.toFixed(2),
    moyen: entry.moyen,
    reference: entry.reference,
    banque: entry.banque,
    dateCheque: entry.dateCheque && toDay(entry.dateCheque),
    finEmpreinte: entry.finEmpreinte && toDay(entry.finEmpreinte),
    requestId: entry.requestId,
    invoiceId: entry.invoiceId,
    sourceId: entry.sourceId,
    reversesId: entry.reversesId,
    chequeId: entry.chequeId,
    slipId: entry.slipId,
    motif: entry.motif,
    usage: entry.usage,
    lignes: sorted(entry.lignes),
    fichiers: entry.fichiers,
    notesHash: entry.notesHash,
  };
  const isThere = ([, value]: [string, unknown]) =>
    value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
  return JSON.stringify(Object.fromEntries(Object.entries(columns).filter(isThere)));
}

/** SHA-256 of a text, in hexadecimal digits. */
export function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

/** What an entry says of a person, with the salt that nobody can do without to find it by trying. */
export interface SaltedNotes {
  sel: string;
  payeur: string;
  note: string;
}

export function saltedNotes({ payeur, note }: Omit<SaltedNotes, 'sel'>): SaltedNotes {
  return { sel: randomBytes(16).toString('hex'), payeur, note };
}

export function notesHash({ sel, payeur, note }: SaltedNotes): string {
  return sha256(JSON.stringify([sel, payeur, note]));
}

// The database keeps the keys of JSON in an order of its own.
function sorted(value: Prisma.JsonValue): Prisma.JsonValue {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, of]) => [key, sorted(of ?? null)]));
}
