import { internalChanges } from '@barnum/hosting/internal-changes';
import { currentRequestId, requestIdHeader } from '@barnum/hosting/request-id';
import { traceHeader } from '@barnum/hosting/span';
import { DomainError } from '@barnum/rules/errors';
import { messages } from '@barnum/rules/messages';
import { servicePaths } from '@barnum/rules/paths';
import type { TadaDocumentNode } from 'gql.tada';
import { print } from 'graphql';
import { Agent, type Dispatcher, request } from 'undici';
import { env } from '../../server/env.ts';

const pageTimeout = 5_000;

/** Connections to the service that stay open: the one costs less than what fetch does for each question. */
const connections = new Agent({ connect: { timeout: pageTimeout } });

interface Asking {
  /** In milliseconds. */
  timeout?: number | undefined;
  /** Address of the visitor for whom this server asks; nobody's by default. */
  visitor?: string | undefined;
}

/**
 * Asks the service a question of this server's own, given up after `timeout` milliseconds.
 * @throws DomainError TOO_MANY_REQUESTS when the visitor asked too often; another error when the service cannot be asked, or answers
 * with one.
 */
export async function askService<Answer, Variables>(
  document: TadaDocumentNode<Answer, Variables>,
  variables: Variables,
  { timeout = pageTimeout, visitor }: Asking = {},
): Promise<Answer> {
  const question = JSON.stringify({ query: textOf(document), variables });
  const first = await send(question, { timeout, visitor });
  // A gateway lost who was to answer: somebody else will.
  const { statusCode, headers, body } =
    first.statusCode === 502 ? await send(question, { timeout, visitor }, first) : first;
  if (statusCode !== 200 && statusCode !== 429) {
    await body.dump();
    throw new Error(messages.transport.http(statusCode));
  }
  const { data, errors } = (await body.json()) as { data?: Answer | null; errors?: { message: string }[] };
  const message = errors?.[0]?.message;
  if (statusCode === 429) {
    const retryAfter = Number(headers['retry-after']);
    throw new DomainError('TOO_MANY_REQUESTS', { retryAfter, ...(message !== undefined && { message }) });
  }
  if (errors || !data) throw new Error(message ?? 'an empty answer');
  return data;
}

async function send(
  question: string,
  { timeout, visitor }: { timeout: number; visitor: string | undefined },
  lost?: Dispatcher.ResponseData,
) {
  await lost?.body.dump();
  const requestId = currentRequestId();
  return request(`${env.apiUrl}${servicePaths.graphql}`, {
    dispatcher: connections,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(env.internalToken !== undefined && { [internalChanges.header]: env.internalToken }),
      ...(visitor !== undefined && { 'x-forwarded-for': visitor }),
      ...(requestId !== undefined && { [requestIdHeader]: requestId }),
      ...traceHeader(),
    },
    body: question,
    headersTimeout: timeout,
    bodyTimeout: timeout,
  });
}

const texts = new WeakMap<object, string>();

function textOf(document: TadaDocumentNode<unknown, never>): string {
  const known = texts.get(document);
  if (known !== undefined) return known;
  const text = print(document);
  texts.set(document, text);
  return text;
}
