import { AsyncLocalStorage } from 'node:async_hooks';

type Attributes = Record<string, string | number>;

/** A piece of work within a trace. */
export interface Span {
  /** As the header of that name tells the next program. */
  traceparent: string;
  child(name: string, attributes: Attributes, startedAt?: number): Span;
  end(attributes?: Attributes, hasFailed?: boolean): void;
}

const current = new AsyncLocalStorage<Span>();

/** Does `work` as a part of `span`. */
export function withSpan<Result>(span: Span, work: () => Result): Result {
  return current.run(span, work);
}

/** The work that is under way here; undefined where nothing is traced. */
export function currentSpan(): Span | undefined {
  return current.getStore();
}

/** Header by which the next program's work joins this trace; none where nothing is traced. */
export function traceHeader(): { traceparent?: string } {
  const span = currentSpan();
  return span ? { traceparent: span.traceparent } : {};
}
