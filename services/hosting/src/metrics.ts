import type { FastifyInstance } from 'fastify';
import { isSameSecret } from './is-same-secret.ts';
import type { ResponseCache } from './response-cache.ts';

/** Seconds at which durations are told apart. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface Metrics {
  /** A number that is asked for when somebody reads the metrics. */
  gauge(name: string, help: string, read: () => number): void;
  /** A number that only grows, asked for in the same way. */
  counter(name: string, help: string, read: () => number): void;
  /** Durations: the answered function takes seconds. */
  durations(name: string, help: string): (seconds: number) => void;
}

/**
 * Serves `/metrics` in Prometheus' format to who shows `token` as a bearer, and to nobody else: requests by route and
 * status, and what Node tells of the process. Answers null, and loads nothing, without a token.
 */
export async function registerMetrics(app: FastifyInstance, token: string | undefined): Promise<Metrics | null> {
  if (token === undefined) return null;
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const shared = { registers: [registry] };
  const requests = new Histogram({
    ...shared,
    name: 'barnum_http_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets,
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const labels = { method, route: routeOptions.url ?? 'unknown', status: reply.statusCode };
    requests.observe(labels, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    if (!isSameSecret(request.headers.authorization, `Bearer ${token}`)) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
  return {
    gauge(name, help, read) {
      new Gauge({
        ...shared,
        name,
        help,
        collect() {
          this.set(read());
        },
      });
    },
    counter(name, help, read) {
      new Counter({
        ...shared,
        name,
        help,
        collect() {
          this.reset();
          this.inc(read());
        },
      });
    },
    durations(name, help) {
      const histogram = new Histogram({ ...shared, name, help, buckets });
      return (seconds) => histogram.observe(seconds);
    },
  };
}

/** How many answers came from the cache, and how many had to be made. */
export function measureCache(metrics: Metrics, { counts }: ResponseCache): void {
  metrics.counter('barnum_cache_hits_total', 'Answers that were cached', () => counts.hits);
  metrics.counter('barnum_cache_misses_total', 'Answers that had to be made', () => counts.misses);
}
