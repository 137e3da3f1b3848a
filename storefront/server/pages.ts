import { forwardedFor } from '@barnum/hosting/create-front-end-server';
import { withRequestId } from '@barnum/hosting/request-id';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { renderPage } from 'vike/server';

/** When to come back after a 503. */
export const retryAfterSeconds = '5';

/** Answers a GET with the page of its path, with the status that the page's data says. */
export async function answerPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { httpResponse, data } = await withRequestId(request.id, () =>
    renderPage({ urlOriginal: request.url, headersOriginal: request.headers, visitor: forwardedFor(request) }),
  );
  // A redirect or a failure of Vike's own stands; otherwise the page knows best.
  const status = httpResponse.statusCode === 200 ? (data?.status ?? 200) : httpResponse.statusCode;
  const { unavailable = false, isPrivate = false, retryAfter } = data ?? {};
  for (const [name, value] of httpResponse.headers) reply.header(name, value);
  reply.header('cache-control', status >= 500 || unavailable || isPrivate ? 'no-store' : 'no-cache');
  if (isPrivate) reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex, nofollow, noarchive');
  if (status === 503) reply.header('retry-after', retryAfterSeconds);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply.code(status).send(httpResponse.body);
}
