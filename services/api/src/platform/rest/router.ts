import { sendError } from '@barnum/hosting/error-reply';
import { withRequestId } from '@barnum/hosting/request-id';
import { isCacheable } from '@barnum/hosting/response-cache-plugin';
import { DomainError } from '@barnum/rules/errors';
import { servicePaths } from '@barnum/rules/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireAccess } from '../access.ts';
import type { CallContext, CreateContext, Services } from '../context.ts';
import { gatherDocumentation, serveDocumentation } from './documentation.ts';
import { commandFields, withDocumentedNames } from './documented-body.ts';
import { readMultipart } from './multipart.ts';
import { operationOf } from './operation.ts';
import { type RestCall, type RestRoute, successStatus } from './route.ts';

interface Facade extends Pick<Services, 'changes'> {
  routes: readonly RestRoute[];
  createContext: CreateContext;
}

/** The documented calls on `/api`; other methods of a known path answer 405, unknown paths 404. */
export async function registerRest(app: FastifyInstance, facade: Facade): Promise<void> {
  await gatherDocumentation(app);
  for (const route of facade.routes) registerRoute(app, route, facade);
  for (const path of new Set(facade.routes.map(({ path }) => path))) refuseOtherMethods(app, path, facade);
  serveDocumentation(app);
  app.all(`${servicePaths.rest}/*`, (_request, reply) => sendError(reply, new DomainError('NOT_FOUND')));
}

function registerRoute(
  app: FastifyInstance,
  route: RestRoute,
  { createContext, changes }: Omit<Facade, 'routes'>,
): void {
  app.route({
    method: route.method,
    url: `${servicePaths.rest}${route.path}`,
    schema: operationOf(route),
    config: { cacheable: route.method === 'GET' && route.access === 'public' },
    handler: (request, reply) => withRequestId(request.id, () => answerCall(request, reply)),
  });

  async function answerCall(request: FastifyRequest, reply: FastifyReply) {
    reply.header('cache-control', isCacheable(request) ? 'no-cache' : 'no-store');
    const context = await createContext(request);
    requireAccess(context.viewer, route.access);
    const answer = await answerOf(route, {
      context,
      params: request.params as Record<string, string>,
      ...(await readBody(request, route, context)),
      headers: request.headers,
    });
    // The caller's next read must not get a cached answer from before the change.
    if (route.method !== 'GET') await changes.caughtUp();
    return reply.code(successStatus(route)).send(answer);
  }
}

function refuseOtherMethods(app: FastifyInstance, path: string, { routes }: Pick<Facade, 'routes'>): void {
  const allowed = routes.filter((route) => route.path === path).map(({ method }) => method);
  const others = (['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const).filter(
    (method) => !allowed.some((known) => known === method),
  );
  app.route({
    method: [...others],
    url: `${servicePaths.rest}${path}`,
    handler: (_request, reply) => {
      reply.header('allow', allowed.join(', '));
      return sendError(reply, new DomainError('METHOD_NOT_ALLOWED'));
    },
  });
}

async function readBody(
  request: FastifyRequest,
  route: RestRoute,
  { rateLimiter, address }: CallContext,
): Promise<Pick<RestCall, 'input' | 'file'>> {
  if (route.file !== undefined) {
    await rateLimiter.consume('upload', address);
    const { fields, file } = await readMultipart(request, route.file);
    return { input: route.body ? commandFields(fields, route.body) : {}, file };
  }
  return { input: route.body ? commandFields(bodyObject(request.body), route.body) : {}, file: Buffer.alloc(0) };
}

async function answerOf(route: RestRoute, call: RestCall): Promise<unknown> {
  try {
    return await route.handle(call);
  } catch (error) {
    throw route.body ? withDocumentedNames(error, route.body) : error;
  }
}

function bodyObject(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new DomainError('BAD_REQUEST');
  return body as Record<string, unknown>;
}
