import { expect } from 'vitest';
import { openRequests, requestCard, requestCards } from '../support/back-office.ts';
import { storefront, test } from '../support/test.ts';
import { Wizard } from '../support/wizard.ts';

const article = 'Barnum pliant 3×6 m (18 m²)';

test('a visitor’s request reaches the administrator, who deletes it', async ({ page, context }) => {
  const name = `Enora Thread-${Date.now()}`;
  const [prenom = '', nom = ''] = name.split(' ');
  const address = '12 rue du Port, 56000 Vannes';

  await page.goto(storefront('/'));
  await page
    .getByRole('navigation', { name: 'Navigation principale' })
    .getByRole('link', { name: 'Catalogue' })
    .click();
  await page.waitForURL(storefront('/catalogue'));
  await page.getByRole('link', { name: `Voir plus : ${article}`, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: article, exact: true }).waitFor();
  await page.getByRole('link', { name: 'Réserver', exact: true }).click();

  const wizard = new Wizard(page);
  await wizard.atStep(1);
  await wizard.fillIdentity({ prenom, nom, phone: '06 39 98 01 23' });
  await wizard.goOn(2);
  expect(await wizard.quantity(article).inputValue()).toBe('1');
  await wizard.add(article);
  await wizard.add('Chaise pliante blanche');
  await wizard.goOn(3);
  await wizard.delivery().check();
  await wizard.address().fill(address);
  await wizard.send().click();
  await wizard.isSent();

  const office = await context.newPage();
  await openRequests(office);
  expect(await requestCards(office).first().getAttribute('aria-label')).toBe(`Demande de ${name}`);
  const card = requestCard(office, name);
  await card.getByText('Livraison : oui').waitFor();
  await card.getByText('2 articles').waitFor();

  await card.getByRole('button', { name: /^Voir les détails/ }).click();
  const details = office.getByRole('dialog', { name: `Demande de ${name}` });
  await details.getByText(address).waitFor();
  // What is left in these days comes after the name as soon as it is read.
  const row = details.getByRole('row').filter({ has: office.getByRole('rowheader', { name: article }) });
  await row.getByRole('cell', { name: '2', exact: true }).waitFor();
  await details.getByText('06 39 98 01 23').waitFor();
  await details.getByRole('button', { name: 'Fermer' }).last().click();
  await details.waitFor({ state: 'hidden' });

  office.once('dialog', (dialog) => dialog.dismiss());
  await card.getByRole('button', { name: /^Supprimer/ }).click();
  expect(await card.count()).toBe(1);
  office.once('dialog', (dialog) => dialog.accept());
  await card.getByRole('button', { name: /^Supprimer/ }).click();
  await office.getByText('Demande supprimée avec succès').waitFor();
  await card.waitFor({ state: 'detached' });
});
