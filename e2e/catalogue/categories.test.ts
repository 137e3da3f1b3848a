import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { openScreen } from '../support/back-office.ts';
import { openCatalogue } from '../support/catalogue.ts';
import { failOperation, failUploads } from '../support/failures.ts';
import { chooseFiles, type FieldFile, picture } from '../support/files.ts';
import { test } from '../support/test.ts';

/** Two categories at the end of the list, which the tests reorder; they are deleted afterwards. */
let first: { id: number; nom: string };
let second: { id: number; nom: string };

beforeEach(async () => {
  const catalogue = await openCatalogue();
  const stamp = Date.now();
  const create = async (nom: string, ordre: number) => ({ nom, id: await catalogue.createCategory({ nom, ordre }) });
  first = await create(`Essai A ${stamp}`, 9001);
  second = await create(`Essai B ${stamp}`, 9002);
});

afterEach(async () => {
  const catalogue = await openCatalogue();
  for (const { id, nom } of await catalogue.categories()) {
    if (nom.startsWith('Essai')) await catalogue.deleteCategory(id);
  }
});

describe('the order', () => {
  test('changes by dragging a handle with the pointer, in one call, and stays', async ({ page }) => {
    await openCategories(page);
    const calls = countReorderings(page);
    // Once it stands still.
    await handle(page, second.nom).hover();
    const from = await handle(page, second.nom).boundingBox();
    const to = await handle(page, first.nom).boundingBox();
    if (!from || !to) throw new Error('The handles are not on the screen');
    await page.mouse.move(from.x + 10, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, to.y + 30, { steps: 6 });
    await page.mouse.move(from.x + 10, to.y, { steps: 3 });
    await page.mouse.up();
    await expect.poll(() => lastTwo(page)).toEqual([second.nom, first.nom]);
    await page.getByText('Ordre des catégories mis à jour').waitFor();
    expect(calls).toHaveLength(1);

    await page.reload();
    await handle(page, first.nom).waitFor();
    await expect.poll(() => lastTwo(page)).toEqual([second.nom, first.nom]);
  });

  test('changes by keys: space lifts, an arrow moves 25 pixels, space drops', async ({ page }) => {
    await openCategories(page);
    const calls = countReorderings(page);
    await handle(page, first.nom).focus();
    await page.keyboard.press('Space');
    await announced(page, new RegExp(`«\\s${first.nom}\\s» soulevé, position \\d+ sur \\d+`));
    for (const pixels of [25, 50, 75]) {
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => heldAt(page)).toBe(`translate3d(0px, ${pixels}px, 0px)`);
    }
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => heldAt(page)).toBe('translate3d(0px, 50px, 0px)');
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowDown');
    await announced(page, /au-dessus de la position/);
    await page.keyboard.press('Space');
    await announced(page, new RegExp(`«\\s${first.nom}\\s» déposé`));
    await expect.poll(() => lastTwo(page)).toEqual([second.nom, first.nom]);
    await page.getByText('Ordre des catégories mis à jour').waitFor();
    expect(calls).toHaveLength(1);
    await expect.poll(() => focusedName(page)).toBe(`Déplacer ${first.nom}`);
    await page.getByRole('button', { name: 'Annuler' }).click();
    await page.getByText('Tout est comme avant').waitFor();
    await expect.poll(() => lastTwo(page)).toEqual([first.nom, second.nom]);
  });

  test('is cancelled with Escape, and when the focus leaves', async ({ page }) => {
    await openCategories(page);
    const calls = countReorderings(page);
    await handle(page, second.nom).focus();
    for (const key of ['Escape', 'Tab']) {
      await page.keyboard.press('Space');
      for (let press = 0; press < 8; press += 1) await page.keyboard.press('ArrowUp');
      await announced(page, /au-dessus de la position/);
      await page.keyboard.press(key);
      await announced(page, /déplacement annulé/);
      await expect.poll(() => lastTwo(page)).toEqual([first.nom, second.nom]);
    }
    await expect.poll(() => focusedName(page)).toBe(`Monter ${second.nom}`);
    expect(calls).toHaveLength(0);
  });

  test('changes by buttons, which keep the focus', async ({ page }) => {
    await openCategories(page);
    const up = page.getByRole('button', { name: `Monter ${second.nom}` });
    await up.focus();
    await page.keyboard.press('Enter');
    await page.getByText('Ordre des catégories mis à jour').waitFor();
    await expect.poll(() => lastTwo(page)).toEqual([second.nom, first.nom]);
    await expect.poll(() => focusedName(page)).toBe(`Monter ${second.nom}`);
    await page.getByRole('button', { name: `Descendre ${second.nom}` }).click();
    await expect.poll(() => lastTwo(page)).toEqual([first.nom, second.nom]);
    await expect
      .poll(() => page.getByRole('button', { name: `Descendre ${second.nom}` }).getAttribute('aria-disabled'))
      .toBe('true');
  });

  test('is not set back by a list that was read before it was saved', async ({ page }) => {
    await openCategories(page);
    const answers: (() => void)[] = [];
    let isHolding = true;
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('query Categories')) return route.fallback();
      const response = await route.fetch();
      if (isHolding) await new Promise<void>((resolve) => answers.push(resolve));
      await route.fulfill({ response });
    });
    await page.getByRole('button', { name: `Monter ${second.nom}` }).click();
    await expect.poll(() => answers.length).toBe(1);
    const saved = page.waitForResponse((response) => /mutation Reorder/.test(response.request().postData() ?? ''));
    await page.getByRole('button', { name: `Descendre ${second.nom}` }).click();
    await saved;
    answers[0]?.();
    // Read again: once or twice, as the first list was drawn after its saving or not.
    await expect.poll(() => answers.length).toBeGreaterThan(1);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await lastTwo(page)).toEqual([first.nom, second.nom]);
    isHolding = false;
    for (const answer of answers) answer();
    await expect.poll(() => lastTwo(page)).toEqual([first.nom, second.nom]);
  });

  test('is the one that another administrator saved meanwhile', async ({ page }) => {
    await openCategories(page);
    const catalogue = await openCatalogue();
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('mutation ReorderCategories')) return route.fallback();
      const response = await route.fetch();
      await catalogue.updateCategory(second.id, { ordre: 9003 });
      await route.fulfill({ response });
    });
    await page.getByRole('button', { name: `Monter ${second.nom}` }).click();
    await page.getByText('Ordre des catégories mis à jour').waitFor();
    await expect.poll(() => lastTwo(page)).toEqual([first.nom, second.nom]);
  });

  test('comes back when saving it fails', async ({ page, expectedProblems }) => {
    expectedProblems.push(/500/);
    await openCategories(page);
    await failOperation(page, 'ReorderCategories');
    await page.getByRole('button', { name: `Monter ${second.nom}` }).click();
    await page.getByText("Erreur lors de la sauvegarde de l'ordre").waitFor();
    await expect.poll(() => lastTwo(page)).toEqual([first.nom, second.nom]);
  });
});

describe('the window', () => {
  test('names what is missing or wrong, and creates a category with its picture', async ({ page }) => {
    await openCategories(page);
    await page.getByRole('button', { name: 'Ajouter une catégorie' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nouvelle catégorie' });
    await dialog.getByRole('button', { name: 'Créer la catégorie' }).click();
    await dialog.getByText('Le nom de la catégorie est obligatoire').waitFor();
    const nom = `Essai C ${Date.now()}`;
    await dialog.getByLabel('Nom').fill(nom);
    await dialog.getByText('Le nom de la catégorie est obligatoire').waitFor({ state: 'hidden' });

    await choose(page, { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('Ceci est un texte') });
    await dialog.getByText('Veuillez sélectionner une image valide').waitFor();
    await choose(page, { ...(await picture()), buffer: Buffer.concat([(await picture()).buffer, Buffer.alloc(6e6)]) });
    await dialog.getByText("L'image ne doit pas dépasser 5MB").waitFor();
    await choose(page, await picture());
    await dialog.getByRole('button', { name: 'Retirer l’image' }).waitFor();

    await dialog.getByLabel('Ordre').fill('-1');
    await dialog.getByRole('button', { name: 'Créer la catégorie' }).click();
    await dialog.getByText("L'ordre est un nombre entier, 0 ou plus").waitFor();
    await dialog.getByLabel('Ordre').fill('9003');
    await dialog.getByRole('button', { name: 'Créer la catégorie' }).click();
    await page.getByText('Catégorie créée avec succès').waitFor();
    await dialog.waitFor({ state: 'hidden' });
    const row = rowOf(page, nom);
    await expect.poll(() => row.getByRole('presentation').getAttribute('src')).toMatch(/^\/media\//);
    await expect.poll(() => focusedName(page)).toBe('Ajouter une catégorie');
  });

  test('a category without a picture shows the default one', async ({ page }) => {
    await openCategories(page);
    const image = rowOf(page, first.nom).getByRole('presentation');
    await expect.poll(() => image.getAttribute('src')).toBe('/default-category.jpg');
    await expect.poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  });

  test('changes a category, and deletes one that no article uses', async ({ page }) => {
    await openCategories(page);
    await page.getByRole('button', { name: `Modifier ${first.nom}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Modifier la catégorie' });
    await dialog.getByLabel('Description').fill('Une description');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('Catégorie mise à jour avec succès').waitFor();
    await rowOf(page, first.nom).getByText('Une description').waitFor();

    page.once('dialog', (question) => question.accept());
    await page.getByRole('button', { name: `Supprimer ${first.nom}` }).click();
    await page.getByText('Catégorie supprimée avec succès').waitFor();
    await rowOf(page, first.nom).waitFor({ state: 'detached' });
  });

  test('a category in use is not deleted', async ({ page }) => {
    const catalogue = await openCatalogue();
    const article = await catalogue.createArticle({ nom: 'Article rangé', prix: 1, categorie: first.id });
    try {
      await openCategories(page);
      await rowOf(page, first.nom).getByText('1 article', { exact: true }).waitFor();
      page.once('dialog', (question) => question.accept());
      await page.getByRole('button', { name: `Supprimer ${first.nom}` }).click();
      await page
        .getByText(
          "Erreur lors de la suppression de la catégorie. Vérifiez qu'elle n'est pas utilisée par des articles.",
        )
        .waitFor();
      await rowOf(page, first.nom).waitFor();
    } finally {
      await catalogue.deleteArticle(article);
    }
  });

  test('a new category whose picture fails is undone, and what was typed stays', async ({ page, expectedProblems }) => {
    expectedProblems.push(/500/);
    await openCategories(page);
    const nom = `Essai D ${Date.now()}`;
    await page.getByRole('button', { name: 'Ajouter une catégorie' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nouvelle catégorie' });
    await dialog.getByLabel('Nom').fill(nom);
    const file = await picture();
    await choose(page, file);
    await dialog.getByRole('img', { name: file.name }).waitFor();
    await failUploads(page);
    await dialog.getByRole('button', { name: 'Créer la catégorie' }).click();
    await page.getByText("Erreur lors du téléchargement de l'image").waitFor();
    const catalogue = await openCatalogue();
    expect((await catalogue.categories()).map((category) => category.nom)).not.toContain(nom);
    await expect.poll(() => dialog.getByLabel('Nom').inputValue()).toBe(nom);

    await page.unroute('**/graphql');
    await dialog.getByRole('button', { name: 'Créer la catégorie' }).click();
    await page.getByText('Catégorie créée avec succès').waitFor();
    expect((await catalogue.categories()).filter((category) => category.nom === nom)).toHaveLength(1);
  });

  test('a failed change says so, and keeps what was typed', async ({ page, expectedProblems }) => {
    expectedProblems.push(/500|ERR_/);
    await openCategories(page);
    await page.getByRole('button', { name: `Modifier ${first.nom}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Modifier la catégorie' });
    await dialog.getByLabel('Nom').fill('Essai E');
    await failOperation(page, 'UpdateCategory');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('Erreur lors de la mise à jour de la catégorie').waitFor();
    await expect.poll(() => dialog.getByLabel('Nom').inputValue()).toBe('Essai E');
    await dialog.getByRole('button', { name: 'Annuler' }).click();
  });

  test('what another administrator has changed meanwhile is shown, field by field', async ({ page }) => {
    await openCategories(page);
    await page.getByRole('button', { name: `Modifier ${first.nom}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Modifier la catégorie' });
    await dialog.getByLabel('Description').fill('La mienne');
    const catalogue = await openCatalogue();
    await catalogue.updateCategory(first.id, { nom: `${first.nom} bis`, description: 'La leur' });
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await dialog.getByText('Cet élément a changé entre-temps').waitFor();
    await expect.poll(() => dialog.getByLabel('Nom').inputValue()).toBe(`${first.nom} bis`);
    await expect.poll(() => dialog.getByLabel('Description').inputValue()).toBe('La mienne');
    await dialog.getByRole('button', { name: 'Reprendre la nouvelle valeur' }).click();
    await expect.poll(() => dialog.getByLabel('Description').inputValue()).toBe('La leur');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('Catégorie mise à jour avec succès').waitFor();
  });
});

test('a list that cannot be read says so, and is read again on demand', async ({ page, expectedProblems }) => {
  expectedProblems.push(/500/);
  await failOperation(page, 'Categories');
  await openScreen(page, '/admin/articles?onglet=categories');
  await page.getByText('Erreur lors de la récupération des catégories').waitFor();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await handle(page, first.nom).waitFor();
});

test('an empty list says so', async ({ page }) => {
  await page.route('**/graphql', async (route) => {
    const isList = route.request().postData()?.includes('query Categories') === true;
    await (isList ? route.fulfill({ json: { data: { categories: [] } } }) : route.continue());
  });
  await openScreen(page, '/admin/articles?onglet=categories');
  await page.getByText('Aucune catégorie trouvée').waitFor();
});

async function openCategories(page: Page): Promise<void> {
  await openScreen(page, '/admin/articles?onglet=categories');
  await handle(page, second.nom).waitFor();
}

function handle(page: Page, nom: string) {
  return page.getByRole('button', { name: `Déplacer ${nom}`, exact: true });
}

function rowOf(page: Page, nom: string) {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: nom, exact: true }) });
}

async function lastTwo(page: Page): Promise<string[]> {
  return (await page.getByRole('heading', { level: 2 }).allTextContents()).slice(-2);
}

/** Collects the orders sent from now on. */
function countReorderings(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (body.includes('mutation ReorderCategories')) sent.push(body);
  });
  return sent;
}

async function announced(page: Page, sentence: RegExp): Promise<void> {
  await page.locator('[aria-live="assertive"]').filter({ hasText: sentence }).waitFor({ state: 'attached' });
}

/** How far the lifted item has moved. */
function heldAt(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.querySelector<HTMLElement>('body > li')?.style.transform);
}

function focusedName(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
}

async function choose(page: Page, file: FieldFile): Promise<void> {
  await chooseFiles(page.getByRole('dialog').locator('input[type="file"]'), [file]);
}
