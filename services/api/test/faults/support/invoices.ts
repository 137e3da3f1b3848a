import { todayInParis } from '@barnum/rules/dates/paris-time';
import { expect } from 'vitest';
import { type Place, runToEnd } from './program.ts';

/** Offices that issue invoices and are paid for them until they are stopped. */
export interface Billing {
  /** Numbers of the invoices that the service said it issued. */
  numbers: string[];
  /** What it refused with an answer: nothing, where all of them may be issued. */
  refusals: string[];
  stop(): Promise<void>;
}

interface Reach {
  url: string;
  token: string;
}

/** Who hires, without a company's capital and register, and without VAT. */
const company = {
  Dénomination: 'Locations du Port',
  'Forme juridique': 'Entreprise individuelle',
  Siège: '1 quai du Port, 56000 Vannes',
  SIRET: '732 829 320 00074',
  'Régime de TVA': 'Franchise',
};
const article = 'Tente à facturer';
const client = {
  genre: 'particulier',
  nom: 'Yann Le Goff',
  adresse: { rue: '1 quai', codePostal: '56000', ville: 'Vannes', pays: 'FR' },
};

/** Gives a new company what an invoice says of it. Returns the ids of `count` confirmed requests of 12 000 € each. */
export async function beginBilling(reach: Reach, count: number): Promise<number[]> {
  for (const [nom, valeur] of Object.entries(company)) await post(reach, '/company-info', { nom, valeur });
  await post(reach, '/articles', { nom: article, prix: 12_000, quantite_totale: count });
  const ids: number[] = [];
  while (ids.length < count) {
    // Two that say the same would be one that was sent twice.
    const contact = { Nom: `Le Goff ${ids.length}`, Prénom: 'Yann', phone: '0600000000', livraison_montage: false };
    const item = [{ nom: article, quantite: 1 }];
    const { form } = await post(reach, '/forms', { ...contact, date: '2049-07-10', item });
    await ask(reach, 'mutation ($id: Int!) { moveReservationRequest(id: $id, statut: confirmee) { id } }', form);
    ids.push(form.id);
  }
  return ids;
}

/** An office for each of these requests: it issues advances of one euro, and is paid for each. */
export function bill(reach: Reach, requestIds: readonly number[]): Billing {
  let isOver = false;
  const billing = { numbers: [] as string[], refusals: [] as string[] };
  const offices = requestIds.map(async (requestId) => {
    while (!isOver) {
      // What is lost with the service is of no interest here: what it acknowledged is.
      await billAndPay(reach, requestId, billing.numbers).catch((error) => {
        if (error instanceof Refusal) billing.refusals.push(error.message);
        return pause();
      });
    }
  });
  return {
    ...billing,
    async stop() {
      isOver = true;
      await Promise.all(offices);
    },
  };
}

async function billAndPay(reach: Reach, requestId: number, numbers: string[]): Promise<void> {
  const begin = 'mutation ($id: Int!) { createInvoiceDraft(requestId: $id, nature: acompte) { id } }';
  const { id } = (await ask(reach, begin, { id: requestId })).createInvoiceDraft;
  const choose =
    'mutation ($id: Int!, $input: InvoiceDraftInput!) { updateInvoiceDraft(id: $id, input: $input) { id } }';
  await ask(reach, choose, { id, input: { client, montant: '1', montantEnPourcent: false } });
  const issue = 'mutation ($id: Int!) { issueInvoice(id: $id) { numero } }';
  numbers.push((await ask(reach, issue, { id })).issueInvoice.numero);
  const pay = 'mutation ($input: PaymentInput!) { recordPayment(input: $input) { id } }';
  const affectations = [{ invoiceId: id, montant: '1' }];
  await ask(reach, pay, { input: { date: todayInParis(), moyen: 'virement', montant: '1', affectations } });
}

/** Numbers follow each other without a gap or a double, days do not run backwards, and those `acknowledged` are there. */
export async function expectWholeSeries(reach: Reach, acknowledged: readonly string[]): Promise<void> {
  const list = 'query ($page: Int!) { invoices(page: $page, pageSize: 50) { totalCount items { numero date } } }';
  const all: { numero: string | null; date: string }[] = [];
  for (let page = 1, totalCount = 1; (page - 1) * 50 < totalCount; page += 1) {
    const { invoices } = await ask(reach, list, { page });
    totalCount = invoices.totalCount;
    all.push(...invoices.items);
  }
  const issued = all
    .flatMap(({ numero, date }) => (numero === null ? [] : { numero, date, rang: Number(numero.slice(-5)) }))
    .sort((one, other) => (one.numero < other.numero ? -1 : 1));
  const numbers = issued.map(({ numero }) => numero);
  expect(new Set(numbers).size).toBe(numbers.length);
  // A new year begins anew.
  const whole = issued.map(({ rang }, index) => (rang === 1 ? 1 : (issued[index - 1]?.rang ?? 0) + 1));
  expect(issued.map(({ rang }) => rang)).toEqual(whole);
  const days = issued.map(({ date }) => date);
  expect(days).toEqual(days.toSorted());
  expect(acknowledged.filter((numero) => !numbers.includes(numero))).toEqual([]);
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
}

/** `npm run ledger:check` accepts the chain, beside the service or without it. Returns how many entries it has. */
export async function expectWholeLedger(place: Place): Promise<number> {
  const { code, said } = await runToEnd('ledger-check.js', place);
  expect(said).toMatch(/^\d+ entries follow from each other/m);
  expect(code).toBe(0);
  return Number(/^(\d+) entries/m.exec(said)?.[1]);
}

/** An answer that is a refusal. */
class Refusal extends Error {}

async function ask(reach: Reach, query: string, variables: object) {
  const { data, errors } = await send(reach, '/graphql', { query, variables });
  if (errors) throw new Refusal(errors[0].message);
  return data;
}

const post = (reach: Reach, path: string, body: object) => send(reach, `/api${path}`, body);

async function send({ url, token }: Reach, path: string, body: object) {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const said = await answer.json();
  if (!answer.ok) throw new Refusal(`${path}: ${answer.status} ${JSON.stringify(said)}`);
  return said;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 20));
