import { Prisma } from '../../db/client.ts';
import { columns, type ReadRows, type Row } from '../../db/rows.ts';

/** Fields to read of articles, of their categories, and of their images and pictures; null for none of these. */
interface ArticleFields {
  article: string[];
  categorie: string[] | null;
  images: { image: string[]; picture: string[]; onlyFirst: boolean } | null;
}

/** Which articles: a condition on the table `a`, whose parameter is `value`. They come in the order of their ids. */
export interface Choice {
  where: string;
  value: unknown;
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

/** Articles as Prisma answers them, but for amounts, which are texts: one statement a table. */
export async function readArticles(rows: ReadRows, fields: ArticleFields, choice?: Choice): Promise<Row[]> {
  const where = choice ? `WHERE ${choice.where}` : '';
  const values = choice ? [choice.value] : [];
  const order = choice ? 'a.id' : 'c.ordre NULLS LAST, a.categorie_id, a.id';
  const [articles, categories, images] = await Promise.all([
    rows(
      `SELECT ${columns('a', ['id', 'categorieId', ...fields.article])} FROM articles a
       ${choice ? '' : 'LEFT JOIN categories c ON c.id = a.categorie_id'} ${where} ORDER BY ${order}`,
      values,
    ),
    fields.categorie === null
      ? []
      : rows(
          `SELECT ${columns('c', ['id', ...fields.categorie])} FROM categories c
           ${choice ? `WHERE c.id IN (SELECT a.categorie_id FROM articles a ${where})` : ''}`,
          values,
        ),
    fields.images === null
      ? []
      : rows(
          `SELECT ${fields.images.onlyFirst ? 'DISTINCT ON (i.article_id)' : ''}
           ${[columns('i', ['articleId', ...fields.images.image]), columns('p', ['key', ...fields.images.picture], pictureColumn)].join(', ')}
           FROM article_images i JOIN pictures p ON p.key = i.picture_key
           ${choice ? `JOIN articles a ON a.id = i.article_id ${where}` : ''}
           ORDER BY i.article_id, i."primary" DESC, i.id`,
          values,
        ),
  ]);
  const categoryOf = new Map(categories.map((category) => [category.id, category]));
  const imagesOf = fields.images === null ? null : groupImages(images, fields.images.picture);
  for (const article of articles) {
    if (fields.categorie !== null) article.categorie = categoryOf.get(article.categorieId) ?? null;
    if (imagesOf !== null) article.images = imagesOf.get(article.id) ?? [];
  }
  return articles;
}

const pictureColumn = 'picture ';

function groupImages(images: Row[], pictureFields: string[]): Map<unknown, Row[]> {
  const groups = new Map<unknown, Row[]>();
  for (const image of images) {
    const picture: Row = {};
    for (const field of pictureFields) picture[field] = image[pictureColumn + field];
    image.picture = picture;
    const group = groups.get(image.articleId);
    if (group) group.push(image);
    else groups.set(image.articleId, [image]);
  }
  return groups;
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
