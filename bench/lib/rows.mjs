import { isDeepStrictEqual } from 'node:util';
import { Failure } from '../../scripts/lib/failure.mjs';
import { costAfterChange, timeUntilFresh, untilIdle } from './changes.mjs';
import { hostileCalls } from './hostile.mjs';
import { visit } from './pages.mjs';
import { startFloor } from './programs.mjs';
import { figureScreens, workdayScreens } from './screens.mjs';
import { wrk } from './wrk.mjs';

/** @typedef {import('./target.mjs').Target} Target */
/** @typedef {import('./wrk.mjs').HttpRequest} HttpRequest */
/** @typedef {Record<string, number>} Figures */
/**
 * What is to be reached: by a figure, or by its ratio to the same figure of `to`.
 * @typedef {{ figure: string, atMost?: number | undefined, atLeast?: number, to?: string }} Goal
 */
/**
 * What is measured in turn: a floor, this checkout, another one.
 * @typedef {{ what: string, subjects: Record<string, () => Promise<Figures>>, goals: Goal[] }} Row
 */

const listQuery = `{ articles { id slug nom prix unite quantite courteDescription categorie { id slug nom }
  images { id altImage primary picture { url width height } } } }`;

/**
 * All measurements on a database of `size` articles: the rows of the table in docs/performance.md.
 * @param {Target[]} targets the first one is this checkout
 * @param {{ databaseUrl: string, size: number, seconds: number, browser: import('playwright-core').Browser | null }}
 *   options
 */
export async function openRows(targets, { databaseUrl, size, seconds, browser }) {
  const [here] = targets;
  if (!here) throw new Failure('There is nothing to measure.');
  const cachedPaths = {
    'home page': '/',
    'catalogue page': '/catalogue',
    'article page': `/article/${here.article.slug}`,
    'GET /api/articles': '/api/articles',
    'GET /api/articles/{id}': `/api/articles/${here.article.id}`,
  };
  const sources = Object.values(cachedPaths).map((path) => `${path}=${addressOf(here, path)}`);
  const cached = await startFloor('floor-cached', '/', sources);
  const yoga = await startFloor('yoga-floor', '/graphql?query={__typename}', [databaseUrl]);
  await checkFloor(here, yoga);

  /** @type {(measure: (target: Target) => Promise<Figures>) => Row['subjects']} */
  const ofEach = (measure) => Object.fromEntries(targets.map((target) => [target.name, () => measure(target)]));
  /** @type {(connections: number, request: (target: Target) => HttpRequest) => Row['subjects']} */
  const ofEachUnderLoad = (connections, request) =>
    ofEach((target) => load(target, request(target), { connections, seconds }));

  /** @type {Row[]} */
  const rows = [];
  for (const connections of [2, 32]) {
    for (const [what, path] of Object.entries(cachedPaths))
      rows.push({
        what: `cached: ${what}, ${connections} connections`,
        subjects: {
          'floor-cached': () => load(cached, { url: cached.url + path }, { connections, seconds }),
          ...ofEachUnderLoad(connections, (target) => ({ url: addressOf(target, path) })),
        },
        goals: [{ figure: 'perSecond', atLeast: 0.6, to: 'floor-cached' }],
      });
    rows.push({
      what: `GraphQL list of articles, ${connections} connections`,
      subjects: {
        'yoga-floor': () => load(yoga, graphql(yoga, listQuery), { connections, seconds }),
        ...ofEachUnderLoad(connections, (target) => asAdministrator(target, listQuery)),
      },
      goals: [{ figure: 'perSecond', atLeast: 0.4, to: 'yoga-floor' }],
    });
  }
  for (const what of /** @type {const} */ (['home page', 'article page']))
    rows.push({
      what: `after a change: ${what}`,
      subjects: ofEach((target) => costAfterChange(target, cachedPaths[what], 3 * seconds)),
      goals: [{ figure: 'cpu', atMost: 25 }],
    });
  for (const [what, request] of Object.entries(uncachedRequests))
    rows.push({
      what: `not cached: ${what}`,
      subjects: ofEachUnderLoad(2, request),
      goals: [{ figure: 'p95', atMost: what.startsWith('the calendar') ? 100 : 30 }],
    });
  for (const { what, query, variables, atMost } of [...workdayScreens(here), ...figureScreens()])
    rows.push({
      what,
      subjects: ofEach(async (target) => {
        // A refusal would be answered soon.
        await target.query(query, variables);
        const request = { ...graphql(target.service, query, variables), headers: target.headers };
        return load(target, request, { connections: 1, seconds });
      }),
      goals: [{ figure: 'p95', atMost }],
    });
  for (const [what, body] of Object.entries(hostileCalls))
    rows.push({
      what: `hostile: ${what}`,
      subjects: ofEach((target) => endure(target, body, seconds)),
      goals: [
        { figure: 'cpu', atMost: 250 },
        { figure: 'wait', atMost: 100 },
      ],
    });
  rows.push({
    what: 'every page fresh after a change, 32 connections',
    subjects: ofEach(timeUntilFresh),
    goals: [
      { figure: 'seconds', atMost: size <= 60 ? 3 : 30 },
      { figure: 'slowest', atMost: 500 },
    ],
  });
  /** Kilobytes of scripts that a page may load. @type {Record<string, number | undefined>} */
  const scripts = { '/': 75, [cachedPaths['article page']]: 85, '/reservation': 140 };
  const vitals = { lcp: 1500, cls: 0.02, tbt: 50, inp: 100 };
  for (const path of [...Object.keys(scripts), '/catalogue', '/cgv', '/contact', '/plan-du-site'])
    if (browser)
      rows.push({
        what: `on a phone: ${path}`,
        subjects: ofEach((target) => visit(browser, target.storefront.url + path)),
        goals: Object.entries({ js: scripts[path], ...vitals }).map(([figure, atMost]) => ({ figure, atMost })),
      });
  const close = () => Promise.all([cached.end(), yoga.end()]);
  return { rows, close };
}

/** @type {Record<string, (target: Target) => HttpRequest>} */
const uncachedRequests = {
  'availability of a page of articles': ({ service, someIds }) =>
    graphql(
      service,
      `{ availability(date: "${inDays(20)}", dateRetour: "${inDays(22)}",
        articles: [${someIds.map((id) => `{ articleId: ${id}, quantite: 1 }`)}]) { articleId disponibilite } }`,
    ),
  'the calendar of a category for a month': ({ service, headers, article }) => ({
    ...graphql(
      service,
      `{ stockCalendar(debut: "${inDays(0)}", fin: "${inDays(30)}", categoryId: ${article.categorie?.id ?? 0}, pageSize: 100) {
        taken { articleId jours { stock reserve aConfirmer libre } } } }`,
    ),
    headers,
  }),
  'a search of the catalogue': ({ storefront }) => ({ url: `${storefront.url}/catalogue?q=napoleon` }),
  'a follow-up page': ({ storefront, followUpPath }) => ({ url: storefront.url + followUpPath }),
  'a page of the administrators’ articles': (target) =>
    asAdministrator(target, '{ articlePage { totalCount items { id nom courteDescription prix categorie { nom } } } }'),
  'a page of the administrators’ requests': (target) =>
    asAdministrator(
      target,
      '{ reservationRequests { totalCount items { id nom debut statut items { nom quantite } } } }',
    ),
  'a search in the administrators’ requests': (target) =>
    asAdministrator(target, '{ reservationRequests(search: "nolwenn chaise") { totalCount items { id nom } } }'),
};

/**
 * Responses per second, the processor time of one, and its latency.
 * @param {{ processorTime: () => number }} worker
 * @param {HttpRequest} request
 * @param {{ connections: number, seconds: number }} options
 * @returns {Promise<Figures>}
 */
async function load(worker, request, options) {
  await untilIdle(worker);
  const before = worker.processorTime();
  const { answers, refused, lost, seconds, p50, p95 } = await wrk(request, options);
  const cpu = (worker.processorTime() - before) / answers;
  return { perSecond: (answers - refused) / seconds, p50, p95, cpu, failed: refused + lost };
}

/**
 * @param {{ url: string }} service
 * @param {string} text
 * @param {object} [variables]
 * @returns {HttpRequest}
 */
function graphql({ url }, text, variables = {}) {
  return { url: `${url}/graphql`, body: JSON.stringify({ query: text, variables }) };
}

/**
 * What a hostile call costs, and how long another visitor waits beside it for a word that costs nothing. Refusals are
 * answers here.
 * @param {Target} target
 * @param {object} body
 * @param {number} seconds
 * @returns {Promise<Figures>}
 */
async function endure(target, body, seconds) {
  const hostile = { url: `${target.service.url}/graphql`, body: JSON.stringify(body) };
  const visitor = graphql(target.service, '{ __typename }');
  const options = { connections: 1, seconds };
  const { perSecond: _, failed: __, ...figures } = await load(target, hostile, options);
  const [, { p95 }] = await Promise.all([wrk(hostile, options), wrk(visitor, options)]);
  return { ...figures, wait: p95 };
}

/**
 * Requests of administrators bypass the caches.
 * @param {Target} target
 * @param {string} text
 * @returns {HttpRequest}
 */
function asAdministrator({ service, headers }, text) {
  return { ...graphql(service, text), headers };
}

/**
 * @param {Target} target
 * @param {string} path
 */
function addressOf({ service, storefront }, path) {
  return (path.startsWith('/api') ? service : storefront).url + path;
}

/**
 * Checks that the floor and the service give the same answer, or the comparison would be wrong.
 * @param {Target} target
 * @param {{ url: string }} floor
 */
async function checkFloor(target, floor) {
  const { url, body = '' } = graphql(floor, listQuery);
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const { data } = await answer.json();
  if (!isDeepStrictEqual(data, await target.query(listQuery))) throw new Failure('yoga-floor and the service differ.');
}

/** @param {number} days */
function inDays(days) {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
