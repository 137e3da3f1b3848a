import { Readable } from 'node:stream';
import { withRequestId } from '@barnum/hosting/request-id';
import { journalCsvName } from '@barnum/rules/access/journal/journal';
import { journalFilterInput } from '@barnum/rules/access/journal-input';
import { parseInput } from '@barnum/rules/errors';
import { journalCsvPath } from '@barnum/rules/paths';
import type { FastifyInstance } from 'fastify';
import { requireAccess } from '../../platform/access.ts';
import type { CreateContext } from '../../platform/context.ts';
import { fileOperationOf } from '../../platform/rest/operation.ts';
import { writeJournalCsv } from './journal.domain.ts';

const schema = fileOperationOf({
  operationId: 'downloadJournal',
  summary: 'Le journal : qui a écrit quoi, et quand',
  description:
    'Se restreint par `auteur`, par `recordKind` et `recordId`, par `search`, et du jour `du` au jour `au` (`AAAA-MM-JJ`).',
  path: journalCsvPath,
  access: 'journal',
  type: 'text/csv',
  query: journalFilterInput,
});

/** The journal as a table, narrowed as its list is: `?auteur=…&du=2027-01-01`. */
export function registerJournalCsv(app: FastifyInstance, createContext: CreateContext): void {
  app.get(journalCsvPath, { schema }, (request, reply) =>
    withRequestId(request.id, async () => {
      const { db, viewer } = await createContext(request);
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
