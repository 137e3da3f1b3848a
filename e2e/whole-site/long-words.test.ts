import { afterAll, beforeAll, expect } from 'vitest';
import { overflow } from '../support/accessibility.ts';
import { addImage, createArticle, deleteArticle } from '../support/articles.ts';
import { openScreen } from '../support/back-office.ts';
import { openCatalogue } from '../support/catalogue.ts';
import { createRequest } from '../support/requests.ts';
import { administratorToken, call, setCompanyInfo } from '../support/service.ts';
import { storefront, test } from '../support/test.ts';
import { inDays } from '../support/wizard.ts';

/** As people write it who lean on a key, and as addresses are. */
const long = 'x'.repeat(170);
const html = `<h1>${'y'.repeat(170)}</h1><h2>${long}</h2><p>${long} <strong>${long}</strong></p><ul><li>${long}</li></ul><blockquote><p>${long}</p></blockquote>`;
const undo: (() => Promise<unknown>)[] = [];
let article: number;
let followUp: string;

beforeAll(async () => {
  const token = await administratorToken();
  const catalogue = await openCatalogue();
  const categorie = await catalogue.createCategory({ nom: long, description: long });
  undo.push(() => catalogue.deleteCategory(categorie));
  article = await createArticle({ nom: long, prix: 12, categorie, courte_description: long, longue_description: html });
  undo.push(() => deleteArticle(article));
  await addImage(article, long);
  const { text } = await call('GET', '/cgv/latest', null);
  await call('POST', '/cgv', token, { text: html });
  undo.push(() => call('POST', '/cgv', token, { text }));
  const { id } = await call('POST', '/testimonials', token, { prenom: long, nom: long, texte: long, source: long });
  undo.push(() => call('DELETE', `/testimonials/${id}`, token));
  const { partenaire } = await call('POST', '/partenaires', token, {
    nom: long,
    lien: `https://exemple.example/${long}`,
  });
  undo.push(() => call('DELETE', `/partenaires/${partenaire.id}`, token));
  for (const nom of ['Dénomination', 'adresse', 'Horaires', 'Hébergeur', 'Email']) {
    undo.push(await setCompanyInfo(nom, nom === 'Email' ? `${long}@exemple.example` : long));
  }
  const request = await createRequest({
    Nom: long,
    Prénom: long,
    'e-mail': `${long}@exemple.example`,
    date: inDays(300),
    item: [{ nom: long, quantite: 2 }],
    livraison_montage: true,
    adresse: long,
  });
  followUp = request.path;
  undo.push(request.remove);
});

afterAll(async () => {
  for (const step of undo.reverse()) await step();
});

test.for([
  '/',
  '/catalogue',
  `/article/${long}`,
  '/contact',
  '/cgv',
  '/mentions-legales',
  '/confidentialite',
  '/plan-du-site',
  '/reservation',
  'follow-up',
])('a word of 170 letters does not widen %s', async (path, { page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(storefront(path === 'follow-up' ? followUp : path));
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
  await expect.poll(() => page.locator('h1').count()).toBe(1);
});

test.for([
  '/admin/demandes',
  '/admin/articles',
  '/admin/articles?onglet=categories',
  'article',
  'article/edit',
  '/admin/avis',
  '/admin/partenaires',
  '/admin/settings',
  '/admin/settings?onglet=cgv',
  `/admin/planning?date=${inDays(300)}`,
  '/admin/messages',
])('a word of 170 letters does not widen the screen %s', async (path, { page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const isArticle = path.startsWith('article');
  // The description has a title of its own.
  await (isArticle
    ? openScreen(
        page,
        `/admin/articles/${article}${path.slice('article'.length)}`,
        path === 'article' ? long : 'Modifier l’article',
      )
    : openScreen(page, path));
  await page.getByText(long.slice(0, 40)).first().waitFor({ state: 'attached' });
  if (path === '/admin/settings?onglet=cgv')
    await page
      .getByRole('button', { name: /^Voir plus/ })
      .first()
      .click();
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
  // The text in an editor keeps its own titles.
  await expect.poll(() => page.locator('h1:not([contenteditable] h1)').count()).toBe(1);
});
