import { Prisma } from '../../db/client.ts';
import { columns, type ReadRows, type Row } from '../../db/rows.ts';

/** Fields to read of articles, of their categories, and of their images and pictures; null for none of these. */
interface ArticleFields {
  article: string[];
  categorie: string[] | null;
  images: { image: string[]; picture: string[]; onlyFirst: boolean } | null;
}

/** Which articles: a condition on the table `a`, whose parameters are `values`. They come in the order of their ids. */
export interface Choice {
  where: string;
  values: readonly unknown[];
}

/**
 * The fields that a Prisma query selects, when they are such as `readArticles` reads: columns of articles, of their
 * categories, and of their images and those images' pictures. Null for every other query.
 */
export function plainFields(query: unknown): ArticleFields | null {
  const article = selected(query, Prisma.ArticleScalarFieldEnum, ['categorie', 'images']);
  if (article === null) return null;
  const { categorie, images } = article.relations;
  const category = categorie === undefined ? null : selected(categorie, Prisma.CategoryScalarFieldEnum, []);
  const image = images === undefined ? null : selected(images, Prisma.ArticleImageScalarFieldEnum, ['picture']);
  const pictures = image?.relations.picture;
  const picture = pictures === undefined ? null : selected(pictures, Prisma.PictureScalarFieldEnum, []);
  const isPlain =
    (category !== null || categorie === undefined) &&
    (image !== null || images === undefined) &&
    (picture !== null || pictures === undefined);
  if (!isPlain) return null;
  return {
    article: article.fields,
    categorie: category?.fields ?? null,
    images: image && { image: image.fields, picture: picture?.fields ?? [], onlyFirst: isFirstOnly(images) },
  };
}

/** All articles, in the catalogue's order, as Prisma answers them, but for amounts, which are texts: one statement a table. */
export async function readAllArticles(rows: ReadRows, fields: ArticleFields): Promise<Row[]> {
  const [articles, categories, images] = await Promise.all([
    rows(`SELECT ${columns('a', ['id', 'categorieId', ...fields.article])}
      FROM articles a LEFT JOIN categories c ON c.id = a.categorie_id
      ORDER BY c.ordre NULLS LAST, a.categorie_id, a.id`),
    fields.categorie && rows(`SELECT ${columns('c', ['id', ...fields.categorie], of.category)} FROM categories c`),
    fields.images &&
      rows(`SELECT ${fields.images.onlyFirst ? 'DISTINCT ON (i.article_id)' : ''} ${imageColumns(fields.images)}
        FROM article_images i JOIN pictures p ON p.key = i.picture_key
        ORDER BY i.article_id, i."primary" DESC, i.id`),
  ]);
  const categoryOf = new Map(categories?.map((row) => [row[`${of.category}id`], record(row, of.category)]));
  const imagesOf = new Map<unknown, Row[]>();
  for (const row of images ?? []) {
    const articleId = row[`${of.image}articleId`];
    const others = imagesOf.get(articleId);
    if (others) others.push(imageOf(row));
    else imagesOf.set(articleId, [imageOf(row)]);
  }
  for (const article of articles) {
    article.categorie = categoryOf.get(article.categorieId) ?? null;
    article.images = imagesOf.get(article.id) ?? [];
  }
  return articles;
}

/** Those articles that `choice` names, by their ids, in the same shape: all in one statement, since they are few. */
export async function readArticles(rows: ReadRows, fields: ArticleFields, choice: Choice): Promise<Row[]> {
  const { article, categorie, images } = fields;
  const found = await rows(
    `SELECT ${[
      columns('a', ['id', ...article]),
      ...(categorie ? [columns('c', ['id', ...categorie], of.category)] : []),
      ...(images ? [imageColumns(images)] : []),
    ].join(', ')}
     FROM articles a
     ${categorie ? 'LEFT JOIN categories c ON c.id = a.categorie_id' : ''}
     ${images ? 'LEFT JOIN article_images i ON i.article_id = a.id LEFT JOIN pictures p ON p.key = i.picture_key' : ''}
     WHERE ${choice.where}
     ORDER BY a.id ${images ? ', i."primary" DESC, i.id' : ''}`,
    choice.values,
  );
  const articles = new Map<unknown, Row & { images: Row[] }>();
  for (const row of found) {
    const known = articles.get(row.id) ?? { ...record(row), categorie: categoryIn(row), images: [] };
    articles.set(row.id, known);
    const isWanted = images && (known.images.length === 0 || !images.onlyFirst);
    if (isWanted && row[`${of.image}id`] !== null) known.images.push(imageOf(row));
  }
  return [...articles.values()];
}

/** What the names of columns begin with that belong to a related record. */
const of = { category: 'category ', image: 'image ', picture: 'picture ' };

function imageColumns({ image, picture }: NonNullable<ArticleFields['images']>): string {
  return [columns('i', ['id', 'articleId', ...image], of.image), columns('p', ['key', ...picture], of.picture)].join(
    ', ',
  );
}

function imageOf(row: Row): Row {
  const image = record(row, of.image);
  image.picture = record(row, of.picture);
  return image;
}

function categoryIn(row: Row): Row | null {
  return row[`${of.category}id`] == null ? null : record(row, of.category);
}

/** The columns of a row whose names begin with `prefix`; without one, those of the row's own table. */
function record(row: Row, prefix = ''): Row {
  const result: Row = {};
  for (const name in row) {
    if (prefix ? name.startsWith(prefix) : !name.includes(' ')) result[name.slice(prefix.length)] = row[name];
  }
  return result;
}

/** What a Prisma query selects of a model: its own columns, and queries of the named relations. Null when it asks for more. */
function selected(
  query: unknown,
  scalars: Record<string, string>,
  relations: readonly string[],
): { fields: string[]; relations: Record<string, unknown> } | null {
  if (!isRecord(query) || !isRecord(query.select)) return null;
  const entries = Object.entries(query.select).filter(([, value]) => value !== false && value !== undefined);
  const isKnown = entries.every(([name]) => name in scalars || relations.includes(name));
  if (!isKnown) return null;
  return {
    fields: entries.map(([name]) => name).filter((name) => name in scalars),
    relations: Object.fromEntries(entries.filter(([name]) => relations.includes(name))),
  };
}

function isFirstOnly(images: unknown): boolean {
  return isRecord(images) && images.take === 1;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
