import { servicePaths, technicalPaths } from '@barnum/rules/paths';
import { release } from '@barnum/rules/release';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { type DocumentedApi, documentationPage, documentationStyle } from './documentation-page.ts';
import { errorSchema } from './operation.ts';

/** Collects the schemas of all routes that are registered later. */
export async function gatherDocumentation(app: FastifyInstance): Promise<void> {
  app.addSchema(errorSchema);
  // Schemas are for documentation only: the zod schemas of the commands validate, with French sentences.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  await app.register(swagger, {
    hideUntagged: true,
    refResolver: { buildLocalReference: ({ $id }) => String($id) },
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'API REST',
        version: release,
        description: `Façade REST du service. Les mêmes opérations existent en GraphQL sur \`${servicePaths.graphql}\`.`,
        contact: { name: 'L’exploitant de ce service' },
      },
      servers: [{ url: '/' }],
      tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
      components: { securitySchemes },
    },
  });
}

const contentSecurityPolicy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The REST facade's documentation: `/api/openapi.json` for programs, `/api/docs` for people. */
export function serveDocumentation(app: FastifyInstance): void {
  app.get(technicalPaths.openApi, (_request, reply) => reply.header('cache-control', 'no-cache').send(app.swagger()));
  app.get(technicalPaths.documentation, (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', contentSecurityPolicy)
      .type('text/html; charset=utf-8')
      .send(documentationPage(app.swagger() as unknown as DocumentedApi)),
  );
  app.get(technicalPaths.documentationStyle, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(documentationStyle),
  );
}

/** Both are sent as `Authorization: Bearer …`. */
const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'Le jeton d’une connexion.' },
  key: {
    type: 'http',
    scheme: 'bearer',
    description:
      'La clé d’un programme, créée dans Paramètres → Avancé → Clés et webhooks, avec une partie des droits.',
  },
} as const;

/** The tags of calls, by the first word of their paths. */
const tags = {
  articles: 'Le catalogue : ce qui se loue, et ses images.',
  categories: 'Les groupes d’articles, dans leur ordre.',
  images: 'Les images des articles.',
  upload: 'L’envoi d’images : d’un article, d’une catégorie, d’un partenaire.',
  forms: 'Les demandes de réservation des visiteurs.',
  testimonials: 'Les témoignages des clients.',
  partenaires: 'Les partenaires de la page d’accueil.',
  'company-info': 'Les informations de l’entreprise, par leur nom.',
  cgv: 'Les conditions générales de vente et leurs versions.',
  auth: 'La connexion.',
  fichiers: 'Ce qui se télécharge : fichiers des demandes, exports pour le comptable, journal.',
};
