import { createHash } from 'node:crypto';
import { withRequestId } from '@barnum/hosting/request-id';
import { DomainError } from '@barnum/rules/errors';
import { calendarFeedPath } from '@barnum/rules/paths';
import type { FastifyInstance } from 'fastify';
import type { CreateContext } from '../../platform/context.ts';
import { isCalendarToken } from './calendar-feeds.domain.ts';
import { writeCalendar } from './icalendar.domain.ts';

/** Serves the calendar at its secret address (`calendarFeedPath`); a wrong one is answered 404. */
export function registerCalendarFeed(app: FastifyInstance, createContext: CreateContext): void {
  app.get<{ Params: { token: string } }>(calendarFeedPath(':token'), (request, reply) =>
    withRequestId(request.id, async () => {
      const { db, auth, rateLimiter, address } = await createContext(request);
      await rateLimiter.consume('calendarFeed', address);
      if (!(await isCalendarToken(db, request.params.token, auth.jwtSecret))) throw new DomainError('NOT_FOUND');
      const calendar = await writeCalendar(db);
      const tag = `"${createHash('sha256').update(calendar).digest('base64url')}"`;
      reply
        .header('cache-control', 'private, no-cache')
        .header('etag', tag)
        .header('x-robots-tag', 'noindex, nofollow');
      if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
      return reply.type('text/calendar; charset=utf-8').send(calendar);
    }),
  );
}
