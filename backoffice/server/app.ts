import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { createFrontEndServer } from '@barnum/hosting/create-front-end-server';
import { paths, technicalPaths } from '@barnum/rules/paths';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fillPage } from './page.ts';

interface Options {
  apiUrl: string;
  storefrontUrl: string;
  /** Where traces are sent; none without it. */
  traceEndpoint?: string | undefined;
  trustProxy: string[] | false;
  logLevel: string;
  /** The folder of the built application. */
  clientFolder: string;
}

// antd injects its styles into the page; scripts come from files only. The storefront is shown as a preview.
const contentSecurityPolicy = (storefrontUrl: string) => ({
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'https:'],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-src': [new URL(storefrontUrl).origin],
  'frame-ancestors': ["'none'"],
  'object-src': ["'none'"],
});

/** The back-office's server: built files, one page for every screen, and the proxy to the service. */
export async function createApp(options: Options): Promise<FastifyInstance> {
  const { apiUrl, storefrontUrl, trustProxy, logLevel, clientFolder } = options;
  const tracing = { endpoint: options.traceEndpoint, program: 'barnum-backoffice', continues: false };
  const app = await createFrontEndServer({
    apiUrl,
    trustProxy,
    logLevel,
    tracing,
    contentSecurityPolicy: contentSecurityPolicy(storefrontUrl),
    // Labels of pieces are scanned.
    hasCamera: true,
  });
  const page = fillPage(await readFile(join(clientFolder, 'index.html'), 'utf8'), { storefrontUrl });
  const pageTag = `"${createHash('sha256').update(page).digest('base64url')}"`;

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-robots-tag', 'noindex, nofollow');
  });
  app.get(technicalPaths.robots, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /\n'),
  );
  await app.register(staticFiles, {
    root: clientFolder,
    // One route per file: every other address is a screen.
    wildcard: false,
    globIgnore: ['index.html', '**/*.br', '**/*.gz'],
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      const isHashed = path.startsWith(join(clientFolder, 'assets'));
      response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (!isRead(request))
      return reply.code(405).header('allow', 'GET, HEAD').type('text/plain; charset=utf-8').send('');
    if (!isForPage(request)) return reply.code(404).type('text/plain; charset=utf-8').send('Introuvable\n');
    // The page leads on from an unknown address; a program that tries addresses is told that there is nothing.
    if (!isScreen(request)) return reply.code(404).type('text/html; charset=utf-8').send(page);
    return sendPage(request, reply, page, pageTag);
  });
  return app;
}

const screens = [paths.signIn, paths.admin, paths.accessDenied];

function isScreen(request: FastifyRequest): boolean {
  const path = pathOf(request);
  return path === '/' || path === '/index.html' || screens.some((screen) => `${path}/`.startsWith(`${screen}/`));
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

// A name with an extension is a file: when it is missing, sending the page would hide that.
function isForPage(request: FastifyRequest): boolean {
  const path = pathOf(request);
  return extname(path) === '' || path === '/index.html';
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '';
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: string, tag: string): FastifyReply {
  reply.header('cache-control', 'no-cache').header('etag', tag);
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.type('text/html; charset=utf-8').send(page);
}
