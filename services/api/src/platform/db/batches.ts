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
