import { measureCache, registerMetrics } from '@barnum/hosting/metrics';
import { currentRequestId } from '@barnum/hosting/request-id';
import type { ResponseCache } from '@barnum/hosting/response-cache';
import { currentSpan } from '@barnum/hosting/span';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/client.ts';

interface Observed {
  database: Pick<Database, 'onStatement' | 'connections'>;
  renditionQueue: { length(): number };
  cache: ResponseCache | undefined;
  metricsToken?: string | undefined;
  slowQueryMilliseconds: number;
}

/** Logs slow statements with the id of their request and, with a token, serves `/metrics`. */
export async function observe(
  app: FastifyInstance,
  { database, renditionQueue, cache, metricsToken, slowQueryMilliseconds }: Observed,
): Promise<void> {
  const metrics = await registerMetrics(app, metricsToken);
  const count = metrics?.durations('barnum_statement_seconds', 'Time until a statement was answered');
  database.onStatement(({ sql, milliseconds }) => {
    count?.(milliseconds / 1000);
    traceStatement(sql, milliseconds);
    if (milliseconds < slowQueryMilliseconds) return;
    app.log.warn({ reqId: currentRequestId(), sql, milliseconds }, 'slow statement');
  });
  if (metrics === null) return;
  if (cache) measureCache(metrics, cache);
  metrics.gauge('barnum_pictures_waiting', 'Pictures whose renditions wait to be made', () => renditionQueue.length());
  for (const state of ['open', 'idle', 'waitedFor'] as const) {
    const name = `barnum_connections_${state === 'waitedFor' ? 'waited_for' : state}`;
    metrics.gauge(name, `Connections to the database: ${state}`, () => database.connections()?.[state] ?? 0);
  }
}

function traceStatement(sql: string, milliseconds: number): void {
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': sql };
  currentSpan()
    ?.child(`SQL ${/^\s*(\w+)/.exec(sql)?.[1] ?? ''}`, attributes, Date.now() - milliseconds)
    .end();
}
