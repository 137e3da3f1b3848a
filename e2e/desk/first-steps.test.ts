import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { overflow, seriousFaults } from '../support/accessibility.ts';
import { openRequests, openScreen, signIn, tick } from '../support/back-office.ts';
import { openShop, signInTo } from '../support/own-shop.ts';
import { backoffice, test } from '../support/test.ts';
import { administrator } from '../support/users.ts';

const newShop = {
  companyInfo: [] as object[],
  categories: [] as object[],
  articlePage: { totalCount: 0 },
  latestSalesConditions: null,
  siteTexts: [{ key: 'name', versionId: 0 }],
  mails: { isSending: false },
};

/** Shows the first steps of another shop, and takes the categories that it creates. */
async function showShop(page: Page, shop: typeof newShop): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const { operationName, variables } = route.request().postDataJSON() ?? {};
    if (operationName === 'CreateProposedCategory') {
      shop.categories.push(variables.input);
      const createCategory = { __typename: 'Category', id: shop.categories.length };
      return route.fulfill({ json: { data: { createCategory } } });
    }
    if (operationName !== 'FirstSteps') return route.fallback();
    const categories = shop.categories.map((_category, index) => ({ __typename: 'Category', id: index + 1 }));
    return route.fulfill({ json: { data: { ...shop, categories } } });
  });
}

test('who signs in to an empty shop is led through its first steps', async ({ page }) => {
  const shop = { ...newShop, categories: [] as { nom?: string }[] };
  await showShop(page, shop);
  await signIn(page, administrator);
  await page.waitForURL(backoffice('/admin/premiers-pas'));
  await page.getByRole('heading', { level: 1, name: 'Premiers pas' }).waitFor();
  const law = page.getByRole('region', { name: 'Ce que la loi demande' });
  await law.getByText('elles ne sont pas publiées').waitFor();
  await law.getByText('« Médiateur »').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => overflow(page)).toBe(0);

  await page.getByLabel('Nom de la catégorie 1').fill('Chapiteaux');
  for (const nom of ['Jeux', 'Vaisselle']) await page.getByLabel(`Créer la catégorie ${nom}`).uncheck();
  await page.getByRole('button', { name: 'Créer ces 5 catégories' }).click();
  await page.getByRole('link', { name: 'Créez vos catégories : fait' }).waitFor();
  const created = () => shop.categories.map(({ nom }) => nom);
  await expect
    .poll(created)
    .toEqual(['Chapiteaux', 'Mobilier', 'Nappage et décoration', 'Son et lumière', 'Chauffage et cuisine']);

  const asked = page.getByRole('region', { name: 'Comment voulez-vous lire vos demandes ?' });
  await asked.getByRole('button', { name: 'Lignes' }).click();
  await expect.poll(() => asked.getByRole('button', { name: 'Lignes' }).getAttribute('aria-pressed')).toBe('true');

  await page.getByRole('button', { name: /^Passer.*vos horaires/ }).click();
  await page.getByRole('link', { name: /vos jours fermés\s: passé$/ }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: /^Reprendre.*vos horaires/ }).click();
  await page.getByRole('button', { name: /^Passer.*vos horaires/ }).waitFor();
});

test('an incomplete shop shows what is left above its requests, until it is dismissed', async ({ page }) => {
  await showShop(page, { ...newShop, categories: [{}] });
  await openScreen(page, '/admin/demandes');
  const steps = page.getByRole('region', { name: 'Vos premiers pas' });
  await steps.getByText('Encore 4 avant d’ouvrir vos portes').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await steps.getByRole('link', { name: 'Les reprendre' }).click();
  await page.getByRole('link', { name: 'Publiez vos conditions générales de vente' }).click();
  await page.waitForURL(backoffice('/admin/settings?onglet=cgv'));
  await openScreen(page, '/admin/demandes');
  await steps.getByRole('button', { name: 'Masquer' }).click();
  await steps.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText(/^\d+ demandes?$/).waitFor();
  await expect.poll(() => steps.count()).toBe(0);
});

test('a complete shop shows none', async ({ page }) => {
  const answer = page.waitForResponse((response) => response.request().postData()?.includes('FirstSteps') === true);
  await openRequests(page);
  await answer;
  await expect.poll(() => page.getByRole('heading', { name: /premiers pas/ }).count()).toBe(0);
});

test('sales conditions begin with a text whose gaps are marked, and asked about before it is published', async ({
  page,
}) => {
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() ?? {};
    if (operationName === 'LatestSalesConditions') {
      return route.fulfill({ json: { data: { latestSalesConditions: null } } });
    }
    return route.fallback();
  });
  await openScreen(page, '/admin/settings?onglet=cgv', 'Paramètres');
  await page.getByRole('button', { name: 'Partir du modèle' }).click();
  await page.getByText('[À compléter : nom et forme de votre entreprise]').waitFor();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  const question = page.getByRole('dialog', { name: /^Publier ce texte tel quel/ });
  await question.getByText(/^Il reste \d+ passages à compléter/).waitFor();
  await question.getByRole('button', { name: 'Revenir' }).click();
});

test('what a company says that it does not use leaves its menus and forms, and comes back', async ({ page }) => {
  const { programs } = await openShop('embedded');
  await signInTo(page, programs);
  await page.waitForURL('**/admin/**');
  const open = (path: string) => openAt(page, programs.backofficeUrl, path);
  await open('/admin/premiers-pas');
  const saved = page.getByText('Réglage enregistré');
  await tick(page.getByRole('radio', { name: 'Seul ou à deux' }));
  await saved.first().waitFor();
  for (const name of ['Packs et ensembles', 'Livraison et montage']) {
    const chapter = page.getByRole('switch', { name });
    await chapter.click();
    await expect.poll(() => chapter.getAttribute('aria-checked')).toBe('false');
  }
  expect(await seriousFaults(page)).toEqual([]);

  await open('/admin/settings');
  await page.getByRole('tab', { name: 'Factures' }).waitFor();
  await expect.poll(() => page.getByRole('tab', { name: 'Équipe' }).count()).toBe(0);
  await open('/admin/articles');
  await page.getByRole('tab', { name: 'Catégories' }).waitFor();
  await expect.poll(() => page.getByRole('tab', { name: 'Ensembles' }).count()).toBe(0);
  await open('/admin/settings?onglet=tarifs');
  await page.getByRole('heading', { name: 'Saisons' }).waitFor();
  await expect.poll(() => page.getByRole('heading', { name: 'Zones de livraison' }).count()).toBe(0);

  await page.getByRole('tab', { name: 'Avancé' }).click();
  await tick(page.getByRole('radio', { name: 'Avec une équipe' }));
  await page.getByRole('tab', { name: 'Équipe' }).waitFor();
});

test('a site is closed and published: visitors read that it opens soon, and what the law asks for', async ({
  page,
}) => {
  const { programs } = await openShop('embedded');
  await signInTo(page, programs);
  await page.waitForURL('**/admin/**');
  const open = (path: string) => openAt(page, programs.backofficeUrl, path);
  await open('/admin/premiers-pas');
  await page.getByRole('button', { name: 'Fermer le site' }).click();
  const question = page.getByRole('dialog', { name: /^Fermer le site pour l’instant/ });
  await question.getByRole('button', { name: 'Fermer le site' }).click();
  await page.getByRole('heading', { name: 'Votre site n’est pas encore publié' }).waitFor();
  for (const path of ['/', '/catalogue', '/reservation']) {
    await page.goto(`${programs.storefrontUrl}${path}`);
    await page.getByRole('heading', { level: 1, name: 'Notre site ouvre bientôt' }).waitFor();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  }
  expect(await seriousFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => overflow(page)).toBe(0);
  await page.getByRole('link', { name: 'Mentions légales' }).click();
  await page.getByRole('heading', { level: 1, name: 'Mentions légales' }).waitFor();

  await open('/admin/demandes');
  await page.getByRole('link', { name: 'Le publier' }).click();
  await page.getByRole('button', { name: 'Publier le site' }).click();
  await page.getByRole('heading', { name: 'Votre site est ouvert' }).waitFor();
  await page.goto(programs.storefrontUrl);
  await page.getByRole('link', { name: 'Catalogue' }).first().waitFor();
  await expect.poll(() => page.getByText('Notre site ouvre bientôt').count()).toBe(0);
});

/** Opens a screen of a shop of its own, in which the person is signed in. */
async function openAt(page: Page, backofficeUrl: string, path: string): Promise<void> {
  await page.goto(`${backofficeUrl}${path}`);
  await page.locator('#content').getByRole('heading', { level: 1 }).first().waitFor();
}
