import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { overflow, seriousFaults, smallTargets } from '../support/accessibility.ts';
import { openRequests, openScreen, requestCards } from '../support/back-office.ts';
import { picture } from '../support/files.ts';
import { backoffice, test } from '../support/test.ts';
import { inDays } from '../support/wizard.ts';

/** How each screen of the back-office is reached. */
const screens: Record<string, (page: Page) => Promise<unknown>> = {
  login: async (page) => {
    await page.goto(backoffice('/login'));
    await page.getByRole('button', { name: 'Se connecter' }).waitFor();
  },
  'access denied': async (page) => {
    await page.goto(backoffice('/access-denied'));
    await page.getByRole('heading', { name: 'Accès refusé' }).waitFor();
  },
  requests: openRequests,
  'request details': async (page) => {
    await openRequests(page);
    await requestCards(page)
      .first()
      .getByRole('button', { name: /^Voir les détails/ })
      .click();
    await page.getByRole('dialog').waitFor();
  },
  'page of a request': async (page) => {
    await openScreen(page, '/admin/demandes/1');
    await page.getByRole('heading', { name: 'Historique' }).waitFor();
  },
  planning: async (page) => {
    await openScreen(page, '/admin/planning?vue=mois&date=2031-01-15');
    await page.getByRole('heading', { name: 'Janvier 2031' }).waitFor();
    await page.getByText('Rien ne part et rien ne revient').waitFor();
  },
  'planning with requests': async (page) => {
    // The month of a demo request.
    await openScreen(page, `/admin/planning?date=${inDays(54)}`);
    await page.getByRole('list', { name: 'Légende' }).waitFor();
  },
  'calendar address': async (page) => {
    await openScreen(page, '/admin/planning');
    await page.getByRole('button', { name: 'S’abonner depuis un agenda' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Créer/ })
      .waitFor();
  },
  'preparation sheet': async (page) => {
    await openScreen(page, '/admin/planning/preparation');
    await page.getByRole('button', { name: 'Imprimer' }).waitFor();
  },
  'loading sheet': async (page) => {
    await openScreen(page, '/admin/planning/chargement');
    await page.getByRole('button', { name: 'Imprimer' }).waitFor();
  },
  'kept sheets': async (page) => {
    await openScreen(page, '/admin/feuilles', 'Feuilles du jour');
    await page.getByText('Ouverture des feuilles…').waitFor({ state: 'detached' });
  },
  'figures of a month': async (page) => {
    await openScreen(page, '/admin/chiffres', 'Chiffres');
    await page.getByRole('table').first().waitFor();
  },
  messages: async (page) => {
    await openScreen(page, '/admin/messages');
    await page
      .getByRole('status')
      .filter({ hasText: /message/ })
      .first()
      .waitFor();
  },
  'words of a message': async (page) => {
    await openScreen(page, '/admin/messages?onglet=modeles');
    await page
      .getByRole('button', { name: /^Modifier/ })
      .first()
      .click();
    await page.getByRole('dialog').getByText('Aperçu').waitFor();
  },
  articles: async (page) => {
    await openScreen(page, '/admin/articles');
    await page.getByRole('table', { name: 'Articles' }).waitFor();
  },
  article: async (page) => {
    await openScreen(page, '/admin/articles/1');
    await page.getByRole('heading', { name: /^Images \(/ }).waitFor();
  },
  categories: openCategories,
  'category window': async (page) => {
    await openCategories(page);
    await page.getByRole('button', { name: 'Ajouter une catégorie' }).click();
    await page.getByRole('dialog').waitFor();
  },
  'new article': async (page) => {
    await openScreen(page, '/admin/articles/new');
    await page.getByRole('textbox', { name: 'Description longue' }).waitFor();
    await page.getByRole('button', { name: 'Nouvelle catégorie' }).click();
    await page.locator('input[type="file"]').setInputFiles(await picture());
    await page.getByRole('listitem', { name: 'photo.jpg' }).waitFor();
    await page.getByRole('button', { name: 'Créer l’article' }).click();
    await page.getByText("Le nom de l'article est obligatoire").waitFor();
  },
  'keys of programs': async (page) => {
    await openScreen(page, '/admin/settings?onglet=cles');
    await page.getByRole('button', { name: 'Créer une clé' }).click();
    await page.getByRole('dialog').getByRole('radio', { name: 'Sans fin' }).check();
    await page.getByText('Une clé sans fin').waitFor();
  },
  'article form': async (page) => {
    await openScreen(page, '/admin/articles/1/edit');
    await page.getByRole('textbox', { name: 'Description longue' }).waitFor();
  },
};

async function openCategories(page: Page): Promise<void> {
  await openScreen(page, '/admin/articles?onglet=categories');
  await page
    .getByRole('button', { name: /^Déplacer / })
    .first()
    .waitFor();
}

test.for(Object.entries(screens))(
  '%s is accessible and fits every width without scrolling sideways',
  async ([, open], { page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await open(page);
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => overflow(page), { message: `at ${width} px` }).toBeLessThanOrEqual(0);
      if (width === 390) expect(await smallTargets(page)).toEqual([]);
      if (width === 390 || width === 1440) expect(await seriousFaults(page), `at ${width} px`).toEqual([]);
    }
  },
);
