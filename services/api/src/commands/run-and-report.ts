/** Prints the result of a command, or one sentence about its failure. */
export async function runAndReport(work: () => Promise<string>): Promise<never> {
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
  // Timers of the database and schema engines would keep the process for ten seconds more.
  process.exit();
}

export function printProgress(line: string): void {
  process.stdout.write(`${line}\n`);
}
