import { withRequestId } from '@barnum/hosting/request-id';
import { DomainError } from '@barnum/rules/errors';
import { followUpFilePaths } from '@barnum/rules/paths';
import { epcPayment } from '@barnum/rules/prices/transfer';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { encodeQR } from 'qr';
import type { CallContext, CreateContext } from '../../platform/context.ts';
import { openFollowedRequest } from '../../requests/follow-up/follow-up.domain.ts';
import { readFollowedAccount, readFollowedDocument } from './followed-deals.domain.ts';
import { writeVisitorCalendar } from './visitor-calendar.domain.ts';

interface Params {
  jeton: string;
  /** Of a document. */
  id?: string;
}

/**
 * Serves what a private page links to: quotes, invoices, the appointments for a calendar and the code of a transfer. Who
 * has the page's address has these; nobody keeps a copy.
 */
export function registerFollowedFiles(app: FastifyInstance, createContext: CreateContext): void {
  /** Answers a call for the request of a token. */
  const serve = (path: string, answer: Answer) =>
    app.get<{ Params: Params }>(path, (request, reply) =>
      withRequestId(request.id, async () => {
        const context = await createContext(request);
        const requestId = await openFollowedRequest(context.db, request.params.jeton, context);
        reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex, nofollow');
        return answer({ requestId, context, id: Number(request.params.id), reply });
      }),
    );

  for (const kind of ['devis', 'facture'] as const) {
    serve(followUpFilePaths[kind](':jeton', ':id(^\\d{1,10}$)'), async ({ requestId, context, id, reply }) => {
      const { name, pdf } = await readFollowedDocument(context, requestId, { kind, id });
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${name}"`)
        .send(Buffer.from(pdf));
    });
  }
  serve(followUpFilePaths.agenda(':jeton'), async ({ requestId, context, reply }) =>
    reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="demande-${requestId}.ics"`)
      .send(await writeVisitorCalendar(context.db, requestId)),
  );
  serve(followUpFilePaths.virement(':jeton'), async ({ requestId, context, reply }) => {
    const transfer = (await readFollowedAccount(context.db, requestId))?.transfer;
    if (!transfer) throw new DomainError('NOT_FOUND');
    return reply.type('image/svg+xml').send(encodeQR(epcPayment(transfer), 'svg', { ecc: 'medium', border: 2 }));
  });
}

type Answer = (call: {
  requestId: number;
  context: CallContext;
  /** Of a document. */
  id: number;
  reply: FastifyReply;
}) => Promise<FastifyReply>;
