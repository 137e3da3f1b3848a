import { DomainError } from '@barnum/rules/errors';
import { messages } from '@barnum/rules/messages';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import { GraphQLError, NoSchemaIntrospectionCustomRule } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { errorForStatus, isServerError, prepareErrorReply, toDomainError, toRequestError } from '../http/errors.ts';

interface Options {
  log: FastifyBaseLogger;
  /** Developers are told GraphQL's own words, too, as `extensions.detail`. */
  detailed: boolean;
}

/**
 * An error as a caller is told of it: its French sentence, its code, its fields. A rule's refusal answers 200, as
 * GraphQL has it; a fault is logged and, like too many attempts, keeps its HTTP status, so that clients and proxies see it.
 */
export function maskError(error: unknown, { log, detailed }: Options): GraphQLError {
  const located = isGraphQLError(error) ? error : null;
  const cause = rootOf(error);
  const own = isGraphQLError(cause) && isOfDocument(located, cause) ? cause : null;
  const refusal = own ? documentError(own) : toDomainError(cause);
  if (isServerError(refusal)) log.error({ err: cause }, 'GraphQL call failed');
  return new GraphQLError(refusal.message, {
    nodes: located?.nodes ?? null,
    source: located?.source ?? null,
    positions: located?.positions ?? null,
    path: located?.path ?? null,
    extensions: {
      code: refusal.code,
      ...(refusal.fields && { fields: refusal.fields }),
      ...(detailed && own && { detail: located?.message }),
      http: located?.extensions.http ?? httpOf(refusal, located),
    },
  });
}

/** Answers what was refused before GraphQL came into it as `{errors: [{message, extensions}]}` with its status. */
export function sendGraphqlError(reply: FastifyReply, error: unknown): FastifyReply {
  const { message, code, fields } = prepareErrorReply(reply, error);
  return reply.send({ errors: [{ message, extensions: { code, ...(fields && { fields }) } }] });
}

/** Hands what is wrong with a request or its document to `maskError`, like every other error. */
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

// Of the document or its variables: found before execution, or at a place of its own in the document. What has neither was
// thrown while an answer was written, which is the service's fault.
function isOfDocument(located: GraphQLError | null, cause: GraphQLError): boolean {
  return located?.path === undefined || cause.nodes !== undefined;
}

function documentError({ extensions }: GraphQLError): DomainError {
  const { status = 400 } = (extensions.http ?? {}) as { status?: number };
  return status === 400 ? new DomainError('BAD_REQUEST', { message: messages.http.query }) : errorForStatus(status);
}

function httpOf(refusal: DomainError, located: GraphQLError | null): object {
  const { status, retryAfter } = refusal;
  if (isServerError(refusal) || retryAfter !== undefined) {
    return { status, ...(retryAfter !== undefined && { headers: { 'retry-after': String(retryAfter) } }) };
  }
  // Found before execution: 4xx for clients that ask for GraphQL's own media type, 200 for the others.
  const isRequestError = located !== null && located.path === undefined;
  return isRequestError ? { status, spec: true } : { status: 200 };
}

// By name: packages may bring a second copy of graphql, whose errors are no instances of ours.
function isGraphQLError(error: unknown): error is GraphQLError {
  return error instanceof Error && error.name === 'GraphQLError';
}
