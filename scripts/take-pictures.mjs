// Takes the pictures of README.md and docs/guide.md from a running demo, whose first request it quotes and confirms. Started
// with SMTP_URL, as quotes are accepted online only where mails leave:
// node scripts/take-pictures.mjs [back-office, http://localhost:3001] [storefront, http://localhost:3000]
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { root } from './lib/root.mjs';
import { findChromium } from './lib/system-packages.mjs';

const backOffice = process.argv[2] ?? 'http://localhost:3001';
const storefront = process.argv[3] ?? 'http://localhost:3000';
const executablePath = await findChromium();
if (!executablePath) throw new Error('There is no Chromium: npm test -- browser installs one.');

// As high as the whole menu.
const guideSize = { width: 1200, height: 920 };
const readmeSize = { width: 1280, height: 920 };

const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
const page = await browser.newPage({
  viewport: readmeSize,
  locale: 'fr-FR',
  timezoneId: 'Europe/Paris',
  reducedMotion: 'reduce',
});

await page.goto(storefront);
await save('storefront');
await page.goto(`${backOffice}/login`);
await page.getByLabel('Adresse email').fill('admin@barnum.example');
await page.getByLabel('Mot de passe', { exact: true }).fill('barnum-demo');
await page.getByRole('button', { name: 'Se connecter' }).click();
await page.getByRole('article').first().waitFor();
await save('backoffice');
await page.setViewportSize(guideSize);
await take('demandes');

await page.getByRole('button', { name: 'Voir les détails' }).first().click();
await page.getByRole('link', { name: 'Ouvrir la fiche' }).click();
await page.getByRole('heading', { name: 'Historique' }).waitFor();
await take('demande');

const quotes = page.getByRole('heading', { name: 'Devis', exact: true });
const line = page.locator('details').filter({ has: quotes });
if ((await line.getAttribute('open')) === null) await quotes.click();
const issue = page.getByRole('button', { name: 'Établir un devis' });
const download = page.getByRole('button', { name: /^Télécharger le devis/ }).first();
await issue.or(download).first().waitFor();
if (await issue.isVisible()) {
  await page.getByLabel(/^Prix de la livraison/).fill('60');
  await issue.click();
}
await download.waitFor();
await quotes.evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
await take('devis');

// Writes the message that is shown below.
await page.getByRole('button', { name: 'Autres étapes' }).click();
await page.getByRole('menuitem', { name: 'Confirmer', exact: true }).click();
const step = page.getByRole('dialog', { name: 'Confirmer la demande' });
await step.getByRole('button', { name: 'Confirmer', exact: true }).click();
await step.waitFor({ state: 'hidden' });

// The days of the demo's next departures.
const nextMonth = new Date(Date.now() + 25 * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);
await open(`/admin/planning?date=${nextMonth}`, page.getByRole('table'));
await take('planning');

await open('/admin/messages', page.getByRole('tab', { name: 'Modèles' }));
await page.getByText('Lire le message').first().click();
await take('messages');

await open('/admin/articles', page.getByRole('table'));
await take('articles');
await open('/admin/articles/1/edit', page.getByRole('textbox').first());
await take('article');

await open('/admin/articles?onglet=categories', page.getByRole('listitem').first());
await take('categories');
await open('/admin/settings', page.getByRole('button', { name: /Modifier/ }).first());
await take('entreprise');
await open('/admin/settings?onglet=cgv', page.getByRole('textbox').first());
await take('cgv');
await open('/admin/settings?onglet=site', page.getByRole('button', { name: 'Enregistrer' }));
const preview = page.frameLocator('iframe').locator('picture img').first();
await preview.evaluate((/** @type {HTMLImageElement} */ picture) =>
  Promise.all([picture.decode(), document.fonts.ready]),
);
await take('site');
const server = page.getByRole('button', { name: 'Enregistrer' });
await open('/admin/settings?onglet=messagerie', server.or(page.getByText('SMTP_URL')).first());
// Nothing can be set where SMTP_URL is: the picture stays the one of a demo without it.
if (await server.isVisible()) await take('messagerie');

// What visitors see of a quote that waits, of one that they accepted, and of a day that comes.
await takePhones('suivi', [
  { client: 'Solène P.', from: (visitor) => visitor.getByRole('heading', { level: 1 }) },
  { client: 'Ronan J.', from: (visitor) => visitor.getByRole('region', { name: /^Votre devis/ }) },
  { client: 'Erwan P.', from: (visitor) => visitor.getByRole('region', { name: 'Le jour venu' }) },
]);

// As in an empty shop.
await page.route('**/graphql', async (route) => {
  if (!route.request().postData()?.includes('query FirstSteps')) return route.fallback();
  const shop = {
    companyInfo: [],
    categories: [],
    articlePage: { totalCount: 0 },
    latestSalesConditions: null,
    siteTexts: [],
    mails: { isSending: false },
  };
  return route.fulfill({ json: { data: shop } });
});
await open('/admin/premiers-pas', page.getByRole('heading', { name: 'Ce que la loi demande' }));
await take('premiers-pas');
await browser.close();

/**
 * @param {string} path
 * @param {import('playwright-core').Locator} shown
 */
async function open(path, shown) {
  await page.goto(`${backOffice}${path}`);
  await shown.waitFor();
}

/** @param {string} name */
async function take(name) {
  await save(`guide-${name}`);
}

/** @param {string} name */
async function save(name) {
  await page.evaluate(() => document.fonts.ready);
  // Network idle is no sign: lazy pictures never load, and the event stream never ends.
  await page.waitForTimeout(1_500);
  const picture = await page.screenshot();
  await sharp(picture).webp({ quality: 72 }).toFile(`${root}docs/pictures/${name}.webp`);
}

/**
 * The private pages of requests on a phone, side by side, each from a place on.
 * @param {string} name
 * @param {{ client: string, from: (visitor: import('playwright-core').Page) => import('playwright-core').Locator }[]} shown
 */
async function takePhones(name, shown) {
  const visitor = await browser.newPage({
    viewport: { width: 390, height: 920 },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
  });
  const phones = [];
  for (const { client, from } of shown) {
    await visitor.goto(await linkOf(client));
    await visitor.getByLabel('Votre message').waitFor();
    await visitor.evaluate(() => document.fonts.ready);
    await from(visitor).evaluate((place) => window.scrollBy(0, place.getBoundingClientRect().top - 88));
    phones.push(await visitor.screenshot());
  }
  const gap = 15;
  const width = phones.length * (390 + gap) - gap;
  const ground = sharp({ create: { width, height: 920, channels: 3, background: '#ffffff' } });
  await ground
    .composite(phones.map((input, index) => ({ input, left: index * (390 + gap), top: 0 })))
    .webp({ quality: 72 })
    .toFile(`${root}docs/pictures/guide-${name}.webp`);
}

/**
 * The private page of the newest request of a client, as who is signed in reads it.
 * @param {string} client
 */
async function linkOf(client) {
  const path = await page.evaluate(async (search) => {
    const query = `query ($search: String!) {
      reservationRequests(search: $search, pageSize: 1) { items { lienSuivi } } }`;
    const answer = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('token')}` },
      body: JSON.stringify({ query, variables: { search } }),
    });
    const { data } = await answer.json();
    return new URL(data.reservationRequests.items[0].lienSuivi).pathname;
  }, client);
  return `${storefront}${path}`;
}
