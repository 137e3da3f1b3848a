import { withDe } from '@barnum/rules/text/french';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { overflow, seriousFaults } from '../support/accessibility.ts';
import { closeByEscape, confirm, failAt, openScreen } from '../support/back-office.ts';
import { administratorToken, call } from '../support/service.ts';
import { openUntil, test } from '../support/test.ts';

const openTestimonials = (page: Page) => openScreen(page, '/admin/avis', 'Gestion des Avis');
const card = (page: Page, name: string) =>
  page.getByRole('article', { name: `Témoignage ${withDe(name)}`, exact: true });
const button = (page: Page, name: string, action: string) =>
  card(page, name).getByRole('button', { name: new RegExp(`^${action}`) });
const form = (page: Page) => page.getByRole('dialog');
const save = (page: Page) => form(page).getByRole('button', { name: 'Enregistrer' });

test('a testimonial is added, hidden, shown, changed and deleted', async ({ page }) => {
  const nom = `le roux ${Date.now()}`;
  const name = `Enora ${nom.toUpperCase()}`;
  await openTestimonials(page);
  await page.getByRole('button', { name: 'Ajouter un témoignage' }).click();
  await save(page).click();
  await form(page).getByText('Le texte du témoignage est obligatoire').waitFor();
  await form(page).getByLabel('Prénom').fill('Enora');
  await form(page).getByLabel('Nom', { exact: true }).fill(nom);
  await form(page).getByLabel('Témoignage').fill('Un barnum impeccable.');
  await form(page).getByLabel('Source').fill('Google');
  await save(page).click();
  await page.getByText('Témoignage créé avec succès').waitFor();

  const added = card(page, name);
  await added.getByText('via Google', { exact: true }).waitFor();
  await added.getByText('Un barnum impeccable.').waitFor();
  await added.getByText(/^Créé le \d/).waitFor();
  await expect.poll(() => added.getByText('Visible', { exact: true }).count()).toBe(1);

  await button(page, name, 'Masquer').click();
  await page.getByText('Témoignage masqué avec succès').waitFor();
  await added.getByText('Masqué', { exact: true }).waitFor();
  const { testimonials } = await call('GET', '/testimonials', null);
  expect(testimonials.map((one: { nom: string }) => one.nom)).not.toContain(nom);
  await button(page, name, 'Afficher').click();
  await page.getByText('Témoignage affiché avec succès').waitFor();
  await added.getByText('Visible', { exact: true }).waitFor();

  await button(page, name, 'Modifier').click();
  await form(page).getByLabel('Témoignage').fill('Un barnum parfait.');
  await save(page).click();
  await page.getByText('Témoignage mis à jour avec succès').waitFor();
  await added.getByText('Un barnum parfait.').waitFor();

  await confirm(page, button(page, name, 'Supprimer'), 'dismiss');
  await expect.poll(() => added.count()).toBe(1);
  await confirm(page, button(page, name, 'Supprimer'));
  await page.getByText('Témoignage supprimé avec succès').waitFor();
  await added.waitFor({ state: 'detached' });
});

test('each failure has its own sentence, and what was typed stays', async ({ page }) => {
  await openTestimonials(page);
  await page.getByRole('article').first().waitFor();
  const operations = ['CreateTestimonial', 'UpdateTestimonial', 'DeleteTestimonial', 'Testimonials'];
  await failAt(page, ...operations);

  const first = page.getByRole('article').first();
  await first.getByRole('button', { name: /^(Masquer|Afficher) / }).click();
  await page.getByText('Erreur lors du changement de visibilité du témoignage').waitFor();
  await confirm(page, first.getByRole('button', { name: /^Supprimer / }));
  await page.getByText('Erreur lors de la suppression du témoignage').waitFor();

  await first.getByRole('button', { name: /^Modifier / }).click();
  await form(page).getByLabel('Témoignage').fill('Ce qui ne doit pas se perdre');
  await save(page).click();
  await page.getByText('Erreur lors de la mise à jour du témoignage').waitFor();
  await expect.poll(() => form(page).getByLabel('Témoignage').inputValue()).toBe('Ce qui ne doit pas se perdre');
  await confirm(page, form(page).getByRole('button', { name: 'Annuler' }));
  await form(page).waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: 'Ajouter un témoignage' }).click();
  await form(page).getByLabel('Témoignage').fill('Ni ceci');
  await save(page).click();
  await page.getByText('Erreur lors de la création du témoignage').waitFor();
  await expect.poll(() => form(page).getByLabel('Témoignage').inputValue()).toBe('Ni ceci');
});

test('a list that cannot be read says so, and is read again', async ({ page }) => {
  await openScreen(page, '/admin/demandes', 'Demandes de réservation');
  const end = await failAt(page, 'Testimonials');
  await page.getByRole('link', { name: 'Avis' }).click();
  await page.getByRole('alert').getByText('Erreur lors de la récupération des témoignages').waitFor();
  await end();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await page.getByRole('article').first().waitFor();
});

test('two administrators on one testimonial: nothing that was typed is lost', async ({ page }) => {
  const token = await administratorToken();
  const { id } = await call('POST', '/testimonials', token, { nom: `Deux-${Date.now()}`, texte: 'Avant' });
  const { testimonial } = await call('GET', `/testimonials/${id}`, token);
  await openTestimonials(page);
  await button(page, testimonial.nom.toUpperCase(), 'Modifier').click();
  await form(page).getByLabel('Témoignage').fill('Le mien');
  await call('PUT', `/testimonials/${id}`, token, { source: 'Facebook', texte: 'Le sien' });
  await save(page).click();
  const notice = form(page).getByRole('alert').filter({ hasText: 'Cet élément a changé entre-temps' });
  await notice.getByText(/Le sien/).waitFor();
  await expect.poll(() => form(page).getByLabel('Témoignage').inputValue()).toBe('Le mien');
  await expect.poll(() => form(page).getByLabel('Source').inputValue()).toBe('Facebook');
  await save(page).click();
  await page.getByText('Témoignage mis à jour avec succès').waitFor();
  const after = await call('GET', `/testimonials/${id}`, token);
  expect(after.testimonial).toMatchObject({ texte: 'Le mien', source: 'Facebook' });
  await call('DELETE', `/testimonials/${id}`, token);
});

test('the screen and its form are accessible, on a phone and on a large screen', async ({ page }) => {
  await openTestimonials(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('article').first().waitFor();
    expect(await seriousFaults(page), `the list at ${width} px`).toEqual([]);
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
    const add = page.getByRole('button', { name: 'Ajouter un témoignage' });
    await add.click();
    await form(page).getByLabel('Prénom').waitFor();
    expect(await seriousFaults(page), `the form at ${width} px`).toEqual([]);
    await closeByEscape(form(page));
    await expect.poll(() => add.evaluate((element) => element === document.activeElement)).toBe(true);
  }
});

test('what is shown here is what visitors read', async ({ page }) => {
  const token = await administratorToken();
  const texte = `Vu sur le site ${Date.now()}`;
  const { id } = await call('POST', '/testimonials', token, { prenom: 'Soazig', nom: 'B.', texte });
  await openUntil(page, '/', texte);
  await call('DELETE', `/testimonials/${id}`, token);
});
