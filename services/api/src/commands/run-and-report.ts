/** Prints the result of a command, or one sentence about its failure. */
export async function runAndReport(work: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

export function printProgress(line: string): void {
  process.stdout.write(`${line}\n`);
}
