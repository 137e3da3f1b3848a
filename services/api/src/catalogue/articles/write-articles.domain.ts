import type { ArticleInput } from '@barnum/rules/catalogue/articles-input';
import type { ArchivedUse } from '@barnum/rules/catalogue/packs/archived-parts';
import { DomainError } from '@barnum/rules/errors';
import { sentences } from '@barnum/rules/sentences';
import { slugify } from '@barnum/rules/text/slug';
import { createPauses, eachBatch } from '../../platform/db/batches.ts';
import type { Db, Prisma } from '../../platform/db/client.ts';
import { requireUnchanged } from '../../platform/db/optimistic-locking.ts';
import { isSlugFor, uniqueSlug } from '../../platform/db/unique-slug.ts';
import { foldHtmlInTime } from '../../platform/html/in-time.ts';
import { sanitiseHtmlField } from '../../platform/html/sanitise-field.ts';
import { deleteUnreferencedPictures } from '../../platform/picture-files/picture-files.domain.ts';
import { settleArchived } from '../packs/archiving.domain.ts';
import { refreshPackTotals } from '../packs/pack-totals.domain.ts';
import { componentRows, isGiven, requireComponents, requireInNoPack } from '../packs/packs.domain.ts';
import { type StockChanger, writeFirstStocks, writeTotalChanges } from '../stock-movements/stock-movements.domain.ts';
import { articleSearchColumns } from './article-search.domain.ts';

/** Specifications of an article in the order of its owner. */
export const articleSpecifications = { orderBy: { position: 'asc' } } satisfies Prisma.Article$specificationsArgs;

/** An article to be created, its description sanitised, with what it is searched by. */
interface PreparedArticle {
  input: ArticleInput;
  search: ReturnType<typeof articleSearchColumns>;
}

/** Changes of an article, its description sanitised. `described` folds `html`; null where nothing of its text changes. */
export interface PreparedChange {
  id: number;
  patch: Partial<ArticleInput>;
  html: string;
  described: string | null;
}

/** Who changes articles, and the `updatedAt` that was seen by then. */
export interface ArticleChange extends StockChanger {
  seen?: Date | null | undefined;
  /** Of articles that are archived, as `settleArchived`. */
  archivedUse?: ArchivedUse | null | undefined;
}

/** What is told of a refusal, by the place of the refused one. */
type ToldAt = (at: number, error: DomainError) => DomainError;

/** @throws DomainError VALIDATION for a description that is too long. */
export async function prepareArticle(input: ArticleInput): Promise<PreparedArticle> {
  const longueDescription = await sanitiseHtmlField(input.longueDescription, 'longueDescription');
  return {
    input: { ...input, longueDescription },
    search: articleSearchColumns(input, await foldHtmlInTime(longueDescription)),
  };
}

const searchedFields = ['nom', 'courteDescription', 'longueDescription', 'unite', 'specifications'] as const;

/** Before the transaction, for which others wait. @throws DomainError as `prepareArticle`. */
export async function prepareChanges(
  db: Db,
  changes: readonly Pick<PreparedChange, 'id' | 'patch'>[],
  toldAt: ToldAt = (_, error) => error,
): Promise<PreparedChange[]> {
  const isSearched = ({ patch }: Pick<PreparedChange, 'patch'>) =>
    searchedFields.some((field) => patch[field] !== undefined);
  const ids = changes.filter(isSearched).map(({ id }) => id);
  const found = await db.article.findMany({
    where: { id: { in: ids } },
    select: { id: true, longueDescription: true },
  });
  const descriptions = new Map(found.map(({ id, longueDescription }) => [id, longueDescription]));
  const pause = createPauses();
  const prepare = async ({ id, patch }: Pick<PreparedChange, 'id' | 'patch'>): Promise<PreparedChange> => {
    await pause();
    const longueDescription =
      patch.longueDescription && (await sanitiseHtmlField(patch.longueDescription, 'longueDescription'));
    const html = longueDescription ?? descriptions.get(id) ?? '';
    const described = isSearched({ patch }) ? await foldHtmlInTime(html) : null;
    return { id, patch: { ...patch, ...(longueDescription !== undefined && { longueDescription }) }, html, described };
  };
  const prepared = [];
  for (const [at, change] of changes.entries()) prepared.push(await told(at, () => prepare(change), toldAt));
  return prepared;
}

/**
 * Creates articles, in one transaction, as one would be; returns their ids in the same order.
 * @throws DomainError VALIDATION when a category does not exist, or for components, as `requireComponents`.
 */
export async function createArticles(tx: Db, articles: readonly PreparedArticle[], auteur: string): Promise<number[]> {
  const inputs = articles.map(({ input }) => input);
  for (const categorieId of new Set(inputs.map((input) => input.categorieId))) await requireCategory(tx, categorieId);
  for (const { companionIds, accessories, components } of inputs) {
    await requireCompanions(tx, companionIds);
    await requireAccessories(tx, accessories);
    await requireComponents(tx, null, components);
  }
  const slugs = await chooseSlugs(
    tx,
    inputs.map(({ nom }) => ({ nom })),
  );
  const placeIn = createPlaces(tx);
  const rows: Prisma.ArticleCreateManyInput[] = [];
  for (const [at, { input, search }] of articles.entries()) {
    const { specifications: _, companionIds: __, components, accessories: ___, ...fields } = input;
    const quantite = components.length > 0 ? null : fields.quantite;
    rows.push({ ...fields, quantite, slug: slugs[at] ?? '', ordre: await placeIn(fields.categorieId), ...search });
  }
  const made = new Map<string, number>();
  await eachBatch(rows, async (data) => {
    const created = await tx.article.createManyAndReturn({ data, select: { id: true, slug: true } });
    for (const { id, slug } of created) made.set(slug, id);
  });
  const ids = slugs.map((slug) => made.get(slug) ?? 0);
  await writeLists(
    tx,
    inputs.map((input, at) => ({ id: ids[at] ?? 0, lists: input })),
  );
  const isPack = (at: number) => (inputs[at]?.components.length ?? 0) > 0;
  const stocks = ids.map((articleId, at) => ({
    articleId,
    quantite: isPack(at) ? null : (inputs[at]?.quantite ?? null),
  }));
  await writeFirstStocks(tx, stocks, auteur);
  const packs = ids.filter((_, at) => isPack(at));
  if (packs.length > 0) await refreshPackTotals(tx, packs);
  return ids;
}

/**
 * Changes articles, in one transaction, as one would be: see `updateArticle`. `toldAt` names the one that is refused.
 * @throws DomainError NOT_FOUND, CONFLICT when one changed after `seen` or as `settleArchived`, VALIDATION for an unknown
 * category, for a stock of 0, to which only movements lead, and as `requireComponents`; INSUFFICIENT_STOCK naming the
 * confirmed requests that would lack pieces, unless that is accepted.
 */
export async function changeArticles(
  tx: Db,
  prepared: readonly PreparedChange[],
  { seen, auteur, isLackAccepted, archivedUse }: ArticleChange,
  toldAt: ToldAt = (_, error) => error,
): Promise<void> {
  const ids = prepared.map(({ id }) => id);
  await tx.$executeRaw`SELECT id FROM articles WHERE id = ANY(${ids}) ORDER BY id FOR UPDATE`;
  const found = await tx.article.findMany({
    where: { id: { in: ids } },
    include: { specifications: articleSpecifications, _count: { select: { components: true } } },
    omit: { searchText: true, searchTrigrams: true, searchName: true },
  });
  const known = new Map(found.map((article) => [article.id, article]));
  const renamed = prepared.filter(({ patch }) => patch.nom !== undefined);
  const slugs = await chooseSlugs(
    tx,
    renamed.map(({ id, patch }) => ({ nom: patch.nom ?? '', current: known.get(id)?.slug })),
  );
  const slugOf = new Map(renamed.map(({ id }, at) => [id, slugs[at]]));
  const placeIn = createPlaces(tx);
  const lists: WithLists[] = [];
  const totals: { at: number; articleId: number; before: number | null; after: number | null }[] = [];
  const counted: number[] = [];

  const change = async ({ id, patch, html, described }: PreparedChange, at: number) => {
    const current = known.get(id);
    if (current === undefined) throw articleNotFound();
    requireUnchanged(current, seen);
    if (patch.categorieId !== current.categorieId) await requireCategory(tx, patch.categorieId ?? null);
    await requireCompanions(tx, patch.companionIds ?? [], id);
    await requireAccessories(tx, patch.accessories ?? [], id);
    await requireComponents(tx, id, patch.components ?? []);
    const { specifications, companionIds, components, accessories, quantite: _total, ...fields } = patch;
    const total = newTotal({ quantite: current.quantite, isPack: current._count.components > 0 }, patch);
    const isGivenAnew = fields.etat !== undefined && isGiven({ etat: fields.etat }) !== isGiven(current);
    const leftPacks = await settleArchived(tx, isGivenAnew && isGiven(current) ? [id] : [], archivedUse);
    const slug = slugOf.get(id) ?? current.slug;
    if (slug !== current.slug) await keepFormerSlug(tx, id, current.slug);
    const article = { ...current, ...fields, specifications: specifications ?? current.specifications };
    const isMoved = fields.categorieId !== undefined && fields.categorieId !== current.categorieId;
    await tx.article.updateMany({
      where: { id },
      data: {
        ...fields,
        ...(total && { quantite: total.after }),
        ...(isMoved && { ordre: await placeIn(fields.categorieId ?? null) }),
        slug,
        ...(described !== null &&
          articleSearchColumns(
            article,
            article.longueDescription === html ? described : await foldHtmlInTime(article.longueDescription),
          )),
      },
    });
    if (specifications || companionIds || components || accessories)
      lists.push({ id, lists: { specifications, companionIds, components, accessories } });
    if (total) totals.push({ at, articleId: id, ...total });
    if (components || isGivenAnew) counted.push(id, ...leftPacks);
  };
  const pause = createPauses();
  for (const [at, one] of prepared.entries()) {
    await pause();
    await told(at, () => change(one, at), toldAt);
  }
  await deleteLists(tx, lists);
  await writeLists(tx, lists);
  await writeTotalChanges(tx, totals, { auteur, isLackAccepted }, (at, error) => toldAt(totals[at]?.at ?? 0, error));
  if (counted.length > 0) await refreshPackTotals(tx, counted);
}

async function told<Result>(at: number, work: () => Promise<Result>, toldAt: ToldAt): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof DomainError ? toldAt(at, error) : error;
  }
}

/** The total of an article before and after a change; null where it stays. That of a pack is nobody's to say. */
function newTotal(
  { quantite, isPack: wasPack }: { quantite: number | null; isPack: boolean },
  patch: Partial<ArticleInput>,
): { before: number | null; after: number | null } | null {
  const isPack = patch.components ? patch.components.length > 0 : wasPack;
  const before = wasPack ? null : quantite;
  if (isPack) return wasPack ? null : { before, after: null };
  if (patch.quantite === 0 && before !== 0) {
    const message = sentences.articles.quantityInvalid;
    throw new DomainError('VALIDATION', { message, fields: { quantite: message } });
  }
  return patch.quantite === undefined && !wasPack ? null : { before, after: patch.quantite ?? null };
}

/**
 * Deletes articles as `deleteArticle`; returns the pictures whose files can go once the transaction is done.
 * @throws DomainError NOT_FOUND when one is not there, CONFLICT while a pack holds one.
 */
export async function deleteArticles(tx: Db, ids: readonly number[]): Promise<string[]> {
  const held = { in: [...ids] };
  await tx.$executeRaw`SELECT id FROM articles WHERE id = ANY(${ids}) ORDER BY id FOR UPDATE`;
  await requireInNoPack(tx, ids);
  const ofThem = { where: { articleId: held }, select: { pictureKey: true } };
  const pictures = [...(await tx.articleImage.findMany(ofThem)), ...(await tx.stockMovement.findMany(ofThem))];
  let count = 0;
  await eachBatch(ids, async (some) => {
    count += (await tx.article.deleteMany({ where: { id: { in: some } } })).count;
  });
  if (count < ids.length) throw articleNotFound();
  return deleteUnreferencedPictures(
    tx,
    pictures.map(({ pictureKey }) => pictureKey),
  );
}

type ArticleLists = Pick<ArticleInput, 'specifications' | 'companionIds' | 'components' | 'accessories'>;
interface WithLists {
  id: number;
  lists: { [List in keyof ArticleLists]?: ArticleLists[List] | undefined };
}

async function deleteLists(tx: Db, articles: readonly WithLists[]): Promise<void> {
  const having = (list: keyof ArticleLists) => ({
    in: articles.flatMap(({ id, lists }) => (lists[list] === undefined ? [] : [id])),
  });
  const deleted = {
    specifications: () => tx.articleSpecification.deleteMany({ where: { articleId: having('specifications') } }),
    companionIds: () => tx.articleCompanion.deleteMany({ where: { articleId: having('companionIds') } }),
    components: () => tx.packComponent.deleteMany({ where: { packId: having('components') } }),
    accessories: () => tx.articleAccessory.deleteMany({ where: { articleId: having('accessories') } }),
  };
  for (const list of Object.keys(deleted) as (keyof ArticleLists)[])
    if (having(list).in.length > 0) await deleted[list]();
}

/** Writes the lists of articles that have none of them, each in its order. */
async function writeLists(tx: Db, articles: readonly WithLists[]): Promise<void> {
  const rowsOf = <Row extends object>(read: (lists: WithLists['lists']) => readonly Row[] | undefined) =>
    articles.flatMap(({ id, lists }) =>
      (read(lists) ?? []).map((row, position) => ({ ...row, articleId: id, position })),
    );
  await eachBatch(
    rowsOf(({ specifications }) => specifications?.map(({ label, value }) => ({ label, value }))),
    (data) => tx.articleSpecification.createMany({ data }),
  );
  await eachBatch(
    rowsOf(({ companionIds }) => companionIds?.map((companionId) => ({ companionId }))),
    (data) => tx.articleCompanion.createMany({ data }),
  );
  await eachBatch(
    articles.flatMap(({ id, lists }) => componentRows(lists.components ?? []).map((row) => ({ ...row, packId: id }))),
    (data) => tx.packComponent.createMany({ data }),
  );
  await eachBatch(
    rowsOf(({ accessories }) =>
      accessories?.map(({ nom, articleId, quantite }) => ({ nom, accessoryId: articleId, quantite })),
    ),
    (data) => tx.articleAccessory.createMany({ data }),
  );
}

const fallbackSlug = 'article';

/** The slugs of articles that get a name, in the same order; the present one stays where it is for that name. */
async function chooseSlugs(tx: Db, named: readonly { nom: string; current?: string | undefined }[]): Promise<string[]> {
  const wanted = named.map(({ nom, current }) => {
    const base = slugify(nom) || fallbackSlug;
    return { base, kept: current !== undefined && isSlugFor(current, base) ? current : null };
  });
  const missing = wanted.filter(({ kept }) => kept === null);
  if (missing.length === 0) return wanted.map(({ kept }) => kept ?? '');
  // Two articles of the same name, created at the same time, must not get the same slug.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('articles.slug'))`;
  const [only] = missing.length === 1 ? missing : [];
  const where = only ? { slug: { startsWith: only.base } } : {};
  const found = await tx.article.findMany({ where, select: { slug: true } });
  const taken = new Set(found.map(({ slug }) => slug));
  return wanted.map(({ base, kept }) => {
    const slug = kept ?? uniqueSlug(base, taken);
    taken.add(slug);
    return slug;
  });
}

async function keepFormerSlug(tx: Db, articleId: number, slug: string): Promise<void> {
  await tx.articleSlug.upsert({ where: { slug }, create: { slug, articleId }, update: { articleId } });
}

/** @throws DomainError VALIDATION when there is no such category; it stays until the transaction ends. */
export async function requireCategory(tx: Db, categorieId: number | null): Promise<void> {
  if (categorieId === null) return;
  const found = await tx.$queryRaw<{ id: number }[]>`SELECT id FROM categories WHERE id = ${categorieId} FOR SHARE`;
  if (found.length === 0) {
    const message = sentences.articles.categoryUnknown;
    throw new DomainError('VALIDATION', { message, fields: { categorieId: message } });
  }
}

async function requireCompanions(tx: Db, ids: readonly number[], self?: number): Promise<void> {
  if (ids.length === 0) return;
  const refuse = (message: string) => new DomainError('VALIDATION', { message, fields: { companionIds: message } });
  if (self !== undefined && ids.includes(self)) throw refuse(sentences.articles.companionItself);
  const found = await tx.$queryRaw<{ id: number }[]>`SELECT id FROM articles WHERE id = ANY(${ids}) FOR KEY SHARE`;
  if (found.length < ids.length) throw refuse(sentences.articles.companionUnknown);
}

async function requireAccessories(tx: Db, accessories: ArticleInput['accessories'], self?: number): Promise<void> {
  const ids = accessories.flatMap(({ articleId }) => articleId ?? []);
  if (ids.length === 0) return;
  const refuse = (message: string) => new DomainError('VALIDATION', { message, fields: { accessories: message } });
  if (self !== undefined && ids.includes(self)) throw refuse(sentences.articles.companionItself);
  const found = await tx.$queryRaw<{ id: number }[]>`SELECT id FROM articles WHERE id = ANY(${ids}) FOR KEY SHARE`;
  if (found.length < ids.length) throw refuse(sentences.articles.companionUnknown);
}

/** The place of an article that comes into a category: behind the others, of which the older comes first. */
async function lastPlace(tx: Db, categorieId: number | null): Promise<number> {
  const { _max } = await tx.article.aggregate({ where: { categorieId }, _max: { ordre: true } });
  return _max.ordre ?? 0;
}

/** `lastPlace`, read once for each category. */
function createPlaces(tx: Db): (categorieId: number | null) => Promise<number> {
  const places = new Map<number | null, number>();
  return async (categorieId) => {
    const place = places.get(categorieId) ?? (await lastPlace(tx, categorieId));
    places.set(categorieId, place);
    return place;
  };
}

/** The place of an article that moves into another category. */
export async function newPlace(
  tx: Db,
  current: { categorieId: number | null },
  categorieId: number | null | undefined,
) {
  if (categorieId === undefined || categorieId === current.categorieId) return {};
  return { ordre: await lastPlace(tx, categorieId) };
}

export function articleNotFound(): DomainError {
  return new DomainError('NOT_FOUND', { message: sentences.articles.notFound });
}
