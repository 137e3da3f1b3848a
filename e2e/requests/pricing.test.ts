import { expect, onTestFinished } from 'vitest';
import { overflow, seriousFaults, smallTargets } from '../support/accessibility.ts';
import { openScreen } from '../support/back-office.ts';
import { ask } from '../support/service.ts';
import { test } from '../support/test.ts';

const read = `{ pricing { versionId terms {
  durees { unite jours coefficient } saisons { nom du au categorieIds pourcent } caution { par paliers { jusqua montant } }
  minimumCommande minimumJours zones { nom communes prix minimum offerteDes } prixParKilometre
  frais { nom prix tauxTva } nettoyages { nom prix } avance
} } }`;
const write = `mutation ($terms: PricingTermsInput!, $seen: Int) {
  updatePricing(terms: $terms, seen: $seen) { versionId }
}`;

async function saveTerms(changed: object): Promise<{ terms: object }> {
  const { versionId, terms } = (await ask(read)).pricing;
  await ask(write, { terms: { ...terms, ...changed }, seen: versionId });
  return { terms };
}

/** Changes terms until the test ends; returns the former ones. */
async function changeTerms(changed: object): Promise<{ terms: object }> {
  const former = await saveTerms(changed);
  onTestFinished(async () => {
    await saveTerms(former.terms);
  });
  return former;
}

test('terms of price are written by keyboard, and merged with what another saved', async ({ page }) => {
  const { terms: former } = await changeTerms({});
  await openScreen(page, '/admin/settings?onglet=tarifs');
  const { keyboard } = page;
  await page.getByRole('button', { name: 'Ajouter une zone' }).press('Enter');
  const zones = page.getByLabel('Zone', { exact: true });
  await zones.last().focus();
  await keyboard.type('Belle-Île');
  await keyboard.press('Tab');
  await keyboard.type('56360');
  await keyboard.press('Tab');
  await keyboard.type('-1');
  await keyboard.press('Enter');
  const wrong = page.getByText('Veuillez saisir un montant en euros, 0 ou plus');
  await wrong.waitFor();
  const price = page.getByLabel('Livraison et reprise').last();
  await expect.poll(() => price.evaluate((field) => field === document.activeElement)).toBe(true);
  await price.fill('90');
  await expect.poll(() => wrong.count()).toBe(0);

  // Meanwhile: another zone, a price by distance, and a minimum.
  const { zones: known } = former as { zones: object[] };
  const quiberon = { nom: 'Quiberon', communes: ['56170'], prix: '55.00', minimum: null, offerteDes: null };
  await saveTerms({ zones: [...known, quiberon], prixParKilometre: '1.50', minimumJours: 2 });
  await keyboard.press('Enter');
  await page.getByText('Rien de ce que vous avez saisi n’est perdu').waitFor();
  await page.getByText('« Quiberon (56170), 55,00 € » ajouté').waitFor();
  await page.getByText('« 1 » est devenu « 2 »').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Enregistrer' }).press('Enter');
  await page.getByText('Tarifs et livraison enregistrés').waitFor();
  const saved = (await ask(read)).pricing.terms;
  expect(saved.zones.map(({ nom }: { nom: string }) => nom).slice(-2)).toEqual(['Belle-Île', 'Quiberon']);
  expect([saved.prixParKilometre, saved.minimumJours]).toEqual(['1.50', 2]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
  expect(await smallTargets(page)).toEqual([]);
});

test('the price of a delivery follows from its zone, or from its distance; what is below a minimum is told', async ({
  page,
}) => {
  const island = { nom: 'Belle-Île', communes: ['56360'], prix: '90.00', minimum: null, offerteDes: null };
  await changeTerms({ zones: [island], prixParKilometre: '1.50', minimumJours: 2 });
  await openScreen(page, '/admin/demandes/nouvelle', 'Saisir une demande');
  await page.getByLabel('Date souhaitée').fill('2035-07-04');
  await page.getByLabel('Livraison et montage').check();
  const address = page.getByLabel('Adresse de livraison');
  await address.fill('1 quai, 56360 Le Palais');
  // By itself.
  const price = page.getByLabel('Prix TTC : Livraison et reprise');
  await expect.poll(() => price.inputValue()).toBe('90,00');
  await address.fill('1 rue de Rennes, 35000 Rennes');
  await page.getByLabel('Distance de la livraison, en km').fill('100');
  await page.getByLabel('Distance de la livraison, en km').press('Enter');
  await expect.poll(() => price.inputValue()).toBe('150,00');
  await page.getByText('Une location dure 2 jours au moins.').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
});
