import { addDays } from '@barnum/rules/dates/days';
import { formatShortWeekday } from '@barnum/rules/dates/format-dates';
import { expect } from 'vitest';
import { afterMonday } from '../prisma/seed/dates.ts';
import { overflow, seriousFaults } from './support/accessibility.ts';
import { DatesCalendar } from './support/dates.ts';
import { storefront, test, waitForHydration } from './support/test.ts';
import { Wizard } from './support/wizard.ts';

// A Saturday, its Friday and its Monday.
const party = afterMonday(208);
const [friday, monday] = [addDays(party, -1), addDays(party, 2)];
const article = '/article/barnum-pliant-33-m-9-m';

test('days are chosen by keyboard, Escape gives the focus back, and every page knows them', async ({ page }) => {
  await page.goto(storefront('/catalogue'));
  const calendar = new DatesCalendar(page);
  await calendar.bar().focus();
  await page.keyboard.press('Enter');
  const inFocus = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await expect.poll(inFocus).toMatch(/^Aujourd’hui, /);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Home');
  await expect.poll(inFocus).toMatch(/^lundi /);
  for (const _day of [2, 3, 4, 5, 6]) await page.keyboard.press('ArrowRight');
  await expect.poll(inFocus).toMatch(/^samedi /);
  const chosen = await inFocus();
  await page.keyboard.press('Enter');
  await expect.poll(inFocus).toBe(`${chosen}, votre fête`);
  await page.keyboard.press('Escape');
  await calendar.dialog().waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toMatch(/fête.*samedi/);

  const [day] = /samedi \d+ \S+/.exec(chosen) ?? [''];
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
  await calendar.move('Modifier le retour', addDays(monday, 2));
  await expect.poll(() => calendar.day(friday).getAttribute('aria-label')).toMatch(/, retrait$/);
  await calendar.move('Modifier le retrait', addDays(friday, -2));
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
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await seriousFaults(page)).toEqual([]);
  const done = calendar.dialog().getByRole('button', { name: 'Terminé' });
  await done.click();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
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
