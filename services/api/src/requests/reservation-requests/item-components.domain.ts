import { answersOf } from '@barnum/rules/catalogue/packs/pack-answers';
import { partsOf } from '@barnum/rules/catalogue/packs/pack-parts';
import { wishErrors } from '@barnum/rules/catalogue/packs/pack-questions';
import type { PackAnswer, Packs, PackWish } from '@barnum/rules/catalogue/packs/packs';
import type { FieldErrors } from '@barnum/rules/errors';
import { readPacks } from '../../catalogue/packs/pack-totals.domain.ts';
import { pricedOn } from '../../catalogue/price-lists/dated-prices.domain.ts';
import type { Db, Prisma } from '../../platform/db/client.ts';

/** What a line that is a pack takes, in the order in which it was written. */
export const itemComponents = { orderBy: { id: 'asc' } } satisfies Prisma.ReservationRequestItem$componentsArgs;

/** Pieces that one piece of a line takes. */
type Component = Pick<Prisma.RequestItemComponentGetPayload<object>, 'articleId' | 'nom' | 'quantite' | 'prix'>;

/** What is said of a line, as its table has it. */
type StoredWish = Pick<Prisma.ReservationRequestItemGetPayload<object>, 'terrain' | 'choix' | 'choixCles'>;
type StoredLine = StoredWish & { articleId: number | null };
type KnownLine = StoredLine & { components: readonly Component[] };

/** What packs among these articles hold today, what it is called and what a piece of it costs alone on the first day. */
export interface TodaysPacks {
  packs: Packs;
  parts: ReadonlyMap<number, { nom: string; prix: Prisma.Decimal }>;
}

/** What those of these articles hold that are packs, down to what is on the shelf. */
export async function readTodaysPacks(tx: Db, packIds: readonly number[], firstDay: string): Promise<TodaysPacks> {
  const packs = await readPacks(tx, packIds);
  if (packs.size === 0) return { packs, parts: new Map() };
  const ids = [...packs.values()].flat().map(({ articleId }) => articleId);
  // What is found stays until the lines that refer to it are stored.
  await tx.$executeRaw`SELECT id FROM articles WHERE id = ANY(${ids}) ORDER BY id FOR KEY SHARE`;
  const articles = await tx.article.findMany({
    where: { id: { in: ids } },
    select: { id: true, nom: true, prix: true },
  });
  return { packs, parts: new Map((await pricedOn(tx, articles, firstDay)).map(({ id, ...part }) => [id, part])) };
}

/** What is wrong with what a line says of its pack, at `terrain` and `choix`; nothing where it says what it did. */
export function answerErrors(
  line: StoredLine & { nom: string; said: PackWish },
  known: KnownLine | null,
  { packs }: TodaysPacks,
): FieldErrors {
  const { articleId, nom, terrain, said } = line;
  if (articleId === null || (known?.articleId === articleId && isSameWish(line, known))) return {};
  return wishErrors({ articleId, nom }, packs, { ...said, terrain }, false);
}

/**
 * The columns of what is said of a line, each chosen article with the choice that it answers; what is left out, or is what
 * the line said, stays as it was.
 */
export function wishColumns(
  articleId: number | null,
  { terrain, choix, reponses }: PackWish,
  known: StoredLine | null,
  { packs }: TodaysPacks,
): StoredWish {
  if (articleId === null) return { terrain: null, choix: [], choixCles: [] };
  const ground = (terrain === undefined ? known?.terrain : terrain) ?? null;
  const isSaid = choix !== undefined || reponses !== undefined;
  const isAsBefore = reponses == null && known !== null && isSameList(choix ?? [], known.choix);
  if (known !== null && (!isSaid || isAsBefore)) {
    return { terrain: ground, choix: known.choix, choixCles: known.choixCles };
  }
  const { chosen } = answersOf(articleId, packs, { terrain: ground, choix, reponses });
  const answered = [...chosen];
  // What another ground proposes is kept: it may be the one after all.
  const others = (choix ?? []).filter((id) => !answered.some(([, article]) => article === id));
  return {
    terrain: ground,
    choix: [...answered.map(([, article]) => article), ...others],
    choixCles: [...answered.map(([id]) => id), ...others.map(() => '')],
  };
}

/** The answers of a stored line that say of which choice they are. */
export function storedAnswers({ choix, choixCles }: Pick<StoredWish, 'choix' | 'choixCles'>): PackAnswer[] {
  return choix.flatMap((article, index) => (choixCles[index] ? { choix: choixCles[index], article } : []));
}

function wishOfLine(line: StoredWish): PackWish {
  const choix = line.choix.filter((_id, index) => !line.choixCles[index]);
  return { terrain: line.terrain, choix, reponses: storedAnswers(line) };
}

/** What a line takes: what it did, where the same is said of the same pack; of another, what that holds today. */
export function componentsOf(line: StoredLine, known: KnownLine | null, { packs, parts }: TodaysPacks): Component[] {
  if (line.articleId === null) return [];
  if (known !== null && known.articleId === line.articleId && isSameWish(line, known)) {
    return known.components.map(({ articleId, nom, quantite, prix }) => ({ articleId, nom, quantite, prix }));
  }
  if (!packs.has(line.articleId)) return [];
  return partsOf(line.articleId, packs, wishOfLine(line)).flatMap(({ articleId, quantite }) => {
    const part = parts.get(articleId);
    return part === undefined ? [] : [{ articleId, quantite, ...part }];
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

function isSameWish(one: StoredWish, other: StoredWish): boolean {
  const answers = ({ choix, choixCles }: StoredWish) => choix.map((id, index) => `${id} ${choixCles[index] ?? ''}`);
  return one.terrain === other.terrain && isSameList(answers(one), answers(other));
}

function isSameList(one: readonly (number | string)[], other: readonly (number | string)[]): boolean {
  return one.toSorted().join('\n') === other.toSorted().join('\n');
}
