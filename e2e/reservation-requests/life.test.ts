import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { afterMonday } from '../../prisma/seed/dates.ts';
import { seriousFaults } from '../support/accessibility.ts';
import { createArticle, deleteArticle } from '../support/articles.ts';
import {
  backToRequests,
  confirm,
  openRequest,
  openRequests,
  requestCard,
  takeMailStep,
} from '../support/back-office.ts';
import { DatesCalendar } from '../support/dates.ts';
import { createRequest, noteRequest } from '../support/requests.ts';
import { storefront, test } from '../support/test.ts';
import { Wizard } from '../support/wizard.ts';

const days = { date: afterMonday(406), dateRetour: afterMonday(411) };

test('a request lives from the visitor’s form to its return, and the next visitor sees what is left', {
  timeout: 60_000,
}, async ({ browser, page }) => {
  const stamp = Date.now();
  const nom = `Grand chapiteau ${stamp}`;
  const person = `Vie-${stamp}`;
  const article = await createArticle({ nom, prix: 100, quantite: 1, unite: 'weekend' });
  const context = await browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris' });
  const visitor = await context.newPage();

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

  expect(await availability(visitor, nom)).toBe('À confirmer à vos dates');
  await openRequests(page);
  const details = await openRequest(page, `Malo ${person}`);
  await details.getByText('1 libre sur 1').waitFor();
  await details.getByRole('button', { name: 'Proposition envoyée' }).click();
  await details.getByText('De « nouvelle » à « à confirmer »').waitFor();
  await takeMailStep(page, 'Confirmer');
  await details.getByText('De « à confirmer » à « confirmée »').waitFor();
  expect(await availability(visitor, nom)).toBe('Complet à vos dates');

  // Another request for the same days cannot be confirmed, and the administrator sees what is missing.
  const rival = await createRequest({
    Nom: `Rivale-${stamp}`,
    ...{ date: days.date, date_retour: days.dateRetour, item: [{ nom, quantite: 1 }] },
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
  await confirm(page, details.getByRole('button', { name: 'Marquer sortie' }));
  await details.getByText('De « confirmée » à « sortie »').waitFor();
  await details.getByLabel('Un mot pour l’historique').fill('Tout est là');
  await confirm(page, details.getByRole('button', { name: 'Marquer rendue' }));
  await details.getByText('De « sortie » à « rendue »').waitFor();
  await details.getByText('Tout est là').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  expect(await availability(visitor, nom)).toBe('Libre à vos dates');
  await backToRequests(page);

  await page.getByRole('button', { name: /^Rendues/ }).click();
  await page.waitForURL((url) => url.searchParams.get('etat') === 'rendue');
  const card = requestCard(page, `Malo ${person}`);
  await card.waitFor();
  await confirm(page, card.getByRole('button', { name: /^Supprimer/ }));
  await card.waitFor({ state: 'detached' });
  await rival.remove();
  await deleteArticle(article);
  await context.close();
});

/** The availability of an article, found by its name, in the catalogue for the days of this test. */
async function availability(page: Page, nom: string): Promise<string> {
  await page.goto(storefront(`/catalogue?q=${encodeURIComponent(nom)}`));
  await new DatesCalendar(page).choose(days);
  const card = page.getByRole('article').filter({ hasText: nom });
  const said = card.getByText(/à vos dates$/);
  await said.waitFor();
  return said.innerText();
}
