import { startNext } from './next.mjs';
import { endOf, startFloor, startService, startStorefront } from './programs.mjs';

/** @typedef {import('./programs.mjs').Program} Program */
/** @typedef {{ url: string, method?: 'POST', headers?: Record<string, string>, body?: string }} Ask */
/**
 * One row of the table. `kind` is what stands in its second column; `programs` work for it.
 * @typedef {{ group: string, kind: string, ask: Ask, programs: Program[] }} Case
 */

export const listQuery = `{ articles { id slug nom prix unite quantite courteDescription categorie { id slug nom }
  images { id altImage primary picture { url width height } } } }`;
const pageQuery = `{ articlePage(page: 1, pageSize: 20) { totalCount items { id nom courteDescription prix montantCaution
  categorie { id nom } } } }`;

/**
 * Starts every program over one database and tells what is measured on them.
 * @param {{ databaseUrl: string, dataDir: string, next: boolean }} options
 */
export async function startCases({ databaseUrl, dataDir, next }) {
  const service = await startService({ databaseUrl, dataDir, cached: false });
  const keeping = await startService({ databaseUrl, dataDir, cached: true });
  const storefront = await startStorefront({ service, cached: false });
  const keepingStorefront = await startStorefront({ service: keeping, cached: true });
  const http = await startFloor('floor-http', [databaseUrl], '/api/articles/1');
  const yoga = await startFloor('yoga-floor', [databaseUrl], '/graphql?query={__typename}');
  const react = await startFloor('react-floor', [], '/', { DATABASE_URL: databaseUrl });
  const nextJs = next ? await startNext(databaseUrl) : null;
  const { id, slug } = await someArticle(service);
  const pages = { 'Home page': '/', 'Catalogue page': '/catalogue', 'Article page': `/article/${slug}` };
  const kept = ['/api/articles', ...Object.values(pages)];
  const sources = kept.map((path) => `${path}=${(path.startsWith('/api') ? service : storefront).url}${path}`);
  const cached = await startFloor('floor-cached', sources, '/api/articles');

  /** @type {Case[]} */
  const cases = [];
  const compare = (/** @type {string} */ group, /** @type {[string, Program[], Ask][]} */ rows) => {
    for (const [kind, programs, ask] of rows) cases.push({ group, kind, programs, ask });
  };
  for (const [group, path] of Object.entries({
    'GET /api/articles': '/api/articles',
    'GET /api/articles/{id}': `/api/articles/${id}`,
  })) {
    compare(group, [
      ['floor-http', [http], { url: http.url + path }],
      ['caches off', [service], { url: service.url + path }],
      ['caches on', [keeping], { url: keeping.url + path }],
      ...(path === '/api/articles' ? [floorCached(path)] : []),
    ]);
  }
  compare('GraphQL list of articles', [
    ['yoga-floor', [yoga], asking(yoga, listQuery)],
    ['caches off', [service], asking(service, listQuery)],
    ['caches on', [keeping], asking(keeping, listQuery)],
  ]);
  for (const [group, path] of Object.entries(pages)) {
    compare(group, [
      beside(react, 'react-floor', path),
      ...(nextJs ? [beside(nextJs, 'Next.js', path)] : []),
      ['caches off', [storefront, service], { url: storefront.url + path }],
      ['caches on', [keepingStorefront, keeping], { url: keepingStorefront.url + path }],
      floorCached(path),
    ]);
  }
  const authorization = `Bearer ${await signIn(service)}`;
  compare('Administrators’ list of articles', [
    ['signed in', [service], asking(service, pageQuery, { authorization })],
  ]);

  const programs = {
    service,
    keeping,
    storefront,
    keepingStorefront,
    http,
    yoga,
    react,
    ...(nextJs && { nextJs }),
    cached,
  };
  const end = async () => {
    for (const program of Object.values(programs).reverse()) await endOf(program);
  };
  return { cases, programs, pages, end };

  /** @param {string} path */
  function floorCached(path) {
    return beside(cached, 'floor-cached', path);
  }
}

/**
 * @param {Program} program
 * @param {string} kind
 * @param {string} path
 * @returns {[string, Program[], Ask]}
 */
function beside(program, kind, path) {
  return [kind, [program], { url: program.url + path }];
}

/**
 * @param {Program} program
 * @param {string} query
 * @param {Record<string, string>} [headers]
 * @returns {Ask}
 */
export function asking({ url }, query, headers = {}) {
  const json = { 'content-type': 'application/json', accept: 'application/json' };
  return { url: `${url}/graphql`, method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify({ query }) };
}

/** @param {Program} service */
async function someArticle({ url }) {
  const { articles } = await (await fetch(`${url}/api/articles`)).json();
  return articles[Math.floor(articles.length / 3)];
}

/** @param {Program} service */
async function signIn({ url }) {
  const body = JSON.stringify({ email: 'admin@barnum.example', password: 'barnum-demo' });
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return (await answer.json()).token;
}
