import { formatNumericDay } from '../../dates/format-dates.ts';
import { formatCents, toAmount, toCents } from '../../prices/amounts.ts';
import { formatRate } from '../../prices/deal-in-words.ts';
import type { RateShare } from '../../prices/vat-shares.ts';
import { formatNumber } from '../../text/numbers.ts';
import { type VatBasis, vatBasisLabels } from './figures.ts';

/** What a day adds to a figure: a document, or the money of a request without one, at a rate; cents. */
export interface VatLine extends RateShare {
  basis: VatBasis;
  date: string;
  /** Null without a document. */
  numero: string | null;
  /** The number of the invoice that a credit note corrects. */
  corrige: string | null;
  requestId: number | null;
  client: string;
  /** Whether its VAT is due when it is issued; null without a document. */
  debits: boolean | null;
}

export const vatLinesHead = [
  'Chiffre',
  'Date',
  'Document',
  'Corrige',
  'Demande',
  'Client',
  'TVA due',
  'Taux',
  'Base HT',
  'TVA',
  'TTC',
] as const;

/** Lines as a table for a spreadsheet; amounts have a decimal comma. */
export function vatLineRows(lines: readonly VatLine[]): string[][] {
  return lines.map(({ basis, date, numero, corrige, requestId, client, debits, taux, horsTaxes, tva, total }) => [
    vatBasisLabels[basis],
    formatNumericDay(date),
    numero ?? 'Sans facture',
    corrige ?? '',
    requestId === null ? '' : String(requestId),
    client,
    debits === true ? 'à la facture' : 'à l’encaissement',
    taux === null ? 'Sans TVA' : formatRate(taux),
    ...[horsTaxes, tva, total].map((cents) => toAmount(cents).replace('.', ',')),
  ]);
}

/** « 312 lignes, TVA à déclarer 1 443,48 € », of such a table. */
export function vatLinesInWords(table: string): string {
  const lines = table.split('\r\n').length - 2;
  const declared = [...table.matchAll(/^À déclarer;.*;(-?\d+,\d\d);-?\d+,\d\d\r$/gm)];
  const tva = declared.reduce((cents, [, amount = '']) => cents + toCents(amount.replace(',', '.')), 0);
  return `${formatNumber(lines)} ligne${lines > 1 ? 's' : ''}, TVA à déclarer ${formatCents(tva)}`;
}
