import type { Page } from 'playwright-core';
import { beforeEach, describe, expect } from 'vitest';
import { overflow, seriousFaults } from '../../support/accessibility.ts';
import { closeToast, confirm, openScreen } from '../../support/back-office.ts';
import { openCatalogue } from '../../support/catalogue.ts';
import { failOperation, failUploads } from '../../support/failures.ts';
import { chooseFiles, type FieldFile, picture } from '../../support/files.ts';
import { backoffice, storefront, test } from '../../support/test.ts';

const articlePage = /\/admin\/articles\/(\d+)$/;
let name: string;

beforeEach(() => {
  name = `Essai ${Date.now()}`;
});

test.afterEach(async ({ page }) => {
  // First, or it might still ask for pictures that are deleted.
  await page.close();
  const catalogue = await openCatalogue();
  for (const { id } of await catalogue.articlesNamed(name)) await catalogue.deleteArticle(id);
  for (const { id, nom } of await catalogue.categories()) if (nom === name) await catalogue.deleteCategory(id);
});

describe('a new article', () => {
  test('with pictures that are picked, dropped and pasted is read on the storefront', async ({ page }) => {
    await openNew(page);
    await page.getByLabel('Nom', { exact: true }).fill(name);
    await page.getByLabel('Prix').pressSequentially('1 234,5');
    await page.getByText('journée', { exact: true }).click();
    await page.getByLabel('Quantité disponible').fill('12');
    await page.getByLabel('Description courte').fill('Une phrase.');
    await page.getByText('11/150').waitFor();
    await page.getByRole('textbox', { name: 'Description longue' }).click();
    await page.keyboard.type('Un texte long.');

    await pick(page, [await picture('un.jpg', '/default-article.jpg')]);
    await cardOf(page, 'un.jpg').getByText('Principale').waitFor();
    await give(page, 'drop', await picture('deux.jpg', '/default-category.jpg'));
    await cardOf(page, 'deux.jpg').waitFor();
    await give(page, 'paste', await picture('trois.jpg', '/default-image.jpg'));
    await cardOf(page, 'trois.jpg').waitFor();
    await cardOf(page, 'un.jpg').getByLabel('Texte de remplacement').fill('La première');
    await cardOf(page, 'deux.jpg').getByLabel('Texte de remplacement').fill('La deuxième');
    await cardOf(page, 'trois.jpg').getByLabel('Texte de remplacement').fill('La troisième');
    await page.getByRole('button', { name: 'Monter trois.jpg' }).click();
    await page.getByRole('button', { name: 'Définir comme principale : deux.jpg' }).click();
    await cardOf(page, 'deux.jpg').getByText('Principale').waitFor();

    await page.getByRole('button', { name: 'Créer l’article' }).click();
    // Where the page is when it says so: a moment later it leads to the article.
    const place = await page.waitForFunction(
      () => document.body.textContent?.includes('Article créé avec succès') && location.pathname,
    );
    expect(await place.jsonValue()).toBe('/admin/articles/new');
    await page.waitForURL(articlePage);

    const { images } = await (await openCatalogue()).article(idOf(page));
    expect(images.map((image) => [image.alt_image, image.primary])).toEqual([
      ['La deuxième', true],
      ['La première', false],
      ['La troisième', false],
    ]);
    await page.goto(storefront(`/article/${name.toLowerCase().replace(' ', '-')}`));
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    await page.getByText('1 234,50 €', { exact: false }).first().waitFor();
    await page.getByText('Un texte long.').waitFor();
    for (const alt of ['La deuxième', 'La première', 'La troisième']) {
      const image = page.getByRole('list', { name: 'Photos' }).getByAltText(alt);
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
    }
  });

  test('says its specifications, what is included, and what goes well with it', async ({ page }) => {
    await openNew(page);
    await page.getByLabel('Nom', { exact: true }).fill(name);
    await page.getByLabel('Prix').fill('10');
    await page.getByRole('list', { name: 'Caractéristiques proposées' }).getByRole('button').first().click();
    const specifications = page.getByLabel('Caractéristiques', { exact: true });
    await expect.poll(() => specifications.inputValue()).toMatch(/^[^:]+ : $/);
    await page.getByRole('button', { name: 'Créer l’article' }).click();
    await page.getByText('Écrivez une valeur après les deux-points').waitFor();
    await specifications.fill('Dimensions : 3 × 3 m\nAlimentation : 230 V : 16 A');
    await page.getByLabel('Compris', { exact: true }).fill('Sac de transport\n\nNotice');
    await page.getByLabel('Non compris').fill('Lests');
    await page.getByRole('combobox', { name: 'Va bien avec' }).press('ArrowDown');
    await page.keyboard.type('guirlande guin');
    await page.getByRole('option', { name: 'Guirlande guinguette 10 m' }).waitFor({ state: 'attached' });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Créer l’article' }).click();
    await page.waitForURL(articlePage);
    await page.getByText('Alimentation : 230 V : 16 A').waitFor();

    await page.goto(storefront(`/article/${name.toLowerCase().replace(' ', '-')}`));
    const sheet = page.getByRole('region', { name: 'Caractéristiques' });
    await expect
      .poll(() => sheet.getByRole('definition').allInnerTexts())
      .toEqual(['3\u00a0×\u00a03\u00a0m', '230\u00a0V\u00a0: 16\u00a0A']);
    const inPrice = page.getByRole('region', { name: 'Dans le prix' });
    await expect
      .poll(() => inPrice.getByRole('listitem').allInnerTexts())
      .toEqual(['Sac de transport', 'Notice', 'Lests']);
    await page.getByRole('heading', { name: 'Va bien avec' }).waitFor();
    await page
      .getByRole('link', { name: /Guirlande guinguette 10 m/ })
      .first()
      .waitFor();
  });

  test('goes into a category that is created on the spot', async ({ page }) => {
    await openNew(page);
    await page.getByRole('button', { name: 'Nouvelle catégorie' }).click();
    await page.getByRole('button', { name: 'Créer la catégorie' }).click();
    await page.getByText('Le nom de la catégorie est obligatoire').waitFor();
    await page.getByLabel('Nom de la nouvelle catégorie').fill(name);
    await page.getByLabel('Nom de la nouvelle catégorie').press('Enter');
    await page.getByText('Catégorie créée avec succès').waitFor();
    await page.locator('.ant-select-selection-item').getByText(name).waitFor();
    await fillRequired(page);
    await create(page);
    await page.waitForURL(articlePage);
    await page.getByText(name, { exact: true }).nth(1).waitFor();
  });

  test('names everything that is missing or wrong at its field', async ({ page }) => {
    await openNew(page);
    await create(page);
    await page.getByText("Le nom de l'article est obligatoire").waitFor();
    await page.getByText('Veuillez saisir un prix').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('article_nom');
    await page.getByLabel('Nom', { exact: true }).fill(name);
    await page.getByText("Le nom de l'article est obligatoire").waitFor({ state: 'hidden' });

    await page.getByLabel('Prix').fill('-1');
    await page.getByLabel('Caution').fill('12,345');
    await page.getByLabel('Coût du montage').fill('100 000 000');
    await page.getByLabel('Quantité disponible').fill('0');
    // What is wrong behind a fold opens it.
    await page.getByText('Plus d’options').click();
    await page.getByLabel('Caution').waitFor({ state: 'hidden' });
    await create(page);
    await page.getByText('Veuillez saisir un montant en euros, 0 ou plus').waitFor();
    await page.getByText('Un montant s’écrit avec deux décimales au plus').waitFor();
    await page.getByText('Ce montant est trop élevé').waitFor();
    await page.getByText('La quantité est de 1 au moins ; laissez vide pour un stock illimité').waitFor();

    await page.getByLabel('Prix').fill('12,5');
    await page.getByLabel('Prix').press('ArrowUp');
    await expect.poll(() => page.getByLabel('Prix').inputValue()).toBe('12,51');
    await page.getByLabel('Description courte').fill('x'.repeat(151));
    await page.getByText('151/150').waitFor();
  });

  test('refuses a file that is too large or not a picture, and names each', async ({ page }) => {
    await openNew(page);
    const good = await picture('bonne.jpg');
    await pick(page, [
      { name: 'texte.png', mimeType: 'image/png', buffer: Buffer.from('Ceci est un texte') },
      good,
      { ...good, name: 'lourde.jpg', buffer: Buffer.concat([good.buffer, Buffer.alloc(6 * 1024 * 1024)]) },
    ]);
    await page.getByText('texte.png: format non supporté, lourde.jpg: taille > 5MB', { exact: true }).waitFor();
    await cardOf(page, 'bonne.jpg').waitFor();
    await expect
      .poll(() => page.getByRole('list', { name: 'Images de l’article' }).getByRole('listitem').count())
      .toBe(1);
    await page.getByRole('button', { name: 'Retirer bonne.jpg' }).click();
    await cardOf(page, 'bonne.jpg').waitFor({ state: 'detached' });
  });

  test('is created even when the upload of a picture fails', async ({ page, expectedProblems }) => {
    expectedProblems.push(/500/);
    await openNew(page);
    await fillRequired(page);
    await pick(page, [await picture('un.jpg'), await picture('deux.jpg'), await picture('trois.jpg')]);
    await cardOf(page, 'trois.jpg').waitFor();
    await cardOf(page, 'deux.jpg').getByLabel('Texte de remplacement').fill('La deuxième');
    await failUploads(page, 2);
    await create(page);
    await page.getByText("Erreur lors du téléchargement de l'image : deux.jpg").first().waitFor();
    await page.getByText('Article créé avec succès').waitFor();
    await page.waitForURL(articlePage);
    expect((await (await openCatalogue()).article(idOf(page))).images).toHaveLength(2);

    // What failed waits on the article's page, with what was typed beside it.
    const unsent = page.getByRole('list', { name: 'Images qui n’ont pas été envoyées' });
    await unsent.getByText("Erreur lors du téléchargement de l'image : deux.jpg").waitFor();
    await page.unroute('**/graphql');
    await unsent.getByRole('button', { name: 'Réessayer : deux.jpg' }).click();
    await page.getByRole('heading', { name: 'Images (3)' }).waitFor();
    await unsent.waitFor({ state: 'detached' });
    expect((await (await openCatalogue()).article(idOf(page))).images).toMatchObject([
      { primary: true },
      { primary: false },
      { alt_image: 'La deuxième' },
    ]);
  });

  test('that the service refuses, or that meets a network error, is not lost', async ({ page, expectedProblems }) => {
    expectedProblems.push(/ERR_/, /500/);
    await openNew(page);
    await fillRequired(page);
    await page.route('**/graphql', (route) => {
      const isCreation = route.request().postData()?.includes('mutation CreateArticle');
      const errors = [{ message: 'Le stock est plein', extensions: { code: 'INTERNAL' } }];
      return isCreation ? route.fulfill({ json: { data: null, errors } }) : route.fallback();
    });
    await create(page);
    await page.getByText("Erreur lors de la création de l'article: Le stock est plein").waitFor();
    await page.unroute('**/graphql');

    await failOperation(page, 'CreateArticle');
    await create(page);
    await page.getByText("Erreur lors de l'enregistrement de l'article: HTTP error! status: 500").waitFor();
    await page.unroute('**/graphql');

    await page.route('**/graphql', (route) => route.abort('internetdisconnected'));
    await create(page);
    await page.getByText(/^Erreur lors de l'enregistrement de l'article: Le service est momentanément/).waitFor();
    await page.unroute('**/graphql');
    await expect.poll(() => page.getByLabel('Nom', { exact: true }).inputValue()).toBe(name);
    expect(await (await openCatalogue()).articlesNamed(name)).toEqual([]);

    await create(page);
    await page.getByText('Article créé avec succès').waitFor();
    await page.waitForURL(articlePage);
  });

  test('that is not saved needs a confirmation to be left', async ({ page }) => {
    await openNew(page);
    await page.getByLabel('Nom', { exact: true }).fill(name);
    await page.getByText('Modifications non enregistrées').waitFor();
    const questions: string[] = [];
    page.once('dialog', (dialog) => {
      questions.push(dialog.message());
      return dialog.dismiss();
    });
    await page.getByRole('button', { name: 'Annuler', exact: true }).last().click();
    await expect
      .poll(() => questions)
      .toEqual(['Des modifications ne sont pas enregistrées. Quitter sans les enregistrer\u00a0?']);
    await expect.poll(() => page.getByLabel('Nom', { exact: true }).inputValue()).toBe(name);

    page.once('dialog', (dialog) => dialog.accept());
    await page.getByRole('link', { name: 'Retour aux articles' }).click();
    await page.waitForURL(backoffice('/admin/articles'));
  });
});

describe('an existing article', () => {
  test('is changed, with its pictures', async ({ page }) => {
    const catalogue = await openCatalogue();
    const id = await catalogue.createArticle({ nom: name, prix: 7.5, quantite: 3, montant_caution: 0 });
    await openEdit(page, id);
    await expect.poll(() => page.getByLabel('Prix').inputValue()).toBe('7,50');
    await expect.poll(() => page.getByLabel('Caution').inputValue()).toBe('');
    await expect.poll(() => page.getByLabel('Quantité disponible').inputValue()).toBe('3');
    await page.getByLabel('Prix').fill('8');
    await pick(page, [await picture('un.jpg'), await picture('deux.jpg')]);
    await cardOf(page, 'deux.jpg').waitFor();
    await save(page);
    await page.getByText('Article mis à jour avec succès').waitFor();
    await page.waitForURL(articlePage);
    expect(await catalogue.article(id)).toMatchObject({ prix: 8, images: [{ primary: true }, { primary: false }] });

    await openEdit(page, id);
    await page.getByRole('button', { name: 'Modifier le texte de remplacement : Image 2' }).click();
    await page.getByLabel('Texte de remplacement : Image 2', { exact: true }).fill('La voile au vent');
    await page.getByLabel('Texte de remplacement : Image 2', { exact: true }).press('Enter');
    await closeToast(page, 'Texte de remplacement enregistré');
    expect((await catalogue.article(id)).images).toMatchObject([{}, { alt_image: 'La voile au vent' }]);
    await page.getByRole('button', { name: 'Définir comme principale : Image 2' }).click();
    await closeToast(page, 'Image principale définie avec succès');
    await confirm(page, page.getByRole('button', { name: 'Supprimer : Image 1' }));
    await page.getByText('Image supprimée avec succès').waitFor();
    expect((await catalogue.article(id)).images).toHaveLength(1);
  });

  test('shows what another administrator has changed meanwhile, and loses nothing', async ({ page }) => {
    const catalogue = await openCatalogue();
    const id = await catalogue.createArticle({ nom: name, prix: 7.5, quantite: 3 });
    await openEdit(page, id);
    await page.getByLabel('Prix').fill('9');
    await catalogue.updateArticle(id, { prix: 8, quantite: 4 });
    await save(page);
    await page.getByText('Cet élément a changé entre-temps').waitFor();
    await page.getByText(/Prix\s: «\s7,50\s€\s» est devenu «\s8,00\s€\s»/).waitFor();
    await page.getByText('Quantité disponible : « 3 » est devenu « 4 »').waitFor();
    await expect.poll(() => page.getByLabel('Prix').inputValue()).toBe('9');
    await expect.poll(() => page.getByLabel('Quantité disponible').inputValue()).toBe('4');
    await save(page);
    await page.getByText('Article mis à jour avec succès').waitFor();
    expect((await catalogue.article(id)).prix).toBe(9);
  });

  test('that cannot be saved says so', async ({ page }) => {
    const id = await (await openCatalogue()).createArticle({ nom: name, prix: 7.5 });
    await openEdit(page, id);
    await page.getByLabel('Prix').fill('9');
    await page.route('**/graphql', (route) => {
      const isChange = route.request().postData()?.includes('mutation UpdateArticle');
      const errors = [{ message: 'Une erreur est survenue', extensions: { code: 'INTERNAL' } }];
      return isChange ? route.fulfill({ json: { data: null, errors } }) : route.fallback();
    });
    await save(page);
    await page.getByText("Erreur lors de la mise à jour de l'article").waitFor();
    await expect.poll(() => page.getByLabel('Prix').inputValue()).toBe('9');
  });

  test('that cannot be read says so', async ({ page, expectedProblems }) => {
    expectedProblems.push(/500/);
    const id = await (await openCatalogue()).createArticle({ nom: name, prix: 7.5 });
    await openScreen(page, '/admin/articles');
    await failOperation(page, 'EditedArticle');
    await page.goto(backoffice(`/admin/articles/${id}/edit`));
    await page.getByText("Erreur lors de la récupération des données de l'article").waitFor();
    await page.unroute('**/graphql');
    await page.goto(backoffice('/admin/articles/2000000/edit'));
    await page.getByText('Article non trouvé').waitFor();
    await page.goto(backoffice('/admin/articles/aucun/edit'));
    await page.getByText("ID d'article non spécifié").waitFor();
  });
});

test('many articles are typed in a grid or pasted; what is refused stays and says why', async ({ page }) => {
  const stamp = Date.now();
  await openScreen(page, '/admin/articles/saisie', 'Saisir plusieurs articles');
  const cell = (title: string, line: number) => page.getByLabel(`${title}, ligne ${line}`, { exact: true });
  await cell('Nom', 1).fill(`Banc ${stamp}`);
  await cell('Prix TTC', 1).fill('4,50');
  await cell('Prix TTC', 1).press('Enter');
  await expect.poll(() => cell('Nom', 2).evaluate((field) => field === document.activeElement)).toBe(true);
  await cell('Nom', 2).evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, `Mange-debout ${stamp}\t\t12 €\t20\t30\nParasol ${stamp}\tInconnue\tcher`);
  await page.getByRole('button', { name: 'Créer 3 articles' }).click();
  await page.getByText('2 articles créés').waitFor();
  await page.getByText('Cette catégorie n’existe pas').waitFor();
  await expect.poll(() => cell('Nom', 1).inputValue()).toBe(`Parasol ${stamp}`);
  await expect.poll(() => cell('Prix TTC', 1).inputValue()).toBe('cher');
  expect(await seriousFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await cell('Catégorie', 1).fill('');
  await cell('Prix TTC', 1).fill('25');
  await page.getByRole('button', { name: 'Créer l’article' }).click();
  await page.getByText('1 article créé', { exact: true }).waitFor();
  const catalogue = await openCatalogue();
  for (const nom of ['Banc', 'Mange-debout', 'Parasol']) {
    const made = await catalogue.articlesNamed(`${nom} ${stamp}`);
    expect(made).toHaveLength(1);
    for (const { id } of made) await catalogue.deleteArticle(id);
  }
});

async function openNew(page: Page): Promise<void> {
  await openScreen(page, '/admin/articles/new');
  await page.getByRole('textbox', { name: 'Description longue' }).waitFor();
  await openOptions(page);
}

async function openEdit(page: Page, id: number): Promise<void> {
  await openScreen(page, `/admin/articles/${id}/edit`);
  await page.getByRole('textbox', { name: 'Description longue' }).waitFor();
  await openOptions(page);
}

/** Unfolds what few articles need. */
async function openOptions(page: Page): Promise<void> {
  await page.getByText('Plus d’options').click();
  await page.getByLabel('Caution').waitFor();
}

async function fillRequired(page: Page): Promise<void> {
  await page.getByLabel('Nom', { exact: true }).fill(name);
  await page.getByLabel('Prix').fill('10');
}

async function create(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Créer l’article' }).click();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enregistrer' }).click();
}

function cardOf(page: Page, file: string) {
  return page.getByRole('listitem', { name: file, exact: true });
}

async function pick(page: Page, files: FieldFile[]): Promise<void> {
  await chooseFiles(page.locator('input[type="file"]'), files);
}

/** Drops a file on the zone, or pastes it somewhere on the page. */
async function give(page: Page, way: 'drop' | 'paste', { name: fileName, mimeType, buffer }: FieldFile): Promise<void> {
  const file = { fileName, mimeType, base64: buffer.toString('base64') };
  const transfer = await page.evaluateHandle(async ({ fileName, mimeType, base64 }) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const data = new DataTransfer();
    data.items.add(new File([bytes], fileName, { type: mimeType }));
    return data;
  }, file);
  const zone = page.getByText('Ajouter des images');
  if (way === 'drop') await zone.dispatchEvent('drop', { dataTransfer: transfer });
  else {
    await page.evaluate((clipboardData) => {
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, transfer);
  }
}

function idOf(page: Page): number {
  return Number(articlePage.exec(page.url())?.[1]);
}
