import { createHash } from 'node:crypto';
import { servicePaths, technicalPaths } from '@barnum/rules/paths';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { exampleQueries } from './example-queries.ts';

/** GraphiQL needs inline styles and workers from blobs; scripts come from our own file alone. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * GraphiQL for developers. The package has one page of nine megabytes with everything inline;
 * at the first visit it is split into files that browsers cache and a strict policy allows.
 */
export function registerGraphiql(app: FastifyInstance): void {
  let parts: Promise<GraphiqlParts> | undefined;
  const load = () => {
    parts ??= loadParts();
    return parts;
  };
  const send = (reply: FastifyReply, type: string, body: string) =>
    reply.header('cache-control', 'public, max-age=31536000, immutable').type(type).send(body);

  app.get(technicalPaths.graphiql, async (_request, reply) =>
    reply
      .header('content-security-policy', contentSecurityPolicy)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send((await load()).page),
  );
  app.get(`${technicalPaths.graphiql}/:version/app.js`, async (_request, reply) =>
    send(reply, 'text/javascript; charset=utf-8', (await load()).script),
  );
  app.get(`${technicalPaths.graphiql}/:version/app.css`, async (_request, reply) =>
    send(reply, 'text/css; charset=utf-8', (await load()).style),
  );
}

interface GraphiqlParts {
  page: string;
  script: string;
  style: string;
}

async function loadParts(): Promise<GraphiqlParts> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  return takeApart(renderGraphiQL({ endpoint: servicePaths.graphql, title: 'GraphiQL', defaultTabs: exampleQueries }));
}

function takeApart(html: string): GraphiqlParts {
  const script = between(html, '<script>', '</script>');
  const style = between(html, '<style>', '</style>');
  const version = createHash('sha256').update(script).update(style).digest('hex').slice(0, 16);
  const page = `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8">
    <meta name="robots" content="noindex">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>GraphiQL</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${technicalPaths.graphiql}/${version}/app.css">
  </head>
  <body id="body">
    <div id="root"></div>
    <script src="${technicalPaths.graphiql}/${version}/app.js"></script>
  </body>
</html>
`;
  return { page, script, style };
}

function between(html: string, start: string, end: string): string {
  const from = html.indexOf(start);
  const to = html.lastIndexOf(end);
  if (from < 0 || to < from) throw new Error(`The GraphiQL page holds no ${start}`);
  return html.slice(from + start.length, to);
}
