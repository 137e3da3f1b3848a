import { expect } from 'vitest';
import { createArticle, deleteArticle } from '../../support/articles.ts';
import { createRequest, moveRequest } from '../../support/requests.ts';
import { test } from '../../support/test.ts';
import { inDays, Wizard } from '../../support/wizard.ts';

test.for([
  { stock: 1, wanted: 1, badge: 'Complet à vos dates', title: 'Un article est complet à vos dates' },
  { stock: 3, wanted: 3, badge: 'Pas assez : 2 libres sur 3', title: 'Il n’y en a pas assez à vos dates' },
])('of $wanted of $stock pieces, one reserved, recap and last step say $title', async (example, { page }) => {
  const { stock, wanted, badge, title } = example;
  const nom = `Kiosque ${Date.now()}`;
  const article = await createArticle({ nom, prix: 90, quantite: stock });
  const booked = await createRequest({ Nom: 'Première', date: inDays(30), item: [{ nom, quantite: 1 }] });
  await moveRequest(booked.id, 'confirmee');

  const wizard = await new Wizard(page).open(`?selectedArticles=${article}`);
  await wizard.fillIdentity({ prenom: 'Yuna', nom: 'Le Bihan', phone: '06 39 98 01 48' });
  const recap = page.getByRole('complementary');
  await wizard.goOn(2);
  await wizard.quantity(nom).fill(String(wanted));
  await recap.getByText(badge, { exact: true }).waitFor();
  await wizard.goOn(3);
  await recap.getByText(title, { exact: true }).waitFor();
  await page.getByLabel('Adresse de livraison').waitFor({ state: 'detached' });
  await booked.remove();
  await deleteArticle(article);
});

test('the focus stays on a button of a quantity that stops', async ({ page }) => {
  const nom = `Rare ${Date.now()}`;
  const article = await createArticle({ nom, prix: 5, quantite: 2 });
  const wizard = await new Wizard(page).open(`?selectedArticles=${article}`);
  await wizard.fillIdentity({ prenom: 'Yuna', nom: 'Le Bihan', phone: '06 39 98 01 48' });
  await wizard.goOn(2);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await wizard.plus(nom).press('Enter');
  await expect.poll(() => wizard.plus(nom).isDisabled()).toBe(true);
  await expect.poll(focused).toBe(`Ajouter un exemplaire de ${nom}`);
  await page.keyboard.press('Enter');
  await expect.poll(() => wizard.quantity(nom).inputValue()).toBe('2');
  const minus = page.getByRole('button', { name: `Enlever un exemplaire de ${nom}` });
  await minus.press('Enter');
  await page.getByRole('button', { name: `Retirer ${nom}` }).press('Enter');
  await expect.poll(() => wizard.quantity(nom).inputValue()).toBe('0');
  await expect.poll(focused).toBe(`Enlever un exemplaire de ${nom}`);
  await deleteArticle(article);
});
