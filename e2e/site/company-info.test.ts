import { todayInParis } from '@barnum/rules/dates/paris-time';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { overflow, seriousFaults } from '../support/accessibility.ts';
import { failAt, openScreen, tick } from '../support/back-office.ts';
import { changeCompanyInfo } from '../support/service.ts';
import { openUntil, storefront, test } from '../support/test.ts';

const openCompany = async (page: Page) => {
  await openScreen(page, '/admin/settings', 'Paramètres');
  await row(page, 'E-mail').waitFor();
};
const row = (page: Page, nom: string) => page.getByRole('listitem', { name: nom, exact: true });
const edit = (page: Page, nom: string) => row(page, nom).getByRole('button', { name: 'Modifier' }).click();
const field = (page: Page, nom: string) => row(page, nom).getByRole('textbox', { name: nom });

test('a value is edited in its row, one row at a time', async ({ page }) => {
  await changeCompanyInfo('Téléphone', '02 61 91 00 42');
  await openCompany(page);
  await edit(page, 'E-mail');
  await field(page, 'E-mail').waitFor();
  await edit(page, 'Téléphone');
  await field(page, 'Téléphone').waitFor();
  await expect.poll(() => field(page, 'E-mail').count()).toBe(0);

  await field(page, 'Téléphone').fill('02 61 91 00 99');
  await page.keyboard.press('Escape');
  await row(page, 'Téléphone').getByText('02 61 91 00 42').waitFor();

  await edit(page, 'Téléphone');
  await field(page, 'Téléphone').fill('02 61 91 00 77');
  await row(page, 'Téléphone').getByRole('button', { name: 'Annuler' }).click();
  await row(page, 'Téléphone').getByText('02 61 91 00 42').waitFor();

  await edit(page, 'Téléphone');
  await field(page, 'Téléphone').fill('02 61 91 00 55');
  await field(page, 'Téléphone').press('Enter');
  await page.getByText('Information mise à jour avec succès').waitFor();
  await row(page, 'Téléphone').getByText('02 61 91 00 55').waitFor();
  const button = row(page, 'Téléphone').getByRole('button', { name: 'Modifier' });
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('e-mail, phone, address and site must be well-formed', async ({ page }) => {
  await openCompany(page);
  const refused = {
    'E-mail': ['bonjour', 'Veuillez saisir une adresse e-mail, comme bonjour@exemple.fr'],
    Téléphone: ['appelez', 'Veuillez saisir un numéro de téléphone, comme 02 97 00 00 00'],
    Adresse: ['Carnac', 'Veuillez saisir une adresse complète, avec le code postal et la commune'],
    Instagram: ['@barnum', 'Veuillez saisir une adresse web complète, en http:// ou https://'],
  };
  for (const [nom, [typed = '', sentence = '']] of Object.entries(refused)) {
    await edit(page, nom);
    await field(page, nom).fill(typed);
    await field(page, nom).press('Enter');
    await row(page, nom).getByText(sentence).waitFor();
    await page.keyboard.press('Escape');
  }
});

test('values are grouped, a click anywhere in a row edits it, and each has a control of its own', async ({ page }) => {
  await changeCompanyInfo('Acompte (%)', '30');
  await changeCompanyInfo('Facebook', '');
  await openCompany(page);
  for (const name of ['Contact', 'Mentions légales', 'Location', 'Devis', 'Réseaux sociaux'])
    await page.getByRole('heading', { name, level: 2, exact: true }).waitFor();
  await row(page, 'Acompte').click({ position: { x: 30, y: 30 } });
  const deposit = page.getByRole('spinbutton', { name: 'Acompte' });
  await deposit.fill('130');
  await deposit.press('Enter');
  await row(page, 'Acompte').getByText('Veuillez saisir un nombre entier, de 0 à 100').waitFor();
  await deposit.fill('40');
  await deposit.press('Enter');
  await row(page, 'Acompte').getByText('40\u00a0%').waitFor();

  await edit(page, 'SIRET');
  await field(page, 'SIRET').fill('732 829 320 00075');
  await field(page, 'SIRET').press('Enter');
  await row(page, 'SIRET').getByText('Ce numéro SIRET n’existe pas : un de ses chiffres est faux').waitFor();
  await page.keyboard.press('Escape');

  await edit(page, 'Facebook');
  await field(page, 'Facebook').fill('www.facebook.example/barnum');
  await field(page, 'Facebook').press('Enter');
  await row(page, 'Facebook').getByText('https://www.facebook.example/barnum').waitFor();
});

test('hours are entered day by day, and read the same on the site and by search engines', async ({ page }) => {
  await changeCompanyInfo('Horaires', 'Sur rendez-vous');
  await openUntil(page, '/contact', 'Sur rendez-vous');
  await openCompany(page);
  await row(page, 'Horaires').getByText('À saisir de nouveau').waitFor();
  await edit(page, 'Horaires');
  await row(page, 'Horaires').getByText('« Sur rendez-vous » ne peut pas être lu').waitFor();
  const day = (name: string) => row(page, 'Horaires').getByRole('group', { name, exact: true });
  await day('Samedi').getByRole('switch').click();
  await day('Mercredi').getByRole('button', { name: 'Ajouter une pause' }).click();
  await day('Mercredi').getByLabel('Mercredi, ouverture', { exact: true }).fill('08:30');
  await page.getByRole('button', { name: 'Ajouter un jour exceptionnel' }).click();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await row(page, 'Horaires')
    .getByText('«\u00a0Jour exceptionnel 1\u00a0»\u00a0: indiquez chaque heure et chaque jour')
    .waitFor();
  await page.getByLabel('Jour exceptionnel 1', { exact: true }).and(page.locator('input')).fill('2099-12-24');
  await day('Jour exceptionnel 1').getByRole('switch').click();
  const lines = [
    'Le lundi et le mardi de 9 h à 18 h',
    'Le mercredi de 8 h 30 à 12 h et de 14 h à 18 h',
    'Le jeudi et le vendredi de 9 h à 18 h',
    'Le 24 décembre 2099 de 9 h à 18 h',
  ] as const;
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  for (const line of lines) await row(page, 'Horaires').getByText(line).waitFor();

  await openUntil(page, '/contact', lines[0]);
  for (const place of [page.getByRole('main'), page.getByRole('contentinfo')])
    for (const line of [...lines, /^Fermé\s: le samedi\s; le dimanche/m]) await place.getByText(line).waitFor();
  const html = await (await fetch(storefront('/contact'))).text();
  expect(html).toContain('"openingHours":["Mo-Tu 09:00-18:00","We 08:30-12:00","We 14:00-18:00","Th-Fr 09:00-18:00"]');
});

test('closed days are chosen in a calendar and read back in words', async ({ page }) => {
  await changeCompanyInfo('Jours fermés', 'le dimanche ; du 1er au 15 août 2099');
  await openCompany(page);
  await row(page, 'Jours fermés').getByText('Fermé : le dimanche ; du 1er au 15 août 2099').waitFor();
  await edit(page, 'Jours fermés');
  await tick(page.getByRole('checkbox', { name: 'Le lundi' }));
  await page.getByRole('switch', { name: 'Les jours fériés' }).click();
  const [year, month] = todayInParis().split('-').map(Number) as [number, number];
  const calendar = row(page, 'Jours fermés');
  for (let shown = month; shown < 12; shown += 1) await calendar.getByRole('button', { name: 'Mois suivant' }).click();
  for (const day of ['24', '26'])
    await calendar.getByRole('button', { name: new RegExp(`${day} décembre ${year}`) }).click();
  await calendar.getByRole('checkbox', { name: 'Chaque année du 24 au 26 décembre' }).check();
  await calendar.getByRole('button', { name: 'Retirer du 1er au 15 août 2099' }).click();
  const words = 'Fermé : le lundi ; le dimanche ; du 24 au 26 décembre ; les jours fériés';
  await calendar.getByText(words).waitFor();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('Information mise à jour avec succès').waitFor();
  await row(page, 'Jours fermés').getByText(words).waitFor();
  await openUntil(page, '/contact', words);
});

test('what the legal notice lacks is listed, with links to the rows', async ({ page }) => {
  await changeCompanyInfo('Médiateur', '');
  await openCompany(page);
  const missing = page.getByRole('list', { name: 'Informations légales à compléter' });
  await missing.getByRole('button', { name: 'Médiateur' }).click();
  await field(page, 'Médiateur').fill('Médiateur de la mer, https://mediateur.example/');
  await row(page, 'Médiateur').getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('Information mise à jour avec succès').waitFor();
  await missing.getByRole('button', { name: 'Médiateur' }).waitFor({ state: 'detached' });
});

test('a refusal keeps what was typed; the refresh button reloads', async ({ page }) => {
  await openCompany(page);
  const end = await failAt(page, 'UpdateCompanyInfo');
  await edit(page, 'Capital');
  await field(page, 'Capital').fill('20 000 €');
  await field(page, 'Capital').press('Enter');
  await page.getByText("Erreur lors de la mise à jour de l'information").waitFor();
  await expect.poll(() => field(page, 'Capital').inputValue()).toBe('20 000 €');
  await end();
  await page.keyboard.press('Escape');

  await changeCompanyInfo('Capital', '30 000 €');
  await page.getByRole('button', { name: 'Actualiser' }).click();
  await row(page, 'Capital').getByText('30 000 €').waitFor();
});

test('a list that cannot be read says so, and is read again', async ({ page }) => {
  await openScreen(page, '/admin/demandes', 'Demandes de réservation');
  const end = await failAt(page, 'CompanyInfo');
  await page.getByRole('link', { name: 'Paramètres' }).click();
  await page.getByRole('alert').getByText("Erreur lors du chargement des informations de l'entreprise").waitFor();
  await end();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await row(page, 'E-mail').waitFor();
});

test('two administrators on one value: nothing that was typed is lost', async ({ page }) => {
  await changeCompanyInfo('RCS', 'Vannes 000 000 001');
  await openCompany(page);
  await edit(page, 'Immatriculation');
  await field(page, 'Immatriculation').fill('Vannes 000 000 003');
  await changeCompanyInfo('RCS', 'Vannes 000 000 002');
  await page.keyboard.press('Enter');
  const notice = row(page, 'Immatriculation')
    .getByRole('alert')
    .filter({ hasText: 'Cet élément a changé entre-temps' });
  await notice.getByText(/000 000 002/).waitFor();
  await expect.poll(() => field(page, 'Immatriculation').inputValue()).toBe('Vannes 000 000 003');
  await row(page, 'Immatriculation').getByRole('button', { name: 'Enregistrer' }).click();
  await row(page, 'Immatriculation').getByText('Vannes 000 000 003').waitFor();
});

test('the screen is accessible, on a phone and on a large screen', async ({ page }) => {
  await openCompany(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const nom of ['E-mail', 'Horaires', 'Jours fermés']) {
      await edit(page, nom);
      await row(page, nom).getByRole('button', { name: 'Enregistrer' }).waitFor();
      expect(await seriousFaults(page), `${nom} at ${width} px`).toEqual([]);
      await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
      await row(page, nom).getByRole('button', { name: 'Annuler' }).click();
    }
  }
});
