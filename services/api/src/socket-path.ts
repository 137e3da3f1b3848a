import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Bytes of a socket's path that every system takes; what is beyond 107 is cut off without a word. */
const longestPath = 100;

/**
 * Path of a folder's socket `name`, however the folder is called: in it, or among the temporary files, under a name that is made of the
 * folder's, where the whole would be too long.
 */
export function socketPath(folder: string, name: string): string {
  const path = join(existsSync(folder) ? realpathSync(folder) : resolve(folder), name);
  if (Buffer.byteLength(path) <= longestPath) return path;
  const short = createHash('sha256').update(path).digest('base64url').slice(0, 24);
  return join(tmpdir(), `barnum-${short}`);
}
