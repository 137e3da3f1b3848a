import { DomainError } from '@barnum/rules/errors';
import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { sendError } from './error-reply.ts';

it('logs what failed, but not for a caller that went away', async () => {
  const app = Fastify();
  const logged = vi.fn();
  app.get('/:caller', (request, reply) => {
    reply.log.error = logged;
    if (request.url === '/gone') reply.raw.destroy();
    return sendError(reply, new Error('no answer'), new DomainError('UNAVAILABLE'));
  });
  expect((await app.inject('/waiting')).statusCode).toBe(503);
  expect(logged).toHaveBeenCalledTimes(1);
  await app.inject('/gone').catch(() => undefined);
  expect(logged).toHaveBeenCalledTimes(1);
  await app.close();
});
