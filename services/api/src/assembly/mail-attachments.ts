import type { Db } from '../db/client.ts';
import { readInvoiceDocument } from '../features/invoices/stored-invoices.domain.ts';
import { readQuoteDocument } from '../features/quotes/stored-quotes.domain.ts';

/** The document that is attached to a mail; null for none. */
export async function readAttachment(
  db: Db,
  { quoteVersionId, invoiceId }: { quoteVersionId: number | null; invoiceId: number | null },
): Promise<{ name: string; pdf: Uint8Array } | null> {
  if (invoiceId !== null) return readInvoiceDocument(db, invoiceId);
  return quoteVersionId === null ? null : readQuoteDocument(db, quoteVersionId);
}
