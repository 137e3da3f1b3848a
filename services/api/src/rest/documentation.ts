import type { FastifyInstance } from 'fastify';
import { documentationPage, documentationStyle } from './documentation-page.ts';
import { openApiDocument } from './openapi.ts';
import type { RestRoute } from './route.ts';

/** The REST facade's documentation: `/api/openapi.json` for programs, `/api/docs` for people. */
export function registerDocumentation(app: FastifyInstance, routes: readonly RestRoute[]): void {
  const document = openApiDocument(routes);
  const page = documentationPage(document);
  app.get('/api/openapi.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(document));
  app.get('/api/docs', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', "default-src 'none'; style-src 'self'")
      .type('text/html; charset=utf-8')
      .send(page),
  );
  app.get('/api/docs.css', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(documentationStyle),
  );
}
