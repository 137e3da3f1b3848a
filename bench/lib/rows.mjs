import { isDeepStrictEqual } from 'node:util';
import { Failure } from '../../scripts/lib/failure.mjs';
import { atRest, madeAnew, timeUntilFresh } from './changes.mjs';
import { visit } from './pages.mjs';
import { startFloor } from './programs.mjs';
import { wrk } from './wrk.mjs';

/** @typedef {import('./house.mjs').House} House */
/** @typedef {import('./wrk.mjs').Question} Question */
/** @typedef {Record<string, number>} Figures */
/** What is to be reached: by a figure, or by its ratio to the same figure of `to`. @typedef {{ figure: string, atMost?: number | undefined, atLeast?: number, to?: string }} Goal */
/** What is measured in turn: a floor, this checkout, another one. @typedef {{ what: string, subjects: Record<string, () => Promise<Figures>>, goals: Goal[] }} Row */

const listQuery = `{ articles { id slug nom prix unite quantite courteDescription categorie { id slug nom }
  images { id altImage primary picture { url width height } } } }`;

/**
 * Everything that is measured on a database of `size` articles; the table of docs/performance.md, row by row.
 * @param {House[]} houses the first one is this checkout
 * @param {{ databaseUrl: string, size: number, seconds: number, browser: import('playwright-core').Browser | null }} options
 */
export async function openRows(houses, { databaseUrl, size, seconds, browser }) {
  const [here] = houses;
  if (!here) throw new Failure('There is nothing to measure.');
  const kept = {
    'home page': '/',
    'catalogue page': '/catalogue',
    'article page': `/article/${here.article.slug}`,
    'GET /api/articles': '/api/articles',
    'GET /api/articles/{id}': `/api/articles/${here.article.id}`,
  };
  const sources = Object.values(kept).map((path) => `${path}=${addressOf(here, path)}`);
  const cached = await startFloor('floor-cached', '/', sources);
  const yoga = await startFloor('yoga-floor', '/graphql?query={__typename}', [databaseUrl]);
  await checkFloor(here, yoga);

  /** @type {(measure: (house: House) => Promise<Figures>) => Row['subjects']} */
  const ofEach = (measure) => Object.fromEntries(houses.map((house) => [house.name, () => measure(house)]));
  /** @type {(connections: number, question: (house: House) => Question) => Row['subjects']} */
  const asked = (connections, question) => ofEach((house) => load(house, question(house), { connections, seconds }));

  /** @type {Row[]} */
  const rows = [];
  for (const connections of [2, 32]) {
    for (const [what, path] of Object.entries(kept))
      rows.push({
        what: `kept: ${what}, ${connections} connections`,
        subjects: {
          'floor-cached': () => load(cached, { url: cached.url + path }, { connections, seconds }),
          ...asked(connections, (house) => ({ url: addressOf(house, path) })),
        },
        goals: [{ figure: 'perSecond', atLeast: 0.6, to: 'floor-cached' }],
      });
    rows.push({
      what: `GraphQL list of articles, ${connections} connections`,
      subjects: {
        'yoga-floor': () => load(yoga, graphql(yoga, listQuery), { connections, seconds }),
        ...asked(connections, (house) => asAdministrator(house, listQuery)),
      },
      goals: [{ figure: 'perSecond', atLeast: 0.4, to: 'yoga-floor' }],
    });
  }
  for (const what of /** @type {const} */ (['home page', 'article page']))
    rows.push({
      what: `made anew: ${what}`,
      subjects: ofEach((house) => madeAnew(house, kept[what], 3 * seconds)),
      goals: [{ figure: 'cpu', atMost: 25 }],
    });
  for (const [what, question] of Object.entries(neverKept))
    rows.push({ what: `never kept: ${what}`, subjects: asked(2, question), goals: [{ figure: 'p95', atMost: 30 }] });
  rows.push({
    what: 'every page fresh after a change, 32 connections',
    subjects: ofEach(timeUntilFresh),
    goals: [
      { figure: 'seconds', atMost: size <= 60 ? 3 : 30 },
      { figure: 'slowest', atMost: 500 },
    ],
  });
  /** Kilobytes of scripts that a page may load. @type {Record<string, number | undefined>} */
  const scripts = { '/': 75, [kept['article page']]: 85, '/reservation': 140 };
  const vitals = { lcp: 1500, cls: 0.02, tbt: 50, inp: 100 };
  for (const path of [...Object.keys(scripts), '/catalogue', '/cgv', '/contact', '/plan-du-site'])
    if (browser)
      rows.push({
        what: `on a phone: ${path}`,
        subjects: ofEach((house) => visit(browser, house.storefront.url + path)),
        goals: Object.entries({ js: scripts[path], ...vitals }).map(([figure, atMost]) => ({ figure, atMost })),
      });
  const close = () => Promise.all([cached.end(), yoga.end()]);
  return { rows, close };
}

/** @type {Record<string, (house: House) => Question>} */
const neverKept = {
  'availability of a page of articles': ({ service, someIds }) =>
    graphql(
      service,
      `{ availability(date: "${inDays(20)}", dateRetour: "${inDays(22)}",
        articles: [${someIds.map((id) => `{ articleId: ${id}, quantite: 1 }`)}]) { articleId disponibilite } }`,
    ),
  'a search of the catalogue': ({ storefront }) => ({ url: `${storefront.url}/catalogue?q=napoleon` }),
  'a follow-up page': ({ storefront, followUpPath }) => ({ url: storefront.url + followUpPath }),
  'a page of the administrators’ articles': (house) =>
    asAdministrator(house, '{ articlePage { totalCount items { id nom courteDescription prix categorie { nom } } } }'),
  'a page of the administrators’ requests': (house) =>
    asAdministrator(
      house,
      '{ reservationRequests { totalCount items { id nom debut statut items { nom quantite } } } }',
    ),
  'a search in the administrators’ requests': (house) =>
    asAdministrator(house, '{ reservationRequests(search: "nolwenn chaise") { totalCount items { id nom } } }'),
};

/**
 * Answers a second, and what one costs: processor time of all that work for it, and how long one waits.
 * @param {{ processorTime: () => number }} worker
 * @param {Question} question
 * @param {{ connections: number, seconds: number }} options
 * @returns {Promise<Figures>}
 */
async function load(worker, question, options) {
  await atRest(worker);
  const before = worker.processorTime();
  const { answers, refused, lost, seconds, p50, p95 } = await wrk(question, options);
  const cpu = (worker.processorTime() - before) / answers;
  return { perSecond: (answers - refused) / seconds, p50, p95, cpu, failed: refused + lost };
}

/**
 * @param {{ url: string }} service
 * @param {string} text
 * @returns {Question}
 */
function graphql({ url }, text) {
  return { url: `${url}/graphql`, body: JSON.stringify({ query: text }) };
}

/**
 * No cache answers who is signed in.
 * @param {House} house
 * @param {string} text
 * @returns {Question}
 */
function asAdministrator({ service, headers }, text) {
  return { ...graphql(service, text), headers };
}

/**
 * @param {House} house
 * @param {string} path
 */
function addressOf({ service, storefront }, path) {
  return (path.startsWith('/api') ? service : storefront).url + path;
}

/**
 * A floor that answers less than the service would flatter or shame it: both must say the same.
 * @param {House} house
 * @param {{ url: string }} floor
 */
async function checkFloor(house, floor) {
  const { url, body = '' } = graphql(floor, listQuery);
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const { data } = await answer.json();
  if (!isDeepStrictEqual(data, await house.query(listQuery))) throw new Failure('yoga-floor and the service differ.');
}

/** @param {number} days */
function inDays(days) {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
