import { defaultInvoiceSettings, type InvoiceSettings } from '@barnum/rules/money/invoices/invoice-settings';
import type { Locator, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { afterMonday } from '../../prisma/seed/dates.ts';
import { seriousFaults } from '../support/accessibility.ts';
import { createArticle, deleteArticle } from '../support/articles.ts';
import {
  agree,
  noteDeparture,
  noteReturn,
  openLine,
  openScreen,
  requestPage,
  takeStep,
} from '../support/back-office.ts';
import { createRequest, moveRequest } from '../support/requests.ts';
import { ask } from '../support/service.ts';
import { test } from '../support/test.ts';

test('from confirmed request to paid balance and returned cheque', async ({ page }) => {
  const { id, customerId, name, remove } = await createAgreedRequest();
  const path = `/admin/demandes/${id}`;
  await openScreen(page, path);
  const details = await requestPage(page, name);

  await details.getByRole('button', { name: 'Facture d’acompte' }).click();
  await page.getByLabel('Part de la location, en %').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  const advance = await issue(page);
  await openScreen(page, path);
  await pay(page, { amount: '60', invoice: advance });

  await openLine(details, 'Factures');
  await details.getByRole('button', { name: 'Facture de solde' }).click();
  const balance = await issue(page);
  await openScreen(page, path);
  await pay(page, { amount: '140', invoice: balance });
  await expect.poll(() => details.getByText('Payée', { exact: true }).count()).toBe(2);

  // The cheque stays with the company until what was hired is back.
  await openLine(details, 'Caution');
  await details.getByRole('button', { name: 'Recevoir une caution' }).click();
  const receipt = page.getByRole('dialog', { name: 'Recevoir une caution' });
  await expect.poll(() => receipt.getByLabel('Montant').inputValue()).toBe('300,00');
  await receipt.getByLabel('Numéro du chèque').fill('0042817');
  await receipt.getByLabel('Banque').fill('Crédit Agricole');
  expect(await seriousFaults(page)).toEqual([]);
  await receipt.getByRole('button', { name: 'Enregistrer' }).click();
  const deposit = details.getByRole('list', { name: 'Cautions' }).getByRole('listitem').first();
  await deposit.getByText(/Chèque n°\s0042817, Crédit Agricole/).waitFor();
  await noteDeparture(page);
  await details.getByRole('button', { name: 'Noter le retour' }).waitFor();

  for (const [tab, what] of [
    ['Factures', balance],
    ['Paiements', `Règle ${balance}`],
    ['Cautions', '0042817'],
  ] as const) {
    await openScreen(page, `/admin/factures?onglet=${tab.toLowerCase()}`, 'Factures');
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await page.locator('#content').getByText(what).first().waitFor();
    expect(await seriousFaults(page)).toEqual([]);
  }

  await openScreen(page, path);
  await noteReturn(page, details, [/^Rendre la caution\s: 300,00/]);
  await openLine(details, 'Caution');
  await deposit.getByText('rendue', { exact: true }).waitFor();

  await openScreen(page, `/admin/clients/${customerId}`);
  const ofCustomer = page.getByRole('list', { name: 'Dernières factures du client' });
  await ofCustomer.getByRole('link', { name: balance }).waitFor();
  await expect.poll(() => ofCustomer.getByText('Payée', { exact: true }).count()).toBe(2);
  await remove();
});

test('a company that invoices elsewhere finds no invoices, by the menu or by their addresses', async ({ page }) => {
  onTestFinished(() => saveSettings(defaultInvoiceSettings));
  await saveSettings({ ...defaultInvoiceSettings, actif: false });
  for (const path of ['/admin/factures', '/admin/factures?onglet=cautions', '/admin/factures/1', '/admin/chiffres']) {
    await openScreen(page, path, 'Demandes');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/admin');
  }
  await page.getByRole('link', { name: 'Clients' }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Factures' }).count()).toBe(0);

  await openScreen(page, '/admin/messages?onglet=modeles', 'Messages');
  await page.getByRole('heading', { level: 2, name: 'Devis', exact: true }).waitFor();
  await expect.poll(() => page.getByRole('heading', { level: 2, name: /^(Facture|Relance)$/ }).count()).toBe(0);
  await openScreen(page, '/admin/settings?onglet=cles', 'Paramètres');
  await page.getByRole('button', { name: 'Créer un webhook' }).click();
  const webhook = page.getByRole('dialog', { name: 'Créer un webhook' });
  await webhook.getByLabel('Un devis est établi').waitFor();
  await expect.poll(() => webhook.getByLabel(/facture|paiement/).count()).toBe(0);
});

test('a company that invoices elsewhere is not asked for a deposit at the departure', async ({ page }) => {
  const { id, name, remove } = await createAgreedRequest();
  onTestFinished(() => saveSettings(defaultInvoiceSettings));
  await saveSettings({ ...defaultInvoiceSettings, actif: false });
  await openScreen(page, `/admin/demandes/${id}`);
  const details = await requestPage(page, name);
  await takeStep(page, 'Noter le départ');
  const sheet = page.getByRole('dialog', { name: /^État des lieux de départ/ });
  await sheet.getByText(/^Le départ est prévu/).waitFor();
  await expect.poll(() => sheet.getByText('Caution').count()).toBe(0);
  await sheet.getByRole('button', { name: /noter le départ$/ }).click();
  await details.getByRole('button', { name: 'Noter le retour' }).waitFor();
  await remove();
});

test('a draft that lacks something says what, and leads to where it is entered', async ({ page }) => {
  const { id, customerId, name, remove } = await createAgreedRequest({ kind: 'professionnel', rue: '' });
  await openScreen(page, `/admin/demandes/${id}`);
  const details = await requestPage(page, name);
  await openLine(details, 'Factures');
  await details.getByRole('button', { name: 'Facturer', exact: true }).click();
  const missing = page.getByRole('note').filter({ hasText: 'Il manque de quoi émettre' });
  await missing.getByText(/^Le SIREN ou SIRET du client/).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Émettre…' }).isDisabled()).toBe(true);
  await missing
    .getByText(/^L’adresse du client/)
    .getByRole('link', { name: 'fiche du client' })
    .click();
  await page.locator('#content').getByRole('heading', { level: 1, name: 'Modifier le client' }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/admin/clients/${customerId}/modifier`);
  await remove();
});

test('a rate that falls after the advance is put in order from one window', async ({ page }) => {
  const { id, name, remove } = await createAgreedRequest();
  await openScreen(page, `/admin/demandes/${id}`);
  const details = await requestPage(page, name);
  await details.getByRole('button', { name: 'Facture d’acompte' }).click();
  await page.getByLabel('Part de la location, en %').waitFor();
  const advance = await issue(page);
  await openScreen(page, `/admin/demandes/${id}`);
  await pay(page, { amount: '60', invoice: advance });
  await lowerRate(id);

  await openScreen(page, `/admin/demandes/${id}`);
  await openLine(details, 'Factures');
  await details.getByRole('button', { name: 'Facture de solde' }).click();
  const notice = page.getByRole('note').filter({ hasText: 'Plus est facturé que ce qui est convenu' });
  await notice.getByText(/^Au taux de 20\s%, 60,00\s€ de plus/).waitFor();
  // The window is there at once, and again when it is wanted.
  const plan = page.getByRole('dialog', { name: 'Remettre les factures en ordre' });
  await plan.getByRole('button', { name: 'Pas maintenant' }).click();
  await notice.getByRole('button', { name: 'Préparer l’avoir et la facture…' }).click();
  await plan.getByText(new RegExp(`^Avoir sur facture d’acompte ${advance}`)).waitFor();
  await expect
    .poll(() => plan.getByRole('definition').allInnerTexts())
    .toEqual([
      expect.stringMatching(/^−60,00\s€$/),
      expect.stringMatching(/^200,00\s€$/),
      expect.stringMatching(/^−60,00\s€$/),
      expect.stringMatching(/^140,00\s€$/),
    ]);
  expect(await seriousFaults(page)).toEqual([]);
  await plan.getByRole('button', { name: 'Émettre l’avoir et la facture' }).click();
  await page
    .locator('#content')
    .getByRole('heading', { level: 1, name: /^F-\d{4}-\d{5}$/ })
    .waitFor();
  await openScreen(page, `/admin/demandes/${id}`);
  await openLine(details, 'Factures');
  await details.getByText(/^Convenu\s: 200,00\s€ · facturé\s: 200,00\s€$/).waitFor();
  await remove();
});

test('rates that move after the whole invoice, at an equal total, are put in order from the request', async ({
  page,
}) => {
  const { id, name, remove } = await createAgreedRequest();
  await openScreen(page, `/admin/demandes/${id}`);
  const details = await requestPage(page, name);
  await openLine(details, 'Factures');
  await details.getByRole('button', { name: 'Facturer', exact: true }).click();
  const invoice = await issue(page);
  await openScreen(page, `/admin/demandes/${id}`);
  await openLine(details, 'Factures');
  await details.getByText(/^Convenu\s: 200,00\s€ · facturé\s: 200,00\s€$/).waitFor();
  await expect.poll(() => details.getByRole('button', { name: 'Corriger les factures' }).count()).toBe(0);
  await lowerRate(id);

  await openScreen(page, `/admin/demandes/${id}`);
  const told = details.getByRole('note').filter({ hasText: 'Plus est facturé que ce qui est convenu' });
  await told.getByText(/^Au taux de 20\s%, 200,00\s€ de plus/).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await details.getByRole('button', { name: 'Corriger les factures' }).click();
  const plan = page.getByRole('dialog', { name: 'Remettre les factures en ordre' });
  await plan.getByText(new RegExp(`^Avoir sur facture ${invoice}`)).waitFor();
  // What the window puts in order lacks nothing.
  await expect.poll(() => page.getByText('Il manque de quoi émettre').count()).toBe(0);
  await plan.getByRole('button', { name: 'Émettre l’avoir et la facture' }).click();
  await page
    .locator('#content')
    .getByRole('heading', { level: 1, name: /^F-\d{4}-\d{5}$/ })
    .waitFor();
  await openScreen(page, `/admin/demandes/${id}`);
  await openLine(details, 'Factures');
  await details.getByText(/^Convenu\s: 200,00\s€ · facturé\s: 200,00\s€$/).waitFor();
  await expect.poll(() => details.getByRole('button', { name: 'Corriger les factures' }).count()).toBe(0);
  await remove();
});

/** Changes the rate of VAT of the request's line to 10 %. */
async function lowerRate(id: number): Promise<void> {
  const read = `query ($id: Int!) { reservationRequest(id: $id) {
    nom prenom date dateRetour email phone livraisonMontage items { id articleId quantite } } }`;
  const { items, ...request } = (await ask(read, { id })).reservationRequest;
  const lowered = items.map((line: object) => ({ ...line, tauxTva: '10' }));
  await ask(
    'mutation ($id: Int!, $input: ReservationRequestInput!) { updateReservationRequest(id: $id, input: $input) { id } }',
    { id, input: { ...request, items: lowered } },
  );
}

async function saveSettings(input: InvoiceSettings): Promise<void> {
  const { updatedAt } = (await ask('{ invoiceSettings { updatedAt } }')).invoiceSettings;
  const save = `mutation ($input: InvoiceSettingsInput!, $updatedAt: DateTime) {
    updateInvoiceSettings(input: $input, updatedAt: $updatedAt) { updatedAt }
  }`;
  await ask(save, { input, updatedAt });
}

/** A confirmed request of a customer for two articles of 100 € each, with a deposit of 150 € each. */
async function createAgreedRequest(customer: Record<string, string> = {}) {
  const stamp = Date.now();
  const nom = `Chapiteau ${stamp}`;
  const article = await createArticle({ nom, prix: 100, unite: 'weekend', montant_caution: 150 });
  const dates = { date: afterMonday(44), date_retour: afterMonday(45) };
  const request = await createRequest({ Nom: `Facture-${stamp}`, ...dates, item: [{ nom, quantite: 2 }] });
  await moveRequest(request.id, 'confirmee');
  const address = { rue: '4 rue des Ajoncs', codePostal: '29000', ville: 'Exempleville' };
  const input = { kind: 'particulier', nom: `Facture-${stamp}`, prenom: 'Gaël', ...address, ...customer };
  const { createCustomer } = await ask(
    'mutation ($input: CustomerInput!, $requestId: Int) { createCustomer(input: $input, requestId: $requestId) { id } }',
    { input, requestId: request.id },
  );
  const remove = async () => {
    await request.remove();
    await ask('mutation ($id: Int!) { deleteCustomer(id: $id) }', { id: createCustomer.id });
    await deleteArticle(article);
  };
  return { id: request.id, customerId: createCustomer.id, name: `Gaël Facture-${stamp}`, remove };
}

/** Issues the draft that is shown; returns its number. */
async function issue(page: Page): Promise<string> {
  await agree(page, page.getByRole('button', { name: 'Émettre…' }), 'Émettre');
  const title = page.locator('#content').getByRole('heading', { level: 1, name: /^F-\d{4}-\d{5}$/ });
  await title.waitFor();
  return title.innerText();
}

/** Records a cheque of what an invoice asks for. */
async function pay(page: Page, { amount, invoice }: { amount: string; invoice: string }): Promise<void> {
  await openLine(page.locator('#content'), 'Paiements');
  await page.locator('#content').getByRole('button', { name: 'Enregistrer un paiement' }).click();
  const payment = page.getByRole('dialog', { name: 'Enregistrer un paiement' });
  await payment.getByLabel('Montant').fill(amount);
  await choose(page, payment.getByRole('combobox', { name: 'Moyen' }), 'Chèque');
  await payment.getByLabel('Numéro du chèque').fill('0042816');
  await payment.getByText(new RegExp(`^${invoice} · `)).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await payment.getByRole('button', { name: 'Enregistrer' }).click();
  await payment.waitFor({ state: 'hidden' });
  await page
    .locator('#content')
    .getByText(new RegExp(`^Règle ${invoice} `))
    .waitFor();
}

async function choose(page: Page, field: Locator, option: string): Promise<void> {
  await field.press('Enter');
  await page.locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true }).click();
}
