import { extname } from 'node:path';
import { DomainError } from '@barnum/rules/errors';
import { sentences } from '@barnum/rules/sentences';
import { Piscina } from 'piscina';

/** The functions of one argument that threads can do: each declares itself where it stands. */
export interface HeavyFunctions extends Record<never, never> {}

/** What a thread is asked to do. Arguments and results are copied between threads. */
export interface HeavyWork<Name extends keyof HeavyFunctions = keyof HeavyFunctions> {
  name: Name;
  argument: Parameters<HeavyFunctions[Name]>[0];
}

const isBuilt = extname(import.meta.url) === '.js';

/**
 * Waiting for a thread included; shorter than what a stopping service waits for its calls. A thread that reads the
 * sources compiles them first.
 */
const usualTimeLimit = isBuilt ? 8_000 : 60_000;

const filename = new URL(isBuilt ? './heavy-functions.js' : '../../assembly/heavy-functions.ts', import.meta.url).href;
/** One thread for each function: drawing quotes makes no reader of a page wait. */
const threads = new Map<keyof HeavyFunctions, Piscina>();

/**
 * Calls one of the heavy functions in a thread of its own, so that nobody else waits for it meanwhile. `timeLimit` is
 * in milliseconds.
 * @throws DomainError UNAVAILABLE when it takes too long or too much memory: its thread is ended.
 */
export async function runInWorker<Name extends keyof HeavyFunctions>(
  name: Name,
  argument: Parameters<HeavyFunctions[Name]>[0],
  { timeLimit = usualTimeLimit } = {},
): Promise<Awaited<ReturnType<HeavyFunctions[Name]>>> {
  try {
    return await threadOf(name).run({ name, argument } satisfies HeavyWork<Name>, {
      filename,
      name: 'doHeavyWork',
      signal: AbortSignal.timeout(timeLimit),
    });
  } catch (error) {
    throw isTooMuch(error) ? new DomainError('UNAVAILABLE', { message: sentences.http.tooMuchWork }) : error;
  }
}

/**
 * Starts the thread of a function that will be asked for soon: it has read its programs by then. From the sources, which
 * take long to compile, only who asks for it pays.
 */
export function prepareWorker(name: keyof HeavyFunctions): void {
  if (!isBuilt) return;
  threadOf(name)
    .run(null, { filename, name: 'beReady' })
    // A failure is thrown to the first real call.
    .catch(() => {});
}

function threadOf(name: keyof HeavyFunctions): Piscina {
  const thread = threads.get(name) ?? startThread();
  threads.set(name, thread);
  return thread;
}

function startThread(): Piscina {
  const pool = new Piscina({
    // Under `npm run dev` and in tests a thread reads the sources; tsx does not follow into threads by itself.
    execArgv: isBuilt ? [] : ['--require', 'tsx/cjs'],
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 5 * 60_000,
    maxQueue: 50,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  // Of threads that end without a task; the next task starts another one.
  pool.on('error', () => {});
  return pool;
}

function isTooMuch(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isOutOfMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isOutOfMemory || error.name === 'AbortError' || error.message === 'Task queue is at limit';
}
