import type { Page } from 'playwright-core';
import { afterEach, describe, expect } from 'vitest';
import { confirm, openScreen } from '../support/back-office.ts';
import { ask } from '../support/service.ts';
import { storefront, test } from '../support/test.ts';

const nom = 'Pour 12 convives, à l’essai';

afterEach(async () => {
  const { articleSets } = await ask('{ articleSets { id nom } }');
  for (const set of articleSets.filter((one: { nom: string }) => one.nom.startsWith(nom))) {
    await ask('mutation ($id: Int!) { deleteArticleSet(id: $id) }', { id: set.id });
  }
});

describe('a set', () => {
  test('is added in one tap from the home page, with its quantities', async ({ page }) => {
    await page.goto(storefront('/'));
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Pour 20 convives' }) });
    await card.getByText('250,50').waitFor();
    await card.getByText('8 articles, 196 pièces').click();
    await card.getByRole('link', { name: 'Chaise pliante blanche' }).waitFor();
    await page.getByRole('link', { name: 'Ma demande (0)' }).waitFor();
    await card.getByRole('button', { name: 'Ajouter l’ensemble' }).click();
    await page.getByRole('link', { name: 'Ma demande (8)' }).waitFor();
    await page.getByRole('status').getByText('Pour 20 convives : 8 articles dans votre demande').waitFor();
    await card.getByRole('link', { name: 'Dans votre demande' }).waitFor();
    const kept = async () => {
      const draft = await page.evaluate(() => localStorage.getItem('barnum.demande'));
      return JSON.parse(draft ?? '{}').items?.map(({ quantite }: { quantite: number }) => quantite);
    };
    await expect.poll(kept).toEqual([1, 4, 20, 20, 20, 50, 80, 1]);
  });

  test('is in the catalogue, too, and leads to its list without JavaScript', async ({ pageWithoutScript: page }) => {
    await page.goto(storefront('/catalogue'));
    const sets = page.getByRole('region', { name: 'Des ensembles tout prêts' });
    expect(await sets.getByRole('article').count()).toBe(3);
    await sets.getByRole('button', { name: 'Ajouter l’ensemble : Pour 80 convives' }).click();
    const list = page.getByRole('region', { name: 'Votre liste' });
    await expect.poll(() => list.getByRole('listitem').count()).toBe(11);
    const chairs = list.getByRole('listitem').filter({ hasText: 'Chaise Napoléon' });
    const quantity = chairs.getByLabel('Quantité');
    expect(await quantity.inputValue()).toBe('80');
    await quantity.fill('60');
    await chairs.getByRole('button', { name: 'Changer la quantité' }).click();
    await expect.poll(() => quantity.inputValue()).toBe('60');
    await list.getByLabel('Ajouter autre chose').selectOption('Crêpière à gaz double Ø 40');
    await list.getByRole('button', { name: 'Ajouter' }).click();
    await expect.poll(() => list.getByRole('listitem').count()).toBe(12);
    await chairs.getByRole('link', { name: 'Retirer' }).click();
    await expect.poll(() => list.getByRole('listitem').count()).toBe(11);
    const mail = await list.getByRole('link', { name: 'Envoyer cette liste par e-mail' }).getAttribute('href');
    expect(decodeURIComponent(mail ?? '')).toContain('1 × Crêpière à gaz double Ø 40');
  });
});

describe('in the back-office', () => {
  test('a set is made, ordered, changed and deleted; the shop shows it at once', async ({ page }) => {
    await openScreen(page, '/admin/articles?onglet=ensembles');
    await page.getByText('3 ensembles, dans l’ordre du site').waitFor();
    await page.getByRole('button', { name: 'Ajouter un ensemble' }).click();
    const window = page.getByRole('dialog', { name: 'Ajouter un ensemble' });
    await window.getByLabel('Nom').fill(nom);
    await window.getByRole('button', { name: 'Enregistrer' }).click();
    await window.getByText('Ajoutez au moins un article à cet ensemble').waitFor();
    await choose(page, 'Chaise Napoléon');
    await window.getByRole('spinbutton', { name: 'Quantité : Chaise Napoléon III' }).fill('12');
    await window.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('4 ensembles, dans l’ordre du site').waitFor();
    const row = page.getByRole('listitem').filter({ hasText: nom });
    await row.getByText('1 article, 12 pièces · 54,00').waitFor();

    for (let step = 0; step < 3; step += 1) await row.getByRole('button', { name: `Monter ${nom}` }).click();
    await page.getByText('Ordre des ensembles enregistré').first().waitFor();
    await expect.poll(async () => (await ask('{ articleSets(limit: 1) { nom } }')).articleSets).toEqual([{ nom }]);
    await expect.poll(async () => (await fetch(storefront('/'))).text()).toContain(nom);

    await confirm(page, row.getByRole('button', { name: `Supprimer ${nom}` }));
    await page.getByText('3 ensembles, dans l’ordre du site').waitFor();
  });
});

/** Chooses an article in the open form of a set. */
async function choose(page: Page, search: string): Promise<void> {
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.fill(search);
  await page.locator('.ant-select-item-option').filter({ hasText: search }).first().click();
}
