import { Readable } from 'node:stream';
import { DomainError } from '@barnum/rules/errors';
import { type ExportPeriod, invoiceExportSentences } from '@barnum/rules/money/invoice-exports/invoice-exports';
import { ZipFile } from 'yazl';
import type { Db } from '../../platform/db/client.ts';

interface Entry {
  id: number;
  numero: string;
  date: Date;
  pdf: number;
  xml: number | null;
}

/**
 * The documents of a period’s invoices as a ZIP file, invoices then credit notes by their numbers, written while it is read,
 * and its size in bytes. The documents are
 * stored as they are: a PDF is compressed already, and so the size is known before.
 * @throws DomainError NOT_FOUND when nothing was issued then.
 */
export async function openInvoiceArchive(
  db: Db,
  { du, au }: ExportPeriod,
): Promise<{ size: number; stream: NodeJS.ReadableStream }> {
  const entries = await db.$queryRaw<Entry[]>`
    SELECT i.id, i.numero, i.date, octet_length(d.pdf) AS pdf, octet_length(d.xml) AS xml
    FROM invoices i JOIN invoice_documents d ON d.invoice_id = i.id
    WHERE i.date BETWEEN ${du}::date AND ${au}::date ORDER BY i.serie, i.annee, i.rang`;
  if (entries.length === 0) throw new DomainError('NOT_FOUND', { message: invoiceExportSentences.nothing });
  const zip = new ZipFile();
  zip.on('error', (error: Error) => (zip.outputStream as Readable).destroy(error));
  for (const { id, numero, date, pdf, xml } of entries) {
    const name = numero.replaceAll('/', '-');
    const add = (file: string, size: number, read: () => Promise<Uint8Array>) =>
      zip.addReadStreamLazy(file, { size, compress: false, mtime: date }, (opened) => {
        read().then(
          (bytes) => opened(null, Readable.from([bytes], { objectMode: false })),
          (error) => zip.emit('error', error),
        );
      });
    const where = { where: { invoiceId: id } };
    add(`${name}.pdf`, pdf, async () => {
      return (await db.invoiceDocument.findUniqueOrThrow({ ...where, select: { pdf: true } })).pdf;
    });
    if (xml === null) continue;
    add(`${name}.xml`, xml, async () => {
      return Buffer.from((await db.invoiceDocument.findUniqueOrThrow({ ...where, select: { xml: true } })).xml ?? '');
    });
  }
  const size = await new Promise<number>((resolve) => zip.end(undefined, (bytes?: number) => resolve(bytes ?? 0)));
  return { size, stream: zip.outputStream };
}
