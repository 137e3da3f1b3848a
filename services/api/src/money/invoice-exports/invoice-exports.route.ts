import { Readable } from 'node:stream';
import { withRequestId } from '@barnum/hosting/request-id';
import { parseInput } from '@barnum/rules/errors';
import { vatLineRows, vatLinesHead } from '@barnum/rules/money/figures/vat-lines';
import {
  archiveName,
  type ExportPeriod,
  journalFileName,
  journalName,
  vatLinesName,
} from '@barnum/rules/money/invoice-exports/invoice-exports';
import { invoiceExportInput } from '@barnum/rules/money/invoice-exports-input';
import { invoiceExportPaths } from '@barnum/rules/paths';
import { toCsv } from '@barnum/rules/text/csv';
import type { FastifyInstance } from 'fastify';
import { requireAccess } from '../../platform/access.ts';
import type { CreateContext, Services } from '../../platform/context.ts';
import { fileOperationOf } from '../../platform/rest/operation.ts';
import { readVatLines } from '../figures/vat/vat-figures.domain.ts';
import { openInvoiceArchive } from './invoice-archive.domain.ts';
import { journalForms, writeJournal } from './invoice-journal.domain.ts';

/** A file that is written while it is sent. */
interface Export {
  name: string;
  stream: NodeJS.ReadableStream;
  /** In bytes, where it is known before. */
  size?: number;
}

const description = 'Du jour `du` au jour `au` (`AAAA-MM-JJ`).';

interface DocumentedExport {
  operationId: string;
  summary: string;
  path: string;
  type: string;
  open(db: Services['db'], period: ExportPeriod): Promise<Export>;
}

/** What the accountant gets of a period, for administrators alone: `?du=2027-01-01&au=2027-03-31`. */
const exports: readonly DocumentedExport[] = [
  {
    operationId: 'downloadInvoices',
    summary: 'Les factures et les avoirs d’une période, en une archive',
    path: invoiceExportPaths.archive,
    type: 'application/zip',
    open: async (db, period) => ({ name: archiveName(period), ...(await openInvoiceArchive(db, period)) }),
  },
  {
    operationId: 'downloadSalesJournal',
    summary: 'Le journal des ventes d’une période',
    path: invoiceExportPaths.journal,
    type: 'text/csv; charset=utf-8',
    open: async (db, period) => ({
      name: journalName(period),
      stream: Readable.from(writeJournal(db, period, journalForms.table)),
    }),
  },
  {
    operationId: 'downloadSalesJournalFile',
    summary: 'Le même journal en dix-huit colonnes, pour le logiciel d’un comptable',
    path: invoiceExportPaths.journalFile,
    type: 'text/plain; charset=utf-8',
    open: async (db, period) => ({
      name: journalFileName(period),
      stream: Readable.from(writeJournal(db, period, journalForms.file)),
    }),
  },
  {
    operationId: 'downloadVatLines',
    summary: 'Les lignes dont la TVA d’une période est la somme, jour par jour',
    path: invoiceExportPaths.vatLines,
    type: 'text/csv; charset=utf-8',
    open: async (db, period) => ({
      name: vatLinesName(period),
      stream: Readable.from([toCsv([vatLinesHead, ...vatLineRows(await readVatLines(db, period))])]),
    }),
  },
];

export function registerInvoiceExports(app: FastifyInstance, createContext: CreateContext): void {
  for (const { open, ...file } of exports) {
    const schema = fileOperationOf({ ...file, description, access: 'money', query: invoiceExportInput });
    app.get(file.path, { schema }, (request, reply) =>
      withRequestId(request.id, async () => {
        const { db, viewer } = await createContext(request);
        requireAccess(viewer, 'money');
        const { name, stream, size } = await open(db, parseInput(invoiceExportInput, request.query));
        if (size !== undefined) reply.header('content-length', size);
        return reply
          .header('content-type', file.type)
          .header('content-disposition', `attachment; filename="${name}"`)
          .header('cache-control', 'private, no-store')
          .header('x-content-type-options', 'nosniff')
          .send(stream);
      }),
    );
  }
}
