import { partsOf } from '@barnum/rules/catalogue/packs/pack-parts';
import type { Packs } from '@barnum/rules/catalogue/packs/packs';
import type { Db } from '../../platform/db/client.ts';
import { isGiven } from './packs.domain.ts';

/** The packs that hold one of these articles, also in a pack of theirs, by id. */
export async function listHoldingPacks(db: Db, articleIds: readonly number[]): Promise<number[]> {
  const direct = await holders(db, articleIds);
  return [...new Set([...direct, ...(await holders(db, direct))])];
}

/**
 * These packs and those that they hold, with the components that they give in order: none where all are archived. With what
 * they do not give only when `withArchived`.
 */
export async function readPacks(
  db: Db,
  packIds: readonly number[],
  { withArchived = false }: { withArchived?: boolean } = {},
): Promise<Packs> {
  const read = (ids: readonly number[]) =>
    db.packComponent.findMany({
      where: { packId: { in: [...ids] } },
      orderBy: { position: 'asc' },
      include: { component: { select: { etat: true } } },
    });
  const direct = await read(packIds);
  const rows = [...direct, ...(await read(direct.map(({ componentId }) => componentId)))];
  const packs = new Map<number, Map<number, (typeof rows)[number]>>();
  for (const row of rows) packs.set(row.packId, (packs.get(row.packId) ?? new Map()).set(row.id, row));
  return new Map(
    [...packs].map(([id, components]) => [
      id,
      [...components.values()].flatMap(({ componentId, component, ...row }) =>
        withArchived || isGiven(component) ? { ...row, articleId: componentId } : [],
      ),
    ]),
  );
}

/**
 * Writes into the packs that hold these articles, and into these themselves where they are packs, how many can be made
 * of the usual totals: what lists and documented calls answer as their quantity.
 */
export async function refreshPackTotals(tx: Db, articleIds: readonly number[]): Promise<void> {
  const ids = [...articleIds, ...(await listHoldingPacks(tx, articleIds))];
  // Who changes another part of them, or what they are made of, at the same moment waits.
  await tx.$executeRaw`SELECT id FROM articles WHERE id = ANY(${ids}) ORDER BY id FOR NO KEY UPDATE`;
  const packs = await readPacks(tx, ids);
  const known = ids.filter((id) => packs.has(id)).toSorted((one, other) => one - other);
  if (known.length === 0) return;
  const parts = new Map(known.map((id) => [id, partsOf(id, packs)]));
  const articles = await tx.article.findMany({
    where: { id: { in: [...parts.values()].flat().map(({ articleId }) => articleId) } },
    select: { id: true, quantite: true },
  });
  const totals = new Map(articles.map(({ id, quantite }) => [id, quantite]));
  for (const [id, held] of parts) {
    const counts = held.flatMap(({ articleId, quantite }) => {
      // A pack that has nothing left to give is not there.
      const total = packs.get(articleId)?.length === 0 ? 0 : (totals.get(articleId) ?? null);
      return total === null ? [] : [Math.floor(total / quantite)];
    });
    // Nor is one that holds nothing where nobody says on what ground.
    const without = held.length === 0 ? 0 : null;
    const total = counts.length === 0 ? without : Math.min(...counts);
    // Not by Prisma, which would write when: who edits the pack has not missed a change.
    await tx.$executeRaw`
      UPDATE articles SET quantite = ${total}::int WHERE id = ${id} AND quantite IS DISTINCT FROM ${total}::int`;
  }
}

async function holders(db: Db, articleIds: readonly number[]): Promise<number[]> {
  if (articleIds.length === 0) return [];
  const found = await db.packComponent.findMany({
    where: { componentId: { in: [...articleIds] } },
    select: { packId: true },
    distinct: ['packId'],
  });
  return found.map(({ packId }) => packId);
}
