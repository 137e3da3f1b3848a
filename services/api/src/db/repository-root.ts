import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder that holds `prisma/`: the same from the sources and from the build. */
export const repositoryRoot = findUp(dirname(fileURLToPath(import.meta.url)));

function findUp(folder: string): string {
  if (existsSync(join(folder, 'prisma', 'schema.prisma'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('The folder prisma/ was not found above the service');
  return findUp(parent);
}
