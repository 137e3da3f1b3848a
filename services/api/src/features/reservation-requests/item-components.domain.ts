import type { FieldErrors } from '@barnum/rules/errors';
import { wishErrors } from '@barnum/rules/packs/pack-questions';
import { type Packs, type PackWish, partsOf } from '@barnum/rules/packs/packs';
import type { Db, Prisma } from '../../db/client.ts';
import { readPacks } from '../packs/pack-totals.domain.ts';

/** What a line that is a pack takes, in the order in which it was written. */
export const itemComponents = { orderBy: { id: 'asc' } } satisfies Prisma.ReservationRequestItem$componentsArgs;

/** Pieces that one piece of a line takes. */
type Component = Pick<Prisma.RequestItemComponentGetPayload<object>, 'articleId' | 'nom' | 'quantite'>;

interface Line extends PackWish {
  articleId: number | null;
}
type KnownLine = Line & { components: readonly Component[] };

/** What packs among these articles hold today, and how it is called. */
export interface TodaysPacks {
  packs: Packs;
  names: ReadonlyMap<number, string>;
}

/** What those of these articles hold that are packs, down to what is on the shelf. */
export async function readTodaysPacks(tx: Db, packIds: readonly number[]): Promise<TodaysPacks> {
  const packs = await readPacks(tx, packIds);
  if (packs.size === 0) return { packs, names: new Map() };
  const ids = [...packs.values()].flat().map(({ articleId }) => articleId);
  // What is found stays until the lines that refer to it are stored.
  await tx.$executeRaw`SELECT id FROM articles WHERE id = ANY(${ids}) ORDER BY id FOR KEY SHARE`;
  const articles = await tx.article.findMany({ where: { id: { in: ids } }, select: { id: true, nom: true } });
  return { packs, names: new Map(articles.map(({ id, nom }) => [id, nom])) };
}

/** What is wrong with what a line says of its pack, at `terrain` and `choix`; nothing where it says what it did. */
export function answerErrors(
  line: Line & { nom: string },
  known: KnownLine | null,
  { packs }: TodaysPacks,
  required: boolean,
): FieldErrors {
  const { articleId, nom } = line;
  if (articleId === null || (known?.articleId === articleId && isSameWish(line, known))) return {};
  return wishErrors({ articleId, nom }, packs, line, required);
}

/** What a line takes: what it did, where the same is said of the same pack; of another, what that holds today. */
export function componentsOf(line: Line, known: KnownLine | null, { packs, names }: TodaysPacks): Component[] {
  if (line.articleId === null) return [];
  if (known !== null && known.articleId === line.articleId && isSameWish(line, known)) {
    return known.components.map(({ articleId, nom, quantite }) => ({ articleId, nom, quantite }));
  }
  if (!packs.has(line.articleId)) return [];
  return partsOf(line.articleId, packs, line).flatMap(({ articleId, quantite }) => {
    const nom = names.get(articleId);
    return nom === undefined ? [] : [{ articleId, nom, quantite }];
  });
}

/** Stores what the lines of a request take, which were stored in the order of these. */
export async function storeComponents(
  tx: Db,
  stored: readonly { id: number }[],
  lines: readonly { components: readonly Component[] }[],
): Promise<void> {
  const data = lines.flatMap(({ components }, index) => {
    const itemId = stored[index]?.id;
    return itemId === undefined ? [] : components.map((component) => ({ ...component, itemId }));
  });
  if (data.length > 0) await tx.requestItemComponent.createMany({ data });
}

/** What some lines take. */
export function listItemComponents(tx: Db, itemIds: readonly number[]) {
  return tx.requestItemComponent.findMany({ where: { itemId: { in: [...itemIds] } }, orderBy: { id: 'asc' } });
}

/** Lines as their table has them. */
export function itemColumns<Row extends { components: unknown }>(lines: readonly Row[]): Omit<Row, 'components'>[] {
  return lines.map(({ components: _components, ...row }) => row);
}

function isSameWish(one: PackWish, other: PackWish): boolean {
  const chosen = ({ choix }: PackWish) => [...(choix ?? [])].toSorted((a, b) => a - b).join();
  return (one.terrain ?? null) === (other.terrain ?? null) && chosen(one) === chosen(other);
}
