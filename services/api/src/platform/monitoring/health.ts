import { sentences } from '@barnum/rules/sentences';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';

/** `/readyz`: 200 when the database answers and pictures can be stored, else 503. */
export function registerHealth(app: FastifyInstance, { db, storage }: Pick<Services, 'db' | 'storage'>): void {
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await Promise.all([db.$queryRaw`SELECT 1`, storage.check()]);
      return { status: 'ready' };
    } catch {
      return reply
        .code(503)
        .header('retry-after', '5')
        .send({ status: 'unavailable', error: sentences.http.unavailable });
    }
  });
}
