import { Readable } from 'node:stream';
import { withRequestId } from '@barnum/hosting/request-id';
import { parseInput } from '@barnum/rules/errors';
import { journalFilterInput } from '@barnum/rules/inputs/journal';
import { journalCsvName } from '@barnum/rules/journal/journal';
import { journalCsvPath } from '@barnum/rules/paths';
import type { FastifyInstance } from 'fastify';
import { requireAccess } from '../../access.ts';
import { createCallContext, type Services } from '../../context.ts';
import { writeJournalCsv } from './journal.domain.ts';

/** The journal as a table, narrowed as its list is: `?auteur=…&du=2027-01-01`. */
export function registerJournalCsv(app: FastifyInstance, services: Services): void {
  app.get(journalCsvPath, (request, reply) =>
    withRequestId(request.id, async () => {
      const { db, viewer } = await createCallContext(services, request);
      requireAccess(viewer, 'journal');
      const filter = parseInput(journalFilterInput, request.query);
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${journalCsvName}"`)
        .header('cache-control', 'private, no-store')
        .header('x-content-type-options', 'nosniff')
        .send(Readable.from(writeJournalCsv(db, filter)));
    }),
  );
}
