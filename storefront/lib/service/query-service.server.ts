import { currentRequestId, requestIdHeader } from '@barnum/hosting/request-id';
import { traceHeader } from '@barnum/hosting/span';
import { DomainError } from '@barnum/rules/errors';
import { servicePaths } from '@barnum/rules/paths';
import { sentences } from '@barnum/rules/sentences';
import type { TadaDocumentNode } from 'gql.tada';
import { print } from 'graphql';

/** In milliseconds: with its rendering, a page that has to do without the service comes within three seconds. */
const pageTimeout = 2_500;

interface Options {
  env: { apiUrl: string };
  /** In milliseconds. */
  timeout?: number | undefined;
  /** IP address of the visitor on whose behalf the service is queried, if any. */
  visitor?: string | undefined;
}

/**
 * The server's GraphQL client. It is not urql, the browser's: pages need one POST, with the headers and timeouts of a
 * server.
 * @throws DomainError TOO_MANY_REQUESTS when the visitor's rate limit is reached; another error when the service cannot
 * be reached, or answers with one.
 */
export async function queryService<Answer, Variables>(
  document: TadaDocumentNode<Answer, Variables>,
  variables: Variables,
  options: Options,
): Promise<Answer> {
  const payload = JSON.stringify({ query: print(document), variables });
  let response = await post(payload, options);
  // The gateway lost the replica that was to answer: another one answers the second try.
  if (response.status === 502) response = await post(payload, options);
  const { status, headers } = response;
  if (status !== 200 && status !== 429) throw new Error(sentences.transport.http(status));
  const { data, errors } = (await response.json()) as { data?: Answer | null; errors?: { message: string }[] };
  const message = errors?.[0]?.message;
  if (status === 429) {
    const retryAfter = Number(headers.get('retry-after'));
    throw new DomainError('TOO_MANY_REQUESTS', { retryAfter, ...(message !== undefined && { message }) });
  }
  if (errors || !data) throw new Error(message ?? 'an empty answer');
  return data;
}

function post(body: string, { env, visitor, timeout = pageTimeout }: Options): Promise<Response> {
  const requestId = currentRequestId();
  return fetch(`${env.apiUrl}${servicePaths.graphql}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      // On a local network compression costs more than it saves.
      'accept-encoding': 'identity',
      ...(visitor !== undefined && { 'x-forwarded-for': visitor }),
      ...(requestId !== undefined && { [requestIdHeader]: requestId }),
      ...traceHeader(),
    },
    body,
    signal: AbortSignal.timeout(timeout),
  });
}
