import { addDays } from '@barnum/rules/dates/days';
import { afterEach, expect, onTestFinished } from 'vitest';
import { afterMonday } from '../../prisma/seed/dates.ts';
import { overflow, seriousFaults } from '../support/accessibility.ts';
import { createArticle, deleteArticle } from '../support/articles.ts';
import { openScreen } from '../support/back-office.ts';
import { deleteRequest } from '../support/requests.ts';
import { ask } from '../support/service.ts';
import { storefront, test } from '../support/test.ts';
import { openVisitor } from '../support/window.ts';
import { Wizard } from '../support/wizard.ts';

const nom = 'Tarifs lointains, à l’essai';
// A Saturday after the days of all other tests: their prices stay.
const party = afterMonday(1405);
const read = 'query ($id: Int!) { article(id: $id) { prix slug prixAVenir { prix } } }';
const prices = 'query ($id: Int!) { reservationRequest(id: $id) { items { prix } } }';

afterEach(async () => {
  const { priceLists } = await ask('{ priceLists { id nom } }');
  for (const list of priceLists.filter((one: { nom: string }) => one.nom === nom)) {
    await ask('mutation ($id: Int!) { deletePriceList(id: $id) }', { id: list.id });
  }
});

test('a list is made with a raise, visitors see and send its prices on their days, and a request keeps them', async ({
  browser,
  page,
}) => {
  const article = 'Barnum des grilles';
  const id = await createArticle({ nom: article, prix: 100, unite: 'weekend', quantite: 5 });
  onTestFinished(() => deleteArticle(id));
  await openScreen(page, '/admin/articles');
  await page.getByRole('button', { name: 'Autres actions' }).click();
  await page.getByRole('link', { name: 'Grilles de prix' }).click();
  await page.getByRole('button', { name: 'Nouvelle grille' }).click();
  const window = page.getByRole('dialog', { name: 'Nouvelle grille de prix' });
  await window.getByLabel('Nom').fill(nom);
  await window.getByLabel('À partir du').fill(addDays(party, -3));
  await window.getByLabel('Hausse, en pour cent').fill('mille');
  await window.getByRole('button', { name: 'Créer la grille' }).click();
  await window.getByText(/^Veuillez saisir un pourcentage/).waitFor();
  await window.getByLabel('Hausse, en pour cent').fill('3');
  await window.getByRole('button', { name: 'Créer la grille' }).click();
  const cell = page.getByLabel(`Prix\u00a0: ${article}`);
  await expect.poll(() => cell.inputValue()).toBe('103,00');
  expect(await seriousFaults(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await cell.fill('104,5');
  await page.getByText('1 prix changé').waitFor();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('Grille enregistrée').waitFor();
  await page.getByText('Aucun prix changé').waitFor();

  const { article: stored } = await ask(read, { id });
  expect(stored).toMatchObject({ prix: '100.00', prixAVenir: [{ prix: '104.50' }] });
  await openScreen(page, `/admin/articles/${id}/edit`);
  await page.getByText(/^104,50\s€ à partir du/).waitFor();
  expect(await page.getByLabel('Prix', { exact: true }).inputValue()).toBe('100,00');

  const context = await openVisitor(browser);
  const visitor = await context.newPage();
  await visitor.goto(storefront(`/article/${stored.slug}`));
  const seen = (words: RegExp) => visitor.getByText(words).filter({ visible: true }).first();
  await seen(/^100,00\s€ \/ week-end/).waitFor();
  const wizard = await new Wizard(visitor).open(`?selectedArticles=${id}`);
  await wizard.fillIdentity({ prenom: 'Malo', nom: 'Le Grilleur', phone: '06 39 98 01 46' });
  await visitor.getByLabel('Date souhaitée').fill(party);
  await wizard.goOn(2);
  await seen(/^104,50\s€ pour 4 jours/).waitFor();
  await visitor.goto(storefront(`/article/${stored.slug}`));
  await seen(/^104,50\s€ pour 4 jours/).waitFor();
  await visitor.goto(storefront('/reservation'));
  await wizard.atStep(2);
  await wizard.goOn(3);
  await seen(/104,50/).waitFor();
  await wizard.send().click();
  await wizard.isSent();
  const requestId = await wizard.openFollowUp();
  onTestFinished(() => deleteRequest(requestId));
  await visitor
    .getByText(/104,50/)
    .first()
    .waitFor();
  expect((await ask(prices, { id: requestId })).reservationRequest.items).toEqual([{ prix: '104.50' }]);

  const { priceLists } = await ask('{ priceLists { id nom } }');
  const list = priceLists.find((one: { nom: string }) => one.nom === nom);
  const input = { prix: [{ articleId: id, prix: '120' }] };
  await ask('mutation ($id: Int!, $input: PriceListPatch!) { updatePriceList(id: $id, input: $input) { id } }', {
    id: list.id,
    input,
  });
  expect((await ask(prices, { id: requestId })).reservationRequest.items).toEqual([{ prix: '104.50' }]);
  await visitor.goto(storefront(`/article/${stored.slug}`));
  await context.close();

  await openScreen(page, '/admin/demandes/nouvelle');
  await page.getByLabel('Date souhaitée').fill(party);
  const search = page.getByRole('combobox', { name: 'Articles' });
  await search.fill(article);
  await page.getByText(`${article}`).last().waitFor();
  await search.press('Enter');
  await expect
    .poll(() =>
      page
        .getByLabel(/^Prix TTC/)
        .first()
        .inputValue(),
    )
    .toBe('120,00');
  await page.getByLabel('Date souhaitée').fill(addDays(party, -70));
  await expect
    .poll(() =>
      page
        .getByLabel(/^Prix TTC/)
        .first()
        .inputValue(),
    )
    .toBe('100,00');
});
