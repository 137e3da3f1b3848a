import { errorForStatus, isServerError, prepareErrorReply } from '@barnum/hosting/error-reply';
import { currentRequestId } from '@barnum/hosting/request-id';
import { DomainError } from '@barnum/rules/errors';
import { sentences } from '@barnum/rules/sentences';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import { GraphQLError, NoSchemaIntrospectionCustomRule } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { toDomainError, toRequestError } from '../http/errors.ts';
import { keepDetail } from './details.ts';

/**
 * The error that a caller gets: French sentence, code and fields. A domain error answers 200, as usual in GraphQL; a
 * server error is logged and, like too many requests, keeps its HTTP status, so that clients and proxies see it. A call
 * without the right to it is logged, too. GraphQL's own message is kept for `detailPlugin`.
 */
export function maskError(error: unknown, log: FastifyBaseLogger): GraphQLError {
  const located = isGraphQLError(error) ? error : null;
  const cause = rootOf(error);
  const own = isGraphQLError(cause) && isOfDocument(located, cause) ? cause : null;
  const refusal = own ? documentError(own) : toDomainError(cause);
  // See `tooCostly`: the message around the refusal says which limit.
  const isLimit = cause === refusal && located !== null && located.message !== refusal.message;
  if (isServerError(refusal)) log.error({ err: cause }, 'GraphQL call failed');
  // Answered with 200: the line about the request does not say so.
  if (refusal.code === 'FORBIDDEN') log.warn({ reqId: currentRequestId() }, 'GraphQL call lacked a right');
  const masked = new GraphQLError(refusal.message, {
    nodes: located?.nodes ?? null,
    source: located?.source ?? null,
    positions: located?.positions ?? null,
    path: located?.path ?? null,
    extensions: {
      code: refusal.code,
      ...(refusal.fields && { fields: refusal.fields }),
      // Yoga would answer 200 to clients that do not name GraphQL's own media type.
      http: isLimit ? { status: refusal.status } : (located?.extensions.http ?? httpOf(refusal, located)),
    },
  });
  if (located !== null && (own || isLimit)) keepDetail(masked, located.message);
  return masked;
}

/** Sends an error from before GraphQL's execution as `{errors: [{message, extensions}]}` with its status. */
export function sendGraphqlError(reply: FastifyReply, error: unknown): FastifyReply {
  const publicError = toDomainError(error);
  prepareErrorReply(reply, error, publicError);
  const { message, code, fields } = publicError;
  return reply.send({ errors: [{ message, extensions: { code, ...(fields && { fields }) } }] });
}

/** Passes errors in a request or its document to `maskError`, as all others. */
export function requestErrorPlugin({ introspection }: { introspection: boolean }): Plugin {
  return {
    onRequestParse({ requestParser, setRequestParser }) {
      if (!requestParser) return;
      setRequestParser(async (request) => {
        try {
          return await requestParser(request);
        } catch (error) {
          if (isGraphQLError(error)) throw error;
          const refusal = toRequestError(error);
          throw new GraphQLError(refusal.message, {
            originalError: refusal,
            extensions: { http: { status: refusal.status } },
          });
        }
      });
    },
    onValidate({ addValidationRule }) {
      if (!introspection) addValidationRule(NoSchemaIntrospectionCustomRule);
      return ({ valid, result }) => {
        if (!valid) throw new AggregateError(result);
      };
    },
  };
}

function rootOf(error: unknown): unknown {
  return isGraphQLError(error) && error.originalError ? rootOf(error.originalError) : error;
}

// An error in the document or its variables is found before execution or has a place in the document. Any other
// GraphQLError was thrown while an answer was serialised, which is a server error.
function isOfDocument(located: GraphQLError | null, cause: GraphQLError): boolean {
  return located?.path === undefined || cause.nodes !== undefined;
}

function documentError({ extensions }: GraphQLError): DomainError {
  const { status = 400 } = (extensions.http ?? {}) as { status?: number };
  return status === 400 ? new DomainError('BAD_REQUEST', { message: sentences.http.query }) : errorForStatus(status);
}

function httpOf(refusal: DomainError, located: GraphQLError | null): object {
  const { status, retryAfter } = refusal;
  if (isServerError(refusal) || retryAfter !== undefined) {
    return { status, ...(retryAfter !== undefined && { headers: { 'retry-after': String(retryAfter) } }) };
  }
  // Before execution: 4xx for clients that accept GraphQL's own media type, 200 for others.
  const isRequestError = located !== null && located.path === undefined;
  return isRequestError ? { status, spec: true } : { status: 200 };
}

// By name: a second copy of graphql in a dependency has its own class.
function isGraphQLError(error: unknown): error is GraphQLError {
  return error instanceof Error && error.name === 'GraphQLError';
}
