import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { seriousFaults } from '../support/accessibility.ts';
import { openLine, openScreen } from '../support/back-office.ts';
import { createRequest } from '../support/requests.ts';
import { ask } from '../support/service.ts';
import { test } from '../support/test.ts';
import { inDays } from '../support/wizard.ts';

test('a cheque goes to the bank on a slip, comes back, and its customer is written to', async ({ page }) => {
  const request = await createRequest({ Nom: 'Chèque' });
  await payByCheque(page, request.id);

  await openScreen(page, '/admin/factures?onglet=paiements', 'Factures');
  await page.getByRole('link', { name: 'Chèques à remettre, caisse' }).click();
  const tick = page.getByRole('checkbox', { name: /^123,45.€ Gaël Chèque/ });
  await tick.check();
  const cheque = page.getByRole('listitem').filter({ has: tick });
  await expect.poll(() => cheque.getByLabel('Numéro du chèque').inputValue()).toBe('0042816');
  await cheque.getByLabel('Banque').fill('Banque de l’Odet');
  await page
    .getByRole('status')
    .filter({ hasText: /^1 chèque, 123,45.€$/ })
    .waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Préparer la remise' }).click();

  const title = page.getByRole('heading', { level: 1, name: /^Remise de chèques n°.\d+$/ });
  await title.waitFor();
  await page.getByLabel('Compte à créditer').fill('FR76 3000 4000');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await page.getByText('Remise enregistrée').waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Bordereau à imprimer' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^remise-de-cheques-\d{3}\.pdf$/);
  await file.delete();

  await page.getByRole('button', { name: 'Remise en banque…' }).click();
  const handing = page.getByRole('dialog', { name: /^Remise n°.\d+ en banque$/ });
  await handing.waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await handing.getByRole('button', { name: 'Noter la remise' }).click();
  await page.getByText(/^Remise en banque le .*compte FR76 3000 4000.*Elle ne change plus/).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Défaire la remise' }).count()).toBe(0);

  await page.getByRole('button', { name: 'Revenu impayé…' }).click();
  const returning = page.getByRole('dialog', { name: /^Chèque de 123,45.€ revenu impayé$/ });
  await returning.getByLabel('Frais de la banque').fill('15,5');
  expect(await seriousFaults(page)).toEqual([]);
  await returning.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText(/^Revenu impayé le .* : Sans provision · 15,50.€ de frais de la banque$/).waitFor();
  await page.getByRole('button', { name: 'Présenter de nouveau…' }).click();
  const presenting = page.getByRole('dialog', { name: /^Présenter de nouveau le chèque de 123,45.€$/ });
  await presenting.getByLabel('Reçu de nouveau le').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await presenting.getByRole('button', { name: 'Présenter de nouveau' }).click();
  await page.getByText(/^Présenté de nouveau le .*voyez les chèques reçus\.$/).waitFor();
  await page.getByRole('link', { name: 'Écrire au client' }).click();
  const reply = page.getByLabel('Répondre au visiteur');
  await expect.poll(() => reply.inputValue()).toMatch(/Votre chèque n°.0042816 \(Banque de l’Odet\) de 123,45.€/);
  await page.getByRole('button', { name: 'Envoyer la réponse' }).click();
  await expect.poll(() => reply.inputValue()).toBe('');
  await openLine(page.locator('#content'), 'Paiements');
  await page
    .getByText(/Chèque revenu impayé.: Sans provision/)
    .first()
    .waitFor();
  await request.remove();
});

test('the till is counted, what moved since is told, and a difference has its word', async ({ page }) => {
  const request = await createRequest({ Nom: 'Espèces' });
  await openScreen(page, '/admin/banque?onglet=caisse', 'Banque et caisse');
  const input = { requestId: request.id, date: inDays(0), moyen: 'especes', montant: '80.00' };
  const before = await expected(page);
  await ask('mutation ($input: PaymentInput!) { recordPayment(input: $input) { id } }', { input });
  await openScreen(page, '/admin/banque?onglet=caisse', 'Banque et caisse');
  await expect.poll(() => expected(page)).toBe(before + 80);
  await page.getByRole('list', { name: 'Espèces entrées et sorties' }).getByText('Paiement, Gaël Espèces').waitFor();

  await page.getByRole('button', { name: 'Porter des espèces en banque' }).click();
  const banking = page.getByRole('dialog', { name: 'Porter des espèces en banque' });
  await banking.getByLabel('Montant').fill('50');
  expect(await seriousFaults(page)).toEqual([]);
  await banking.getByRole('button', { name: 'Enregistrer' }).click();
  await banking.waitFor({ state: 'hidden' });
  await expect.poll(() => expected(page)).toBe(before + 30);

  await page.getByRole('button', { name: 'Compter la caisse' }).click();
  const counting = page.getByRole('dialog', { name: 'Compter la caisse' });
  await counting.getByLabel('Compté').fill(String(before + 25));
  await counting
    .getByRole('status')
    .filter({ hasText: /^5,00.€ manquent$/ })
    .waitFor();
  await counting.getByRole('button', { name: 'Enregistrer' }).click();
  await counting.getByText('Veuillez dire d’où vient l’écart, même en un mot').first().waitFor();
  await counting.getByLabel('D’où vient l’écart').fill('Monnaie mal rendue');
  expect(await seriousFaults(page)).toEqual([]);
  await counting.getByRole('button', { name: 'Enregistrer' }).click();
  await counting.waitFor({ state: 'hidden' });
  await page
    .getByRole('list', { name: 'Comptages de la caisse' })
    .getByText(/^5,00.€ manquent, .* attendus.: Monnaie mal rendue$/)
    .waitFor();
  await expect.poll(() => expected(page)).toBe(before + 25);
  await request.remove();
});

/** What the screen says that the till should hold, in euros. */
async function expected(page: Page): Promise<number> {
  const said = await page
    .getByText(/^La caisse doit contenir/)
    .first()
    .innerText();
  return Number(said.replace(/[^\d,]/g, '').replace(',', '.'));
}

async function payByCheque(page: Page, id: number): Promise<void> {
  await openScreen(page, `/admin/demandes/${id}`);
  await openLine(page.locator('#content'), 'Paiements');
  await page.locator('#content').getByRole('button', { name: 'Enregistrer un paiement' }).click();
  const payment = page.getByRole('dialog', { name: 'Enregistrer un paiement' });
  await payment.getByLabel('Montant').fill('123,45');
  await choose(page, payment.getByRole('combobox', { name: 'Moyen' }), 'Chèque');
  await payment.getByLabel('Numéro du chèque').fill('0042816');
  await payment.getByLabel('Banque du chèque').waitFor();
  await payment.getByRole('button', { name: 'Enregistrer' }).click();
  await payment.waitFor({ state: 'hidden' });
}

async function choose(page: Page, field: Locator, option: string): Promise<void> {
  await field.press('Enter');
  await page.locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true }).click();
}
