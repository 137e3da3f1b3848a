import type { Db } from '../../platform/db/client.ts';

/** The names that several articles have: their numbers tell these apart. */
export async function listTwinNames(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.$queryRaw<{ nom: string }[]>`SELECT nom FROM articles GROUP BY nom HAVING count(*) > 1`;
  return new Set(rows.map(({ nom }) => nom));
}
