/** An error whose message is enough: it is printed without a stack. */
export class Failure extends Error {}

/**
 * Prints the error that ended the program and exits with 1.
 * @param {unknown} error
 * @returns {never}
 */
export function reportFailure(error) {
  process.stderr.write(`\n${words(error)}\n`);
  process.exit(1);
}

/** @param {unknown} error */
function words(error) {
  if (error instanceof Failure) return error.message;
  return error instanceof Error ? error.stack : String(error);
}
