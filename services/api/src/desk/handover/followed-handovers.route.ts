import { withRequestId } from '@barnum/hosting/request-id';
import { followUpFilePaths } from '@barnum/rules/paths';
import type { FastifyInstance } from 'fastify';
import type { CreateContext } from '../../platform/context.ts';
import { openFollowedRequest } from '../../requests/follow-up/follow-up.domain.ts';
import { readFollowedHandover } from './followed-handovers.domain.ts';

const path = followUpFilePaths.etatDesLieux(':jeton', ':id(^\\d{1,10}$)');

/** Serves the documents of departure and return to who has the address of the request's private page. */
export function registerFollowedHandovers(app: FastifyInstance, createContext: CreateContext): void {
  app.get<{ Params: { jeton: string; id: string } }>(path, (request, reply) =>
    withRequestId(request.id, async () => {
      const context = await createContext(request);
      const { jeton, id } = request.params;
      const requestId = await openFollowedRequest(context.db, jeton, context);
      const { name, pdf } = await readFollowedHandover(context.db, requestId, Number(id));
      return reply
        .header('cache-control', 'private, no-store')
        .header('x-robots-tag', 'noindex, nofollow')
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${name}"`)
        .send(Buffer.from(pdf));
    }),
  );
}
