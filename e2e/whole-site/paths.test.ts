import { todayInParis } from '@barnum/rules/dates/paris-time';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openLine } from '../support/back-office.ts';
import { openShop, received, signInTo } from '../support/own-shop.ts';
import { test } from '../support/test.ts';

test('the paths of an owner: a shop of their own, a call, a rental and what a customer owes, in few acts', async ({
  page,
}) => {
  const boxes: string[] = [];
  page.on('dialog', (box) => {
    boxes.push(box.message());
    void box.accept();
  });
  const { programs, mails } = await openShop('embedded');
  await signInTo(page, programs);
  await page.waitForURL('**/admin/**');
  await page.goto(`${programs.backofficeUrl}/admin/premiers-pas`);
  const content = page.locator('#content');

  const shop = new Acts();
  await shop.click(page.getByRole('button', { name: /^Créer ces \d+ catégories$/ }));
  await page.getByRole('link', { name: 'Créez vos catégories : fait' }).waitFor();
  await shop.click(page.getByRole('link', { name: /^Donnez-lui un nom et un logo/ }));
  await shop.fill(page.getByLabel('Nom de la boutique'), 'Fêtes du Golfe');
  await shop.click(page.getByRole('button', { name: 'Changer les couleurs' }));
  await shop.click(page.getByRole('button', { name: 'Forêt et terre cuite' }));
  await shop.click(page.getByRole('button', { name: 'Enregistrer', exact: true }));
  await page.getByText('Site mis à jour').waitFor();
  await shop.click(page.getByRole('link', { name: 'Articles', exact: true }));
  await shop.click(page.getByRole('link', { name: 'En saisir plusieurs' }));
  for (const [place, cells] of articles.entries()) {
    for (const [title, value] of Object.entries(cells)) {
      await shop.fill(page.getByLabel(`${title}, ligne ${place + 1}`), value);
    }
  }
  await shop.click(page.getByRole('button', { name: 'Créer 3 articles' }));
  await page.getByText('3 articles créés').waitFor();
  expect(shop.count).toBeLessThanOrEqual(25);

  await page.goto(`${programs.backofficeUrl}/admin/demandes`);
  const call = new Acts();
  await call.click(page.getByRole('link', { name: 'Saisir une demande' }));
  const asker = page.getByRole('combobox', { name: 'Client' });
  await call.fill(asker, 'Marie Legrand 06 39 98 05 05');
  await page.getByText(/^Nouveau client «/).waitFor();
  await call.press(asker, 'Enter');
  await expect.poll(() => page.getByLabel('Téléphone').inputValue()).toBe('06 39 98 05 05');
  await expect.poll(() => page.getByLabel('Prénom').inputValue()).toBe('Marie');
  await call.fill(page.getByLabel('E-mail'), address);
  await call.fill(page.getByLabel('Date souhaitée'), todayInParis());
  const search = page.getByRole('combobox', { name: 'Articles' });
  for (const [words, name, pieces] of lines) {
    await call.fill(search, words);
    await call.press(search, 'Enter');
    await expect.poll(() => page.getByLabel(`Quantité : ${name}`).inputValue()).toBe(pieces);
  }
  const send = page.getByRole('button', { name: 'Enregistrer et envoyer le devis' });
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = send.locator('..');
  await expect.poll(async () => (await bar.boundingBox())?.height ?? Infinity).toBeLessThan(100);
  await expect.poll(async () => (await bar.getByRole('button').first().boundingBox())?.x ?? -1).toBeGreaterThan(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await call.click(send);
  await page.getByText(`Le devis part par e-mail à ${address}`).waitFor();
  await received(mails, address, /^Votre devis/);
  expect(call.count).toBeLessThanOrEqual(12);

  const rental = new Acts();
  await rental.click(content.getByRole('button', { name: 'Confirmer', exact: true }));
  const step = page.getByRole('dialog', { name: 'Confirmer la demande' });
  await rental.click(step.getByRole('button', { name: 'Confirmer', exact: true }));
  await content.getByRole('button', { name: 'Noter le départ' }).waitFor();
  await rental.act(openLine(content, 'Paiements'));
  await rental.click(content.getByRole('button', { name: 'Enregistrer un paiement' }));
  const payment = page.getByRole('dialog', { name: 'Enregistrer un paiement' });
  await rental.fill(payment.getByLabel('Montant'), '100');
  await rental.act(choose(page, payment.getByLabel('Moyen'), 'Chèque'), 2);
  await rental.click(payment.getByRole('button', { name: 'Enregistrer', exact: true }));
  await payment.waitFor({ state: 'hidden' });

  await rental.click(content.getByRole('button', { name: 'Noter le départ' }));
  const departure = page.getByRole('dialog', { name: /^État des lieux de départ/ });
  await rental.click(departure.getByRole('checkbox', { name: 'Je reçois la caution' }));
  await rental.fill(departure.getByLabel('Numéro du chèque'), '0042817');
  await rental.fill(departure.getByLabel('Banque'), 'Banque de l’Iroise');
  await rental.click(departure.getByRole('button', { name: /^Tout est là\s: noter le départ$/ }));
  await page.getByText('Départ noté').waitFor();

  await rental.click(content.getByRole('button', { name: 'Noter le retour' }));
  const back = page.getByRole('dialog', { name: /^État des lieux de retour/ });
  const chairs = back.getByRole('listitem').filter({ hasText: 'Chaise blanche' });
  await rental.click(chairs.getByRole('button', { name: 'Signaler' }));
  const broken = chairs.getByRole('spinbutton', { name: /^Cassé/ });
  await rental.fill(broken, '2');
  // Leaving the field, as the next click does.
  await broken.press('Tab');
  await rental.click(back.getByRole('checkbox', { name: /^Faire payer au client/ }));
  await back.getByText(/^À payer\s: .* pour ce retour$/).waitFor();
  await rental.click(back.getByRole('checkbox', { name: /^Rendre la caution/ }));
  await rental.click(back.getByRole('checkbox', { name: 'Je reçois un paiement' }));
  await rental.fill(back.getByLabel('Numéro du chèque'), '0042818');
  await rental.fill(back.getByLabel('Banque'), 'Banque de l’Iroise');
  await rental.click(back.getByRole('button', { name: /^Le reste aussi\s: noter le retour$/ }));
  await page.getByText('Retour noté').waitFor();
  await content.getByText('Plus rien en main').waitFor();
  expect(rental.count).toBeLessThanOrEqual(22);

  const customer = new Acts();
  await customer.act(page.keyboard.press('Control+k'));
  const palette = page.getByRole('dialog', { name: 'Aller à…' });
  await customer.fill(palette.getByRole('combobox'), 'legrand');
  await palette.getByRole('option', { name: /Marie Legrand.*À payer/ }).waitFor();
  await expect.poll(() => palette.getByRole('option').first().getAttribute('aria-selected')).toBe('true');
  await customer.press(palette.getByRole('combobox'), 'Enter');
  await content.getByRole('heading', { level: 1, name: 'Marie Legrand' }).waitFor();
  expect(customer.count).toBeLessThanOrEqual(3);
  expect(boxes).toEqual([]);
});

const address = 'marie@client.example';

const articles = [
  { Nom: 'Chaise blanche', Catégorie: 'Mobilier', 'Prix TTC': '3', Stock: '100', Caution: '20' },
  { Nom: 'Table ronde', Catégorie: 'Mobilier', 'Prix TTC': '12', Stock: '20' },
  { Nom: 'Guirlande', Catégorie: 'Son et lumière', 'Prix TTC': '15', Stock: '6' },
];

const lines = [
  ['80 chaises', 'Chaise blanche', '80'],
  ['10 tables', 'Table ronde', '10'],
] as const;

/** What hands do: a click, a field that is typed, Enter; a choice in a list is two. */
class Acts {
  count = 0;

  act(work: Promise<unknown>, acts = 1) {
    this.count += acts;
    return work;
  }

  click(target: Locator) {
    return this.act(target.click());
  }

  fill(field: Locator, value: string) {
    return this.act(field.fill(value));
  }

  press(field: Locator, key: string) {
    return this.act(field.press(key));
  }
}

async function choose(page: Page, field: Locator, option: string): Promise<void> {
  // antd draws what is chosen over its field.
  await field.click({ force: true });
  await page.getByTitle(option, { exact: true }).last().click();
}
