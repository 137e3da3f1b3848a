import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives the run one folder for the temporary files of all its processes, which goes when this process ends. */
export function keepTemporaryFilesTogether() {
  const folder = mkdtempSync(join(tmpdir(), 'barnum-tests-'));
  // PostgreSQL, which runs as another user, passes through it.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}
