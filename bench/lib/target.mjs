import { Failure } from '../../scripts/lib/failure.mjs';
import { processorTime, startPrograms } from './programs.mjs';

/** @typedef {Awaited<ReturnType<typeof openTarget>>} Target */

/**
 * The running programs of a checkout, with what is needed to send them requests.
 * @param {import('./programs.mjs').Checkout} checkout
 * @param {{ databaseUrl: string, databasePid: number }} database
 */
export async function openTarget(checkout, { databaseUrl, databasePid }) {
  const programs = await startPrograms(checkout, databaseUrl);
  const { service, storefront } = programs;
  const login = { email: 'admin@barnum.example', password: 'barnum-demo' };
  const { token } = await json(`${service.url}/api/auth/login`, post(login));
  const headers = { authorization: `Bearer ${token}` };
  const query = async (/** @type {string} */ text, /** @type {object} */ variables = {}) => {
    const { data, errors } = await json(`${service.url}/graphql`, post({ query: text, variables }, headers));
    if (errors) throw new Failure(`${checkout.name}: ${errors[0].message}, in answer to ${text}`);
    return data;
  };
  const { articles, companyInfo, reservationRequests } = await query(
    '{ articles { id slug categorie { id } } companyInfo { id nom } reservationRequests(pageSize: 1) { totalCount items { id lienSuivi } } }',
  );
  const phone = companyInfo.find((/** @type {{ nom: string }} */ { nom }) => nom === 'Téléphone');
  const article = articles[Math.floor(articles.length / 3)];
  const pids = [...Object.values(programs).map(({ pid }) => pid), databasePid];
  let changes = 0;
  return {
    name: checkout.name,
    service,
    storefront,
    programs,
    headers,
    query,
    /** @type {{ id: number, slug: string, categorie: { id: number } | null }} */
    article,
    /** As many articles as a page shows. @type {number[]} */
    someIds: articles.slice(0, 24).map((/** @type {{ id: number }} */ { id }) => id),
    followUpPath: new URL(reservationRequests.items[0].lienSuivi).pathname,
    /** @type {number} */
    requestId: reservationRequests.items[0].id,
    /** @type {number} */
    requests: reservationRequests.totalCount,
    processorTime: () => processorTime(pids),
    /** Changes the company's telephone number, which every page shows; returns the text that fresh pages contain. */
    async change() {
      changes += 1;
      const digits = String(changes % 10_000).padStart(4, '0');
      const valeur = `02 61 91 ${digits.slice(0, 2)} ${digits.slice(2)}`;
      await query(`mutation { updateCompanyInfo(id: ${phone.id}, valeur: "${valeur}") { id } }`);
      return `tel:026191${digits}`;
    },
    async close() {
      for (const program of Object.values(programs).reverse()) await program.end();
    },
  };
}

/**
 * @param {unknown} body
 * @param {Record<string, string>} [headers]
 */
function post(body, headers = {}) {
  return { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
}

/**
 * @param {string} url
 * @param {RequestInit} options
 */
async function json(url, options) {
  return (await fetch(url, options)).json();
}
