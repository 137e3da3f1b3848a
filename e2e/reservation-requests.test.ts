import { expect } from 'vitest';
import { openRequests, requestCard } from './support/back-office.ts';
import { storefront, test } from './support/test.ts';
import { inDays, Wizard } from './support/wizard.ts';

const chair = 'Chaise pliante blanche';
const tent = 'Tente de réception 5×10 m (50 m²)';

test('« Suivant » stays disabled until the first step’s rules hold', async ({ page }) => {
  const wizard = await new Wizard(page).open();
  expect(await wizard.next().isDisabled()).toBe(true);
  await wizard.fillIdentity({ nom: 'Le Gall', prenom: 'Yann' });
  await page.getByLabel('E-mail').blur();
  await page.getByText('Veuillez renseigner au moins un téléphone ou un e-mail').first().waitFor();
  expect(await wizard.next().isDisabled()).toBe(true);
  await page.getByLabel('E-mail').fill('yann@example.org');
  expect(await wizard.next().isEnabled()).toBe(true);

  await page.getByLabel('Date souhaitée').fill(inDays(-2));
  expect(await wizard.next().isDisabled()).toBe(true);
  expect(await page.getByLabel('Date souhaitée').getAttribute('min')).toBe(
    new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris' }).format(new Date()),
  );
});

test('the second step asks for an article and keeps to the stock', async ({ page }) => {
  const wizard = await new Wizard(page).open();
  await wizard.fillIdentity({ nom: 'Le Gall', prenom: 'Yann', phone: '06 39 98 01 24' });
  await wizard.goOn(2);
  expect(await wizard.next().isDisabled()).toBe(true);

  await wizard.add(tent);
  expect(await wizard.plus(tent).isDisabled()).toBe(true);
  expect(await wizard.plus(tent).getAttribute('title')).toBe('Stock maximum atteint (1)');
  expect(await wizard.next().isEnabled()).toBe(true);

  await page.getByRole('button', { name: `Retirer ${tent}` }).click();
  expect(await wizard.quantity(tent).inputValue()).toBe('0');
  expect(await wizard.next().isDisabled()).toBe(true);
});

test('delivery asks for an address, and unchecking it clears the address', async ({ page }) => {
  const wizard = await new Wizard(page).open();
  await wizard.fillIdentity({ nom: 'Le Gall', prenom: 'Yann', phone: '06 39 98 01 25' });
  await wizard.goOn(2);
  await wizard.add(chair);
  await wizard.goOn(3);

  await wizard.delivery().check();
  await wizard.send().click();
  await page.getByText('Veuillez renseigner une adresse pour la livraison').first().waitFor();

  await wizard.address().fill('3 venelle des Dunes, Quiberon');
  await wizard.delivery().uncheck();
  expect(await wizard.address().count()).toBe(0);
  await wizard.delivery().check();
  expect(await wizard.address().inputValue()).toBe('');
});

test('the draft survives a reload, and « Précédent » keeps what was typed', async ({ page }) => {
  const wizard = await new Wizard(page).open();
  await wizard.fillIdentity({ nom: 'Tanguy', prenom: 'Maëlle', email: 'maelle@example.org' });
  await wizard.goOn(2);
  await wizard.add(chair);
  await page.reload();
  await wizard.atStep(2);
  expect(await wizard.quantity(chair).inputValue()).toBe('1');
  await wizard.goBack(1);
  expect(await page.getByLabel('Prénom').inputValue()).toBe('Maëlle');
});

test('the basket in the header counts what the catalogue’s cards add', async ({ page }) => {
  await page.goto(storefront('/catalogue'));
  await page.getByRole('button', { name: `Ajouter : ${chair}`, exact: true }).click();
  await page.getByRole('link', { name: /Ma demande \(1\)/ }).click();
  const wizard = new Wizard(page);
  await wizard.atStep(1);
  await wizard.fillIdentity({ nom: 'Riou', prenom: 'Gwenn', phone: '06 39 98 01 26' });
  await wizard.goOn(2);
  expect(await wizard.quantity(chair).inputValue()).toBe('1');
});

test('a request sent twice is one request', async ({ page, context }) => {
  const nom = `Double-${Date.now()}`;
  for (const _time of ['first', 'second']) {
    const wizard = await new Wizard(page).open();
    await wizard.fillIdentity({ nom, prenom: 'Soizic', phone: '06 39 98 01 27' });
    await wizard.goOn(2);
    await wizard.add(chair);
    await wizard.goOn(3);
    await wizard.send().dblclick();
    await wizard.isSent();
  }
  const office = await context.newPage();
  await openRequests(office);
  expect(await requestCard(office, `Soizic ${nom}`).count()).toBe(1);
});

test('when the service refuses, nothing that was typed is lost', async ({ page, expectedProblems }) => {
  expectedProblems.push(/503/);
  const wizard = await new Wizard(page).open();
  await wizard.fillIdentity({ nom: 'Perdu', prenom: 'Ronan', phone: '06 39 98 01 28' });
  await wizard.goOn(2);
  await wizard.add(chair);
  await wizard.goOn(3);
  await page.route('**/graphql', (route) => route.fulfill({ status: 503, body: '{}' }));
  await wizard.send().click();
  await page.getByText("Erreur lors de l'enregistrement de la réservation").waitFor();
  await page.unroute('**/graphql');
  await wizard.send().click();
  await wizard.isSent();
});
