import type { FastifyBaseLogger } from 'fastify';

export type Log = Pick<FastifyBaseLogger, 'info' | 'error'>;

/** Work that is done every so often. */
export interface PeriodicJob {
  /** Does it once more: at once, or after what is under way. */
  runAgain(): void;
  /** Ends it. Resolves when what is under way has ended. */
  stop(): Promise<void>;
}

/**
 * Does `work` now and every so many milliseconds, never twice at once. What fails is logged under `job` and done again when its
 * time comes. The signal says that it is to end.
 */
export function startPeriodicJob(
  milliseconds: number,
  job: string,
  work: (signal: AbortSignal) => Promise<unknown>,
  log: Pick<Log, 'error'>,
): PeriodicJob {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  let mustRunAgain = false;

  const run = async () => {
    do {
      mustRunAgain = false;
      await work(stopping.signal).catch((error: unknown) => log.error({ err: error, job }, 'a job failed'));
    } while (mustRunAgain && !stopping.signal.aborted);
    running = null;
  };
  const start = () => {
    if (!stopping.signal.aborted) running ??= run();
  };
  const timer = setInterval(start, milliseconds).unref();
  start();
  return {
    runAgain() {
      mustRunAgain = true;
      start();
    },
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await running;
    },
  };
}
