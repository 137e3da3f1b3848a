import { expect } from 'vitest';
import { signIn } from './support/back-office.ts';
import { createVersion, latestVersion, openSalesConditions, RichText } from './support/rich-text.ts';
import { test } from './support/test.ts';
import { administrator } from './support/users.ts';

/** Tools that toggle a format of the selected word « mot », with the resulting HTML. */
const toggles: [tool: string, shortcut: string, made: string][] = [
  ['Gras', 'ControlOrMeta+b', 'p > strong'],
  ['Italique', 'ControlOrMeta+i', 'p > em'],
  ['Souligné', 'ControlOrMeta+u', 'p > u'],
  ['Barré', 'ControlOrMeta+Shift+s', 'p > s'],
  ['Titre 1 (H1)', 'ControlOrMeta+Alt+1', 'h1'],
  ['Titre 2 (H2)', 'ControlOrMeta+Alt+2', 'h2'],
  ['Titre 3 (H3)', 'ControlOrMeta+Alt+3', 'h3'],
  ['Titre 4 (H4)', 'ControlOrMeta+Alt+4', 'h4'],
  ['Citation', 'ControlOrMeta+Shift+b', 'blockquote > p'],
  ['Liste à puces', 'ControlOrMeta+Shift+8', 'ul > li > p'],
  ['Liste numérotée', 'ControlOrMeta+Shift+7', 'ol > li > p'],
];

const alignments: [tool: string, shortcut: string, made: string][] = [
  ['Centrer', 'ControlOrMeta+Shift+e', 'p[data-align="center"]'],
  ['Aligner à droite', 'ControlOrMeta+Shift+r', 'p[data-align="right"]'],
  ['Justifier', 'ControlOrMeta+Shift+j', 'p[data-align="justify"]'],
];

const markdown: [typed: string, made: string][] = [
  ['# mot', 'h1'],
  ['#### mot', 'h4'],
  ['> mot', 'blockquote > p'],
  ['- mot', 'ul > li > p'],
  ['* mot', 'ul > li > p'],
  ['3. mot', 'ol[start="3"] > li > p'],
  ['**mot**', 'p > strong'],
  ['*mot*', 'p > em'],
  ['~~mot~~', 'p > s'],
  ['==mot==', 'p > mark'],
];

test('every button and every shortcut does what its name says, and undoes it', async ({ page }) => {
  const text = await openSalesConditions(page);
  for (const [tool, shortcut, made] of toggles) {
    await text.select('mot');
    await text.tool(tool).click();
    await text.box.locator(made, { hasText: 'mot' }).waitFor();
    await expect.poll(() => text.tool(tool).getAttribute('aria-pressed'), { message: tool }).toBe('true');
    await text.tool(tool).click();
    await expect.poll(() => text.box.locator(made).count(), { message: tool }).toBe(0);
    await page.keyboard.press(shortcut);
    await text.box.locator(made, { hasText: 'mot' }).waitFor();
  }
  for (const [tool, shortcut, made] of alignments) {
    await text.select('mot');
    await text.tool(tool).click();
    await text.box.locator(made).waitFor();
    await text.tool('Aligner à gauche').click();
    await expect.poll(() => text.box.locator('[data-align]').count(), { message: tool }).toBe(0);
    await page.keyboard.press(shortcut);
    await text.box.locator(made).waitFor();
    await page.keyboard.press('ControlOrMeta+Shift+l');
    await expect.poll(() => text.box.locator('[data-align]').count(), { message: tool }).toBe(0);
  }
  await text.select('mot');
  await text.tool('Gras').click();
  await text.tool('Titre 2 (H2)').click();
  await text.tool('Centrer').click();
  await text.tool('Effacer la mise en forme').click();
  await expect.poll(() => text.box.innerHTML()).toBe('<p>mot</p>');
  await text.tool('Ligne de séparation').click();
  await text.box.locator('hr').waitFor();
});

test('markdown is converted while one types; code stays text', async ({ page }) => {
  const text = await openSalesConditions(page);
  for (const [typed, made] of markdown) {
    await text.clear();
    await page.keyboard.type(typed);
    await text.box.locator(made, { hasText: /^mot$/ }).waitFor();
  }
  await text.clear();
  await page.keyboard.type('---');
  await text.box.locator('hr').waitFor();
  await text.clear();
  await page.keyboard.type('```prix` et ``` ');
  await expect.poll(() => text.box.locator('code, pre').count()).toBe(0);
});

test('signs that stand in prose stay as they are typed', async ({ page }) => {
  const text = await openSalesConditions(page);
  await text.clear();
  const typed = 'Le __/__/____ prix * TTC * hors ~~10 à ~~20, x == 3 == y, le __ 05 __ ';
  await page.keyboard.type(typed);
  await expect.poll(() => text.box.innerHTML()).toBe(`<p>${typed}</p>`);
});

test('undo and redo, by button and by key', async ({ page }) => {
  const text = await openSalesConditions(page);
  await text.select('mot');
  await text.tool('Gras').click();
  await text.tool('Annuler').click();
  await expect.poll(() => text.box.locator('strong').count()).toBe(0);
  await text.tool('Rétablir').click();
  await text.box.locator('strong').waitFor();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => text.box.locator('strong').count()).toBe(0);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await text.box.locator('strong').waitFor();
  await expect.poll(() => text.tool('Rétablir').getAttribute('aria-disabled')).toBe('true');
});

test('highlighting takes one of the colours of a palette of seven columns', async ({ page }) => {
  const text = await openSalesConditions(page);
  await text.select('mot');
  await text.tool('Surligner').click();
  const palette = page.getByRole('dialog', { name: 'Couleur du surlignage' });
  await palette.waitFor();
  const tops = () =>
    palette.locator('[data-color]').evaluateAll((colors) => colors.map((color) => color.getBoundingClientRect().top));
  await expect.poll(async () => (await tops()).filter((top, _index, all) => top === all[0])).toHaveLength(7);
  await palette.getByRole('button', { name: 'Bleu', exact: true }).click();
  await text.box.locator('mark[data-color="blue"]', { hasText: 'mot' }).waitFor();

  await text.tool('Surligner').click();
  await expect
    .poll(() => palette.getByRole('button', { name: 'Bleu', exact: true }).getAttribute('aria-pressed'))
    .toBe('true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await text.box.locator('mark[data-color="blue-bright"]').waitFor();

  await text.tool('Surligner').click();
  await palette.getByRole('button', { name: 'Retirer le surlignage' }).click();
  await expect.poll(() => text.box.locator('mark').count()).toBe(0);
  await page.keyboard.press('ControlOrMeta+Shift+h');
  await text.box.locator('mark[data-color="yellow"]').waitFor();
});

test('links are made, changed and removed with Ctrl-K', async ({ page }) => {
  const text = await openSalesConditions(page);
  const panel = page.getByRole('dialog', { name: 'Lien' });
  const address = panel.getByLabel('Adresse du lien');
  await text.select('notre site');
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('exemple.fr/tarifs');
  await page.keyboard.press('Enter');
  const link = text.box.getByRole('link', { name: 'notre site' });
  await expect.poll(() => link.getAttribute('href')).toBe('http://exemple.fr/tarifs');
  await expect.poll(() => link.getAttribute('target')).toBe('_blank');
  await expect.poll(() => link.getAttribute('rel')).toBe('noopener noreferrer nofollow');

  await text.waitForFocus();
  await page.keyboard.press('ControlOrMeta+k');
  await expect.poll(() => address.inputValue()).toBe('http://exemple.fr/tarifs');
  await panel.getByRole('switch', { name: 'Ouvrir dans un nouvel onglet' }).click();
  await panel.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.poll(() => link.getAttribute('target')).toBeNull();

  await text.waitForFocus();
  await page.keyboard.press('ControlOrMeta+k');
  for (const refused of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', '//ailleurs.example']) {
    await address.fill(refused);
    await address.press('Enter');
    await panel.getByText('Un lien ne peut pas mener à cette adresse.').waitFor();
  }
  await address.fill('');
  await address.press('Enter');
  await panel.waitFor({ state: 'detached' });
  await expect.poll(() => text.box.getByRole('link').count()).toBe(0);
  await text.waitForFocus();
});

test('a link accepts allowed schemes and relative addresses, and is removed with « Retirer le lien »', async ({
  page,
}) => {
  const text = await openSalesConditions(page);
  // Every scheme is in backoffice/src/editor/link-address.test.ts.
  for (const [address, href] of [
    ['xmpp:a@a.fr', 'xmpp:a@a.fr'],
    ['./a', './a'],
    ['a.fr:8080', 'http://a.fr:8080'],
    ['bonjour@a.fr', 'mailto:bonjour@a.fr'],
  ] as const) {
    await text.select('mot');
    await text.tool('Lien').click();
    await page.keyboard.type(address);
    await page.keyboard.press('Enter');
    await text.box.locator(`a[href="${href}"]`, { hasText: 'mot' }).waitFor();
  }
  await text.tool('Retirer le lien').click();
  await expect.poll(() => text.box.locator('a').count()).toBe(0);
  await expect.poll(() => text.tool('Retirer le lien').getAttribute('aria-disabled')).toBe('true');
  await text.clear();
  await text.tool('Lien').click();
  await page.keyboard.type('exemple.fr');
  await page.keyboard.press('Escape');
  await expect.poll(() => text.box.locator('a').count()).toBe(0);
});

test('addresses that are typed or pasted become links', async ({ page }) => {
  const text = await openSalesConditions(page);
  await text.clear();
  await page.keyboard.type('Voir www.exemple.fr ou bonjour@exemple.fr ici');
  await text.box.locator('a[href="http://www.exemple.fr"]').waitFor();
  await text.box.locator('a[href="mailto:bonjour@exemple.fr"][rel="noopener noreferrer nofollow"]').waitFor();
  await text.clear();
  await text.paste({ text: 'Voir https://exemple.fr/a et javascript:alert(1)' });
  await text.box.locator('a[href="https://exemple.fr/a"][target="_blank"]').waitFor();
  await expect.poll(() => text.box.locator('a').count()).toBe(1);
  await text.select('ce site');
  await text.paste({ text: 'https://exemple.fr/b' });
  await text.box.locator('a[href="https://exemple.fr/b"]', { hasText: 'ce site' }).waitFor();
});

test('what the editor makes is saved and read back as the same document', async ({ page }) => {
  const text = await openSalesConditions(page);
  const inForce = await latestVersion(page);
  const made: string[] = [];
  const collect = async () => {
    // While a tool has the focus, the editor draws the selection into the text.
    await expect.poll(() => text.box.locator('.kept-selection').count()).toBe(0);
    made.push(await text.box.innerHTML());
  };
  for (const [tool] of [...toggles, ...alignments]) {
    await text.select('a  b & <c> « é »');
    await text.tool(tool).click();
    await collect();
  }
  for (const [typed] of markdown) {
    await text.clear();
    await page.keyboard.type(typed);
    await collect();
  }
  for (const color of ['Jaune', 'Rose vif', 'Vert']) {
    await text.select('mot');
    await text.tool('Surligner').click();
    await page.getByRole('button', { name: color, exact: true }).click();
    await collect();
  }
  await text.select('même onglet');
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('/cgv');
  await page.getByRole('switch', { name: 'Ouvrir dans un nouvel onglet' }).click();
  await page.getByRole('dialog', { name: 'Lien' }).getByRole('button', { name: 'Enregistrer' }).click();
  await collect();
  await text.clear();
  await page.keyboard.type('un');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('deux www.exemple.fr ici');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- a');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('b');
  await collect();

  // All formats in one text, saved and reloaded.
  await createVersion(page, made.join(''));
  await page.reload();
  await text.box.waitFor();
  await text.box.focus();
  await page.keyboard.press('ControlOrMeta+End');
  // Leaves the two nested lists.
  for (const _level of ['item', 'inner', 'outer']) await page.keyboard.press('Enter');
  await text.tool('Ligne de séparation').click();
  const whole = await text.box.innerHTML();
  for (const html of made) expect(whole).toContain(html);
  await text.save().click();
  await page.getByText('CGV enregistrées avec succès').first().waitFor();
  const before = await latestVersion(page);
  await page.reload();
  await text.box.waitFor();
  await expect.poll(() => text.box.innerHTML()).toBe(whole);

  await createVersion(page, before);
  expect(await latestVersion(page)).toBe(before);
  await createVersion(page, inForce);
});

test('the toolbar is one stop of the Tab key, with arrows inside, and says its shortcuts', async ({ page }) => {
  const text = await openSalesConditions(page);
  await text.box.click();
  await page.keyboard.press('Alt+F10');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await expect.poll(focused).toBe('Annuler');
  await page.keyboard.press('End');
  await expect.poll(focused).toBe('Justifier');
  await page.keyboard.press('ArrowRight');
  await expect.poll(focused).toBe('Annuler');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(focused).toBe('Titre 1 (H1)');
  await page.keyboard.press('Tab');
  await text.waitForFocus();
  await page.keyboard.press('Shift+Tab');
  await expect.poll(focused).toBe('Titre 1 (H1)');
  await page.keyboard.press('Escape');
  await text.waitForFocus();
  await expect.poll(() => text.tool('Gras').getAttribute('aria-keyshortcuts')).toBe('Control+B');
  await text.tool('Barré').hover();
  await page.getByRole('tooltip').getByText('Ctrl + Maj + S').waitFor();
});

test('the toolbar stays 60 pixels below the top, and every tool can be reached on a phone', async ({ page }) => {
  const text = await openSalesConditions(page);
  const toolbarTop = () => text.toolbar.evaluate((bar) => bar.getBoundingClientRect().top);
  await text.clear();
  await text.paste({ html: '<p>Une ligne</p>'.repeat(60) });
  for (const size of [
    { width: 1440, height: 800 },
    { width: 390, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect.poll(toolbarTop).toBe(60);
    await text.tool('Justifier').click();
    await text.tool('Aligner à gauche').click();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0);
  }
});

test('the editor is loaded only where it is used', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    // A script that still comes when the test ends has no text.
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
  });
  const hasEditor = async () => (await Promise.all(scripts)).some((script) => script.includes('ProseMirror'));
  await signIn(page, administrator);
  await page.getByRole('heading', { level: 1, name: 'Demandes de réservation' }).waitFor();
  await page.getByRole('link', { name: 'Paramètres' }).click();
  const tab = page.getByRole('tab', { name: 'CGV' });
  await tab.waitFor();
  expect(await hasEditor()).toBe(false);
  await tab.click();
  await new RichText(page).box.waitFor();
  await expect.poll(hasEditor).toBe(true);
});
