import { setImmediate } from 'node:timers/promises';

/** Rows in one statement: few enough for the statement timeout. */
const batchSize = 500;

/**
 * Repeats `work` on batches of rows until it finds less than a whole batch. Returns the sum of `done`, which may be
 * less than was found when another process works on the same rows.
 */
export async function inBatches(
  work: (size: number) => Promise<{ found: number; done: number }>,
  size = batchSize,
): Promise<number> {
  let total = 0;
  for (;;) {
    const { found, done } = await work(size);
    total += done;
    if (found < size) return total;
  }
}

/** Rows that one statement writes: others are answered between two. */
const writtenAtOnce = 100;

/** Calls `work` with one batch of rows after the other. */
export async function eachBatch<Row>(
  rows: readonly Row[],
  work: (batch: Row[]) => Promise<unknown>,
  size = writtenAtOnce,
): Promise<void> {
  for (let from = 0; from < rows.length; from += size) {
    if (from > 0) await setImmediate();
    await work(rows.slice(from, from + size));
  }
}

/** For long loops: what they wait for in each turn lets others be answered every few milliseconds. */
export function createPauses(milliseconds = 10): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < milliseconds) return;
    await setImmediate();
    last = performance.now();
  };
}

/** Runs what stops after each small step, so that others are answered meanwhile. */
export async function runInSlices<Result>(steps: Generator<void, Result>): Promise<Result> {
  const pause = createPauses();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await pause();
  }
}
