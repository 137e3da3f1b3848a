import { addDays } from '@barnum/rules/dates/days';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { afterMonday } from '../../../prisma/seed/dates.ts';
import { overflow, seriousFaults, smallTargets } from '../../support/accessibility.ts';
import { createArticle, deleteArticle } from '../../support/articles.ts';
import { closeToast, confirm, openRequests, openScreen, requestPage } from '../../support/back-office.ts';
import { createRequest, deleteRequest, moveRequest } from '../../support/requests.ts';
import { ask } from '../../support/service.ts';
import { backoffice, storefront, test } from '../../support/test.ts';
import { inDays } from '../../support/wizard.ts';

const days = { date: afterMonday(406), dateRetour: afterMonday(411) };

test('a call is written down by keyboard, and what was written is changed later', async ({ page }) => {
  const nom = `Appel-${Date.now()}`;
  const tent = await createArticle({ nom: `Été ${nom}`, prix: 60, quantite: 4, unite: 'weekend' });
  const twin = await createArticle({ nom: `Été ${nom}`, prix: 40, quantite: 1, unite: 'journée' });
  await openRequests(page);
  await page.getByRole('link', { name: 'Saisir une demande' }).click();
  const keyboard = page.keyboard;
  // The customer's first words: a day that is over by now.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('demande_client');
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
  await search.and(page.locator(':focus')).waitFor();
  await keyboard.type(`ete ${nom}`);
  await page.getByText('par journée · 40,00 €').waitFor();
  await keyboard.press('ArrowUp');
  await keyboard.press('Enter');
  await expect.poll(() => other.count()).toBeGreaterThan(0);

  await page.getByLabel('Livraison et montage').check();
  await page.getByLabel('Adresse de livraison').fill('2 rue du Port, 29000 Quimper');
  await page.getByLabel('Créneau souhaité').press('Enter');
  await page.getByTitle('matin', { exact: true }).click();
  await page.getByLabel('Nom', { exact: true }).fill(nom);
  await page.getByLabel('Prénom').fill('Gwenaëlle');
  await page.getByLabel('Téléphone').fill('06 39 98 01 46');
  await page.getByLabel('Notes internes').fill('Rappelle mardi');
  expect(await seriousFaults(page)).toEqual([]);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
  }
  expect(await smallTargets(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('Demande enregistrée').waitFor();

  const details = await requestPage(page, `Gwenaëlle ${nom}`);
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  await details.getByText('Par téléphone').waitFor();
  await details.getByText('matin', { exact: true }).waitFor();
  await expect.poll(() => details.getByLabel('Notes internes').inputValue()).toBe('Rappelle mardi');
  await details.getByRole('link', { name: 'Modifier la demande' }).click();
  await page.getByLabel('Créneau souhaité').press('Enter');
  await page.getByTitle('après-midi', { exact: true }).click();
  await page.getByLabel('Date souhaitée').fill(days.date);
  await confirm(page, page.getByRole('button', { name: 'Annuler' }), 'dismiss');
  await page.getByLabel('Retour', { exact: true }).fill(days.dateRetour);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('Demande modifiée').waitFor();
  await details.getByText(/^Fête\s: lundi .*\s· livraison lundi .*\s· reprise samedi .*\s· 6\sjours$/).waitFor();
  await details.getByText(/Créneau souhaité\s: de «\smatin\s» à «\saprès-midi\s»/).waitFor();
  await details.getByText(/Date souhaitée\s: de «\s.*\s» à «\slundi /).waitFor();
  await details.getByRole('link', { name: 'Modifier la demande' }).click();
  await page.getByLabel('Retrait', { exact: true }).fill(afterMonday(407));
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('Le retrait ne peut pas suivre la date souhaitée').waitFor();
  await page.getByLabel('Retrait', { exact: true }).fill(afterMonday(404));
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await details.getByText(/^Fête\s: lundi .*\s· livraison samedi .*\s· reprise samedi .*\s· 8\sjours$/).waitFor();
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

test('lines are edited like a spreadsheet, merged with what others wrote, kept as a template and asked for again', async ({
  page,
}) => {
  const nom = `Cabane ${Date.now()}`;
  const [hut, bench] = [await createArticle({ nom, prix: 100, quantite: 50, unite: 'weekend' }), `Banc de ${nom}`];
  const benches = await createArticle({ nom: bench, prix: 10, quantite: 50, unite: 'weekend' });
  const date = afterMonday(434);
  const own = await createRequest({
    Nom: nom,
    date,
    item: [
      { nom, quantite: 20 },
      { nom: bench, quantite: 4 },
    ],
  });
  const quantity = (name: string) => page.getByLabel(`Quantité : ${name}`, { exact: true });
  const price = (name: string) => page.getByLabel(`Prix TTC : ${name}`, { exact: true });
  const hasFocus = (field: Locator) =>
    expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  const { keyboard } = page;
  const total = page.getByRole('region', { name: 'Prix' });
  const add = async (what: string) => {
    // Pressed in one: what is read meanwhile moves it.
    await page.getByRole('button', { name: 'Autre ligne' }).evaluate((button: HTMLElement) => button.click());
    await page.getByRole('menuitem', { name: what }).click();
  };
  await openScreen(page, `/admin/demandes/${own.id}/modifier`);

  // Enter leads down a column, the arrows to all sides; a cell is one step back.
  await quantity(nom).focus();
  await keyboard.type('25');
  await keyboard.press('Enter');
  await hasFocus(quantity(bench));
  await keyboard.type('6');
  await keyboard.press('ArrowRight');
  await hasFocus(price(bench));
  await keyboard.type('12,50');
  await total.getByText('2\u202f575,00').first().waitFor();
  await keyboard.press('ArrowUp');
  await hasFocus(price(nom));
  await keyboard.press('Control+z');
  await expect.poll(() => price(bench).inputValue()).toBe('10,00');
  await keyboard.press('Control+z');
  await expect.poll(() => quantity(bench).inputValue()).toBe('4');
  await page.getByRole('button', { name: 'Refaire' }).click();
  await expect.poll(() => quantity(bench).inputValue()).toBe('6');

  // What is wrong is said at its line.
  await price(bench).fill('-5');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  const line = page.getByRole('listitem').filter({ has: price(bench) });
  await line.getByText('Un prix ne peut pas être négatif').waitFor();
  await hasFocus(price(bench));
  await price(bench).fill('12,50');
  await line.getByText('Un prix ne peut pas être négatif').waitFor({ state: 'detached' });

  await page.getByRole('button', { name: `Remise, durée et TVA : ${nom}`, exact: true }).click();
  await page.getByLabel(`Remise : ${nom}`, { exact: true }).fill('10 %');
  await page.getByLabel(`Motif de la remise : ${nom}`, { exact: true }).fill('fidélité');
  await page.getByLabel(`Caution : ${nom}`, { exact: true }).fill('4');
  await total.getByText('100,00').waitFor();
  await page.getByLabel('Mettre à part').fill('5');
  await keyboard.press('Enter');
  await hasFocus(quantity(`${nom}, ligne 2`));
  await expect.poll(() => quantity(nom).inputValue()).toBe('20');
  await add('Frais');
  await hasFocus(page.getByLabel(/^Désignation/).last());
  await keyboard.type('Nettoyage');
  await price('Nettoyage').fill('40');
  await page.getByRole('button', { name: 'Remise sur l’ensemble, caution…' }).click();
  await page.getByLabel('Remise sur l’ensemble').fill('15');
  await page.getByLabel('Motif de la remise', { exact: true }).fill('geste');
  // 25 × 90 + 6 × 12,50 + 40 − 15
  await total.getByText('2\u202f350,00').first().waitFor();
  expect(await seriousFaults(page)).toEqual([]);

  // Another administrator adds to the benches meanwhile, and nothing of either is lost.
  await ask(
    `mutation ($id: Int!, $input: ReservationRequestInput!) { updateReservationRequest(id: $id, input: $input) { id } }`,
    {
      id: own.id,
      input: {
        nom,
        prenom: 'Gaël',
        date,
        phone: '06 39 98 00 00',
        livraisonMontage: false,
        items: [
          { articleId: hut, quantite: 20 },
          { articleId: benches, quantite: 4, motifRemise: 'rayés', remise: '2' },
        ],
      },
    },
  );
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('Rien de ce que vous avez saisi n’est perdu').waitFor();
  await line.getByText(/remise 2,00/).waitFor();
  await expect.poll(() => quantity(bench).inputValue()).toBe('6');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  const details = await requestPage(page, `Gaël ${nom}`);
  await details.getByText(/^Remise sur «.Cabane .*: ajout de «.10.% \(fidélité\).»$/).waitFor();
  await details
    .getByText(`Prix de «\u00a0${bench}\u00a0» : de «\u00a010,00\u00a0€\u00a0» à «\u00a012,50\u00a0€\u00a0»`)
    .waitFor();

  const menu = async (entry: string) => {
    await page.getByRole('button', { name: 'Autres actions' }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await menu('Enregistrer comme modèle de lignes');
  const templates = page.getByRole('dialog', { name: 'Modèles de lignes' });
  await templates.getByLabel('Enregistrer les 4 lignes sous le nom').fill(nom);
  await templates.getByRole('button', { name: 'Enregistrer' }).click();
  await closeToast(page, 'Modèle enregistré');
  // Under the same name, however it is written, it is replaced.
  await menu('Enregistrer comme modèle de lignes');
  await templates.getByLabel('Enregistrer les 4 lignes sous le nom').fill(nom.toUpperCase());
  await templates.getByText(`Le modèle « ${nom} » sera remplacé.`).waitFor();
  await templates.getByRole('button', { name: 'Remplacer' }).click();
  await closeToast(page, 'Modèle enregistré');

  // As last year: all of it but the days, at the prices of today.
  await menu('Dupliquer la demande');
  await page.getByRole('note').getByText(`Comme la demande n°\u00a0${own.id}`).waitFor();
  await expect.poll(() => page.getByLabel('Date souhaitée').inputValue()).toBe('');
  await expect.poll(() => price(bench).inputValue()).toBe('10,00');
  await page.getByRole('note').getByRole('button').click();
  await expect.poll(() => page.getByLabel('Date souhaitée').inputValue()).toBe(addDays(date, 364));
  await add('Modèles de lignes…');
  await templates.getByRole('button', { name: `Insérer le modèle ${nom}` }).click();
  await templates.waitFor({ state: 'hidden' });
  await quantity('Nettoyage, ligne 2').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
  expect(await smallTargets(page)).toEqual([]);
  await add('Modèles de lignes…');
  await confirm(page, templates.getByRole('button', { name: `Supprimer le modèle ${nom}` }));
  await page.getByText('Modèle supprimé').waitFor();
  await templates.getByRole('button', { name: 'Fermer' }).click();
  await confirm(page, page.getByRole('button', { name: 'Annuler' }));
  await own.remove();
  await deleteArticle(hut);
  await deleteArticle(benches);
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
  await page.getByRole('combobox', { name: 'Article' }).press('Enter');
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
