import { constants, existsSync, openSync, realpathSync } from 'node:fs';
import type { Server } from 'node:net';
import { join } from 'node:path';
import { EmbeddedDatabaseError } from './errors.ts';

/** Bytes of a socket's path that every system accepts; Linux silently cuts off what is beyond 107. */
const longestPath = 100;

/**
 * Path of the socket `name` in a folder, however long the folder's path is. It must be in that folder to be a lock:
 * processes with different `TMPDIR`s would not share one in a temporary folder.
 * @throws EmbeddedDatabaseError when the path is too long and the system offers no shorter one.
 */
export function socketPath(folder: string, name: string): string {
  const whole = join(existsSync(folder) ? realpathSync(folder) : folder, name);
  return Buffer.byteLength(whole) <= longestPath ? whole : join(shortName(folder), name);
}

/** Listens on a socket that only this user can connect to, from its creation on. */
export function listenPrivately(server: Server, path: string): Server {
  // The socket is created before `listen` returns.
  const former = process.umask(0o177);
  try {
    return server.listen(path);
  } finally {
    process.umask(former);
  }
}

const shortNames = new Map<string, string>();

// On Linux, every folder that is open has a short path; it stays open until the process ends.
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
