import { expect } from 'vitest';
import { overflow, seriousFaults } from '../support/accessibility.ts';
import { agree, confirm, openScreen, tick } from '../support/back-office.ts';
import { test } from '../support/test.ts';
import { administrator } from '../support/users.ts';

test('a webhook is made, tried, switched off and deleted, and its secret shown once', async ({ page }) => {
  await openScreen(page, '/admin/settings?onglet=cles', 'Paramètres');
  await page.getByText('Aucun webhook').waitFor();
  await page.getByRole('button', { name: 'Créer un webhook' }).click();
  const form = page.getByRole('dialog', { name: 'Créer un webhook' });
  await form.getByLabel('Nom').fill('Comptabilité');
  await form.getByLabel('Adresse').fill('https://localhost/barnum');
  await form.getByRole('button', { name: 'Créer le webhook' }).click();
  await form.getByText('Veuillez choisir au moins un événement').waitFor();
  await tick(form.getByLabel('Une facture ou un avoir est émis'));
  await form.getByLabel('Mot de passe actuel').fill(administrator.password);
  await form.getByRole('button', { name: 'Créer le webhook' }).click();
  await form.getByText('Cette adresse mène à un réseau privé').waitFor();
  await form.getByLabel('Adresse').fill('https://recepteur.exemple.example/barnum');
  await form.getByRole('button', { name: 'Créer le webhook' }).click();

  const shown = page.getByRole('dialog', { name: 'Le secret de « Comptabilité »' });
  const secret = await shown.getByRole('textbox').inputValue();
  expect(secret).toMatch(/^whsec_/);
  await confirm(page, shown.getByRole('button', { name: 'J’ai copié le secret' }));
  await shown.waitFor({ state: 'hidden' });
  await page.reload();
  const line = page.getByRole('list', { name: 'Webhooks' }).getByRole('listitem');
  await line.getByText('Actif').waitFor();
  expect(await page.content()).not.toContain(secret);
  expect(await seriousFaults(page)).toEqual([]);

  await line.getByRole('button', { name: 'Envoyer un essai à Comptabilité' }).click();
  const deliveries = page.getByRole('dialog', { name: 'Livraisons de « Comptabilité »' });
  await deliveries.getByText('Le nom de l’adresse est inconnu').waitFor();
  await deliveries.getByText('En attente').waitFor();
  await deliveries.getByText('Contenu et réponse').click();
  await deliveries.getByText('"type":"webhook.test"').waitFor();
  await deliveries.getByRole('button', { name: /^Renvoyer : Essai/ }).click();
  await page.getByText('La livraison va être envoyée de nouveau').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => overflow(page)).toBe(0);
  await deliveries.getByRole('button', { name: 'Fermer' }).last().click();
  await deliveries.waitFor({ state: 'hidden' });
  await expect.poll(() => overflow(page)).toBe(0);

  await agree(page, line.getByRole('button', { name: 'Désactiver Comptabilité' }), 'Désactiver');
  await line.getByText('Désactivé', { exact: true }).waitFor();
  await confirm(page, line.getByRole('button', { name: 'Supprimer Comptabilité' }));
  await page.getByText('Aucun webhook').waitFor();
});
