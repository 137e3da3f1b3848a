import { createServer } from 'node:http';
import pg from 'pg';

/** The least that can answer the documented lists: node:http and one prepared statement a table. */

const [port, connectionString] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString, max: 10 });

const article = `SELECT a.id, a.slug, a.nom, a.categorie_id, a.prix, a.unite, a.quantite, a.courte_description,
  a.longue_description, a.montant_caution, a.cout_montage, a.created_at, a.updated_at FROM articles a`;
const image = `SELECT i.id, i.article_id, i.picture_key, i.alt_image, i."primary", i.created_at, i.updated_at, p.width
  FROM article_images i JOIN pictures p ON p.key = i.picture_key`;

createServer(async ({ url = '' }, response) => {
  const id = /^\/api\/articles\/(\d+)$/.exec(url)?.[1];
  const answer = id === undefined ? { articles: await articles() } : { article: (await articles(id))[0] };
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(answer));
}).listen(Number(port), '127.0.0.1');

/** @param {string} [id] of the only article; all of them without */
async function articles(id) {
  const [rows, categories, images] = await Promise.all(
    id === undefined
      ? [
          ask(
            'articles',
            `${article} LEFT JOIN categories c ON c.id = a.categorie_id
            ORDER BY c.ordre ASC NULLS LAST, a.categorie_id, a.id`,
          ),
          ask('categories', 'SELECT id, nom FROM categories'),
          ask('images', `${image} ORDER BY i."primary" DESC, i.id`),
        ]
      : [
          ask('article', `${article} WHERE a.id = $1`, id),
          ask(
            'category',
            'SELECT c.id, c.nom FROM categories c JOIN articles a ON a.categorie_id = c.id WHERE a.id = $1',
            id,
          ),
          ask('its images', `${image} WHERE i.article_id = $1 ORDER BY i."primary" DESC, i.id`, id),
        ],
  );
  const names = new Map(categories.map(({ id, nom }) => [id, nom]));
  /** @type {Map<number, typeof images>} */
  const imagesOf = new Map();
  for (const one of images) imagesOf.set(one.article_id, [...(imagesOf.get(one.article_id) ?? []), one]);
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    nom: row.nom,
    categorie: row.categorie_id,
    categorie_nom: names.get(row.categorie_id) ?? 'Non catégorisé',
    article_categories: row.categorie_id === null ? null : { nom: names.get(row.categorie_id) },
    prix: Number(row.prix),
    unite: row.unite,
    quantite: row.quantite,
    courte_description: row.courte_description,
    longue_description: row.longue_description,
    montant_caution: Number(row.montant_caution),
    coût_montage: Number(row.cout_montage),
    created_at: row.created_at,
    updated_at: row.updated_at,
    images: (imagesOf.get(row.id) ?? []).map((one) => ({
      id: one.id,
      id_article: one.article_id,
      url_image: `/media/${one.picture_key}/${one.width}.jpg`,
      alt_image: one.alt_image,
      primary: one.primary,
      created_at: one.created_at,
      updated_at: one.updated_at,
    })),
  }));
}

/**
 * @param {string} name under which the server keeps the plan
 * @param {string} text
 * @param {...unknown} values
 */
async function ask(name, text, ...values) {
  return (await pool.query({ name, text, values })).rows;
}
