import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ExecutionResult, GraphQLError, getOperationAST } from 'graphql';
import type { YogaServerInstance } from 'graphql-yoga';
import type { CallContext } from '../context.ts';

type Served = { req: FastifyRequest; reply: FastifyReply };

/** A GraphQL answer as JSON, with its HTTP status and headers. */
interface PlainAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/**
 * The answer to a query that comes as the apps send it, a JSON body for a JSON answer: read, checked and executed as by
 * Yoga, without the requests and responses of its own, which cost as much as all the rest. Null for whatever else there is –
 * mutations, other media types, what cannot be read or is not allowed: Yoga's to answer.
 */
export async function answerPlainQuery(
  yoga: YogaServerInstance<Served, CallContext>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PlainAnswer | null> {
  const { method, headers, body } = request;
  if (method !== 'POST' || !isJson(headers['content-type']) || !isJson(headers.accept) || !isQuestion(body))
    return null;
  const { schema, parse, validate, contextFactory, execute } = yoga.getEnveloped({ req: request, reply });
  try {
    const document = parse(body.query);
    if (getOperationAST(document, body.operationName)?.operation !== 'query') return null;
    if (validate(schema, document).length > 0) return null;
    const contextValue = await contextFactory();
    const { query: _text, variables: variableValues, operationName } = body;
    return answer(await execute({ schema, document, contextValue, variableValues, operationName }));
  } catch (error) {
    // The database may have kept its silence for seconds: it is not asked once more.
    const fault = error instanceof GraphQLError && answer({ errors: [error] });
    return fault && fault.status >= 500 ? fault : null;
  }
}

// The status and the headers that `toldError` gave the errors, as Yoga reads them for plain JSON.
function answer({ errors, ...result }: ExecutionResult): PlainAnswer {
  const told = (errors ?? []).map(({ extensions }) => (extensions.http ?? {}) as ToldHttp);
  const shown = errors?.map((error) => {
    const { extensions: { http: _http, ...extensions } = {}, ...located } = error.toJSON();
    return { ...located, extensions };
  });
  return {
    status: Math.max(200, ...told.map(({ status = 200, spec }) => (spec ? 200 : status))),
    headers: Object.assign({}, ...told.map(({ headers }) => headers)),
    body: JSON.stringify({ errors: shown, ...result }),
  };
}

interface ToldHttp {
  status?: number;
  headers?: Record<string, string>;
  spec?: boolean;
}

function isJson(mediaType: string | undefined): boolean {
  return mediaType !== undefined && /^application\/json(;\s*charset=utf-8)?$/i.test(mediaType);
}

interface Question {
  query: string;
  variables?: Record<string, unknown> | null;
  operationName?: string | null;
}

function isQuestion(body: unknown): body is Question {
  if (typeof body !== 'object' || body === null) return false;
  const { query, variables, operationName, ...others } = body as Record<string, unknown>;
  const isSound = (value: unknown, type: string) => value == null || typeof value === type;
  return (
    typeof query === 'string' &&
    isSound(variables, 'object') &&
    !Array.isArray(variables) &&
    isSound(operationName, 'string') &&
    Object.keys(others).length === 0
  );
}
