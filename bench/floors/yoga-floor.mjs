import { createServer } from 'node:http';
import { createSchema, createYoga } from 'graphql-yoga';
import pg from 'pg';

/** GraphQL Yoga with handwritten resolvers: the whole list in one statement per table, without ORM or rules. */

const [port, connectionString] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString, max: 10 });

const schema = createSchema({
  typeDefs: `
    enum Unite { unitaire journee weekend }
    type Category { id: Int! slug: String! nom: String! }
    type Picture { key: String! url: String! width: Int! height: Int! }
    type ArticleImage { id: Int! altImage: String primary: Boolean! picture: Picture! }
    type Article {
      id: Int! slug: String! nom: String! prix: String! unite: Unite! quantite: Int courteDescription: String!
      categorie: Category images: [ArticleImage!]!
    }
    type Query { articles: [Article!]! }
  `,
  resolvers: { Unite: { journee: 'journée' }, Query: { articles: listArticles } },
});

createServer(createYoga({ schema, logging: false, graphiql: false })).listen(Number(port), '127.0.0.1');

async function listArticles() {
  const [articles, categories, images] = await Promise.all([
    ask(
      'articles',
      `SELECT a.id, a.slug, a.nom, a.prix, a.unite, a.quantite, a.courte_description AS "courteDescription", a.categorie_id
       FROM articles a LEFT JOIN categories c ON c.id = a.categorie_id
       ORDER BY c.ordre ASC NULLS LAST, a.categorie_id, a.id`,
    ),
    ask('categories', 'SELECT id, slug, nom FROM categories'),
    ask(
      'images',
      `SELECT i.id, i.article_id, i.alt_image AS "altImage", i."primary", p.key, p.width, p.height
       FROM article_images i JOIN pictures p ON p.key = i.picture_key ORDER BY i."primary" DESC, i.id`,
    ),
  ]);
  const categoryOf = new Map(categories.map((category) => [category.id, category]));
  /** @type {Map<number, unknown[]>} */
  const imagesOf = new Map();
  for (const { article_id, key, width, height, ...image } of images) {
    const picture = { key, url: `/media/${key}/${width}.jpg`, width, height };
    imagesOf.set(article_id, [...(imagesOf.get(article_id) ?? []), { ...image, picture }]);
  }
  return articles.map((article) => ({
    ...article,
    categorie: categoryOf.get(article.categorie_id),
    images: imagesOf.get(article.id) ?? [],
  }));
}

/**
 * @param {string} name under which the server keeps the plan
 * @param {string} text
 */
async function ask(name, text) {
  return (await pool.query({ name, text })).rows;
}
