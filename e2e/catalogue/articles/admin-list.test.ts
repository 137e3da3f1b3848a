import type { Page } from 'playwright-core';
import { afterEach, describe, expect } from 'vitest';
import { addImage, createArticle, deleteArticle, deleteImage } from '../../support/articles.ts';
import { openScreen } from '../../support/back-office.ts';
import { backoffice, storefront, test } from '../../support/test.ts';

const created: number[] = [];

afterEach(async () => {
  for (const id of created.splice(0)) await deleteArticle(id);
});

describe('the list of articles', () => {
  test('shows each column as specified: cut texts, no category, no deposit', async ({ page }) => {
    const word = await threeArticles();
    await openScreen(page, `/admin/articles?q=${word}&tri=nom-asc`);
    const rows = rowsOf(page);
    await expectRows(page, 3);
    const [first, second, third] = [rows.nth(0), rows.nth(1), rows.nth(2)];
    await expectCells(first, [`${word} Alpha`, 'Non catégorisé', '12,00 €', '-', '3 en stock', 'Détail']);
    await first.getByText(`${'x'.repeat(60)}…`, { exact: true }).waitFor();
    await expectCells(second, [`${word} Bêta`, '1 234,50 €', '80,00 €', 'Illimité']);
    await expectCells(third, [`${word} Gamma`, '7,25 €', '11 en stock']);
    await page.getByText('3 articles', { exact: true }).waitFor();
  });

  test('is searched as one types, without regard to case and accents, and filtered by category', async ({ page }) => {
    const word = await threeArticles();
    await openScreen(page, '/admin/articles');
    await rowsOf(page).first().waitFor();
    await page.keyboard.press('/');
    await page.getByRole('searchbox').and(page.locator(':focus')).waitFor();
    await page.keyboard.type(`${word.toUpperCase()} beta`);
    await expectRows(page, 1);
    await expectCells(rowsOf(page).first(), [`${word} Bêta`]);
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(`${word.toUpperCase()} beta`);

    await page.getByRole('searchbox', { name: 'Rechercher un article' }).fill(word);
    await expectRows(page, 3);
    // Opens the options, goes up from the first to the last one, « Non catégorisé », and selects it.
    const category = page.getByRole('combobox', { name: 'Catégorie' });
    const active = page.locator('.ant-select-item-option-active');
    await category.press('ArrowDown');
    await active.waitFor();
    await category.press('ArrowUp');
    await active.filter({ hasText: 'Non catégorisé' }).waitFor();
    await category.press('Enter');
    await page.getByTitle('Non catégorisé', { exact: true }).first().waitFor();
    await expectRows(page, 3);
    await expect.poll(() => new URL(page.url()).searchParams.get('categorie')).toBe('0');

    await page.getByRole('searchbox').fill('aucun article ne porte ce nom');
    await page.getByText('Aucun article trouvé', { exact: true }).waitFor();
  });

  test('is sorted by its column heads, and the article’s page links back to the same list', async ({ page }) => {
    const word = await threeArticles();
    await openScreen(page, `/admin/articles?q=${word}`);
    await page.getByRole('link', { name: 'Prix' }).click();
    await expectNames(page, [`${word} Gamma`, `${word} Alpha`, `${word} Bêta`]);
    await expect
      .poll(() => page.getByRole('columnheader', { name: 'Prix' }).getAttribute('aria-sort'))
      .toBe('ascending');
    await page.getByRole('link', { name: 'Prix' }).click();
    await expectNames(page, [`${word} Bêta`, `${word} Alpha`, `${word} Gamma`]);
    await expect
      .poll(() => page.getByRole('columnheader', { name: 'Prix' }).getAttribute('aria-sort'))
      .toBe('descending');

    await page.getByRole('link', { name: `Détail : ${word} Alpha` }).click();
    await page.getByRole('heading', { level: 1, name: `${word} Alpha` }).waitFor();
    await page.getByRole('link', { name: 'Retour aux articles' }).click();
    await expectNames(page, [`${word} Bêta`, `${word} Alpha`, `${word} Gamma`]);
    await page.reload();
    await expectNames(page, [`${word} Bêta`, `${word} Alpha`, `${word} Gamma`]);
  });

  test('is turned page by page', async ({ page }) => {
    await openScreen(page, '/admin/articles');
    await expectRows(page, 20);
    await page.getByRole('link', { name: /Suivante/ }).click();
    await page.getByText(/^Page 2 sur \d+$/).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBe('2');
    await page.goto(backoffice('/admin/articles?page=9999'));
    await rowsOf(page).first().waitFor();
    await page.getByText(/^Page (\d+) sur \1$/).waitFor();
  });

  test('leads to a new article and to the categories', async ({ page }) => {
    await openScreen(page, '/admin/articles');
    await page.getByRole('link', { name: 'Ajouter un article' }).click();
    await page.waitForURL(backoffice('/admin/articles/new'));
    await page.goBack();
    await page.getByRole('tab', { name: 'Catégories' }).click();
    await page.waitForURL(backoffice('/admin/articles?onglet=categories'));
  });

  test('says that it could not be read, and is read again', async ({ page, expectedProblems }) => {
    expectedProblems.push(/Failed to load resource/);
    await openScreen(page, '/admin/demandes');
    await failing(page, 'ArticlePage', 'abort');
    await page.goto(backoffice('/admin/articles'));
    await page.getByText('Erreur lors de la récupération des articles', { exact: true }).waitFor();
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await rowsOf(page).first().waitFor();
  });
});

describe('an article’s page', () => {
  test('shows every field with its default', async ({ page }) => {
    const nom = `Guirlande ${Date.now()}`;
    const id = await createArticle({ nom, prix: 4.5 });
    created.push(id);
    await openScreen(page, `/admin/articles/${id}`);
    await page.getByRole('heading', { level: 1, name: nom }).waitFor();
    const today = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' }).format(new Date());
    for (const [term, value] of [
      ['Nom', nom],
      ['Catégorie', 'Non catégorisé'],
      ['Prix unitaire TTC', '4,50 €'],
      ['Unité', 'unitaire'],
      ['Caution', 'Aucune'],
      ['Coût du montage', 'Aucun'],
      ['Créé le', today.replace(/^1 /, '1er ')],
    ] as const) {
      await expect.poll(() => fact(page, term)).toBe(value);
    }
    await expect.poll(() => fact(page, 'Quantité disponible')).toMatch(/^Illimitée/);
    await page.getByRole('heading', { name: 'Images (0)' }).waitFor();
    const link = page.getByRole('link', { name: 'Voir sur le site' });
    await expect.poll(() => link.getAttribute('href')).toBe(storefront(`/article/guirlande-${nom.split(' ')[1]}`));
    await page.getByRole('link', { name: 'Modifier' }).click();
    await page.waitForURL(backoffice(`/admin/articles/${id}/edit`));
  });

  test('shows amounts, stock and texts that were given', async ({ page }) => {
    const id = await createArticle({
      nom: `Parquet ${Date.now()}`,
      prix: 10,
      unite: 'journée',
      quantite: 10,
      montant_caution: 150,
      coût_montage: 35.5,
      courte_description: 'Un sol plat partout',
      longue_description: '<p>Des dalles de <strong>un mètre</strong></p>',
    });
    created.push(id);
    await openScreen(page, `/admin/articles/${id}`);
    await page.getByText('Un sol plat partout').waitFor();
    await expect.poll(() => fact(page, 'Unité')).toBe('journée');
    await expect.poll(() => fact(page, 'Caution')).toBe('150,00 €');
    await expect.poll(() => fact(page, 'Coût du montage')).toBe('35,50 €');
    await expect.poll(() => fact(page, 'Quantité disponible')).toBe('10 10 en stock');
    await expect.poll(() => page.getByText('un mètre').evaluate((element) => element.tagName)).toBe('STRONG');
  });

  test('chooses the primary picture and deletes pictures', async ({ page }) => {
    const id = await articleWithImages(['Vue de face', 'Vue de dos']);
    await openScreen(page, `/admin/articles/${id}`);
    await page.getByRole('heading', { name: 'Images (2)' }).waitFor();
    await expectPrimary(page, 'Vue de face');

    await page.getByRole('button', { name: /^Définir comme principale/ }).click();
    await page.getByText('Image principale définie avec succès').waitFor();
    await expectPrimary(page, 'Vue de dos');

    const questions = answerConfirmations(page, [false, true]);
    const deletion = page.getByRole('button', { name: 'Supprimer : image 1 sur 2' });
    await deletion.click();
    await expect.poll(() => page.getByRole('heading', { name: 'Images (2)' }).count()).toBe(1);
    await deletion.click();
    await page.getByText('Image supprimée avec succès').waitFor();
    await page.getByRole('heading', { name: 'Images (1)' }).waitFor();
    // The remaining picture becomes the primary one.
    await expectPrimary(page, 'Vue de face');
    expect(questions).toHaveLength(2);
  });

  test('says which picture failed, and goes on', async ({ page, expectedProblems }) => {
    expectedProblems.push(/Failed to load resource/);
    const id = await articleWithImages(['Vue de face', 'Vue de dos']);
    await openScreen(page, `/admin/articles/${id}`);
    await page.getByRole('heading', { name: 'Images (2)' }).waitFor();
    await failing(page, 'SetPrimaryImage', 500);
    await page.getByRole('button', { name: /^Définir comme principale/ }).click();
    await page.getByText("Erreur lors de la définition de l'image principale").waitFor();
    await expectPrimary(page, 'Vue de face');
    await page.unroute('**/graphql');

    await failing(page, 'DeleteImage', 'abort');
    answerConfirmations(page, [true]);
    await page.getByRole('button', { name: 'Supprimer : image 2 sur 2' }).click();
    await page.getByText("Erreur lors de la suppression de l'image").waitFor();
    await page.unroute('**/graphql');

    await failing(page, 'ArticleImages', 500);
    await page.reload();
    await page.getByText('Erreur lors de la récupération des images', { exact: true }).waitFor();
    await page.getByText('Informations générales').waitFor();
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.getByRole('heading', { name: 'Images (2)' }).waitFor();
  });

  test('a picture that somebody else has deleted is no longer shown after the refusal', async ({ page }) => {
    const id = await articleWithImages(['Vue de face']);
    const imageId = await addImage(id, 'Vue de dos');
    await openScreen(page, `/admin/articles/${id}`);
    await page.getByRole('heading', { name: 'Images (2)' }).waitFor();
    await deleteImage(imageId);
    answerConfirmations(page, [true]);
    await page.getByRole('button', { name: 'Supprimer : image 2 sur 2' }).click();
    await page.getByText("Erreur lors de la suppression de l'image").waitFor();
    await page.getByRole('heading', { name: 'Images (1)' }).waitFor();
  });

  test('deletes the article once that is confirmed', async ({ page, expectedProblems }) => {
    expectedProblems.push(/Failed to load resource/);
    const nom = `Éphémère ${Date.now()}`;
    const id = await createArticle({ nom, prix: 1 });
    created.push(id);
    await openScreen(page, `/admin/articles/${id}`);
    const questions = answerConfirmations(page, [false, true, true]);
    const deletion = page.getByRole('button', { name: 'Supprimer', exact: true });
    await deletion.click();
    await page.getByRole('heading', { level: 1, name: nom }).waitFor();

    await failing(page, 'DeleteArticle', 500);
    await deletion.click();
    await page.getByText("Erreur lors de la suppression de l'article").waitFor();
    await page.unroute('**/graphql');

    await deletion.click();
    await page.getByText('Article supprimé avec succès').waitFor();
    await page.waitForURL(backoffice('/admin/articles'));
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
    expect(questions[0]).toContain(`«\u00a0${nom}\u00a0»`);
    await page.goto(backoffice(`/admin/articles/${id}`));
    await page.getByText('Article non trouvé', { exact: true }).waitFor();
  });

  test('says what is wrong with an address or a response', async ({ page, expectedProblems }) => {
    expectedProblems.push(/Failed to load resource/);
    await openScreen(page, '/admin/articles/999999999');
    await page.getByText('Article non trouvé', { exact: true }).waitFor();
    await page.goto(backoffice('/admin/articles/chaise'));
    await page.getByText("ID d'article non spécifié", { exact: true }).waitFor();
    await failing(page, 'ArticleDetail', 500);
    await page.goto(backoffice('/admin/articles/1'));
    await page.getByText("Erreur lors de la récupération des données de l'article", { exact: true }).waitFor();
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.getByText('Informations générales').waitFor();
  });
});

/** Three articles that share a word in their names, which no other article has. */
async function threeArticles(): Promise<string> {
  const word = `Zostère${Date.now()}`;
  const articles = [
    { nom: `${word} Alpha`, prix: 12, quantite: 3, courte_description: 'x'.repeat(61) },
    { nom: `${word} Bêta`, prix: 1234.5, montant_caution: 80 },
    { nom: `${word} Gamma`, prix: 7.25, quantite: 11 },
  ];
  for (const article of articles) created.push(await createArticle(article));
  return word;
}

async function articleWithImages(altTexts: string[]): Promise<number> {
  const id = await createArticle({ nom: `Photographié ${Date.now()}`, prix: 1 });
  created.push(id);
  for (const altText of altTexts) await addImage(id, altText);
  return id;
}

function rowsOf(page: Page) {
  return page.getByRole('table', { name: 'Articles' }).locator('tbody').getByRole('row');
}

async function expectRows(page: Page, count: number): Promise<void> {
  await expect.poll(() => rowsOf(page).count()).toBe(count);
}

async function expectCells(row: ReturnType<typeof rowsOf>, texts: string[]): Promise<void> {
  for (const text of texts) {
    await expect.poll(async () => (await row.innerText()).replace(/[\u00a0\u202f]/g, ' ')).toContain(text);
  }
}

async function expectNames(page: Page, names: string[]): Promise<void> {
  await expect.poll(() => rowsOf(page).getByRole('rowheader').getByRole('link').allInnerTexts()).toEqual(names);
}

async function fact(page: Page, term: string): Promise<string> {
  const value = page.locator('dt', { hasText: new RegExp(`^${term}$`) }).locator('xpath=following-sibling::dd');
  return (await value.innerText()).replace(/\s+/g, ' ').trim();
}

/** Only the picture with this alternative text is the primary one. */
async function expectPrimary(page: Page, altText: string): Promise<void> {
  const primary = page.getByRole('listitem').filter({ hasText: /Principale/ });
  await primary.getByAltText(altText, { exact: true }).waitFor();
  await expect.poll(() => primary.count()).toBe(1);
}

/** Answers the browser's next confirmations; returns their messages. */
function answerConfirmations(page: Page, answers: boolean[]): string[] {
  const questions: string[] = [];
  page.on('dialog', async (dialog) => {
    questions.push(dialog.message());
    await (answers.shift() ? dialog.accept() : dialog.dismiss());
  });
  return questions;
}

/** Makes a GraphQL operation fail, with a status or a network error, until the route is removed. */
async function failing(page: Page, operation: string, how: number | 'abort'): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes(`${operation}(`)) return route.continue();
    return how === 'abort' ? route.abort() : route.fulfill({ status: how, body: '{}' });
  });
}
