import { DomainError } from '@barnum/rules/errors';
import { invoiceEventSentences } from '@barnum/rules/money/invoices/invoice-events';
import { invoiceFileName } from '@barnum/rules/money/invoices/invoice-mentions';
import type { Db } from '../../platform/db/client.ts';

/**
 * The documents of an issued invoice as they were made, and the name of the PDF's file.
 * @throws DomainError NOT_FOUND when there are none.
 */
export async function readInvoiceDocument(
  db: Db,
  invoiceId: number,
): Promise<{ name: string; pdf: Uint8Array; xml: string | null }> {
  const found = await db.invoiceDocument.findUnique({
    where: { invoiceId },
    select: { pdf: true, xml: true, invoice: { select: { nature: true, numero: true } } },
  });
  if (found === null) throw new DomainError('NOT_FOUND', { message: invoiceEventSentences.notIssued });
  return { name: invoiceFileName(found.invoice, 'pdf'), pdf: found.pdf, xml: found.xml };
}

/** Whether an invoice is issued and has an XML. */
export async function hasInvoiceXml(db: Db, invoiceId: number): Promise<boolean> {
  return (await db.invoiceDocument.count({ where: { invoiceId, xml: { not: null } } })) > 0;
}
