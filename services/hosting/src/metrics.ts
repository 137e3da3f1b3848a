import type { FastifyInstance } from 'fastify';
import { isSameSecret } from './is-same-secret.ts';
import type { ResponseCache } from './response-cache.ts';
import { isRefill } from './response-cache-plugin.ts';

/** Upper bounds of the histograms' buckets, in seconds. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface Metrics {
  /** A value, read by `read` at each scrape. */
  gauge(name: string, help: string, read: () => number): void;
  /** A value that only grows, read at each scrape. */
  counter(name: string, help: string, read: () => number): void;
  /** A histogram of durations: the returned function records one, in seconds. */
  durations(name: string, help: string): (seconds: number) => void;
}

/**
 * Serves `/metrics` in Prometheus' format to requests with `token` as bearer token: requests by route and
 * status, and Node's process metrics. Without a token it returns null and loads nothing.
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
    if (isRefill(request)) return;
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

/** Counts the cache's hits and misses. */
export function measureCache(metrics: Metrics, { counts }: ResponseCache): void {
  metrics.counter('barnum_cache_hits_total', 'Answers that were cached', () => counts.hits);
  metrics.counter('barnum_cache_misses_total', 'Answers that had to be made', () => counts.misses);
}
