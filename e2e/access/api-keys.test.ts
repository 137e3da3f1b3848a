import { expect } from 'vitest';
import { confirm, openScreen } from '../support/back-office.ts';
import { backoffice, test } from '../support/test.ts';

test('a key is made by keyboard on a phone, shown once, opens what it says, and ends when it is revoked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openScreen(page, '/admin/settings?onglet=cles', 'Paramètres');
  await page.getByText('Aucune clé').waitFor();

  await page.getByRole('button', { name: 'Créer une clé' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Créer une clé' });
  await form.getByRole('button', { name: 'Créer la clé' }).press('Enter');
  await form.getByText('Cochez au moins un droit').waitFor();
  await form.getByLabel('Nom').fill('Site vitrine');
  await form.getByRole('checkbox', { name: 'Articles' }).press('Space');
  await form.getByLabel('Mot de passe actuel').fill('une autre phrase');
  await form.getByRole('button', { name: 'Créer la clé' }).press('Enter');
  await form.getByText('Ce n’est pas votre mot de passe actuel').waitFor();
  await form.getByLabel('Mot de passe actuel').fill('barnum-demo');
  await form.getByRole('button', { name: 'Créer la clé' }).press('Enter');
  const window = page.getByRole('dialog', { name: /^La clé/ });
  const key = await window.getByRole('textbox', { name: 'Clé' }).inputValue();
  expect(key).toMatch(/^barnum_/);
  await confirm(page, window.getByRole('button', { name: 'Fermer' }), 'dismiss');
  await window.getByRole('button', { name: 'J’ai copié la clé' }).press('Enter');
  await window.waitFor({ state: 'hidden' });

  const call = (path: string) =>
    page.request.get(backoffice(`/api${path}`), { headers: { authorization: `Bearer ${key}` } });
  expect((await call('/auth/verify')).status()).toBe(200);
  expect((await call('/forms')).status()).toBe(403);

  await page.reload();
  const line = page.getByRole('list', { name: 'Clés' }).getByRole('listitem');
  await line.getByText('Dernière utilisation').waitFor();
  expect(await page.content()).not.toContain(key);
  await confirm(page, line.getByRole('button', { name: 'Révoquer Site vitrine' }));
  await line.getByText(/Révoquée le/).waitFor();
  expect((await call('/auth/verify')).status()).toBe(401);
});
