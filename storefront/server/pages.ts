import { onBehalfOf } from '@barnum/hosting/request-id';
import { forwardedFor } from '@barnum/hosting/web-server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { renderPage } from 'vike/server';
import { type PageAnswer, rememberFrame, renderInFrame } from './page-frames.ts';

/** When to come back after a 503. */
export const retryAfterSeconds = '5';

/** Answers a GET with the page of its path, with the status that the page's data says. */
export async function answerPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { url, headers: asked } = request;
  const visitor = forwardedFor(request);
  const { status, headers, body, away, isPrivate, retryAfter } = await onBehalfOf(
    request.id,
    async () => (await renderInFrame(url, visitor)) ?? renderByVike(url, asked, visitor),
  );
  for (const [name, value] of headers) reply.header(name, value);
  reply.header('cache-control', status >= 500 || away || isPrivate ? 'no-store' : 'no-cache');
  if (isPrivate) reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex, nofollow, noarchive');
  if (status === 503) reply.header('retry-after', retryAfterSeconds);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  // As bytes: of a text, Node takes the length first and encodes it when it writes.
  return reply.code(status).send(Buffer.from(body));
}

async function renderByVike(
  urlOriginal: string,
  headersOriginal: FastifyRequest['headers'],
  visitor: string,
): Promise<PageAnswer> {
  const rendered = await renderPage({ urlOriginal, headersOriginal, visitor });
  const { statusCode, headers } = rendered.httpResponse;
  const body = scriptsLast(rendered.httpResponse.body);
  const { data } = rendered;
  rememberFrame(rendered, body);
  // A redirect or a failure of Vike's own stands; otherwise the page knows best.
  const status = statusCode === 200 ? (data?.status ?? statusCode) : statusCode;
  const { away = false, isPrivate = false, retryAfter } = data ?? {};
  return { status, headers, body, away, isPrivate, retryAfter };
}

/**
 * Hands the page's modules to renderer/wake-up.js, which fetches them after the first paint. Vike writes their tags after
 * the hook that makes the document, hence the change in what it wrote.
 */
function scriptsLast(body: string): string {
  // What others import comes first: Vike begins with what imports.
  const modules: string[] = [];
  return body
    .replaceAll(/<link rel="modulepreload" href="([^"]+)"[^>]*>\s*/g, (_tag, address: string) => {
      // wake-up.js, which Vike counts among them, is there already.
      if (!address.startsWith('/assets/static/')) modules.unshift(address);
      return '';
    })
    .replace(/<script src="([^"]+)" type="module" async><\/script>/, (_tag, address: string) => {
      modules.push(address);
      return '';
    })
    .replace('data-modules=""', `data-modules="${modules.join(' ')}"`);
}
