import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Path of the gateway that the rehearsal of a deployment starts; undefined where it is not installed. */
export function findCaddy() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, 'caddy')).find((path) => existsSync(path));
}
