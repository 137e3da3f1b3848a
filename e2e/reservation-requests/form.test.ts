import { expect } from 'vitest';
import { afterMonday } from '../../prisma/seed/dates.ts';
import { overflow, seriousFaults, smallTargets } from '../support/accessibility.ts';
import { createArticle, deleteArticle } from '../support/articles.ts';
import { confirm, openRequests, openScreen, requestPage } from '../support/back-office.ts';
import { createRequest, deleteRequest, moveRequest } from '../support/requests.ts';
import { backoffice, storefront, test } from '../support/test.ts';
import { inDays } from '../support/wizard.ts';

const days = { date: afterMonday(406), dateRetour: afterMonday(411) };

test('a call is written down by keyboard, and what was written is changed later', async ({ page }) => {
  const nom = `Appel-${Date.now()}`;
  const tent = await createArticle({ nom: `Été ${nom}`, prix: 60, quantite: 4, unite: 'weekend' });
  const twin = await createArticle({ nom: `Été ${nom}`, prix: 40, quantite: 1, unite: 'journée' });
  await openRequests(page);
  await page.getByRole('link', { name: 'Saisir une demande' }).click();
  const keyboard = page.keyboard;
  // The customer's first words: a day that is over by now.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('demande_date');
  await page.getByLabel('Date souhaitée').fill(inDays(-1));
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('Veuillez renseigner au moins un téléphone ou un e-mail').waitFor();
  await page.getByText('Veuillez sélectionner au moins un article').waitFor();

  // Articles of the same name are told apart by what their price is for; Enter leads from line to line.
  const search = page.getByRole('combobox', { name: 'Articles' });
  await search.fill(`ete ${nom.toUpperCase()}`);
  await page.getByText('par journée · 40,00 €').waitFor();
  await page.getByText('par week-end · 60,00 €').click();
  const [quantity, other] = [
    page.getByLabel(`Quantité : Été ${nom}`).first(),
    page.getByLabel(`Quantité : Été ${nom}`),
  ];
  await expect.poll(() => quantity.evaluate((field) => field === document.activeElement)).toBe(true);
  await keyboard.type('6');
  await page.getByText('4 libres sur 4 : il en manque 2').waitFor();
  await expect.poll(() => quantity.inputValue()).toBe('6');
  await page.getByText('360,00').first().waitFor();
  await keyboard.press('Enter');
  await keyboard.type(`ete ${nom}`);
  await page.getByText('par journée · 40,00 €').waitFor();
  await keyboard.press('ArrowUp');
  await keyboard.press('Enter');
  await expect.poll(() => other.count()).toBeGreaterThan(0);

  await page.getByLabel('Nom', { exact: true }).fill(nom);
  await page.getByLabel('Prénom').fill('Gwenaëlle');
  await page.getByLabel('Téléphone').fill('06 39 98 01 46');
  await page.getByLabel('Notes internes').fill('Rappelle mardi');
  expect(await seriousFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
  expect(await smallTargets(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('Demande enregistrée').waitFor();

  const details = await requestPage(page, `Gwenaëlle ${nom}`);
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  await details.getByText('Par téléphone').waitFor();
  await expect.poll(() => details.getByLabel('Notes internes').inputValue()).toBe('Rappelle mardi');
  await details.getByRole('link', { name: 'Modifier la demande' }).click();
  await page.getByLabel('Date souhaitée').fill(days.date);
  await confirm(page, page.getByRole('button', { name: 'Annuler' }), 'dismiss');
  await page.getByLabel('Retour', { exact: true }).fill(days.dateRetour);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('Demande modifiée').waitFor();
  await details.getByText(/^Fête\s: lundi .*\s· retrait lundi .*\s· retour samedi .*\s· 6\sjours$/).waitFor();
  await details.getByText(/Date souhaitée\s: de «\s.*\s» à «\slundi /).waitFor();
  await details.getByRole('link', { name: 'Modifier la demande' }).click();
  await page.getByLabel('Retrait', { exact: true }).fill(afterMonday(407));
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('Le retrait ne peut pas suivre la date souhaitée').waitFor();
  await page.getByLabel('Retrait', { exact: true }).fill(afterMonday(404));
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await details.getByText(/^Fête\s: lundi .*\s· retrait samedi .*\s· retour samedi .*\s· 8\sjours$/).waitFor();
  await deleteRequest(id);
  await deleteArticle(tent);
  await deleteArticle(twin);
});

test('moving what is confirmed says what becomes of stock and price, and tells the visitor when asked', async ({
  page,
}) => {
  const nom = `Dôme ${Date.now()}`;
  const article = await createArticle({ nom, prix: 100, quantite: 2, unite: 'journée' });
  const item = (quantite: number) => [{ nom, quantite }];
  const moved = { date: afterMonday(420), date_retour: afterMonday(421) };
  const own = await createRequest({ Nom: nom, date: afterMonday(413), item: item(2) });
  const rival = await createRequest({ Nom: nom, ...moved, item: item(1) });
  await moveRequest(own.id, 'confirmee');
  await moveRequest(rival.id, 'confirmee');
  await openScreen(page, `/admin/demandes/${own.id}/modifier`);
  await page.getByLabel('Date souhaitée').fill(afterMonday(420));
  await page.getByLabel('Retour', { exact: true }).fill(afterMonday(421));
  await page.getByText('1 libre sur 2, 1 réservé : il en manque 1').waitFor();
  await page.getByText('elle ne s’enregistre que s’il y en a assez').waitFor();
  // A second day costs a quarter of the price more.
  await page.getByText(/200,00\s€ avant, 250,00\s€ après\s: 50,00\s€ de plus/).waitFor();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText(`« ${nom} » : il en manque 1 à ces dates`).waitFor();

  await page.getByLabel(`Quantité : ${nom}`).fill('1');
  await page.getByText('À ces dates, il y en a assez.').waitFor();
  await page.getByRole('region', { name: 'Ce qui change' }).getByText(`de « 2 × ${nom} » à « 1 × ${nom} »`).waitFor();
  await page.getByLabel('Écrire au visiteur ce qui change').check();
  const message = page.getByLabel('Message au visiteur', { exact: true });
  await expect.poll(() => message.inputValue()).toMatch(/^Nous avons modifié votre demande\s:\n– Date souhaitée/);
  await expect.poll(() => message.inputValue()).toMatch(/passe de 200,00\s€ à 125,00\s€\.$/);
  await message.fill('Comme convenu au téléphone : un dôme, la semaine d’après.');
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Enregistrer et écrire' }).click();
  const details = await requestPage(page, `Gaël ${nom}`);
  await details.getByText('Contenu modifié').waitFor();
  await page.goto(storefront(own.path));
  await page.getByText('Comme convenu au téléphone').waitFor();
  await own.remove();
  await rival.remove();
  await deleteArticle(article);
});

test('what is free of an article is answered by day, and leads to a request with article and days', async ({
  page,
}) => {
  const nom = `Yourte ${Date.now()}`;
  const article = await createArticle({ nom, prix: 100, quantite: 3, unite: 'weekend' });
  const { remove } = await createRequest({ Nom: nom, date: afterMonday(427), item: [{ nom, quantite: 2 }] });
  await openScreen(page, '/admin/planning', 'Planning');
  await page.getByRole('link', { name: 'Disponibilités' }).click();
  await page.getByRole('table').waitFor();
  await page.getByRole('combobox', { name: 'Article' }).fill(nom);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 2, name: nom }).waitFor();
  await page.goto(backoffice(`/admin/disponibilites?article=${article}&mois=${afterMonday(427).slice(0, 7)}`));
  await page
    .getByRole('button', { name: /: 3 libres sur 3, 2 à confirmer$/ })
    .first()
    .click();
  const answer = page.getByRole('region', { name: 'Réponse' });
  await answer.getByText('3 libres sur 3, 2 à confirmer').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
  expect(await smallTargets(page)).toEqual([]);
  await answer.getByRole('link', { name: 'Saisir une demande' }).click();
  await page.getByLabel(`Quantité : ${nom}`).waitFor();
  await expect.poll(() => page.getByLabel('Date souhaitée').inputValue()).toBe(afterMonday(427));

  // A category: a row for each article, whose days lead to its own.
  await page.setViewportSize({ width: 768, height: 900 });
  await openScreen(page, `/admin/disponibilites?categorie=0&du=${afterMonday(426)}&au=${afterMonday(428)}`);
  const row = page.getByRole('row', { name: new RegExp(nom) });
  await row.getByText('3 libres sur 3, 2 à confirmer').first().waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await row.getByRole('link', { name: nom }).click();
  await page.getByRole('heading', { level: 2, name: nom }).waitFor();
  await remove();
  await deleteArticle(article);
});
