import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { overflow, seriousFaults } from './support/accessibility.ts';
import { failAt, openScreen } from './support/back-office.ts';
import { changeCompanyInfo } from './support/service.ts';
import { test } from './support/test.ts';

const openCompany = async (page: Page) => {
  await openScreen(page, '/admin/settings', 'Paramètres');
  await row(page, 'Email').waitFor();
};
const row = (page: Page, nom: string) => page.getByRole('listitem', { name: nom, exact: true });
const edit = (page: Page, nom: string) => row(page, nom).getByRole('button', { name: 'Modifier' }).click();
const field = (page: Page, nom: string) => row(page, nom).getByRole('textbox', { name: nom });

test('a value is edited in its row, one row at a time', async ({ page }) => {
  const restore = await changeCompanyInfo('Téléphone', '02 61 91 00 42');
  await openCompany(page);
  await edit(page, 'Email');
  await field(page, 'Email').waitFor();
  await edit(page, 'Téléphone');
  await field(page, 'Téléphone').waitFor();
  await expect.poll(() => field(page, 'Email').count()).toBe(0);

  await field(page, 'Téléphone').fill('02 61 91 00 99');
  await page.keyboard.press('Escape');
  await row(page, 'Téléphone').getByText('02 61 91 00 42').waitFor();

  await edit(page, 'Téléphone');
  await field(page, 'Téléphone').fill('02 61 91 00 77');
  await row(page, 'Téléphone').getByRole('button', { name: 'Annuler' }).click();
  await row(page, 'Téléphone').getByText('02 61 91 00 42').waitFor();

  await edit(page, 'Téléphone');
  await field(page, 'Téléphone').fill('02 61 91 00 55');
  await page.keyboard.press('Enter');
  await page.getByText('Information mise à jour avec succès').waitFor();
  await row(page, 'Téléphone').getByText('02 61 91 00 55').waitFor();
  const button = row(page, 'Téléphone').getByRole('button', { name: 'Modifier' });
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  await restore();
});

test('e-mail, phone, address and site must be well-formed', async ({ page }) => {
  await openCompany(page);
  const refused = {
    Email: ['bonjour', 'Veuillez saisir une adresse e-mail, comme bonjour@exemple.fr'],
    Téléphone: ['appelez', 'Veuillez saisir un numéro de téléphone, comme 02 97 00 00 00'],
    adresse: ['Carnac', 'Veuillez saisir une adresse complète, avec le code postal et la commune'],
    Instagram: ['@barnum', 'Veuillez saisir une adresse web complète, en http:// ou https://'],
  };
  for (const [nom, [typed = '', sentence = '']] of Object.entries(refused)) {
    await edit(page, nom);
    await field(page, nom).fill(typed);
    await page.keyboard.press('Enter');
    await row(page, nom).getByText(sentence).waitFor();
    await page.keyboard.press('Escape');
  }
});

test('what the legal notice lacks is listed, with links to the rows', async ({ page }) => {
  const restore = await changeCompanyInfo('Médiateur', '');
  await openCompany(page);
  const missing = page.getByRole('list', { name: 'Informations légales à compléter' });
  await missing.getByRole('button', { name: 'Médiateur' }).click();
  await field(page, 'Médiateur').fill('Médiateur de la mer, https://mediateur.example/');
  await row(page, 'Médiateur').getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('Information mise à jour avec succès').waitFor();
  await missing.getByRole('button', { name: 'Médiateur' }).waitFor({ state: 'detached' });
  await restore();
});

test('a refusal keeps what was typed; the refresh button reloads', async ({ page }) => {
  await openCompany(page);
  const end = await failAt(page, 'UpdateCompanyInfo');
  await edit(page, 'Capital');
  await field(page, 'Capital').fill('20 000 €');
  await page.keyboard.press('Enter');
  await page.getByText("Erreur lors de la mise à jour de l'information").waitFor();
  await expect.poll(() => field(page, 'Capital').inputValue()).toBe('20 000 €');
  await end();
  await page.keyboard.press('Escape');

  const restore = await changeCompanyInfo('Capital', '30 000 €');
  await page.getByRole('button', { name: 'Actualiser' }).click();
  await row(page, 'Capital').getByText('30 000 €').waitFor();
  await restore();
});

test('a list that cannot be read says so, and is read again', async ({ page }) => {
  await openScreen(page, '/admin/demandes', 'Demandes de réservation');
  const end = await failAt(page, 'CompanyInfo');
  await page.getByRole('link', { name: 'Paramètres' }).click();
  await page.getByRole('alert').getByText("Erreur lors du chargement des informations de l'entreprise").waitFor();
  await end();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await row(page, 'Email').waitFor();
});

test('two administrators on one value: nothing that was typed is lost', async ({ page }) => {
  const restore = await changeCompanyInfo('RCS', 'Vannes 000 000 001');
  await openCompany(page);
  await edit(page, 'RCS');
  await field(page, 'RCS').fill('Vannes 000 000 003');
  await changeCompanyInfo('RCS', 'Vannes 000 000 002');
  await page.keyboard.press('Enter');
  const notice = row(page, 'RCS').getByRole('alert').filter({ hasText: 'Cet élément a changé entre-temps' });
  await notice.getByText(/000 000 002/).waitFor();
  await expect.poll(() => field(page, 'RCS').inputValue()).toBe('Vannes 000 000 003');
  await row(page, 'RCS').getByRole('button', { name: 'Enregistrer' }).click();
  await row(page, 'RCS').getByText('Vannes 000 000 003').waitFor();
  await restore();
});

test('the screen is accessible, on a phone and on a large screen', async ({ page }) => {
  await openCompany(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await edit(page, 'Email');
    await field(page, 'Email').waitFor();
    expect(await seriousFaults(page), `at ${width} px`).toEqual([]);
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
  }
});
