import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Path of Caddy, the gateway of the deployment tests; undefined where it is not installed. */
export function findCaddy() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, 'caddy')).find((path) => existsSync(path));
}
