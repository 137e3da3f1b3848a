import { release } from '@barnum/rules/release';
import { type Context, context, type Span as OtelSpan, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Span } from './span.ts';

interface Tracer {
  begin(name: string, options: { parent: object; attributes: Record<string, string> }): Span;
  /** Flushes the remaining spans. */
  close(): Promise<void>;
}

/**
 * Sends spans as the OTEL_* variables say (address, headers, sampling, batches). Spans are created explicitly: bundled
 * programs have no modules that an instrumentation could wrap.
 */
export function startTracing(program: string): Tracer {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': program, 'service.version': release }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const tracer = provider.getTracer('barnum', release);
  const propagator = new W3CTraceContextPropagator();
  const headersOf = {
    keys: (carrier: object) => Object.keys(carrier),
    get: (carrier: object, name: string) => (carrier as Record<string, string | undefined>)[name],
  };

  function toSpan(span: OtelSpan, parent: Context): Span {
    const { traceId, spanId, traceFlags } = span.spanContext();
    const here = trace.setSpan(parent, span);
    return {
      traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
      child(name, attributes, startTime) {
        const options = { kind: SpanKind.INTERNAL, attributes, ...(startTime !== undefined && { startTime }) };
        return toSpan(tracer.startSpan(name, options, here), here);
      },
      end(attributes = {}, hasFailed = false) {
        span.setAttributes(attributes);
        if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  }

  return {
    begin(name, { parent, attributes }) {
      const outside = propagator.extract(context.active(), parent, headersOf);
      return toSpan(tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, outside), outside);
    },
    close: () => provider.shutdown(),
  };
}
