import { expect, onTestFinished } from 'vitest';
import { createArticle, deleteArticle } from './support/articles.ts';
import { confirm, failAt, openScreen } from './support/back-office.ts';
import { holdOperation, loseAnswer } from './support/failures.ts';
import { createRequest, noteRequest } from './support/requests.ts';
import { ask } from './support/service.ts';
import { backoffice, test } from './support/test.ts';

test('what is typed while a form is saved stays, and waits to be saved', async ({ page }) => {
  const request = await createRequest({ Nom: `Lente-${Date.now()}` });
  onTestFinished(request.remove);
  await openScreen(page, `/admin/demandes/${request.id}/modifier`);
  const [first, name] = [page.getByLabel('Prénom'), page.getByLabel('Nom', { exact: true })];
  await first.fill('Nolwenn');
  const release = await holdOperation(page, 'UpdateReservationRequest');
  const sent = page.waitForRequest((asked) => asked.postData()?.includes('UpdateReservationRequest') === true);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await sent;
  await name.fill('Le Bihan');
  release();
  await page.getByText('Demande modifiée').first().waitFor();
  await expect.poll(() => name.inputValue()).toBe('Le Bihan');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.waitForURL(backoffice(`/admin/demandes/${request.id}`));
  await page.getByText('Nolwenn Le Bihan').first().waitFor();
});

test('what is typed stays when the record changed and cannot be read again', async ({ page }) => {
  const request = await createRequest({ Nom: `Coupée-${Date.now()}` });
  onTestFinished(request.remove);
  await openScreen(page, `/admin/demandes/${request.id}/modifier`);
  await page.getByLabel('Prénom').fill('Nolwenn');
  await noteRequest(request.id, 'Rappelée hier');
  const mend = await failAt(page, 'RequestForm');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByRole('alert').first().waitFor();
  await expect.poll(() => page.getByLabel('Prénom').inputValue()).toBe('Nolwenn');
  await mend();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('Rappelée hier').first().waitFor();
  await page.getByText('Nolwenn').first().waitFor();
});

test('Enter takes a customer of what is typed, however late the answer comes', async ({ page }) => {
  const nom = `Zacharie${Date.now()}`;
  const { createCustomer } = await ask('mutation ($input: CustomerInput!) { createCustomer(input: $input) { id } }', {
    input: { kind: 'particulier', nom, prenom: 'Enora' },
  });
  onTestFinished(() => ask('mutation ($id: Int!) { deleteCustomer(id: $id) }', createCustomer));
  await openScreen(page, '/admin/demandes/nouvelle');
  const release = await holdOperation(page, 'CustomerChoices');
  const field = page.getByRole('combobox', { name: 'Client' });
  await field.fill(nom);
  await field.press('Enter');
  release();
  await expect.poll(() => page.getByLabel('Nom', { exact: true }).inputValue()).toBe(nom);
});

test('a new customer can be taken when the known ones cannot be read', async ({ page }) => {
  await openScreen(page, '/admin/demandes/nouvelle');
  await failAt(page, 'CustomerChoices');
  const field = page.getByRole('combobox', { name: 'Client' });
  await field.fill('Zacharie');
  await page.getByText('Nouveau client « Zacharie »').first().waitFor();
  await field.press('Enter');
  await page.getByTitle('Nouveau client', { exact: true }).waitFor();
});

test('days of a list are typed digit by digit', async ({ page }) => {
  await openScreen(page, '/admin/demandes?du=2027-07-01');
  const from = page.getByLabel('Du', { exact: true });
  await expect.poll(() => from.inputValue()).toBe('2027-07-01');
  await from.focus();
  // The same in any order of day and month.
  await page.keyboard.type('10102028');
  await expect.poll(() => from.inputValue()).toBe('2028-10-10');
  await page.waitForURL((url) => url.searchParams.get('du') === '2028-10-10');
});

test('who has gone elsewhere is left there when an action ends', async ({ page }) => {
  const request = await createRequest({ Nom: `Partie-${Date.now()}` });
  await openScreen(page, `/admin/demandes/${request.id}`);
  const release = await holdOperation(page, 'DeleteReservationRequest');
  await page.getByRole('button', { name: 'Autres actions' }).click();
  const sent = page.waitForRequest((asked) => asked.postData()?.includes('DeleteReservationRequest') === true);
  await confirm(page, page.getByRole('menuitem', { name: /Supprimer/ }));
  await sent;
  await page.getByRole('link', { name: 'Planning' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Planning' }).waitFor();
  release();
  await page.getByText('Demande supprimée').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/planning');
});

test('what is saved again because its answer was lost is recorded once', async ({ page, expectedProblems }) => {
  expectedProblems.push(/ERR_FAILED/);
  const article = await createArticle({ nom: `Perdu ${Date.now()}`, prix: 100, quantite: 5 });
  onTestFinished(() => deleteArticle(article));
  await openScreen(page, `/admin/articles/${article}`);
  await loseAnswer(page, 'RecordStockMovement');
  await page.getByRole('button', { name: 'Noter un mouvement' }).click();
  const window = page.getByRole('dialog', { name: 'Noter un mouvement' });
  await window.getByLabel('Motif').fill('Toile déchirée');
  await window.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('rien ne comptera deux fois').first().waitFor();
  await window.getByRole('button', { name: 'Enregistrer' }).click();
  await window.waitFor({ state: 'hidden' });
  const { stockMovements } = await ask('query ($id: Int!) { stockMovements(articleId: $id) { motif } }', {
    id: article,
  });
  expect(stockMovements.filter(({ motif }: { motif: string }) => motif === 'Toile déchirée')).toHaveLength(1);
});
