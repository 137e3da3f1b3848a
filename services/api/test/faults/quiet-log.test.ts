import { createConnection } from 'node:net';
import { addDays } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { findPostgres, startPostgres } from '../../../../scripts/lib/postgres.mjs';
import { migrate } from '../../src/platform/db/migrate.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { signIn } from './support/load.ts';
import { type Place, type Program, removeFolder, scratchFolder, startProgram } from './support/program.ts';

/** What must never be read in a log, each value easy to find. */
const person = {
  nom: 'Kerzhodomarque',
  prenom: 'Marquenolwenn',
  email: 'courriel.marque@exemple.example',
  phone: '06 39 98 77 31',
  adresse: '7 rue du Repère-Marqué, 56999 Presqu’île',
};
const password = 'MotDePasseMarque';
const forged = 'JetonMarque.abc.def';
const marks = [...Object.values(person), password, forged, 'Marque', '0639987731', '77 31', 'Repère'];

describe.each(['embedded', 'postgresql'])('the log of the service (%s)', (kind) => {
  it.skipIf(kind === 'postgresql' && !findPostgres())(
    'says at its most talkative nothing of whom and what it is about, whatever is asked and whatever fails',
    async () => {
      const postgres = kind === 'postgresql' ? await startPostgres() : null;
      onTestFinished(() => postgres?.stop());
      const place: Place = { dataDir: await scratchFolder(), ...(postgres && { databaseUrl: postgres.url }) };
      await breakSomeTables(place);
      const program = await startProgram(place, { LOG_LEVEL: 'trace', GRAPHIQL: '0' });
      const token = await signIn(program.url);

      expect(await sendForms(program)).toEqual([201, 422, 400, 500]);
      await callGraphql(program, token);
      await setMailServer(program, token);
      const privateToken = await followUp(program, token);
      await tryToSignIn(program);
      await sendOddities(program, token);
      const secret = await followCalendar(program, token);
      await vi.waitFor(() => expect(program.said().match(/call failed/gi)?.length).toBeGreaterThanOrEqual(3), {
        timeout: 20_000,
      });

      program.child.kill('SIGTERM');
      await program.ended;
      const log = program.said();
      expect(log).toContain('23514');
      for (const mark of [...marks, token, privateToken, secret]) {
        expect(log.split('\n').filter((line) => line.toLowerCase().includes(mark.toLowerCase()))).toEqual([]);
      }
      await removeFolder(place.dataDir);
    },
  );
});

/** From now on the database refuses some rows, and quotes them when it does. */
async function breakSomeTables(place: Place): Promise<void> {
  const database = await openDatabase(place);
  await migrate(database);
  for (const statement of [
    `ALTER TABLE reservation_requests ADD CHECK (prenom <> 'Refus' OR nom = '')`,
    `ALTER TABLE testimonials ADD CHECK (nom <> '${person.nom}')`,
  ]) {
    await database.prisma.$executeRawUnsafe(statement);
  }
  await database.close();
}

async function setMailServer({ url }: Program, token: string): Promise<void> {
  const input = { host: 'localhost', port: 465, account: person.email, password };
  const save =
    'mutation ($input: MailServerInput!) { updateMailServer(input: $input, currentPassword: "barnum-demo") { hasPassword } }';
  for (const query of [save, 'mutation { sendTrialMessage }']) {
    const answer = await send(`${url}/graphql`, JSON.stringify({ query, variables: { input } }), token);
    expect(answer.status).toBe(200);
  }
}

async function sendForms({ url }: Program): Promise<number[]> {
  const form = {
    Nom: person.nom,
    Prénom: person.prenom,
    date: addDays(todayInParis(), 7),
    phone: person.phone,
    'e-mail': person.email,
    item: [{ nom: `Barnum de ${person.nom}`, quantite: 1 }],
    livraison_montage: true,
    adresse: person.adresse,
  };
  const bodies = [
    JSON.stringify(form),
    JSON.stringify({ ...form, date: person.nom, 'e-mail': person.adresse }),
    `{"Nom": "${person.nom}", "e-mail": ${person.email}`,
    JSON.stringify({ ...form, Prénom: 'Refus' }),
  ];
  return statuses(bodies.map((body) => send(`${url}/api/forms?nom=${person.nom}`, body)));
}

async function callGraphql({ url }: Program, token: string): Promise<void> {
  const create = 'mutation ($input: TestimonialInput!) { createTestimonial(input: $input) { id } }';
  const queries = [
    { query: create, variables: { input: { texte: person.adresse, nom: person.nom, prenom: person.prenom } } },
    { query: create, variables: { input: { texte: 7, nom: { in: person.nom } } } },
    { query: `{ reservationRequests(search: "${person.nom}") { items { nom email } } }` },
    { query: `{ ${person.nom}(email: "${person.email}") { id } }` },
    { query: `{ "${person.email}` },
    { query: `mutation { login(email: "${person.email}", password: "${password}") { token } }` },
  ];
  const [failing] = await statuses(queries.map((query) => send(`${url}/graphql`, JSON.stringify(query), token)));
  expect(failing).toBe(500);
  await fetch(`${url}/graphql?query=${encodeURIComponent(`{ articles(nom: "${person.nom}") { id } }`)}`);
}

/** Works with the private page of a request; answers the token that opens it. */
async function followUp({ url }: Program, token: string): Promise<string> {
  const links = await send(
    `${url}/graphql`,
    JSON.stringify({ query: '{ reservationRequests { items { lienSuivi } } }' }),
    token,
  );
  const { data } = (await links.json()) as { data: { reservationRequests: { items: { lienSuivi: string }[] } } };
  const jeton = data.reservationRequests.items[0]?.lienSuivi.replace(/.*\//, '') ?? '';
  expect(jeton).not.toBe('');
  const write = 'mutation ($j: String!, $t: String!) { sendFollowUpMessage(jeton: $j, texte: $t) { numero document } }';
  const told = await send(
    `${url}/graphql`,
    JSON.stringify({ query: write, variables: { j: jeton, t: person.adresse } }),
  );
  expect(await told.json()).not.toHaveProperty('errors');
  const variables = encodeURIComponent(JSON.stringify({ j: jeton }));
  const query = encodeURIComponent('query ($j: String!) { followUp(jeton: $j) { numero } }');
  await fetch(`${url}/graphql?query=${query}&variables=${variables}`, {
    headers: { referer: `${url}/suivi/${jeton}` },
  });
  await fetch(`${url}/suivi/${jeton}`);
  return jeton;
}

async function tryToSignIn({ url }: Program): Promise<void> {
  const attempts = [
    { email: person.email, password },
    { email: person.nom, password: [password] },
    { email: { $gt: person.email }, password: null },
  ];
  expect(await statuses(attempts.map((body) => send(`${url}/api/auth/login`, JSON.stringify(body))))).toEqual([
    401, 422, 422,
  ]);
  for (const token of [forged, person.email]) {
    expect((await fetch(`${url}/api/auth/verify`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(401);
  }
}

async function sendOddities({ url }: Program, token: string): Promise<void> {
  const body = new FormData();
  body.set('articleId', person.nom);
  body.set('altText', person.adresse);
  body.set('file', new Blob([person.nom]), `${person.nom}.png`);
  const authorization = `Bearer ${token}`;
  expect((await fetch(`${url}/api/upload`, { method: 'POST', headers: { authorization }, body })).status).toBe(422);
  const failing = JSON.stringify({ texte: person.adresse, nom: person.nom, prénom: person.prenom });
  expect((await send(`${url}/api/testimonials`, failing, token)).status).toBe(500);
  for (const path of [
    `/${person.nom}`,
    `/api/${person.email}`,
    `/api/company-info/name/${person.nom}`,
    `/api/agenda/${forged}.ics`,
    `/api/agenda/${person.nom}.ics`,
  ]) {
    expect((await fetch(url + path)).status).toBe(404);
  }
  expect((await fetch(`${url}/%zz${person.nom}`)).status).toBe(404);
  await sendRaw(url, `GET / HTTP/1.1\r\n${person.nom} ${person.email}\r\n\r\n`);
  await sendRaw(url, `POST /api/forms HTTP/1.1\r\nhost: x\r\ncontent-length: 900\r\n\r\n{"Nom": "${person.nom}`);
}

/** Reads the calendar; answers the secret of its address. */
async function followCalendar({ url }: Program, token: string): Promise<string> {
  const query = JSON.stringify({ query: 'mutation { renewCalendarFeed { path } }' });
  const { data } = await (await send(`${url}/graphql`, query, token)).json();
  const { path } = data.renewCalendarFeed;
  expect((await fetch(url + path)).status).toBe(200);
  return path.replace(/^.*\/|\.ics$/g, '');
}

function send(url: string, body: string, token?: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  return fetch(url, { method: 'POST', headers, body });
}

async function statuses(answers: Promise<Response>[]): Promise<number[]> {
  return Promise.all(answers.map(async (answer) => (await answer).status));
}

/** Sends what is no request, or half of one, and leaves. */
async function sendRaw(url: string, text: string): Promise<void> {
  const { hostname, port } = new URL(url);
  await new Promise<void>((resolve) => {
    const socket = createConnection(Number(port), hostname, () => socket.write(text, () => socket.destroySoon()));
    socket.on('error', () => socket.destroy()).once('close', () => resolve());
  });
}
