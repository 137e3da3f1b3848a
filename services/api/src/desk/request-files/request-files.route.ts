import { withRequestId } from '@barnum/hosting/request-id';
import { followUpFilePaths, requestFilePath } from '@barnum/rules/paths';
import { requestFileTypes } from '@barnum/rules/requests/reservation-requests/request-files';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { hasAccess, requireAccess } from '../../platform/access.ts';
import type { CreateContext } from '../../platform/context.ts';
import { fileOperationOf } from '../../platform/rest/operation.ts';
import { openFollowedRequest } from '../../requests/follow-up/follow-up.domain.ts';
import { openRequestFile, readersOfFile } from './request-files.domain.ts';

const path = requestFilePath(':id(^\\d{1,10}$)');
const schema = fileOperationOf({
  operationId: 'downloadRequestFile',
  summary: 'Un fichier d’une demande',
  path,
  access: 'requests',
  type: 'application/octet-stream',
});

/**
 * Serves the files of requests to administrators, and those of messages to who has the private page as well. A browser saves them: it neither guesses another type nor runs
 * what is in them within our origin.
 */
export function registerRequestFiles(app: FastifyInstance, createContext: CreateContext): void {
  app.get<{ Params: { id: string } }>(path, { schema }, (request, reply) =>
    withRequestId(request.id, async () => {
      const { db, storage, viewer } = await createContext(request);
      requireAccess(viewer, 'authenticated');
      const id = Number(request.params.id);
      const [first = 'requests', ...others] = await readersOfFile(db, id);
      if (!others.some((capability) => hasAccess(viewer, capability))) requireAccess(viewer, first);
      return answer(reply, await openRequestFile(db, storage, id));
    }),
  );
  // Who has the address of a private page has the files of its messages.
  app.get<{ Params: { jeton: string; id: string } }>(
    followUpFilePaths.fichier(':jeton', ':id(^\\d{1,10}$)'),
    (request, reply) =>
      withRequestId(request.id, async () => {
        const context = await createContext(request);
        const followedRequestId = await openFollowedRequest(context.db, request.params.jeton, context);
        reply.header('x-robots-tag', 'noindex, nofollow');
        const file = await openRequestFile(context.db, context.storage, Number(request.params.id), {
          followedRequestId,
        });
        return answer(reply, file);
      }),
  );
}

function answer(reply: FastifyReply, { nom, type, content }: OpenedFile): FastifyReply {
  return reply
    .header('content-type', requestFileTypes[type])
    .header('content-length', content.size)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeRfc5987(nom)}`)
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .send(content.stream);
}

type OpenedFile = Awaited<ReturnType<typeof openRequestFile>>;

/** As `encodeURIComponent`, and the characters that RFC 5987 does not allow. */
function encodeRfc5987(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
