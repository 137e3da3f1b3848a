import { readFile } from 'node:fs/promises';
import { heldByPacks } from '@barnum/rules/catalogue/packs/pack-sentences';
import { groundLabels } from '@barnum/rules/catalogue/packs/packs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { afterMonday } from '../../../prisma/seed/dates.ts';
import { readPdf } from '../../../services/api/test/support/read-pdf.ts';
import { seriousFaults } from '../../support/accessibility.ts';
import { createArticle, deleteArticle } from '../../support/articles.ts';
import {
  backToRequests,
  confirm,
  noteDeparture,
  noteReturn,
  openLine,
  openRequest,
  openRequests,
  openScreen,
  requestCard,
  takeMailStep,
  takeStep,
} from '../../support/back-office.ts';
import { DatesCalendar } from '../../support/dates.ts';
import { createRequest, deleteRequest, moveRequest, noteRequest } from '../../support/requests.ts';
import { storefront, test, untilPageSays } from '../../support/test.ts';
import { openVisitor } from '../../support/window.ts';
import { Wizard } from '../../support/wizard.ts';

const days = { date: afterMonday(406), dateRetour: afterMonday(411) };

test('a request lives from the visitor’s form to its return, and the next visitor sees what is left', async ({
  browser,
  page,
}) => {
  const stamp = Date.now();
  const nom = `Grand chapiteau ${stamp}`;
  const person = `Vie-${stamp}`;
  const article = await createArticle({ nom, prix: 100, quantite: 1, unite: 'weekend' });
  const context = await openVisitor(browser);
  const visitor = await context.newPage();

  await untilPageSays('/reservation', nom);
  const wizard = await new Wizard(visitor).open();
  await wizard.fillIdentity({ prenom: 'Malo', nom: person, phone: '06 39 98 01 45' });
  await visitor.getByLabel('Date souhaitée').fill(days.date);
  await visitor.getByLabel('Retour du matériel').fill(days.dateRetour);
  await visitor.getByText(/^Votre fête\s: lundi .*\s· retour samedi .*\s· 6\sjours\.$/).waitFor();
  await wizard.goOn(2);
  await visitor.getByLabel('Rechercher un article').fill(nom);
  await visitor.getByRole('listitem').filter({ hasText: nom }).getByText('Libre à vos dates').waitFor();
  await wizard.add(nom);
  await wizard.goOn(3);
  // Two days more than a week-end, a quarter of the price each.
  await visitor.getByText('150,00').first().waitFor();
  await wizard.send().click();
  await wizard.isSent();

  await isSaid(visitor, nom, 'À confirmer à vos dates');
  await openRequests(page);
  const details = await openRequest(page, `Malo ${person}`);
  await details.getByText('1 libre sur 1').waitFor();
  await takeStep(page, 'Noter la proposition comme envoyée');
  await details.getByText('De « nouvelle » à « à confirmer »').waitFor();
  await takeMailStep(page, 'Confirmer');
  await details.getByText('De « à confirmer » à « confirmée »').waitFor();
  await isSaid(visitor, nom, 'Complet à vos dates');

  // Another request for the same days cannot be confirmed, and the administrator sees what is missing.
  const rival = await createRequest({
    Nom: `Rivale-${stamp}`,
    date: days.date,
    date_retour: days.dateRetour,
    item: [{ nom, quantite: 1 }],
  });
  await backToRequests(page);
  const other = await openRequest(page, `Gaël Rivale-${stamp}`);
  await other.getByText('0 libre sur 1, 1 réservé').waitFor();
  const step = await takeMailStep(page, 'Confirmer');
  await step.getByText('Rien ne sera envoyé : la demande n’a pas d’adresse e-mail.').waitFor();
  await step.getByRole('alert').getByText(`« ${nom} » : il en manque 1 à ces dates`).waitFor();
  await step.getByRole('button', { name: 'Pas maintenant' }).click();
  await takeMailStep(page, 'Refuser');
  await other.getByText('De « nouvelle » à « refusée »').waitFor();
  const notes = other.getByLabel('Notes internes');
  await notes.fill('Proposer une autre date');
  await confirm(page, other.getByRole('link', { name: 'Retour aux demandes' }), 'dismiss');
  await expect.poll(() => notes.inputValue()).toBe('Proposer une autre date');

  // Another administrator was quicker: one chooses between the two texts. By keyboard: toasts may stand over the button.
  const saving = other.getByRole('button', { name: 'Enregistrer les notes' });
  await noteRequest(rival.id, 'Il rappelle jeudi');
  await saving.press('Enter');
  await page.getByText('Les notes n’ont pas été enregistrées : quelqu’un d’autre vient de les changer.').waitFor();
  await other.getByRole('alert').getByText('Il rappelle jeudi').waitFor();
  await expect.poll(() => notes.inputValue()).toBe('Proposer une autre date');
  await notes.press('End');
  await notes.press('Enter');
  await saving.press('Enter');
  await page.getByText('Notes enregistrées').waitFor();
  await expect.poll(() => notes.inputValue()).toBe('Proposer une autre date');
  await noteRequest(rival.id, 'Il a rappelé');
  await saving.press('Enter');
  await expect.poll(() => notes.inputValue()).toBe('Il a rappelé');
  await backToRequests(page);

  await openRequest(page, `Malo ${person}`);
  await noteDeparture(page);
  await details.getByText('De « confirmée » à « sortie »').waitFor();
  await noteReturn(page, details);
  await details.getByText('De « sortie » à « rendue »').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await isSaid(visitor, nom, 'Libre à vos dates');
  await backToRequests(page);

  await page.getByRole('combobox', { name: 'État des demandes' }).press('Enter');
  await page
    .locator('.ant-select-dropdown')
    .getByTitle(/^Rendues/)
    .click();
  await page.waitForURL((url) => url.searchParams.get('etat') === 'rendue');
  const card = requestCard(page, `Malo ${person}`);
  await card.waitFor();
  await confirm(page, card.getByRole('button', { name: /^Supprimer/ }));
  await card.waitFor({ state: 'detached' });
  await rival.remove();
  await deleteArticle(article);
  await context.close();
});

test('a pack is made, asked for on its ground with a choice, loaded by its parts, and quoted without their prices', async ({
  browser,
  page,
}) => {
  const stamp = Date.now();
  const date = afterMonday(413);
  const [roof, weight, red, blue] = ['Toit', 'Lest', 'Nappe rouge', 'Nappe bleue'].map((nom) => `${nom} ${stamp}`);
  const parts = [];
  for (const nom of [roof, weight, red, blue]) {
    parts.push(await createArticle({ nom, prix: 13, quantite: 4, unite: 'weekend' }));
  }
  const nom = `Tente dressée ${stamp}`;
  await openScreen(page, '/admin/articles/new', 'Nouvel article');
  await page.getByLabel('Nom', { exact: true }).fill(nom);
  await page.getByLabel('Prix').fill('100');
  await page.getByText('Plus d’options').click();
  const search = page.getByLabel('Contenu du pack');
  for (const part of [roof, weight, red, blue]) {
    await search.fill(part ?? '');
    await search.press('Enter');
    await page.getByLabel(`Quantité : ${part}`).waitFor();
  }
  await page.getByLabel(`Quantité : ${weight}`).fill('3');
  await page.getByRole('combobox', { name: `Terrain : ${weight}` }).press('ArrowDown');
  await page.getByTitle(groundLabels.dur).click();
  for (const part of [red, blue]) await page.getByLabel(`Au choix parmi : ${part}`).fill('Nappes');
  await page.getByRole('button', { name: 'Créer l’article' }).click();
  await page.waitForURL(/\/admin\/articles\/\d+$/);
  const pack = Number(page.url().split('/').at(-1));

  const context = await openVisitor(browser);
  const visitor = await context.newPage();
  const person = `Pack-${stamp}`;
  const wizard = await new Wizard(visitor).open(`?selectedArticles=${pack}`);
  await wizard.fillIdentity({ prenom: 'Malo', nom: person, phone: '06 39 98 01 45' });
  await visitor.getByLabel('Date souhaitée').fill(date);
  await wizard.goOn(2);
  await visitor.getByLabel(/^Sur quel sol/).selectOption({ label: groundLabels.dur });
  await visitor.getByLabel(/^Nappes/).selectOption({ label: blue ?? '' });
  await wizard.goOn(3);
  await wizard.send().click();
  await wizard.isSent();
  const id = await wizard.openFollowUp();
  await visitor.getByText(`${groundLabels.dur}, ${blue}`).waitFor();
  await context.close();

  await openRequests(page);
  const details = await openRequest(page, `Malo ${person}`);
  await details.getByText(`1 × ${roof}, 3 × ${weight}, 1 × ${blue}`).waitFor();
  await details.getByText('1 libre sur 1').waitFor();
  await takeMailStep(page, 'Confirmer');
  await details.getByText('De « nouvelle » à « confirmée »').waitFor();
  await openLine(details, 'Devis');
  await details.getByRole('button', { name: 'Établir un devis' }).click();
  const downloading = page.waitForEvent('download');
  await details.getByRole('button', { name: /^Télécharger le devis D-/ }).click();
  const { pages } = await readPdf(await readFile(await (await downloading).path(), 'base64'));
  expect(pages.join(' ')).toContain(`3 × ${weight}`);
  expect(pages.join(' ')).toMatch(/100,00/);
  expect(pages.join(' ')).not.toMatch(/13,00/);

  await openScreen(page, `/admin/planning/preparation?jour=${date}`, 'Feuille de préparation');
  const departures = page.getByRole('region', { name: 'Départs' });
  const row = departures.getByRole('row', { name: new RegExp(person) });
  for (const words of [`1 × ${roof}`, `3 × ${weight}`, `1 × ${blue}`]) await row.getByLabel(words).waitFor();
  await row.getByText(`1 × ${nom} · ${groundLabels.dur}, ${blue}`).waitFor();

  // A part stays as long as the pack holds it, which is named.
  await openScreen(page, `/admin/articles/${parts[1]}`, weight);
  await confirm(page, page.getByRole('button', { name: 'Supprimer', exact: true }));
  await page.getByText(heldByPacks([nom])).waitFor();

  // Before a broken part is noted, the requests that would lack it are named.
  await page.getByRole('button', { name: 'Noter un mouvement' }).click();
  // Once the window is open it gives its first field the focus.
  await page.getByRole('combobox', { name: 'Ce qui se passe' }).and(page.locator(':focus')).waitFor();
  await page.getByLabel('Quantité').fill('2');
  await page.getByLabel('Motif').fill('Fendus');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  const question = page.getByRole('dialog', { name: 'Des demandes confirmées' });
  const way = question.getByRole('link', { name: new RegExp(`^Demande n°\\s${id}`) });
  expect([await way.getAttribute('href'), await way.getAttribute('target')]).toEqual([
    `/admin/demandes/${id}`,
    '_blank',
  ]);
  await question.getByRole('button', { name: 'Revenir' }).click();
  await question.waitFor({ state: 'hidden' });
  await expect.poll(() => page.getByLabel('Motif').inputValue()).toBe('Fendus');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await question.getByRole('button', { name: 'Enregistrer quand même' }).click();
  await page.getByText('Mouvement enregistré').waitFor();

  // One that is confirmed and has a quote is kept.
  await moveRequest(id, 'annulee');
  await deleteRequest(id);
  for (const article of [pack, ...parts]) await deleteArticle(article);
});

/** Reads this of the availability of an article, found by its name, in the catalogue for the days of this test. */
async function isSaid(page: Page, nom: string, availability: string): Promise<void> {
  await page.goto(storefront(`/catalogue?q=${encodeURIComponent(nom)}`));
  await new DatesCalendar(page).choose(days);
  await page.getByRole('article').filter({ hasText: nom }).getByText(availability, { exact: true }).waitFor();
}
