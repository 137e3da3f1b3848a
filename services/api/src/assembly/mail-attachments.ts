import type { Db } from '../db/client.ts';
import { readEvidenceFile } from '../features/acceptances/acceptance-papers.domain.ts';
import { readInvoiceDocument } from '../features/invoices/stored-invoices.domain.ts';
import { readQuoteDocument } from '../features/quotes/stored-quotes.domain.ts';

/** The document that is attached to a mail; null for none. */
export async function readAttachment(
  db: Db,
  {
    quoteVersionId,
    invoiceId,
    acceptanceId,
  }: { quoteVersionId: number | null; invoiceId: number | null; acceptanceId: number | null },
): Promise<{ name: string; content: Uint8Array; contentType: string } | null> {
  if (acceptanceId !== null) {
    const { name, zip } = await readEvidenceFile(db, acceptanceId);
    return { name, content: zip, contentType: 'application/zip' };
  }
  if (invoiceId === null && quoteVersionId === null) return null;
  const { name, pdf } =
    invoiceId === null ? await readQuoteDocument(db, quoteVersionId ?? 0) : await readInvoiceDocument(db, invoiceId);
  return { name, content: pdf, contentType: 'application/pdf' };
}
