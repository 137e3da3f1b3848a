/** Rows that one statement takes at most: so many are done well within the time that a statement is given. */
const batchSize = 500;

/**
 * Does a piece of work on many rows some at a time, until it finds fewer than it could take. Answers on how many it was done:
 * another process may have been faster with some of those that were found.
 */
export async function inBatches(work: (size: number) => Promise<{ found: number; done: number }>): Promise<number> {
  let total = 0;
  for (;;) {
    const { found, done } = await work(batchSize);
    total += done;
    if (found < batchSize) return total;
  }
}
