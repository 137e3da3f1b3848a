import type { FastifyReply } from 'fastify';
import { refuse } from '../http/errors.ts';

/** Answers any error as `{error, code, fields?}` with its status. */
export function answerFailure(reply: FastifyReply, error: unknown): FastifyReply {
  const { message, code, fields } = refuse(reply, error);
  return reply.send({ error: message, code, ...(fields && { fields }) });
}
