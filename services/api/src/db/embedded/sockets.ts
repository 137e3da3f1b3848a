import { constants, existsSync, openSync, realpathSync } from 'node:fs';
import type { Server } from 'node:net';
import { join } from 'node:path';
import { EmbeddedDatabaseError } from './errors.ts';

/** Bytes of a socket's path that every system takes; what is beyond 107 is cut off without a word. */
const longestPath = 100;

/**
 * Path of the socket `name` in a folder, however the folder is called. A socket elsewhere would be no lock: whom another `TMPDIR`
 * or a private /tmp leads elsewhere would take no notice of it.
 * @throws EmbeddedDatabaseError where the system knows no short name for a folder whose path is too long.
 */
export function socketPath(folder: string, name: string): string {
  const whole = join(existsSync(folder) ? realpathSync(folder) : folder, name);
  return Buffer.byteLength(whole) <= longestPath ? whole : join(shortName(folder), name);
}

/** Has `server` listen on a path which from the first moment nobody but this user can reach. */
export function listenPrivately(server: Server, path: string): Server {
  // The socket is made before `listen` returns.
  const former = process.umask(0o177);
  try {
    return server.listen(path);
  } finally {
    process.umask(former);
  }
}

const shortNames = new Map<string, string>();

// Linux has one for every folder that is held open, which it is until the process ends.
function shortName(folder: string): string {
  if (process.platform !== 'linux') {
    throw new EmbeddedDatabaseError(
      `DATA_DIR has too long a path for a socket, which may have ${longestPath} bytes: ${folder}`,
    );
  }
  const known = shortNames.get(folder) ?? `/proc/self/fd/${openSync(folder, constants.O_DIRECTORY)}`;
  shortNames.set(folder, known);
  return known;
}
