import { onBehalfOf } from '@barnum/hosting/request-id';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { renderPage } from 'vike/server';

/** When to come back after a 503. */
export const retryAfterSeconds = '5';

/** Answers a GET with the page that Vike renders for its path, with the status that the page's data says. */
export async function answerPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const pageContext = await onBehalfOf(request.id, () =>
    renderPage({ urlOriginal: request.url, headersOriginal: request.headers }),
  );
  const { statusCode, headers, body } = pageContext.httpResponse;
  // A redirect or a failure of Vike's own stands; otherwise the page knows best.
  const status = statusCode === 200 ? (pageContext.data?.status ?? statusCode) : statusCode;
  for (const [name, value] of headers) reply.header(name, value);
  reply.header('cache-control', status >= 500 || pageContext.data?.away ? 'no-store' : 'no-cache');
  if (status === 503) reply.header('retry-after', retryAfterSeconds);
  return reply.code(status).send(scriptsLast(body));
}

/**
 * Scripts give way to what the page is painted with: stylesheets, fonts and its largest picture.
 * Vike writes their tags after the hook that makes the document, hence the change in what it wrote.
 */
function scriptsLast(body: string): string {
  return body
    .replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ')
    .replaceAll('" type="module" async>', '" type="module" async fetchpriority="low">');
}
