import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { startStorefrontWithoutService } from '../support/storefront-without-service.ts';
import { test } from '../support/test.ts';

let site: Awaited<ReturnType<typeof startStorefrontWithoutService>>;

beforeAll(async () => {
  site = await startStorefrontWithoutService();
});
afterAll(() => site.end());

/** Opens a page and checks its status, `Retry-After` and layout. */
async function open(page: Page, path: string, status: number) {
  const answer = await page.goto(site.url(path));
  expect(answer?.status()).toBe(status);
  expect(answer?.headers()['cache-control']).toBe('no-store');
  expect(answer?.headers()['retry-after']).toBe(status === 503 ? '5' : undefined);
  await expect.poll(() => page.locator('h1').count()).toBe(1);
  const navigation = page.getByRole('navigation', { name: 'Navigation principale' });
  await expect.poll(() => navigation.getByRole('link', { name: 'Catalogue' }).isVisible()).toBe(true);
  await expect.poll(() => page.getByRole('contentinfo').innerText()).toMatch(/–\s.*–/s);
}

test('the home page shows its fixed parts, and says nothing of the failure', async ({ page, expectedProblems }) => {
  expectedProblems.push(/503/);
  await open(page, '/', 503);
  await page.getByRole('heading', { name: 'Comment ça marche' }).waitFor();
  const words = await page.getByRole('main').innerText();
  expect(words).not.toMatch(/erreur|impossible|indisponible/i);
});

test('the catalogue shows its empty state', async ({ page, expectedProblems }) => {
  expectedProblems.push(/503/);
  for (const path of ['/catalogue', '/catalogue/mobilier']) {
    await open(page, path, 503);
    await page.getByRole('heading', { level: 1, name: 'Le catalogue' }).waitFor();
  }
});

test('an article says that it could not be loaded, and leads back to the catalogue', async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.push(/503/);
  await open(page, '/article/chaise-pliante-blanche', 503);
  await page.getByText("Une erreur est survenue lors du chargement des détails de l'article").waitFor();
  const back = page.getByRole('link', { name: 'Retour au catalogue' });
  await expect.poll(() => back.getAttribute('href')).toBe('/catalogue');
});

test('the sales conditions say to try again later', async ({ page, expectedProblems }) => {
  expectedProblems.push(/503/);
  await open(page, '/cgv', 503);
  await page
    .getByText('Impossible de charger les conditions générales de vente. Veuillez réessayer plus tard.')
    .waitFor();
});

test('the site map keeps its fixed pages', async ({ page, expectedProblems }) => {
  expectedProblems.push(/503/);
  await open(page, '/plan-du-site', 503);
  await page.getByText('Impossible de charger les articles').waitFor();
  for (const path of ['/', '/catalogue', '/reservation', '/contact', '/cgv', '/mentions-legales', '/confidentialite']) {
    await expect.poll(() => page.getByRole('main').locator(`a[href="${path}"]`).count(), { message: path }).toBe(1);
  }
});

test('the pages made of company information say that the service is unavailable', async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.push(/503/);
  for (const path of ['/contact', '/mentions-legales']) {
    await open(page, path, 503);
    const main = page.getByRole('main');
    await main.getByText('Le service est momentanément indisponible. Veuillez réessayer dans un instant.').waitFor();
    await expect.poll(() => main.getByText('Non renseigné').count()).toBe(0);
  }
});

test('the pages of fixed text show', async ({ page }) => {
  await open(page, '/confidentialite', 200);
  await expect.poll(() => page.getByRole('main').innerText()).toContain('au plus 10 ans');
  await open(page, '/access-denied', 200);
  await page.getByRole('heading', { level: 1, name: 'Accès refusé' }).waitFor();
});

test('a request can be started: what is typed stays, and loading the articles can be retried', async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.push(/503/);
  await open(page, '/reservation', 503);
  await page.getByText('Erreur lors du chargement des données').first().waitFor();
  await page.getByLabel(/^Nom\b/).fill('Le Bihan');
  await page.getByLabel('Prénom').fill('Nolwenn');
  await page.getByLabel('Date souhaitée').fill('2199-07-12');
  await page.getByLabel('E-mail').fill('nolwenn@example.org');
  await page.getByRole('button', { name: 'Suivant' }).click();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await page.getByText('Erreur lors du chargement des données').nth(1).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Suivant' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Précédent' }).click();
  await expect.poll(() => page.getByLabel('Prénom').inputValue()).toBe('Nolwenn');
});

test('a catalogue that loads later may be long: each category shows its first articles, the others on demand', async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.push(/503/);
  await page.route('**/graphql', (route) => route.fulfill({ json: { data: longCatalogue(60) } }));
  await open(page, '/reservation', 503);
  await page.getByLabel(/^Nom\b/).fill('Le Bihan');
  await page.getByLabel('Prénom').fill('Nolwenn');
  await page.getByLabel('Date souhaitée').fill('2199-07-12');
  await page.getByLabel('E-mail').fill('nolwenn@example.org');
  await page.getByRole('button', { name: 'Suivant' }).click();
  await page.getByRole('button', { name: 'Réessayer' }).click();

  const rows = page.getByRole('region', { name: 'Vaisselle' }).getByRole('listitem');
  const plus = (number: number) =>
    page.getByRole('button', { name: `Ajouter un exemplaire d’Assiette ${number}`, exact: true });
  await expect.poll(() => rows.count()).toBe(12);
  await page.getByLabel('Rechercher un article').fill('assiette 60');
  await expect.poll(() => rows.count()).toBe(1);
  await plus(60).click();
  await page.getByLabel('Rechercher un article').fill('');
  await expect.poll(() => rows.count()).toBe(13);
  await page.getByRole('button', { name: 'Retirer Assiette 60' }).click();
  await expect.poll(() => rows.count()).toBe(13);

  await page.getByRole('button', { name: 'Afficher la suite (encore 47 articles) : Vaisselle' }).click();
  await expect.poll(() => rows.count()).toBe(60);
  await expect.poll(() => rows.nth(12).evaluate((row) => row === document.activeElement)).toBe(true);
  await expect.poll(() => page.getByRole('button', { name: /Afficher la suite/ }).count()).toBe(0);
  await plus(45).click();
  await page.getByRole('button', { name: 'Suivant' }).click();
  await page.getByRole('complementary').getByText('Assiette 45').waitFor();
});

test('search engines get a 503 with `Retry-After`', async () => {
  const answer = await fetch(site.url('/sitemap.xml'));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await fetch(site.url('/robots.txt'))).status).toBe(200);
});

test('proxied calls are answered in French and in JSON', async () => {
  const answer = await fetch(site.url('/api/articles'));
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
});

/** The answer to the wizard's catalogue query: one category of `count` articles. */
function longCatalogue(count: number) {
  const article = (number: number) => ({
    id: number,
    nom: `Assiette ${number}`,
    prix: '0.40',
    unite: 'unitaire',
    quantite: 300,
    lot: 1,
    nomLot: '',
    quantiteMinimum: 1,
    montantCaution: '3.50',
    coutMontage: '0.00',
    courteDescription: '',
    categorie: { id: 1 },
    primaryImage: null,
    components: [],
  });
  return {
    articles: Array.from({ length: count }, (_, index) => article(index + 1)),
    categories: [{ id: 1, slug: 'vaisselle', nom: 'Vaisselle' }],
  };
}
