import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { afterMonday } from '../../prisma/seed/dates.ts';
import { overflow, seriousFaults, smallTargets } from '../support/accessibility.ts';
import { createArticle, deleteArticle } from '../support/articles.ts';
import { failAt, openScreen, requestPage } from '../support/back-office.ts';
import { createRequest, moveRequest } from '../support/requests.ts';
import { administratorToken, call } from '../support/service.ts';
import { test } from '../support/test.ts';

const days = { date: afterMonday(504), date_retour: afterMonday(506) };

test('a request shows on the planning from its departure to its return, and leads to its details', async ({ page }) => {
  const nom = `Kota ${Date.now()}`;
  const article = await createArticle({ nom, prix: 100, quantite: 2, unite: 'weekend' });
  onTestFinished(() => deleteArticle(article));
  const [first, second] = [await createPlanned(nom, 2, 'Azenor'), await createPlanned(nom, 1, 'Brieuc')];
  onTestFinished(first.remove);
  onTestFinished(second.remove);
  await openScreen(page, `/admin/planning?vue=semaine&date=${days.date}`, 'Planning');
  const table = page.getByRole('table', { name: /^Semaine du / });
  const bar = table.getByRole('link', { name: `2 × Azenor Planning : ${nom}, nouvelle` });
  await bar.waitFor();
  // Together they exceed the stock, and neither is confirmed.
  const conflicts = page.locator('details').filter({ hasText: nom });
  await conflicts.getByText(/au-delà du stock/).click();
  await conflicts.getByText(/3 réservés ou demandés pour 2 en stock, il en manque 1 si tout est confirmé/).waitFor();

  await moveRequest(first.id, 'confirmee');
  await call('PUT', `/articles/${article}`, await administratorToken(), { nom, prix: 100, quantite: 1 });
  await page.reload();
  await conflicts.getByText(/en conflit/).click();
  await conflicts.getByText(/2 réservés pour 1 en stock, il en manque 1/).waitFor();
  await table
    .getByText(/^Conflit\s: 0 libre sur 1, 2 réservés/)
    .first()
    .waitFor();

  await table.getByRole('link', { name: `2 × Azenor Planning : ${nom}, confirmée` }).click();
  const details = await requestPage(page, 'Azenor Planning');
  await details.getByText('Confirmée').filter({ visible: true }).first().waitFor();
  await page.goBack();
  await table.waitFor();
});

test('the planning moves by month and by week, and the address holds the period', async ({ page }) => {
  await openScreen(page, '/admin/planning?vue=mois&date=2031-01-31');
  const title = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
  await title('Janvier 2031').waitFor();
  await page.getByText('Rien ne part et rien ne revient').waitFor();
  await page.getByRole('button', { name: 'Mois suivant' }).click();
  await title('Février 2031').waitFor();
  await page.getByText('Semaine', { exact: true }).click();
  await title('Semaine du 27 janvier au 2 février 2031').waitFor();
  await page.reload();
  await title('Semaine du 27 janvier au 2 février 2031').waitFor();
  await page.getByRole('button', { name: 'Semaine précédente' }).click();
  await title('Semaine du 20 au 26 janvier 2031').waitFor();
});

test('a planning that cannot be loaded says so, and is loaded on retry', async ({ page }) => {
  const mend = await failAt(page, 'Planning');
  await openScreen(page, '/admin/planning?date=2031-01-31');
  await page.getByRole('alert').getByText('Le planning n’a pas pu être chargé').waitFor();
  await mend();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await page.getByText('Rien ne part et rien ne revient').waitFor();
});

test('on a phone the planning is a list of days', async ({ page }) => {
  const nom = `Yole ${Date.now()}`;
  const { remove } = await createPlanned(nom, 3, 'Corentin');
  await page.setViewportSize({ width: 390, height: 844 });
  await openScreen(page, `/admin/planning?vue=semaine&date=${days.date}`);
  await page.getByRole('heading', { name: 'Départs' }).first().waitFor();
  await page
    .getByRole('link', { name: `Corentin Planning nouvelle 3 × ${nom}` })
    .first()
    .waitFor();
  await expect.poll(() => page.getByRole('table').count()).toBe(0);
  await remove();
});

test('a usual day’s preparation fits one printed page; many requests go on under repeated headings', async ({
  page,
}) => {
  const nom = `Estrade ${Date.now()}`;
  const { id, remove } = await createPlanned(nom, 4, 'Dahouet');
  await moveRequest(id, 'confirmee');
  await openScreen(page, `/admin/planning/preparation?jour=${days.date}`, 'Feuille de préparation');
  const departures = page.getByRole('region', { name: 'Départs' });
  await departures.getByRole('list', { name: 'Départs, total par article' }).getByText(`4 × ${nom}`).waitFor();
  await departures
    .getByRole('row', { name: /^Dahouet Planning/ })
    .getByText('06 39 98 00 00')
    .waitFor();
  await expect.poll(() => printedPages(page)).toBe(1);

  let shown = 8;
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON()?.operationName !== 'Preparation') return route.fallback();
    const answer = await route.fetch();
    const json = await answer.json();
    const requests = json.data?.planning?.requests;
    // After the test it is deleted, and the page reads again.
    if (requests?.[0]) json.data.planning.requests = manyOf(requests[0], shown);
    return route.fulfill({ json });
  });
  await page.reload();
  await departures.getByText('n° 9007').waitFor();
  await expect.poll(() => printedPages(page)).toBe(1);
  shown = 40;
  await page.reload();
  await departures.getByText('n° 9039').waitFor();
  await expect.poll(() => printedPages(page)).toBeGreaterThan(1);
  await page.emulateMedia({ media: 'print' });
  const [head, row] = await departures
    .getByRole('table')
    .evaluate((table) =>
      ['thead', 'tbody tr']
        .map((part) => getComputedStyle(table.querySelector(part) as Element))
        .map((style) => [style.display, style.breakInside]),
    );
  // Browsers repeat a table's head on every page, and do not break rows.
  expect([head?.[0], row?.[1]]).toEqual(['table-header-group', 'avoid']);
  await expect.poll(() => page.getByRole('navigation').count()).toBe(0);
  await remove();
});

test('a week is printed on one sheet in landscape, and a bar says its words to who focuses it', async ({ page }) => {
  const nom = `Sonnette ${Date.now()}`;
  const requests = await Promise.all(
    Array.from({ length: 12 }, (_, index) => createPlanned(`${nom} ${index}`, index + 1, 'Ewen')),
  );
  await openScreen(page, `/admin/planning?vue=semaine&date=${days.date}`, 'Planning');
  const bar = page.getByRole('link', { name: `12 × Ewen Planning : ${nom} 11, nouvelle` });
  await bar.focus();
  await page.getByRole('tooltip').getByText(`${nom} 11, nouvelle`).waitFor();
  await expect.poll(() => printedPages(page)).toBe(1);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1')).toMatch(/MediaBox \[0 0 84\d/);
  for (const { remove } of requests) await remove();
});

test('ticks are shared live between two phones, and kept when they do not get through', async ({ page, context }) => {
  const nom = `Praticable ${Date.now()}`;
  const { id, remove } = await createRequest({
    Nom: 'Planning',
    Prénom: 'Enora',
    ...days,
    item: [
      { nom, quantite: 4 },
      { nom: `${nom} bis`, quantite: 2 },
    ],
  });
  await moveRequest(id, 'confirmee');
  const other = await context.newPage();
  for (const phone of [page, other]) {
    await phone.setViewportSize({ width: 390, height: 844 });
    await openScreen(phone, `/admin/planning/preparation?jour=${days.date}`, 'Feuille de préparation');
    await phone.getByRole('checkbox', { name: `4 × ${nom}` }).waitFor();
  }
  await page.getByRole('checkbox', { name: `4 × ${nom}` }).check();
  const seen = other.getByRole('checkbox', { name: `4 × ${nom}` });
  await expect.poll(() => seen.isChecked()).toBe(true);
  await other
    .getByText(/, \S+ \d+ \S+ à \d\d:\d\d$/)
    .first()
    .waitFor();
  await other.getByRole('list', { name: 'Départs, total par article' }).getByText('(tous prêts)').waitFor();

  const mend = await failAt(other, 'TickPreparation');
  await other.getByRole('checkbox', { name: `2 × ${nom} bis` }).check();
  await other.getByText('Une case n’est pas encore enregistrée').waitFor();
  // What one phone could not send does not undo the other's.
  await page.getByRole('checkbox', { name: `4 × ${nom}` }).uncheck();
  await expect.poll(() => seen.isChecked()).toBe(false);
  expect(await seriousFaults(other)).toEqual([]);
  expect(await smallTargets(other)).toEqual([]);
  await other.reload();
  await other.getByText('Une case n’est pas encore enregistrée').waitFor();
  await mend();
  await expect.poll(() => page.getByRole('checkbox', { name: `2 × ${nom} bis` }).isChecked()).toBe(true);
  await other.getByText('Une case n’est pas encore enregistrée').waitFor({ state: 'hidden' });
  await other.close();
  await remove();
});

test('a load is one sheet: totals over its requests tick their boxes, and it is put in order for a round', async ({
  page,
}) => {
  const nom = `Plancher ${Date.now()}`;
  const first = await createPlanned(nom, 4, 'Gurvan');
  const second = await createPlanned(nom, 6, 'Tifenn');
  for (const { id } of [first, second]) await moveRequest(id, 'confirmee');
  await page.setViewportSize({ width: 390, height: 844 });
  const address = `/admin/planning/chargement?jour=${days.date}&ordre=${first.id},${second.id}`;
  await openScreen(page, address, 'Feuille de chargement');
  const totals = page.getByRole('region', { name: 'Au total' });
  const total = totals.getByRole('checkbox', { name: `10 × ${nom}` });
  const order = page.getByRole('region', { name: 'Dans l’ordre du chargement' });
  await order.getByRole('checkbox', { name: `4 × ${nom}` }).check();
  await totals.getByText('(dont 4 en place)').waitFor();
  await total.check();
  await order
    .getByRole('checkbox', { name: `6 × ${nom}` })
    .and(page.locator(':checked'))
    .waitFor();

  await order.getByRole('button', { name: 'Charger plus tôt : Tifenn Planning' }).click();
  await order.getByRole('heading', { name: `1. Tifenn Planning n° ${second.id}` }).waitFor();
  await order.getByRole('button', { name: 'Retirer du chargement : Gurvan Planning' }).click();
  await totals.getByRole('checkbox', { name: `6 × ${nom}` }).waitFor();
  await page
    .getByRole('region', { name: 'Pas dans ce chargement' })
    .getByRole('button', { name: 'Ajouter au chargement : Gurvan Planning' })
    .click();
  await expect.poll(() => new URL(page.url()).searchParams.get('ordre')).toBe(`${second.id},${first.id}`);
  expect([await seriousFaults(page), await smallTargets(page)]).toEqual([[], []]);
  await expect.poll(() => overflow(page)).toBe(0);
  await page.reload();
  await total.and(page.locator(':checked')).waitFor();
  await expect.poll(() => printedPages(page)).toBe(1);

  await openScreen(page, `/admin/planning/preparation?jour=${days.date}`, 'Feuille de préparation');
  await page
    .getByRole('checkbox', { name: `6 × ${nom}` })
    .and(page.locator(':checked'))
    .waitFor();
  await page.getByRole('link', { name: 'Charger le camion' }).click();
  await page.getByRole('heading', { name: 'Feuille de chargement' }).waitFor();
  for (const { remove } of [first, second]) await remove();
});

/** `count` copies of a request, with five articles each, every other one delivered. */
function manyOf<Request extends { items: object[] }>(request: Request, count: number): Request[] {
  const items = Array.from({ length: 5 }, (_, index) => ({ ...request.items[0], id: index, articleId: 9_000 + index }));
  const delivered = { livraisonMontage: true, adresse: '12 rue du Port-Haliguen, 56170 Quiberon' };
  return Array.from({ length: count }, (_, index) => ({
    ...request,
    ...(index % 2 === 0 && delivered),
    id: 9_000 + index,
    items,
  }));
}

function createPlanned(nom: string, quantite: number, Prénom: string) {
  return createRequest({ Nom: 'Planning', Prénom, ...days, item: [{ nom, quantite }] });
}

async function printedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type *\/Page\b/g)?.length ?? 0;
}
