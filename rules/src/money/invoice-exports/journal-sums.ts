import { formatCents, toCents } from '../../prices/amounts.ts';
import { formatNumber } from '../../text/numbers.ts';

/** Entries of a journal, and cents to the debit and to the credit. */
export interface JournalSums {
  entries: number;
  debit: number;
  credit: number;
}

/** A line of the journal: its entry, its debit and its credit, as a table and in eighteen columns. */
const tableLine = /^[A-Z]{2};(\d+);.*;(\d*(?:,\d{2})?);(\d*(?:,\d{2})?)\r$/gm;
const fileLine = /^[A-Z]{2}\t[^\t]*\t(\d+)\t(?:[^\t]*\t){8}(\d+,\d{2})\t(\d+,\d{2})\t/gm;

/** What a journal comes to, in either form: entries, and cents to the debit and to the credit. */
export function journalSums(journal: string): JournalSums {
  const sums = { entries: 0, debit: 0, credit: 0 };
  for (const [, entry, debit, credit] of journal.matchAll(journal.startsWith('JournalCode\t') ? fileLine : tableLine)) {
    sums.entries = Math.max(sums.entries, Number(entry));
    sums.debit += toCents((debit || '0').replace(',', '.'));
    sums.credit += toCents((credit || '0').replace(',', '.'));
  }
  return sums;
}

/** « 12 écritures, débit 1 234,50 €, crédit 1 234,50 € »; amounts in cents. */
export function journalSumsInWords({ entries, debit, credit }: JournalSums): string {
  return `${formatNumber(entries)} écriture${entries > 1 ? 's' : ''}, débit ${formatCents(debit)}, crédit ${formatCents(credit)}`;
}
