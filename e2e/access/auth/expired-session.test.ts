import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openScreen } from '../../support/back-office.ts';
import { administratorToken, call } from '../../support/service.ts';
import { backoffice, test } from '../../support/test.ts';
import { administrator } from '../../support/users.ts';

test('a session that expires over a form is renewed there, and the save succeeds', async ({ page }) => {
  const nom = `Voilerie ${Date.now()}`;
  await openNewCategory(page);
  await page.getByLabel('Nom', { exact: true }).fill(nom);

  // The service no longer accepts the first token.
  const expired = await page.evaluate(() => localStorage.getItem('token'));
  await page.route('**/graphql', (route) => {
    if (route.request().headers().authorization !== `Bearer ${expired}`) return route.continue();
    return route.fulfill({ json: { data: null, errors: [{ message: '', extensions: { code: 'UNAUTHENTICATED' } }] } });
  });
  await page.getByLabel('Nom', { exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Session expirée' });
  await dialog.getByText(administrator.email).waitFor();
  const password = dialog.getByLabel('Mot de passe', { exact: true });
  await expect.poll(() => password.evaluate((input) => input === document.activeElement)).toBe(true);
  await expect.poll(() => page.getByLabel('Nom', { exact: true }).inputValue()).toBe(nom);

  await password.press('Enter');
  await dialog.getByText('Veuillez saisir votre mot de passe').waitFor();
  await password.fill('pas le bon mot de passe');
  await password.press('Enter');
  await dialog.getByText('Identifiants administrateur invalides. Vérifiez votre email et mot de passe.').waitFor();
  await password.fill(administrator.password);
  await password.press('Enter');
  await page.getByText('Catégorie créée avec succès').waitFor();
  await page.getByText(nom, { exact: true }).waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).not.toBe(expired);
  await deleteCategory(nom);
});

test('cancelling the renewal leads to the sign-in page', async ({ page }) => {
  await openNewCategory(page);
  await page.getByLabel('Nom', { exact: true }).fill('Sans suite');
  await page.route('**/graphql', (route) =>
    route.fulfill({ json: { data: null, errors: [{ message: '', extensions: { code: 'UNAUTHENTICATED' } }] } }),
  );
  await page.getByLabel('Nom', { exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
  await page.waitForURL(backoffice('/login'));
});

test('closing a window with unsaved changes needs a confirmation, and the focus returns to the button that opened it', async ({
  page,
}) => {
  await openNewCategory(page);
  await page.getByLabel('Nom', { exact: true }).fill('À garder');
  const answers = [false, true];
  page.on('dialog', (dialog) => (answers.shift() ? dialog.accept() : dialog.dismiss()));
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByLabel('Nom', { exact: true }).inputValue()).toBe('À garder');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  const add = page.getByRole('button', { name: 'Ajouter une catégorie' });
  await expect.poll(() => add.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(answers).toEqual([]);
});

test('leaving a screen with unsaved changes needs a confirmation', async ({ page }) => {
  await openScreen(page, '/admin/articles');
  await page.getByRole('link', { name: 'Ajouter un article' }).click();
  await page.getByLabel('Nom', { exact: true }).first().fill('Voile d’ombrage');
  const stayed = page.waitForEvent('dialog');
  const clicked = page.getByRole('link', { name: 'Demandes' }).click();
  await (await stayed).dismiss();
  await clicked;
  await expect.poll(() => page.url()).toBe(backoffice('/admin/articles/new'));
  await expect.poll(() => page.getByLabel('Nom', { exact: true }).first().inputValue()).toBe('Voile d’ombrage');

  const left = page.waitForEvent('dialog');
  const gone = page.goBack();
  await (await left).accept();
  await gone;
  await page.getByRole('table', { name: 'Articles' }).waitFor();
  await expect.poll(() => page.url()).toBe(backoffice('/admin/articles'));
});

async function openNewCategory(page: Page): Promise<void> {
  await openScreen(page, '/admin/articles?onglet=categories');
  await page.getByRole('button', { name: 'Ajouter une catégorie' }).click();
  await page.getByRole('dialog').waitFor();
}

async function deleteCategory(nom: string): Promise<void> {
  const { categories } = await call('GET', '/categories', null);
  const { id } = categories.find((category: { nom: string }) => category.nom === nom);
  await call('DELETE', `/categories/${id}`, await administratorToken());
}
