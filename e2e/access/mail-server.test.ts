import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { overflow, seriousFaults } from '../support/accessibility.ts';
import { confirm, openScreen } from '../support/back-office.ts';
import { test } from '../support/test.ts';

test('the mail server is set, tried and removed, and its password shown to nobody', async ({ page }) => {
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('/graphql')) answers.push(await response.text().catch(() => ''));
  });
  await openScreen(page, '/admin/settings?onglet=messagerie', 'Paramètres');
  const own = page.getByLabel('Votre mot de passe de connexion');
  await page.getByLabel('Serveur').fill('https://localhost');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await own.fill('barnum-demo');
  await page.getByText('Veuillez saisir le nom du serveur seul').waitFor();
  await page.getByLabel('Serveur').fill('smtp.exemple.example');
  await page.getByLabel('Compte', { exact: true }).fill('bonjour@exemple.example');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('Un compte a besoin de son mot de passe').waitFor();
  await page.getByRole('textbox', { name: 'Mot de passe', exact: true }).fill('Ponant-2027');
  await page.getByLabel('Serveur').fill('localhost');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('« localhost » est sur votre réseau privé').waitFor();
  await page.getByLabel('Serveur').fill('smtp.exemple.example');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('Serveur de messagerie enregistré').first().waitFor();
  await page.getByText('Enregistré, et n’est montré à personne').waitFor();
  await expect.poll(() => own.inputValue()).toBe('');
  await expect.poll(() => page.getByRole('textbox', { name: 'Mot de passe', exact: true }).inputValue()).toBe('');
  expect(await seriousFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Envoyer un message d’essai' }).click();
  await page.getByRole('status').getByText('Le nom « smtp.exemple.example » est inconnu').waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => overflow(page)).toBe(0);

  await page.reload();
  await page.getByText('Enregistré, et n’est montré à personne').waitFor();
  await page.getByLabel('Serveur').fill('autre.exemple.example');
  await own.fill('barnum-demo');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('Saisissez à nouveau le mot de passe').waitFor();
  await page.reload();
  await remove(page);
  await page.getByText('Serveur de messagerie retiré').waitFor();
  await expect.poll(() => page.getByLabel('Serveur').inputValue()).toBe('');
  // Another one begins anew.
  await page.getByLabel('Serveur').fill('smtp.exemple.example');
  await own.fill('barnum-demo');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('Serveur de messagerie enregistré').first().waitFor();
  await remove(page);
  await expect.poll(() => page.getByLabel('Serveur').inputValue()).toBe('');
  await expect.poll(() => answers.some((text) => text.includes('hasPassword'))).toBe(true);
  expect(answers.filter((text) => text.includes('Ponant-2027'))).toEqual([]);
});

async function remove(page: Page): Promise<void> {
  await confirm(page, page.getByRole('button', { name: 'Retirer ce serveur' }));
  const window = page.getByRole('dialog', { name: 'Retirer le serveur de messagerie' });
  await window.getByLabel('Mot de passe actuel').fill('barnum-demo');
  await window.getByRole('button', { name: 'Retirer ce serveur' }).click();
  await window.waitFor({ state: 'hidden' });
}
