import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { failAt, openRequest, openRequests, openScreen, takeMailStep } from '../support/back-office.ts';
import { createRequest } from '../support/requests.ts';
import { test } from '../support/test.ts';
import { inDays } from '../support/wizard.ts';

const openMessages = (page: Page, tab = '') => openScreen(page, `/admin/messages${tab}`, 'Messages');
const form = (page: Page) => page.getByRole('dialog', { name: 'Accusé de réception' });

const maelle = {
  Prénom: 'Maëlle',
  date: inDays(30),
  phone: null,
  'e-mail': 'maelle@exemple.example',
  item: [{ nom: 'Chaise pliante blanche', quantite: 3 }],
};

test('a mail to a visitor can be read, and sent by hand where there is no mail server', async ({ page }) => {
  const { id, remove } = await createRequest({ Nom: `Lettre-${Date.now()}`, ...maelle });
  await openMessages(page);
  await page.getByText('Les messages s’écrivent, mais ne partent pas d’eux-mêmes').waitFor();
  const card = page.getByRole('article', { name: new RegExp(`^Votre demande n°\\s${id} est bien arrivée, à maelle`) });
  await card.getByText('Lire le message').click();
  await card.getByText('– 3 × Chaise pliante blanche').waitFor();
  const byHand = card.getByRole('link', { name: /^Ouvrir dans votre messagerie/ });
  await expect
    .poll(() => byHand.getAttribute('href'))
    .toMatch(/^mailto:maelle%40exemple\.example\?subject=Votre%20demande/);
  const alert = page.getByRole('article', { name: new RegExp(`^Nouvelle demande n°\\s${id}.*, à admin@`) });
  await alert.getByText('Pour vous').waitFor();
  await expect.poll(() => alert.getByRole('button').count()).toBe(0);
  await card.getByRole('button', { name: /^Noter comme envoyé/ }).click();
  await page.getByText('Le message est marqué comme envoyé').waitFor();
  await card.getByText('Envoyé', { exact: true }).waitFor();
  await page.getByText('Envoyés', { exact: true }).click();
  await expect.poll(() => page.url()).toContain('etat=envoye');
  await card.waitFor();
  await remove();
});

test('a confirmation sends the visitor the company’s personal message', async ({ page }) => {
  const nom = `Confirmée-${Date.now()}`;
  const { id, remove } = await createRequest({ Nom: nom, ...maelle });
  await openRequests(page);
  const details = await openRequest(page, `Maëlle ${nom}`);
  await takeMailStep(page, 'Confirmer', 'Le portail sera ouvert dès 9 h.');
  await details.getByText('De « nouvelle » à « confirmée »').waitFor();
  await openMessages(page);
  const card = page.getByRole('article', { name: new RegExp(`^Votre réservation n°\\s${id} est confirmée`) });
  await card.getByText('Lire le message').click();
  await card.getByText('Le portail sera ouvert dès 9 h.').waitFor();
  await remove();
});

test('administrators edit a template and see its preview', async ({ page }) => {
  await openMessages(page, '?onglet=modeles');
  await page.getByRole('button', { name: /^Modifier\s: Accusé de réception$/ }).click();
  await form(page).getByLabel('Texte').fill('Merci {{prenom}} {{iban}}');
  await form(page).getByRole('button', { name: 'Enregistrer' }).click();
  await form(page).getByText('{{iban}} n’est pas un champ connu').waitFor();
  await form(page).getByLabel('Texte').fill('Merci {{prenom}} !');
  await form(page).getByText('Merci Camille !').waitFor();
  // By keyboard: the window's height changes with its text, which moves the button.
  await form(page).getByRole('button', { name: 'Enregistrer' }).press('Enter');
  await page.getByText('Modèle enregistré').first().waitFor();
  await form(page).waitFor({ state: 'hidden' });

  const { id, remove } = await createRequest({ Nom: `Modèle-${Date.now()}`, ...maelle });
  await openMessages(page);
  const card = page.getByRole('article', { name: new RegExp(`n°\\s${id} est bien arrivée`) });
  await card.getByText('Lire le message').click();
  await card.getByText('Merci Maëlle !').waitFor();
  await remove();

  await openMessages(page, '?onglet=modeles');
  await page.getByRole('button', { name: /^Modifier\s: Accusé de réception$/ }).click();
  await form(page).getByRole('button', { name: 'Reprendre le texte d’origine' }).press('Enter');
  await form(page).getByRole('button', { name: 'Enregistrer' }).press('Enter');
  await form(page).waitFor({ state: 'hidden' });
  // The list is read again after the window closed: opened too soon, it would show the former template.
  await openMessages(page, '?onglet=modeles');
  await page.getByRole('button', { name: /^Modifier\s: Accusé de réception$/ }).click();
  await expect.poll(() => form(page).getByLabel('Texte').inputValue()).toContain('Nous avons bien reçu votre demande');
});

test('messages that cannot be read say so, and are read again', async ({ page }) => {
  await openScreen(page, '/admin/demandes', 'Demandes de réservation');
  const end = await failAt(page, 'Mails');
  await page.getByRole('link', { name: 'Messages' }).click();
  await page.getByRole('alert').getByText('Les messages n’ont pas pu être chargés').waitFor();
  await end();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await page.getByText('Les messages s’écrivent', { exact: false }).waitFor();
});
