import { Readable } from 'node:stream';
import { withRequestId } from '@barnum/hosting/request-id';
import { parseInput } from '@barnum/rules/errors';
import { invoiceExportInput } from '@barnum/rules/inputs/invoice-exports';
import { archiveName, type ExportPeriod, journalName } from '@barnum/rules/invoices/invoice-exports';
import { invoiceExportPaths } from '@barnum/rules/paths';
import type { FastifyInstance } from 'fastify';
import { requireAccess } from '../../access.ts';
import { createCallContext, type Services } from '../../context.ts';
import { openInvoiceArchive } from './invoice-archive.domain.ts';
import { writeJournal } from './invoice-journal.domain.ts';

/** A file that is written while it is sent. */
interface Export {
  name: string;
  type: string;
  stream: NodeJS.ReadableStream;
  /** In bytes, where it is known before. */
  size?: number;
}

/** What the accountant gets of a period, for administrators alone: `?du=2027-01-01&au=2027-03-31`. */
const exports: Record<string, (db: Services['db'], period: ExportPeriod) => Promise<Export>> = {
  [invoiceExportPaths.archive]: async (db, period) => ({
    name: archiveName(period),
    type: 'application/zip',
    ...(await openInvoiceArchive(db, period)),
  }),
  [invoiceExportPaths.journal]: async (db, period) => ({
    name: journalName(period),
    type: 'text/csv; charset=utf-8',
    stream: Readable.from(writeJournal(db, period)),
  }),
};

export function registerInvoiceExports(app: FastifyInstance, services: Services): void {
  for (const [path, open] of Object.entries(exports)) {
    app.get(path, (request, reply) =>
      withRequestId(request.id, async () => {
        const { db, viewer } = await createCallContext(services, request);
        requireAccess(viewer, 'money');
        const { name, type, stream, size } = await open(db, parseInput(invoiceExportInput, request.query));
        if (size !== undefined) reply.header('content-length', size);
        return reply
          .header('content-type', type)
          .header('content-disposition', `attachment; filename="${name}"`)
          .header('cache-control', 'private, no-store')
          .header('x-content-type-options', 'nosniff')
          .send(stream);
      }),
    );
  }
}
