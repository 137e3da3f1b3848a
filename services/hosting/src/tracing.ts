import type { FastifyInstance } from 'fastify';
import { isRefill } from './response-cache-plugin.ts';
import { type Span, withSpan } from './span.ts';

export interface TracingOptions {
  /** Where traces are sent by OTLP over HTTP; without it nothing is traced, and nothing is loaded for it. */
  endpoint?: string | undefined;
  /** Name of this program in the traces. */
  program: string;
  /** Whether a caller's trace is continued; a visitor's is not. */
  continues: boolean;
}

/**
 * Creates a span for each request, with method, route and status only: addresses, headers and bodies may contain
 * personal data.
 */
export async function traceRequests(
  app: FastifyInstance,
  { endpoint, program, continues }: TracingOptions,
): Promise<void> {
  if (endpoint === undefined) return;
  const { startTracing } = await import('./open-telemetry.ts');
  const tracer = startTracing(program);
  const spans = new WeakMap<object, Span>();
  app.addHook('onRequest', (request, _reply, next) => {
    const { method, headers, routeOptions } = request;
    // Health checks come every few seconds.
    if (routeOptions.logLevel === 'silent') return next();
    const span = tracer.begin(`${method} ${routeOptions.url ?? 'unknown'}`, {
      parent: continues || isRefill(request) ? headers : {},
      attributes: {
        'http.request.method': method,
        'http.route': routeOptions.url ?? 'unknown',
        'barnum.request_id': request.id,
      },
    });
    spans.set(request, span);
    withSpan(span, next);
  });
  // Reading the body runs in another async context.
  app.addHook('preValidation', (request, _reply, next) => {
    const span = spans.get(request);
    if (span) withSpan(span, next);
    else next();
  });
  app.addHook('onResponse', async (request, reply) => {
    spans.get(request)?.end({ 'http.response.status_code': reply.statusCode }, reply.statusCode >= 500);
  });
  app.addHook('onRequestAbort', async (request) => spans.get(request)?.end({}, true));
  app.addHook('onClose', () => tracer.close());
}
