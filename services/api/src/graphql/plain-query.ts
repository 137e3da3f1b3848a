import type { FastifyReply, FastifyRequest } from 'fastify';
import { getOperationAST } from 'graphql';
import type { YogaServerInstance } from 'graphql-yoga';
import type { CallContext } from '../context.ts';

type Served = { req: FastifyRequest; reply: FastifyReply };

/**
 * The answer to a query that comes as the apps send it, a JSON body for a JSON answer: read, checked and executed as by
 * Yoga, without the requests and responses of its own, which cost as much as all the rest. Null for whatever else there is –
 * mutations, other media types, what is refused or fails: Yoga's to answer.
 */
export async function answerPlainQuery(
  yoga: YogaServerInstance<Served, CallContext>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | null> {
  const { method, headers, body } = request;
  if (method !== 'POST' || !isJson(headers['content-type']) || !isJson(headers.accept) || !isQuestion(body))
    return null;
  try {
    const { schema, parse, validate, contextFactory, execute } = yoga.getEnveloped({ req: request, reply });
    const document = parse(body.query);
    if (getOperationAST(document, body.operationName)?.operation !== 'query') return null;
    if (validate(schema, document).length > 0) return null;
    const contextValue = await contextFactory();
    const { query: _text, variables: variableValues, operationName } = body;
    const result = await execute({ schema, document, contextValue, variableValues, operationName });
    return 'data' in result && result.errors === undefined ? JSON.stringify(result) : null;
  } catch {
    return null;
  }
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
