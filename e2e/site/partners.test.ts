import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { overflow, seriousFaults } from '../support/accessibility.ts';
import { closeByEscape, confirm, failAt, openScreen } from '../support/back-office.ts';
import { chooseFiles } from '../support/files.ts';
import { administratorToken, call } from '../support/service.ts';
import { test } from '../support/test.ts';

const openPartners = (page: Page) => openScreen(page, '/admin/partenaires', 'Gestion des Partenaires');
const card = (page: Page, nom: string) => page.getByRole('article', { name: `Partenaire ${nom}`, exact: true });
const form = (page: Page) => page.getByRole('dialog');
const save = (page: Page) => form(page).getByRole('button', { name: 'Enregistrer' });
const add = (page: Page) => page.getByRole('button', { name: 'Ajouter un partenaire' });

test('a partner is added with a logo of one’s own, changed to an address and deleted', async ({ page }) => {
  const nom = `Crêperie ${Date.now()}`;
  await openPartners(page);
  await add(page).click();
  await save(page).click();
  await form(page).getByText('Le nom du partenaire est obligatoire').waitFor();
  await form(page).getByLabel('Nom', { exact: true }).fill(nom);
  await form(page).getByLabel('Lien').fill('pas une adresse');
  await save(page).click();
  await form(page).getByText('Veuillez saisir une adresse web complète, en http:// ou https://').waitFor();
  await form(page).getByLabel('Lien').fill('creperie.example/carte');

  const file = form(page).getByLabel('Fichier du logo');
  await file.setInputFiles({ name: 'logo.txt', mimeType: 'text/plain', buffer: Buffer.from('logo') });
  await form(page).getByText('Veuillez sélectionner une image valide').waitFor();
  const big = Buffer.concat([await drawing(300, 100), Buffer.alloc(5 * 1024 * 1024)]);
  await chooseFiles(file, [{ name: 'big.png', mimeType: 'image/png', buffer: big }]);
  await form(page).getByText("L'image ne doit pas dépasser 5MB").waitFor();
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('a text named .png') });
  await form(page).getByText('Veuillez sélectionner une image valide').waitFor();
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await drawing(300, 100) });
  await form(page).getByText('logo.png').waitFor();
  await save(page).click();

  const added = card(page, nom);
  await added.locator('[data-layout="wide"] img').waitFor();
  const link = added.getByRole('link', { name: 'Visiter le site' });
  await expect.poll(() => link.getAttribute('href')).toBe('https://creperie.example/carte');
  await expect.poll(() => link.getAttribute('target')).toBe('_blank');

  await added.getByRole('button', { name: `Modifier ${nom}` }).click();
  const { partenaires } = await call('GET', '/partenaires', null);
  await form(page).getByLabel('ou son adresse web').fill(partenaires[0].logo);
  await save(page).click();
  await added.locator(`img[src="${partenaires[0].logo}"]`).waitFor();

  await confirm(page, added.getByRole('button', { name: `Supprimer ${nom}` }));
  await added.waitFor({ state: 'detached' });
});

test('a logo is laid out by its aspect ratio', async ({ page }) => {
  const token = await administratorToken();
  const layouts = { wide: await drawing(160, 100), square: await drawing(150, 100), tall: await drawing(79, 100) };
  await openPartners(page);
  for (const [layout, buffer] of Object.entries(layouts)) {
    const nom = `Forme ${layout} ${Date.now()}`;
    await add(page).click();
    await form(page).getByLabel('Nom', { exact: true }).fill(nom);
    await form(page).getByLabel('Fichier du logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
    await form(page).getByText('logo.png').waitFor();
    await save(page).click();
    await card(page, nom).locator(`[data-layout="${layout}"] img`).waitFor();
  }
  const { partenaires } = await call('GET', '/partenaires', null);
  for (const { id, nom } of partenaires) {
    if (nom.startsWith('Forme ')) await call('DELETE', `/partenaires/${id}`, token);
  }
});

describe('what the service refuses', () => {
  test.override({ expectedProblems: [/Une erreur est survenue/, /Upload failed: 500/, /could not be read/] });

  test('is logged to the console only; the form stays, and says that it is not saved', async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await openPartners(page);
    await page.getByRole('article').first().waitFor();
    const end = await failAt(page, 'CreatePartner', 'DeletePartner', 'Partners');

    await add(page).click();
    const nom = `Têtu ${Date.now()}`;
    await form(page).getByLabel('Nom', { exact: true }).fill(nom);
    await save(page).click();
    await form(page).getByText('Pas encore enregistré. Votre saisie est conservée.').waitFor();
    await expect.poll(() => form(page).getByLabel('Nom', { exact: true }).inputValue()).toBe(nom);
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    expect(errors.join()).toContain('Une erreur est survenue');
    await confirm(page, form(page).getByRole('button', { name: 'Annuler' }));
    await form(page).waitFor({ state: 'hidden' });

    const before = errors.length;
    await confirm(page, page.getByRole('button', { name: /^Supprimer / }).first());
    await expect.poll(() => errors.length).toBeGreaterThan(before);
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    await end();
  });
});

test('the screen and its form are accessible, on a phone and on a large screen', async ({ page }) => {
  await openPartners(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('article').first().waitFor();
    expect(await seriousFaults(page), `the list at ${width} px`).toEqual([]);
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
    await add(page).click();
    await form(page).getByLabel('Lien').waitFor();
    expect(await seriousFaults(page), `the form at ${width} px`).toEqual([]);
    await closeByEscape(form(page));
  }
});

function drawing(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#14626b' } })
    .png()
    .toBuffer();
}
