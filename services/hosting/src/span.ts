import { AsyncLocalStorage } from 'node:async_hooks';

type Attributes = Record<string, string | number>;

/** A piece of work within a trace. */
export interface Span {
  /** Value of the `traceparent` header for the next program. */
  traceparent: string;
  child(name: string, attributes: Attributes, startedAt?: number): Span;
  end(attributes?: Attributes, hasFailed?: boolean): void;
}

const current = new AsyncLocalStorage<Span>();

/** Runs `work` inside `span`. */
export function withSpan<Result>(span: Span, work: () => Result): Result {
  return current.run(span, work);
}

/** The current span; undefined where nothing is traced. */
export function currentSpan(): Span | undefined {
  return current.getStore();
}

/** The header that continues this trace in the next program; empty where nothing is traced. */
export function traceHeader(): { traceparent?: string } {
  const span = currentSpan();
  return span ? { traceparent: span.traceparent } : {};
}
