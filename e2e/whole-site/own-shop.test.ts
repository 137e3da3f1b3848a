import { coloursPath, paths, servicePaths, shopPicturePaths, technicalPaths } from '@barnum/rules/paths';
import { type SiteTextKey, siteTextKeys, siteTextOf } from '@barnum/rules/site/site-texts/site-texts';
import { afterAll, beforeAll, expect } from 'vitest';
import { afterMonday } from '../../prisma/seed/dates.ts';
import { emptyData } from '../support/empty-data.ts';
import { type Programs, startPrograms } from '../support/programs.ts';
import { test } from '../support/test.ts';

// A shop that began empty and said everything in its own words serves nothing of the original.
const original = /barnum|presqu.?île/i;
const [email, password] = ['gerance@golfe.example', 'une longue phrase de passe'];
const colours = { main: '#7c2138', accent: '#5c6a14' };

let programs: Programs;
let token: string;
const statuses = new Map<string, number>();

beforeAll(async () => {
  const env = {
    BARNUM_MODE: 'production',
    JWT_SECRET: 'un secret pour les tests, de plus de trente-deux lettres',
    ADMIN_EMAILS: `${email},associee@golfe.example`,
    ADMIN_PASSWORD: password,
  };
  programs = await startPrograms(env, emptyData);
  ({ token } = await call('POST', '/auth/login', { email, password }));
  await fillShop();
});
afterAll(() => programs.end());

test.each([
  paths.home,
  '/nulle/part',
  paths.catalogue,
  paths.category('mobilier'),
  paths.article('chaise'),
  paths.reservation,
  paths.contact,
  paths.cgv,
  paths.legalNotice,
  paths.privacy,
  paths.siteMap,
  technicalPaths.manifest,
  technicalPaths.sitemap,
  technicalPaths.robots,
  '/favicon.svg',
  coloursPath(colours),
])('%s of the storefront is the shop’s', async (path) => {
  const text = await read(`${programs.storefrontUrl}${path}`);
  expect(text.match(original)?.[0]).toBeUndefined();
  if (statuses.get(path) === 200 && text.startsWith('<!doctype')) {
    expect(text).toContain('Fêtes du Golfe</title>');
    expect(text).toContain(coloursPath(colours));
    expect(text).toContain(shopPicturePaths.icon(180));
  }
});

test.each([technicalPaths.openApi, technicalPaths.documentation, technicalPaths.graphiql])(
  '%s of the service bears no name',
  async (path) => {
    expect((await read(`${programs.serviceUrl}${path}`)).match(original)?.[0]).toBeUndefined();
  },
);

test('the calendar and the mails are the shop’s', async () => {
  const { renewCalendarFeed, mails } = await ask(
    'mutation { renewCalendarFeed { path } }',
    '{ mails { items { subject text } } }',
  );
  const said = [await read(`${programs.serviceUrl}${renewCalendarFeed?.path}`), JSON.stringify(mails)];
  for (const text of said) {
    expect(text.match(original)?.[0]).toBeUndefined();
    expect(text).toContain('Golfe');
  }
});

test('sign-in bears the name and the colours of the shop', async ({ page }) => {
  await page.goto(`${programs.backofficeUrl}${paths.signIn}`);
  await expect.poll(() => page.title()).toBe('Connexion · Fêtes du Golfe');
  expect((await page.content()).match(original)?.[0]).toBeUndefined();
  const sea = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--sea'));
  await expect.poll(sea).toBe(colours.main);
  const icon = () => page.locator('link[rel=icon]').getAttribute('href');
  await expect.poll(icon).toBe(shopPicturePaths.icon(32));
});

async function fillShop(): Promise<void> {
  const texts = siteTextKeys.map((key) => ({ key, texte: ownText(key) }));
  await ask(
    `mutation { updateSiteTexts(seen: 0, texts: [${texts.map(({ key, texte }) => `{ key: "${key}", texte: "${texte}" }`)}]) { key } }`,
  );
  for (const [nom, valeur] of Object.entries({
    Dénomination: 'Golfe SARL',
    adresse: '1 rue du Port, 56000 Vannes',
    Email: 'bonjour@golfe.example',
    Téléphone: '02 97 00 00 00',
  })) {
    await call('POST', '/company-info', { nom, valeur });
  }
  const { category } = await call('POST', '/categories', { nom: 'Mobilier' });
  await call('POST', '/articles', { nom: 'Chaise', prix: 2, categorieId: category.id });
  await call('POST', '/cgv', { text: '<h2>Location</h2><p>Nos conditions.</p>' });
  await call('POST', '/forms', {
    Nom: 'Le Goff',
    Prénom: 'Anne',
    date: afterMonday(40),
    phone: '06 39 98 00 00',
    'e-mail': 'anne@golfe.example',
    item: [{ nom: 'Chaise', quantite: 3 }],
    adresse: null,
    livraison_montage: false,
  });
}

function ownText(key: SiteTextKey): string {
  if (key === 'name') return 'Fêtes du Golfe';
  if (key === 'mainColour') return colours.main;
  if (key === 'accentColour') return colours.accent;
  if (key === 'searchSynonyms') return 'chaise, siège';
  return siteTextOf(key).kind === 'picture' ? '' : `Texte ${key}`;
}

async function read(address: string): Promise<string> {
  const answer = await fetch(address);
  statuses.set(new URL(address).pathname, answer.status);
  return answer.text();
}

async function call(method: string, path: string, body: object) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${programs.serviceUrl}${servicePaths.rest}${path}`, {
    method,
    headers,
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** What each document answers, together. */
async function ask(...documents: string[]) {
  const together = {};
  for (const query of documents) {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const body = JSON.stringify({ query });
    const answer = await fetch(`${programs.serviceUrl}${servicePaths.graphql}`, { method: 'POST', headers, body });
    const { data, errors } = await answer.json();
    if (errors) throw new Error(errors[0].message);
    Object.assign(together, data);
  }
  return together as Record<string, { path: string }>;
}
