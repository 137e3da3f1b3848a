import { formatCents, toCents } from '../../prices/amounts.ts';
import { formatNumber } from '../../text/numbers.ts';

/** Entries of a journal, and cents to the debit and to the credit. */
export interface JournalSums {
  entries: number;
  debit: number;
  credit: number;
}

/** What a journal as a table comes to: entries, and cents to the debit and to the credit. */
export function journalSums(table: string): JournalSums {
  const sums = { entries: 0, debit: 0, credit: 0 };
  for (const [, entry, debit, credit] of table.matchAll(/^[A-Z]{2};(\d+);.*;(\d*(?:,\d{2})?);(\d*(?:,\d{2})?)\r$/gm)) {
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
