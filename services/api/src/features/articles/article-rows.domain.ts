import { Prisma } from '../../db/client.ts';
import { isRecord, reader, selected } from '../../db/plain-rows.ts';
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
    fields.categorie && rows(`SELECT ${columns('c', ['id', ...fields.categorie])} FROM categories c`),
    fields.images &&
      rows(`SELECT ${fields.images.onlyFirst ? 'DISTINCT ON (i.article_id)' : ''} ${imageColumns(fields.images)}
        FROM article_images i JOIN pictures p ON p.key = i.picture_key
        ORDER BY i.article_id, i."primary" DESC, i.id`),
  ]);
  const categoryOf = new Map(categories?.map((category) => [category.id, category]));
  const imagesOf = new Map<unknown, Row[]>();
  const toImage = fields.images && imageReader(fields.images);
  for (const row of images ?? []) {
    const image = toImage?.(row) ?? row;
    const others = imagesOf.get(image.articleId);
    if (others) others.push(image);
    else imagesOf.set(image.articleId, [image]);
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
  const toArticle = reader(['id', ...article]);
  const toCategory = categorie && reader(['id', ...categorie], of.category);
  const toImage = images && imageReader(images);
  const articles = new Map<unknown, Row & { images: Row[] }>();
  for (const row of found) {
    const category = toCategory?.(row);
    const known = articles.get(row.id) ?? { ...toArticle(row), categorie: category?.id ? category : null, images: [] };
    articles.set(row.id, known);
    const image = images?.onlyFirst && known.images.length > 0 ? null : toImage?.(row);
    if (image?.id) known.images.push(image);
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

function imageReader({ image, picture }: NonNullable<ArticleFields['images']>): (row: Row) => Row {
  const readImage = reader(['id', 'articleId', ...image], of.image);
  const readPicture = reader(['key', ...picture], of.picture);
  return (row) => {
    const result = readImage(row);
    result.picture = readPicture(row);
    return result;
  };
}

function isFirstOnly(images: unknown): boolean {
  return isRecord(images) && images.take === 1;
}
