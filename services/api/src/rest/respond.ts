import type { FastifyReply } from 'fastify';
import { prepareErrorReply } from '../http/errors.ts';

/** Sends any error as `{error, code, fields?}` with its status. */
export function sendError(reply: FastifyReply, error: unknown): FastifyReply {
  const { message, code, fields } = prepareErrorReply(reply, error);
  return reply.send({ error: message, code, ...(fields && { fields }) });
}
