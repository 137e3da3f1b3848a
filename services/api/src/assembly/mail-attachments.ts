import { readHandoverDocument } from '../desk/handover/handover-documents.domain.ts';
import { readInvoiceDocument } from '../money/invoices/stored-invoices.domain.ts';
import type { Db } from '../platform/db/client.ts';
import { readEvidenceFile } from '../requests/acceptances/acceptance-papers.domain.ts';
import { readQuoteDocument } from '../requests/quotes/stored-quotes.domain.ts';

/** The document that is attached to a mail; null for none. */
export async function readAttachment(
  db: Db,
  {
    quoteVersionId,
    invoiceId,
    acceptanceId,
    handoverId,
  }: Record<'quoteVersionId' | 'invoiceId' | 'acceptanceId' | 'handoverId', number | null>,
): Promise<{ name: string; content: Uint8Array; contentType: string } | null> {
  if (acceptanceId !== null) {
    const { name, zip } = await readEvidenceFile(db, acceptanceId);
    return { name, content: zip, contentType: 'application/zip' };
  }
  if (handoverId !== null) {
    const { name, pdf } = await readHandoverDocument(db, handoverId);
    return { name, content: pdf, contentType: 'application/pdf' };
  }
  if (invoiceId === null && quoteVersionId === null) return null;
  const { name, pdf } =
    invoiceId === null ? await readQuoteDocument(db, quoteVersionId ?? 0) : await readInvoiceDocument(db, invoiceId);
  return { name, content: pdf, contentType: 'application/pdf' };
}
