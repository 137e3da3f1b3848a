import type { FastifyBaseLogger } from 'fastify';

export type Log = Pick<FastifyBaseLogger, 'info' | 'error'>;

export interface PeriodicJob {
  /** Runs once more: now, or after the current run. */
  runAgain(): void;
  /** Stops the job. Resolves when the current run has ended. */
  stop(): Promise<void>;
}

/**
 * Runs `work` now and every `milliseconds`, never twice at once. Errors are logged under the name `job`. The signal
 * aborts when the job is stopped.
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
