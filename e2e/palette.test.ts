import { todayInParis } from '@barnum/rules/dates/paris-time';
import { expect } from 'vitest';
import { afterMonday } from '../prisma/seed/dates.ts';
import { focused, overflow, seriousFaults } from './support/accessibility.ts';
import { createArticle, deleteArticle } from './support/articles.ts';
import { failAt, openScreen } from './support/back-office.ts';
import { createRequest } from './support/requests.ts';
import { test } from './support/test.ts';

test('Ctrl-K finds requests, articles, days and screens from anywhere, by keyboard', async ({ page }) => {
  const nom = `Cabane à crêpes ${Date.now()}`;
  const article = await createArticle({ nom, prix: 100, quantite: 2, unite: 'weekend' });
  const request = await createRequest({ Nom: nom, Prénom: 'Solenn', date: afterMonday(60) });
  await openScreen(page, '/admin/articles', 'Gestion des Articles');
  const palette = page.getByRole('dialog', { name: 'Aller à…' });
  const field = palette.getByRole('combobox');
  const option = (name: RegExp | string) => palette.getByRole('option', { name, exact: true });
  const open = async () => {
    await page.keyboard.press('Control+k');
    await field.waitFor();
  };

  // Also while somebody types elsewhere.
  await page.getByRole('searchbox').focus();
  await open();
  await option('Paramètres : CGV').waitFor();
  await field.fill(nom.replaceAll('é', 'e').replaceAll('ê', 'e').replace('à', 'a'));
  await option(new RegExp(`^Solenn ${nom}`)).waitFor();
  await option(nom).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => option(nom).getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: nom }).waitFor();
  await expect.poll(() => palette.count()).toBe(0);

  await open();
  await field.fill(`n° ${request.id}`);
  await option(new RegExp(`n°\\s${request.id} ·`)).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/admin/demandes/${request.id}`);

  await open();
  await field.fill(`${nom} libre aujourd’hui ?`);
  await option(/Libre le /).waitFor();
  await page.keyboard.press('Enter');
  const today = todayInParis();
  await expect.poll(() => page.url()).toMatch(`/admin/disponibilites?article=${article}&du=${today}&au=${today}`);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Chercher partout' }).click();
  await field.fill('12/07');
  await option(/^Planning du \S+ 12 juillet/).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
  const mend = await failAt(page, 'Palette');
  await field.fill('rien de tel');
  await palette.getByText('La recherche n’a pas abouti').waitFor();
  await mend();
  await page.keyboard.press('Escape');
  await expect.poll(() => palette.count()).toBe(0);
  await expect.poll(() => focused(page)).not.toBeNull();
  await request.remove();
  await deleteArticle(article);
});
