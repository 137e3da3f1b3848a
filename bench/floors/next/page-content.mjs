import pg from 'pg';
import { createElement as h } from 'react';

/** What the pages of react-floor and of Next.js show, straight from the database: the same for both, so that they compare. */

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

/** @typedef {Record<string, any>} Row */

const card = `SELECT a.id, a.slug, a.nom, a.prix, a.unite, a.quantite, a.courte_description, a.categorie_id, i.alt_image, i.key, i.renditions
  FROM articles a LEFT JOIN LATERAL (SELECT i.alt_image, p.key, p.renditions FROM article_images i
    JOIN pictures p ON p.key = i.picture_key WHERE i.article_id = a.id ORDER BY i."primary" DESC, i.id LIMIT 1) i ON true`;

/** The home page’s body. */
export async function home() {
  const [categories, partners, testimonials] = await Promise.all([
    ask(
      'categories',
      `SELECT c.slug, c.nom, p.key, p.renditions, (SELECT count(*) FROM articles a WHERE a.categorie_id = c.id) AS count
       FROM categories c LEFT JOIN pictures p ON p.key = c.picture_key ORDER BY c.ordre NULLS LAST, c.id`,
    ),
    ask(
      'partners',
      'SELECT b.id, b.nom, b.lien, p.key, p.renditions FROM partners b LEFT JOIN pictures p ON p.key = b.picture_key',
    ),
    ask(
      'testimonials',
      'SELECT id, prenom, nom, texte, source, created_at FROM testimonials WHERE NOT hide ORDER BY created_at DESC LIMIT 6',
    ),
  ]);
  return body([
    h('h1', { key: 'title' }, 'Location de matériel'),
    ...categories.map((one) =>
      h(
        'a',
        { key: one.slug, href: `/catalogue/${one.slug}` },
        picture(one),
        one.nom,
        h('span', null, `${one.count} articles`),
      ),
    ),
    ...partners.map((one) => h('a', { key: `partner ${one.id}`, href: one.lien }, picture(one), one.nom)),
    ...testimonials.map((one) =>
      h(
        'figure',
        { key: one.id },
        h('blockquote', null, one.texte),
        h('figcaption', null, `${one.prenom} ${one.nom}, ${one.source}`),
      ),
    ),
  ]);
}

/** The catalogue’s body. */
export async function catalogue() {
  const [categories, articles] = await Promise.all([
    ask('sections', 'SELECT id, slug, nom FROM categories ORDER BY ordre NULLS LAST, id'),
    ask('cards', `${card} ORDER BY a.id`),
  ]);
  return body(
    [...categories, { id: null, slug: 'non-categorise', nom: 'Non catégorisé' }].map(({ id, slug, nom }) =>
      h(
        'section',
        { key: slug, id: slug },
        h('h2', null, nom),
        ...articles.filter((one) => one.categorie_id === id).map(toCard),
      ),
    ),
  );
}

/**
 * The body of an article’s page.
 * @param {string} slug
 */
export async function article(slug) {
  const [found = {}] = await ask('article', 'SELECT * FROM articles WHERE slug = $1', slug);
  const [images, neighbours] = await Promise.all([
    ask(
      'images',
      'SELECT i.id, i.alt_image, p.key, p.renditions FROM article_images i JOIN pictures p ON p.key = i.picture_key WHERE i.article_id = $1',
      found.id,
    ),
    ask(
      'neighbours',
      `${card} WHERE a.categorie_id = $1 AND a.id > $2 ORDER BY a.id LIMIT 4`,
      found.categorie_id,
      found.id,
    ),
  ]);
  return body([
    h('h1', { key: 'title' }, found.nom),
    ...images.map((one) => h('div', { key: one.id }, picture(one))),
    h('p', { key: 'price' }, `${found.prix} € / ${found.unite}, caution ${found.montant_caution} €`),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when it was written
    h('div', { key: 'text', dangerouslySetInnerHTML: { __html: found.longue_description } }),
    ...neighbours.map(toCard),
  ]);
}

/** @param {Row} one */
function toCard(one) {
  const price = h('p', null, `${one.prix} € / ${one.unite}`);
  const more = h('a', { href: `/article/${one.slug}` }, `Voir plus : ${one.nom}`);
  return h(
    'article',
    { key: one.id },
    picture(one),
    h('h3', null, one.nom),
    price,
    h('p', null, one.courte_description),
    more,
  );
}

/** @param {Row} one */
function picture({ key, renditions, alt_image: alt }) {
  if (!key) return null;
  const set = (/** @type {string} */ format) => {
    const files = renditions.filter((/** @type {string} */ file) => file.endsWith(format));
    return files.map((/** @type {string} */ file) => `/media/${key}/${file} ${file.split('.')[0]}w`).join(', ');
  };
  const sources = ['avif', 'webp'].map((format) =>
    h('source', { key: format, type: `image/${format}`, srcSet: set(format) }),
  );
  return h('picture', null, sources, h('img', { srcSet: set('jpg'), alt, loading: 'lazy' }));
}

/** @param {unknown} page */
async function body(page) {
  const company = await ask('company', 'SELECT nom, valeur FROM company_info');
  const navigation = ['/', '/catalogue', '/reservation'].map((href) => h('a', { key: href, href }, href));
  const footer = company.map(({ nom, valeur }) => h('p', { key: nom }, `${nom} : ${valeur}`));
  return h(
    'body',
    null,
    h('header', null, navigation),
    h('main', null, /** @type {any} */ (page)),
    h('footer', null, footer),
  );
}

/**
 * @param {string} name under which the server keeps the plan
 * @param {string} text
 * @param {...unknown} values
 * @returns {Promise<Row[]>}
 */
async function ask(name, text, ...values) {
  return (await pool.query({ name, text, values })).rows;
}
