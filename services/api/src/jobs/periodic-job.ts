import type { FastifyBaseLogger } from 'fastify';

export type Log = Pick<FastifyBaseLogger, 'info' | 'error'>;

/** Work that is done every so often. */
export interface RegularWork {
  /** Does it once more: at once, or after what is under way. */
  again(): void;
  /** Ends it. Resolves when what is under way has ended. */
  stop(): Promise<void>;
}

/**
 * Does `work` now and every so many milliseconds, never twice at once. What fails is logged under `job` and done again when its
 * time comes. The signal says that it is to end.
 */
export function every(
  milliseconds: number,
  job: string,
  work: (signal: AbortSignal) => Promise<unknown>,
  log: Pick<Log, 'error'>,
): RegularWork {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  let isAskedAgain = false;

  const run = async () => {
    do {
      isAskedAgain = false;
      await work(stopping.signal).catch((error: unknown) => log.error({ err: error, job }, 'a job failed'));
    } while (isAskedAgain && !stopping.signal.aborted);
    running = null;
  };
  const start = () => {
    if (!stopping.signal.aborted) running ??= run();
  };
  const timer = setInterval(start, milliseconds).unref();
  start();
  return {
    again() {
      isAskedAgain = true;
      start();
    },
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await running;
    },
  };
}
