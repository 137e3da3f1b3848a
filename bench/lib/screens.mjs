import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, print, visit } from 'graphql';
import { Failure } from '../../scripts/lib/failure.mjs';
import { root } from '../../scripts/lib/root.mjs';

/** @typedef {{ what: string, query: string, variables: Record<string, unknown>, atMost: number }} Screen */
/** @typedef {import('graphql').OperationDefinitionNode | import('graphql').FragmentDefinitionNode} Definition */

const today = new Date().toISOString().slice(0, 10);
const monthStart = `${today.slice(0, 7)}-01`;
const list = { page: 1, pageSize: 20, search: '', sort: 'CREATED_DESC', filtre: {} };
const articles = { page: 1, pageSize: 20, search: null, categoryId: null, sort: 'CREATED_DESC' };
const calendar = { articleId: null, categoryId: null, page: 1, articleIds: [], du: today, au: today, hasDays: false };

/**
 * What the administrators' screens read over a working day: the back-office's own queries, so that what is measured is
 * what is asked.
 * @param {import('./target.mjs').Target} target
 * @returns {Screen[]}
 */
export function workdayScreens({ requestId, article, requests }) {
  const query = readQueries(join(root, 'backoffice/src'));
  const lastPage = Math.max(1, Math.floor(requests / 40));
  /** @type {[string, string, Record<string, unknown>][]} */
  const screens = [
    ['the strip of counts', 'TodayCounts', { money: true }],
    ['requests', 'ReservationRequests', list],
    [`requests, page ${lastPage}`, 'ReservationRequests', { ...list, page: lastPage }],
    ['requests, a rare word', 'ReservationRequests', { ...list, search: '0639984212' }],
    ['requests, a frequent word', 'ReservationRequests', { ...list, search: 'nolwenn' }],
    ['requests, filtered', 'ReservationRequests', { ...list, filtre: { du: monthStart, statuts: ['confirmee'] } }],
    ['a request', 'RequestPage', { id: requestId, money: true, pieces: true }],
    ['articles', 'ArticlePage', articles],
    ['articles, by price', 'ArticlePage', { ...articles, sort: 'PRICE_ASC' }],
    ['articles, a rare word', 'ArticlePage', { ...articles, search: 'serie 1234' }],
    ['articles, a frequent word', 'ArticlePage', { ...articles, search: 'chaise' }],
    ['availability of four weeks', 'StockCalendar', { ...calendar, debut: today, fin: inDays(today, 27) }],
    [
      'availability of an article',
      'StockCalendar',
      {
        ...calendar,
        debut: monthStart,
        fin: inDays(monthStart, 59),
        articleId: article.id,
        articleIds: [article.id],
        hasDays: true,
      },
    ],
    ['planning of a month', 'Planning', { debut: monthStart, fin: inDays(monthStart, 30) }],
    ['planning of a week', 'Planning', { debut: today, fin: inDays(today, 6) }],
    ['preparation', 'Preparation', { jour: inDays(today, 1), requests: true }],
  ];
  return [
    { what: 'workday: Aujourd’hui', query: query('Today'), variables: { requests: true, money: true }, atMost: 30 },
    { what: 'workday: a customer by name', query: query('CustomerChoices'), variables: { search: 'go' }, atMost: 100 },
    ...screens.map(([what, name, variables]) => ({
      what: `workday: ${what}`,
      query: query(name),
      variables,
      atMost: 50,
    })),
  ];
}

/**
 * What *Chiffres* reads of this year, each query of the screen alone.
 * @returns {Screen[]}
 */
export function figureScreens() {
  const query = readQueries(join(root, 'backoffice/src'));
  const year = { du: `${today.slice(0, 4)}-01-01`, au: `${today.slice(0, 4)}-12-31` };
  /** @type {[string, string, Record<string, unknown>][]} */
  const screens = [
    ['the months', 'MonthlyFigures', year],
    ['by category and customer', 'TurnoverParts', year],
    ['VAT', 'VatFigures', year],
    ['what is owed', 'Outstanding', {}],
    ['the park', 'Park', { ...year, tri: 'chiffre', page: 1, pageSize: 20 }],
    ['the order book', 'OrderBook', {}],
  ];
  return screens.map(([what, name, variables]) => ({
    what: `figures: ${what}`,
    query: query(name),
    variables,
    atMost: 300,
  }));
}

/**
 * The queries in these sources by name, each with its fragments, as they are sent.
 * @param {string} folder
 */
function readQueries(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  const texts = names.flatMap((name) => {
    const found = readFileSync(join(folder, name), 'utf8').matchAll(/\bgraphql\(\s*`([^`]+)`/g);
    return Array.from(found, ([, text = '']) => text);
  });
  const { definitions } = visit(parse(texts.join('\n')), {
    // A mark for the types of the back-office, which it does not send either.
    Directive: ({ name }) => (name.value === '_unmask' ? null : undefined),
  });
  /** @type {Map<string, Definition>} */
  const byName = new Map(
    definitions.flatMap((definition) =>
      definition.kind === 'OperationDefinition' || definition.kind === 'FragmentDefinition'
        ? [[definition.name?.value ?? '', definition]]
        : [],
    ),
  );
  return (/** @type {string} */ name) => {
    /** @type {Map<string, Definition>} */
    const needed = new Map();
    const add = (/** @type {string} */ each) => {
      const definition = byName.get(each);
      if (!definition) throw new Failure(`The back-office has no query or fragment named ${each}.`);
      if (needed.has(each)) return;
      needed.set(each, definition);
      visit(definition, { FragmentSpread: (spread) => add(spread.name.value) });
    };
    add(name);
    return [...needed.values()].map(print).join('\n');
  };
}

/**
 * @param {string} day
 * @param {number} days
 */
function inDays(day, days) {
  return new Date(Date.parse(day) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
