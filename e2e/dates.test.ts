import { addDays } from '@barnum/rules/dates/days';
import { formatShortWeekday } from '@barnum/rules/dates/format-dates';
import { expect } from 'vitest';
import { afterMonday } from '../prisma/seed/dates.ts';
import { overflow, seriousFaults } from './support/accessibility.ts';
import { createArticle, deleteArticle } from './support/articles.ts';
import { openCatalogue } from './support/catalogue.ts';
import { DatesCalendar } from './support/dates.ts';
import { waitForHydration } from './support/hydration.ts';
import { createRequest, moveRequest } from './support/requests.ts';
import { storefront, test } from './support/test.ts';
import { moved, watch } from './support/watch.ts';
import { Wizard } from './support/wizard.ts';

// A Saturday, its Friday and its Monday.
const party = afterMonday(208);
const [friday, monday] = [addDays(party, -1), addDays(party, 2)];
const article = '/article/barnum-pliant-33-m-9-m';

test('days are chosen by keyboard, the calendar closes and gives the focus back, and every page knows them', async ({
  page,
}) => {
  // On Sundays the company is closed, and today cannot be chosen.
  await page.clock.setFixedTime(`${afterMonday(0)}T12:00:00Z`);
  await page.goto(storefront('/catalogue'));
  const calendar = new DatesCalendar(page);
  await calendar.bar().focus();
  await page.keyboard.press('Enter');
  const inFocus = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await expect.poll(inFocus).toMatch(/^Aujourd’hui, /);
  await page.keyboard.press('PageDown');
  await expect.poll(inFocus).toMatch(/^(?!Aujourd’hui)./);
  await page.keyboard.press('Home');
  await expect.poll(inFocus).toMatch(/^lundi /);
  for (const _day of [2, 3, 4, 5, 6]) await page.keyboard.press('ArrowRight');
  await expect.poll(inFocus).toMatch(/^samedi /);
  const chosen = await inFocus();
  await page.keyboard.press('Enter');
  await calendar.dialog().waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toMatch(/fête.*samedi/);
  await page.keyboard.press('Enter');
  await expect.poll(inFocus).toBe(`${chosen}, votre fête`);
  await page.keyboard.press('Escape');
  await calendar.dialog().waitFor({ state: 'detached' });

  const [day] = /samedi \d+(er)? \S+/.exec(chosen) ?? [''];
  await page.goto(storefront(article));
  await calendar.bar().getByText(day).waitFor();
  await page.goto(storefront('/reservation'));
  await expect.poll(() => page.getByLabel('Date souhaitée').inputValue()).not.toBe('');
});

test('pick-up and return follow the party, and are moved one by one', async ({ page }) => {
  await page.goto(storefront(article));
  const calendar = new DatesCalendar(page);
  await calendar.choose({ date: party });
  await calendar.bar().getByText(formatShortWeekday(party)).waitFor();

  await calendar.bar().click();
  await expect.poll(() => calendar.day(friday).getAttribute('aria-label')).toMatch(/, retrait$/);
  await expect.poll(() => calendar.day(monday).getAttribute('aria-label')).toMatch(/, retour$/);
  await page.keyboard.press('Escape');
  await calendar.move('Modifier le retour', addDays(monday, 2));
  await calendar.bar().click();
  await expect.poll(() => calendar.day(friday).getAttribute('aria-label')).toMatch(/, retrait$/);
  await page.keyboard.press('Escape');
  await calendar.move('Modifier le retrait', addDays(friday, -2));
  await calendar.bar().click();
  await expect.poll(() => calendar.day(addDays(monday, 2)).getAttribute('aria-label')).toMatch(/, retour$/);
  await page.keyboard.press('Escape');

  await new Wizard(page).open();
  const days = ['Date souhaitée', 'Retrait du matériel', 'Retour du matériel'];
  await expect
    .poll(() => Promise.all(days.map((label) => page.getByLabel(label).inputValue())))
    .toEqual([party, addDays(friday, -2), addDays(monday, 2)]);
});

test('the calendar fits a narrow phone and disturbs no reader', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(storefront(article));
  const calendar = new DatesCalendar(page);
  await calendar.bar().click();
  await calendar.pick(party);
  await calendar.bar().click();
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
  expect(await seriousFaults(page)).toEqual([]);
  const done = calendar.dialog().getByRole('button', { name: 'Terminé' });
  await done.click();
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
  expect(await seriousFaults(page)).toEqual([]);
});

test('two tabs share the days, and one drops them for both', async ({ context, page }) => {
  await page.goto(storefront('/catalogue'));
  const other = await context.newPage();
  await other.goto(storefront(article));
  await waitForHydration(other);
  const [here, there] = [new DatesCalendar(page), new DatesCalendar(other)];
  await here.choose({ date: party });
  await there.bar().getByText(formatShortWeekday(party)).waitFor();
  await other.getByRole('button', { name: 'Effacer les dates' }).click();
  await expect.poll(() => other.evaluate(() => document.activeElement?.textContent)).toContain('Choisissez vos dates');
  await here.bar().getByText('Choisissez vos dates').waitFor();
});

test('a price is that of the chosen days, and says how it comes about', async ({ page }) => {
  await page.goto(storefront('/article/percolateur-80-tasses'));
  // A phone shows them once more, at the thumb.
  const seen = (words: RegExp | string) => page.getByText(words).filter({ visible: true });
  await seen(/^25,00\s€ \/ journée/).waitFor();
  await page
    .getByText(/^43,75\s€ le week-end$/)
    .first()
    .waitFor();
  const calendar = new DatesCalendar(page);
  await calendar.choose({ date: party });
  await seen(/^43,75\s€ pour 4 jours/).waitFor();
  await page.getByText('Comment ce prix se calcule').click();
  await page.getByText(/25,00\s€ pour le premier jour, et 18,75\s€ pour 3 jours de plus/).waitFor();

  await page.goto(storefront('/catalogue'));
  const card = page.getByRole('article').filter({ hasText: 'Percolateur' });
  await card.getByText(/^43,75\s€ pour 4 jours/).waitFor();
  await page.getByRole('button', { name: 'Effacer les dates' }).click();
  await card.getByText(/^25,00\s€ \/ journée/).waitFor();
});

test('a full article says so in place of its buttons, when it is free again, and what is free instead', async ({
  page,
}) => {
  const stamp = Date.now();
  const nom = `Chapiteau ${stamp}`;
  const catalogue = await openCatalogue();
  const categorie = await catalogue.createCategory({ nom: `Chapiteaux ${stamp}` });
  const [full, other] = [
    await createArticle({ nom, prix: 100, quantite: 2, unite: 'weekend', categorie }),
    await createArticle({ nom: `Autre ${stamp}`, prix: 90, quantite: 2, unite: 'weekend', categorie }),
  ];
  const booked = await createRequest({ Nom: `Comble-${stamp}`, date: party, item: [{ nom, quantite: 2 }] });
  await moveRequest(booked.id, 'confirmee');

  await page.goto(storefront(`/article/chapiteau-${stamp}`));
  const calendar = new DatesCalendar(page);
  await calendar.bar().click();
  await calendar.pick(party);
  await calendar.bar().click();
  await expect.poll(() => calendar.day(party).getAttribute('aria-label')).toMatch(/, votre fête, complet$/);
  await expect.poll(() => calendar.day(monday).getAttribute('aria-label')).toMatch(/, retour, complet$/);
  await page.keyboard.press('Escape');

  const main = page.getByRole('main');
  await main.getByText('Complet à vos dates').filter({ visible: true }).waitFor();
  await expect.poll(() => main.getByRole('link', { name: 'Réserver' }).count()).toBe(0);
  await main.getByRole('heading', { name: 'Libre à vos dates' }).waitFor();
  await main
    .getByRole('link', { name: `Autre ${stamp}` })
    .first()
    .waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await main.getByRole('button', { name: 'Demander quand même' }).click();
  await page.getByText('Ma demande (1)').first().waitFor();
  await main.getByRole('button', { name: formatShortWeekday(addDays(party, 7)) }).click();
  await main.getByText('2 libres sur 2').filter({ visible: true }).first().waitFor();
  await main.getByRole('link', { name: 'Réserver' }).waitFor();

  await booked.remove();
  for (const article of [full, other]) await deleteArticle(article);
  await catalogue.deleteCategory(categorie);
});

test.for(['/', '/catalogue', article])(
  'stored days move nothing on %s when it loads',
  async (path, { newcomer: page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(storefront('/catalogue'));
    await new DatesCalendar(page).choose({ date: party });
    await watch(page, storefront('/'));
    await page.goto(storefront(path));
    await new DatesCalendar(page).bar().getByText(formatShortWeekday(party)).waitFor();
    if (path !== '/')
      await page
        .getByText(/ libres sur /)
        .first()
        .waitFor();
    expect(await moved(page)).toEqual([]);
  },
);
