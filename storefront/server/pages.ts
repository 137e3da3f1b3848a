import { forwardedFor } from '@barnum/hosting/create-front-end-server';
import { withRequestId } from '@barnum/hosting/request-id';
import { sayWhatIsShown } from '@barnum/hosting/response-cache-plugin';
import { paths } from '@barnum/rules/paths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { renderPage } from 'vike/server';

/** Seconds to wait after a 503. */
export const retryAfterSeconds = '5';

/** Renders the page of a path, with the status of the page's data. */
export async function servePage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { httpResponse, data, shows } = await withRequestId(request.id, () =>
    renderPage({ urlOriginal: request.url, headersOriginal: request.headers, visitor: forwardedFor(request) }),
  );
  // Vike's own redirects and errors keep their status; otherwise the page's data gives it.
  const status = httpResponse.statusCode === 200 ? (data?.status ?? 200) : httpResponse.statusCode;
  const { unavailable = false, retryAfter } = data ?? {};
  const isPrivate = data?.isPrivate ?? leadsToPrivatePage(httpResponse.headers);
  for (const [name, value] of httpResponse.headers) reply.header(name, value);
  if (shows) sayWhatIsShown(request, reply, shows);
  reply.header('cache-control', status >= 500 || unavailable || isPrivate ? 'no-store' : 'no-cache');
  if (isPrivate) reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex, nofollow, noarchive');
  if (status === 503) reply.header('retry-after', retryAfterSeconds);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply.code(status).send(httpResponse.body);
}

// A redirect has no data, and its address may be as private as the page.
function leadsToPrivatePage(headers: Iterable<[string, string]>): boolean {
  const location = new Map([...headers].map(([name, value]) => [name.toLowerCase(), value])).get('location') ?? '';
  return location.includes(paths.followUp(''));
}
