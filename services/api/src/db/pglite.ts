import { PGlite } from '@electric-sql/pglite';

/** Opens the embedded database in `folder`, or an empty one in memory when none is given. */
export async function openPglite(folder?: string): Promise<PGlite> {
  const pglite = new PGlite(folder ?? 'memory://');
  await pglite.waitReady;
  return pglite;
}
