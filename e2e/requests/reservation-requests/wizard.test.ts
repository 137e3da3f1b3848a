import { formatNumericDay, formatShortWeekday } from '@barnum/rules/dates/format-dates';
import { expect } from 'vitest';
import { afterMonday } from '../../../prisma/seed/dates.ts';
import { openRequests, requestCard } from '../../support/back-office.ts';
import { deleteRequest } from '../../support/requests.ts';
import { changeCompanyInfo } from '../../support/service.ts';
import { storefront, test, untilPageSays } from '../../support/test.ts';
import { inDays, Wizard } from '../../support/wizard.ts';

const chair = 'Chaise pliante blanche';
const marquee = 'Barnum pliant 3×6 m (18 m²)';
const tent = 'Tente de réception 5×10 m (50 m²)';

test('« Suivant » stays disabled until the first step’s rules hold', async ({ page }) => {
  const wizard = await new Wizard(page).open();
  await expect.poll(() => wizard.next().isDisabled()).toBe(true);
  await wizard.fillIdentity({ nom: 'Le Gall', prenom: 'Yann' });
  await page.getByLabel('E-mail').blur();
  await page.getByText('Veuillez renseigner au moins un téléphone ou un e-mail').first().waitFor();
  await expect.poll(() => wizard.next().isDisabled()).toBe(true);
  await page.getByLabel('E-mail').fill('yann@example.org');
  await expect.poll(() => wizard.next().isEnabled()).toBe(true);

  await page.getByLabel('Date souhaitée').fill(inDays(-2));
  await expect.poll(() => wizard.next().isDisabled()).toBe(true);
  await expect
    .poll(() => page.getByLabel('Date souhaitée').getAttribute('min'))
    .toBe(new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris' }).format(new Date()));
});

test('name, first name and date are each required; today is accepted, and a phone or an e-mail is enough', async ({
  page,
}) => {
  // On Sundays the company is closed.
  await page.clock.setFixedTime(`${afterMonday(0)}T12:00:00Z`);
  const wizard = await new Wizard(page).open();
  await wizard.fillIdentity({ nom: 'Le Gall', prenom: 'Yann', phone: '06 39 98 01 24' });
  await expect.poll(() => wizard.next().isEnabled()).toBe(true);
  for (const label of [/^Nom\b/, 'Prénom', 'Date souhaitée', 'Téléphone']) {
    const field = page.getByLabel(label);
    const value = await field.inputValue();
    await field.fill('');
    await expect.poll(() => wizard.next().isDisabled(), { message: String(label) }).toBe(true);
    await field.fill(value);
    await expect.poll(() => wizard.next().isEnabled(), { message: String(label) }).toBe(true);
  }
  const today = await page.getByLabel('Date souhaitée').getAttribute('min');
  await page.getByLabel('Date souhaitée').fill(today ?? '');
  await expect.poll(() => wizard.next().isEnabled()).toBe(true);

  await page.getByLabel('E-mail').fill('pas une adresse');
  await expect.poll(() => wizard.next().isDisabled()).toBe(true);
  await page.getByLabel('E-mail').fill('yann@example.org');
  await page.getByLabel('Téléphone').fill('');
  await expect.poll(() => wizard.next().isEnabled()).toBe(true);
});

test('a closed day is refused at its field, with the next open day', async ({ page }) => {
  const [wednesday, thursday] = [afterMonday(37), afterMonday(38)];
  await changeCompanyInfo('Jours fermés', `le dimanche ; ${formatNumericDay(wednesday)}`);
  await untilPageSays('/reservation', wednesday);
  const wizard = await new Wizard(page).open();
  await wizard.fillIdentity({ nom: 'Le Gall', prenom: 'Yann', phone: '06 39 98 01 24' });
  await page.getByLabel('Date souhaitée').fill(wednesday);
  await page.getByText(`Prochain jour ouvert\u00a0: le ${formatShortWeekday(thursday)}`).waitFor();
  await expect.poll(() => wizard.next().isDisabled()).toBe(true);
  await page.getByLabel('Date souhaitée').fill(thursday);
  await expect.poll(() => wizard.next().isEnabled()).toBe(true);
  await page.getByLabel('Retour du matériel').fill(afterMonday(41));
  await page
    .getByText(/^Nous sommes fermés le dimanche .*, jour du retour\. Prochain jour ouvert\s: le lundi/)
    .waitFor();
});

test('says at the form how personal data is used, and that a request is not binding', async ({ page }) => {
  const wizard = await new Wizard(page).open();
  await page.getByText('sans engagement').first().waitFor();
  const notice = page.getByRole('group').filter({ hasText: 'Responsable :' });
  await notice.getByText('Vos données personnelles ne servent qu’à vous répondre').click();
  const words = await notice.innerText();
  for (const word of [
    'Barnum & Compagnie',
    'étudier votre demande',
    'RGPD',
    'sont nécessaires',
    '10 ans au plus',
    'rectification',
    'CNIL',
  ]) {
    expect(words).toContain(word);
  }
  await wizard.fillIdentity({ nom: 'Le Gall', prenom: 'Yann', phone: '06 39 98 01 24' });
  await wizard.goOn(2);
  await wizard.add(chair);
  await wizard.goOn(3);
  await expect.poll(() => notice.getByText('CNIL').isVisible()).toBe(true);
});

test('the second step requires an article and respects the stock', async ({ page }) => {
  const wizard = await new Wizard(page).open();
  await wizard.fillIdentity({ nom: 'Le Gall', prenom: 'Yann', phone: '06 39 98 01 24' });
  await wizard.goOn(2);
  await expect.poll(() => wizard.next().isDisabled()).toBe(true);

  await wizard.add(tent);
  await expect.poll(() => wizard.plus(tent).isDisabled()).toBe(true);
  await expect.poll(() => wizard.plus(tent).getAttribute('title')).toBe('Stock maximum atteint (1)');
  await expect.poll(() => wizard.next().isEnabled()).toBe(true);

  await page.getByRole('button', { name: `Retirer ${tent}` }).click();
  await expect.poll(() => wizard.quantity(tent).inputValue()).toBe('0');
  await expect.poll(() => wizard.next().isDisabled()).toBe(true);
});

test('a typed quantity stops at the stock, too, and 0 removes the article', async ({ page }) => {
  const wizard = await new Wizard(page).open();
  await wizard.fillIdentity({ nom: 'Le Gall', prenom: 'Yann', phone: '06 39 98 01 24' });
  await wizard.goOn(2);
  await wizard.quantity(marquee).fill('99');
  await expect.poll(() => wizard.quantity(marquee).inputValue()).toBe('4');
  await expect.poll(() => wizard.plus(marquee).getAttribute('title')).toBe('Stock maximum atteint (4)');
  await page.getByRole('link', { name: /Ma demande \(1\)/ }).waitFor();
  await wizard.quantity(marquee).fill('0');
  await page.getByRole('link', { name: /Ma demande \(0\)/ }).waitFor();
  await expect.poll(() => wizard.next().isDisabled()).toBe(true);
});

test('the price is estimated, and everything can be reviewed before sending', async ({ page }) => {
  const wizard = await new Wizard(page).open();
  await wizard.fillIdentity({ nom: 'Le Gall', prenom: 'Yann', phone: '06 39 98 01 24' });
  await wizard.goOn(2);
  await wizard.add(marquee);
  await wizard.add(marquee);
  await wizard.add(chair);
  const recap = page.getByRole('complementary');
  const read = async () => (await recap.innerText()).replace(/\s+/g, ' ');
  await expect.poll(read).toContain('Estimation TTC 222,00 € Cautions, rendues après le retour 1 420,00 €');
  await expect
    .poll(read)
    .toMatch(/Estimation pour .*le prix d’un week-.end, qui vaut jusqu’à 4 jours\. Livraison non comprise\./);
  await expect.poll(read).toContain('Le prix varie selon la durée de la location');

  await wizard.goOn(3);
  await recap.getByRole('heading', { name: 'Vérifiez votre demande' }).waitFor();
  await expect.poll(read).not.toContain('Montage');
  await expect.poll(read).toContain('Non, vous venez chercher le matériel');
  await wizard.delivery().check();
  await wizard.address().fill('3 venelle des Dunes, Quiberon');
  for (const word of ['Yann Le Gall', '06 39 98 01 24', `2 × ${marquee}`, '3 venelle des Dunes, Quiberon']) {
    await expect.poll(read).toContain(word);
  }
  await expect.poll(read).toContain('Location 222,00 € Montage 70,00 € Estimation TTC 292,00 €');
  // In a zone the delivery has a price, which the estimate counts.
  await wizard.address().fill('3 venelle des Dunes, 56400 Auray');
  await expect
    .poll(read)
    .toContain('Location 222,00 € Montage 70,00 € Livraison et reprise 35,00 € Estimation TTC 327,00 €');
  await expect.poll(read).not.toContain('Livraison non comprise');
  await recap.getByRole('button', { name: 'Modifier : Articles' }).click();
  await wizard.atStep(2);
});

test('an article’s « Réserver » adds it to the request, and the selection leaves the address', async ({ page }) => {
  await page.goto(storefront('/article/chaise-pliante-blanche'));
  const link = page.getByRole('link', { name: 'Réserver', exact: true }).first();
  expect(await link.getAttribute('href')).toMatch(/^\/reservation\?selectedArticles=\d+$/);
  await link.click();
  await page.waitForURL(storefront('/reservation'));
  await page.getByRole('complementary').getByText(chair).waitFor();
});

test('a day that has passed while the form was open must be chosen again', async ({ page }) => {
  await page.clock.install();
  const wizard = await new Wizard(page).open();
  await wizard.fillIdentity({ nom: 'Le Gall', prenom: 'Yann', phone: '06 39 98 01 24' });
  await page.getByLabel('Date souhaitée').fill(afterMonday(9));
  await wizard.goOn(2);
  await wizard.add(chair);
  await wizard.goOn(3);
  // Sooner than a draft is forgotten.
  await page.clock.setFixedTime(`${inDays(25)}T12:00:00Z`);
  await wizard.send().click();
  await page.getByText('Veuillez remplir tous les champs obligatoires').first().waitFor();
  await wizard.atStep(1);
  await page.getByText('La date ne peut pas être passée').waitFor();
  await expect
    .poll(() => page.getByLabel('Date souhaitée').evaluate((field) => field === document.activeElement))
    .toBe(true);
});

test('the days are the whole week-end whichever return is named, but begin today at the earliest', async ({ page }) => {
  await page.clock.setFixedTime('2035-07-07T12:00:00Z');
  await new Wizard(page).open();
  await page.getByLabel('Date souhaitée').fill('2035-07-07');
  await page
    .getByText(/^Votre fête\s: samedi 7 juillet\s· retrait samedi 7 .*\s· retour lundi 9 .*\s· 1\sweek-.end\.$/)
    .waitFor();
  await page.getByLabel('Date souhaitée').fill('2035-07-14');
  await page.getByLabel('Retour du matériel').fill('2035-07-16');
  await page
    .getByText(/^Votre fête\s: samedi 14 juillet\s· retrait vendredi 13 .*\s· retour lundi 16 .*\s· 1\sweek-.end\.$/)
    .waitFor();
});

test('delivery requires an address, and unchecking it clears the address', async ({ page }) => {
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
  await expect.poll(() => wizard.address().count()).toBe(0);
  await wizard.delivery().check();
  await expect.poll(() => wizard.address().inputValue()).toBe('');
});

test('the draft survives a reload, and « Précédent » keeps what was typed', async ({ page }) => {
  const wizard = await new Wizard(page).open();
  await wizard.fillIdentity({ nom: 'Tanguy', prenom: 'Maëlle', email: 'maelle@example.org' });
  await wizard.goOn(2);
  await wizard.add(chair);
  await page.reload();
  await wizard.atStep(2);
  await expect.poll(() => wizard.quantity(chair).inputValue()).toBe('1');
  await wizard.goBack(1);
  await expect.poll(() => page.getByLabel('Prénom').inputValue()).toBe('Maëlle');
});

test('the basket in the header counts what the catalogue’s cards add', async ({ page }) => {
  await page.goto(storefront('/catalogue'));
  await page.getByRole('button', { name: `Ajouter : ${chair}`, exact: true }).click();
  await page.getByRole('link', { name: /Ma demande \(1\)/ }).click();
  await page.getByRole('dialog', { name: 'Ma demande' }).getByRole('link', { name: 'Continuer' }).click();
  const wizard = new Wizard(page);
  await wizard.atStep(1);
  await wizard.fillIdentity({ nom: 'Riou', prenom: 'Gwenn', phone: '06 39 98 01 26' });
  await wizard.goOn(2);
  await expect.poll(() => wizard.quantity(chair).inputValue()).toBe('1');
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
  await expect.poll(() => requestCard(office, `Soizic ${nom}`).count()).toBe(1);
  await deleteRequest(await new Wizard(page).openFollowUp());
});

test('a filled honeypot refuses the request; a person whose browser filled it in can send again', async ({ page }) => {
  const wizard = await new Wizard(page).open();
  await expect.poll(() => page.getByRole('textbox', { name: 'Laissez ce champ vide' }).count()).toBe(0);
  await wizard.fillIdentity({ nom: 'Le Berre', prenom: 'Maïwenn', phone: '06 39 98 01 29' });
  await wizard.goOn(2);
  await wizard.add(chair);
  await wizard.goOn(3);
  const honeypot = page.locator('input[name="siteWeb"]');
  await expect.poll(() => honeypot.getAttribute('tabindex')).toBe('-1');
  await honeypot.fill('https://casino.example', { force: true });
  await wizard.send().click();
  await page.getByText('Un champ invisible du formulaire était rempli').waitFor();
  await wizard.send().click();
  await wizard.isSent();
  await deleteRequest(await wizard.openFollowUp());
});

test('while a request is sent, its fields keep the focus and do not change', async ({ page }) => {
  const wizard = await new Wizard(page).open();
  await wizard.fillIdentity({ nom: 'Patient', prenom: 'Ronan', phone: '06 39 98 01 29' });
  await wizard.goOn(2);
  await wizard.add(chair);
  await wizard.goOn(3);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/graphql', async (route) => {
    await answered;
    await route.continue();
  });
  await wizard.delivery().press('Enter');
  await page.getByRole('button', { name: 'Envoi en cours…' }).waitFor();
  await wizard.delivery().press('Space');
  await expect.poll(() => wizard.delivery().evaluate((box) => box === document.activeElement)).toBe(true);
  await expect.poll(() => wizard.delivery().isChecked()).toBe(false);
  await page.getByRole('button', { name: 'Précédent' }).press('Enter');
  answer();
  await wizard.isSent();
  await deleteRequest(await wizard.openFollowUp());
});

test('what disappears under the focus hands it on', async ({ page }) => {
  const wizard = await new Wizard(page).open();
  await wizard.fillIdentity({ nom: 'Patient', prenom: 'Ronan', phone: '06 39 98 01 29' });
  await wizard.goOn(2);
  const search = page.getByLabel('Rechercher un article');
  await search.fill('introuvable');
  await page.getByRole('button', { name: 'Voir tous les articles' }).press('Enter');
  await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
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
  const toasts = page.getByRole('region', { name: /Notifications.*Alt\+T/i });
  await toasts.getByText("Erreur lors de l'enregistrement de la réservation").waitFor();
  await expect.poll(() => toasts.getAttribute('aria-live')).toBe('polite');
  const list = toasts.getByRole('list');
  await expect
    .poll(async () => [await list.getAttribute('data-y-position'), await list.getAttribute('data-x-position')])
    .toEqual(['top', 'right']);
  await page.keyboard.press('Alt+t');
  await expect.poll(() => list.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.reload();
  await wizard.atStep(3);
  await page.unroute('**/graphql');
  await wizard.send().click();
  await wizard.isSent();
  await deleteRequest(await wizard.openFollowUp());
});
