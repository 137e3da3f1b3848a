import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { limits } from '@barnum/rules/limits';
import { expect } from 'vitest';
import { sanitiseHtml } from '../services/api/src/platform/html/sanitise.ts';
import { createVersion, latestVersion, openSalesConditions, type RichText } from './support/rich-text.ts';
import { test } from './support/test.ts';

const folder = new URL('clipboards/', import.meta.url);

interface Clipboard {
  name: string;
  content: { html?: string; text?: string };
  /** The document that it becomes, a line for a block, and in a comment what is said about it. */
  expected: string;
}

/** What programs put on the clipboard: `.html`, `.txt` or both, and what they are to become. */
const clipboards: Clipboard[] = readdirSync(folder)
  .filter((file) => file.endsWith('.expected.html'))
  .map((file) => {
    const name = file.replace('.expected.html', '');
    const [html, text] = [read(`${name}.html`), read(`${name}.txt`)];
    return {
      name,
      content: { ...(html === undefined ? {} : { html }), ...(text === undefined ? {} : { text }) },
      expected: (read(file) ?? '').trim(),
    };
  });

function read(file: string): string | undefined {
  const address = new URL(file, folder);
  return existsSync(address) ? readFileSync(address, 'utf8') : undefined;
}

/** The document in the form of the expected ones. */
async function written(text: RichText): Promise<string> {
  const html = (await text.box.innerHTML()).replaceAll(' rel="noopener noreferrer nofollow"', '');
  const lines = html.replace(/(<\/(?:p|h\d|li|ul|ol|blockquote)>)(?=<(?!\/))/g, '$1\n');
  const notice = text.page.getByRole('status').filter({ hasText: /reprise?s?\.|par prudence|devenus|passées|restée/ });
  const said = (await notice.count()) > 0 ? `\n<!-- ${await notice.innerText()} -->` : '';
  return lines + said;
}

/** HTML whichever program wrote it: browsers and the sanitiser order attributes and close tags in ways of their own. */
function inOneForm(html: string): string {
  return html
    .replaceAll('\u00a0', '&nbsp;')
    .replaceAll(' />', '>')
    .replace(/<(\w+) ([^>]*)>/g, (_tag, name: string, attributes: string) => {
      const sorted = (attributes.match(/[\w-]+="[^"]*"/g) ?? []).sort();
      return `<${name} ${sorted.join(' ')}>`;
    });
}

async function pasteAlone(text: RichText, content: Clipboard['content']): Promise<void> {
  await text.clear();
  await text.paste(content);
}

test('what comes from a clipboard says the same once it is pasted, saved, read back and pasted again', async ({
  page,
}) => {
  expect(clipboards.length).toBeGreaterThanOrEqual(40);
  const text = await openSalesConditions(page);
  const inForce = await latestVersion(page);
  const saved: string[] = [];
  for (const { name, content, expected } of clipboards) {
    await pasteAlone(text, content);
    await expect.poll(() => written(text), { message: name }).toBe(expected);
    const pasted = await text.box.innerHTML();
    const kept = sanitiseHtml(pasted) ?? '';
    expect(inOneForm(kept), name).toBe(inOneForm(pasted));
    saved.push(kept);
    await pasteAlone(text, { html: kept });
    await expect.poll(() => text.box.innerHTML(), { message: name }).toBe(pasted);
  }

  const whole = saved.join('');
  await createVersion(page, whole);
  await page.reload();
  await text.box.waitFor();
  await expect.poll(async () => inOneForm(await text.box.innerHTML())).toBe(inOneForm(whole));
  await createVersion(page, inForce);
});

test('a list that is pasted after words, or into a list, keeps its numbers', async ({ page }) => {
  const text = await openSalesConditions(page);
  const list = '<ol start="4" type="a"><li><p>quatre</p></li><li><p>cinq</p></li></ol>';
  await text.clear();
  await page.keyboard.type('Intro :');
  await text.paste({ html: list });
  await expect.poll(() => text.box.innerHTML()).toBe(`<p>Intro :</p>${list}`);
  await text.paste({ html: '<ol><li>un</li><li>deux</li></ol>' });
  const nested = '<p>cinq</p><ol><li><p>un</p></li><li><p>deux</p></li></ol>';
  await expect.poll(() => text.box.innerHTML()).toBe(`<p>Intro :</p>${list.replace('<p>cinq</p>', nested)}`);
});

test('a paste that left something out says so, and is taken back in one step', async ({ page }) => {
  const text = await openSalesConditions(page);
  await text.clear();
  await page.keyboard.type('Avant');
  await text.paste({ html: '<p> et <span style="display:none">caché</span></p><table><tr><td>a<td>b</table>' });
  const notice = page.getByRole('status').filter({ hasText: 'Du texte masqué ou blanc n’a pas été repris.' });
  await notice.getByText('leurs cases séparées par « | »').waitFor();
  await page.getByRole('button', { name: 'Annuler ce collage' }).click();
  await expect.poll(() => text.box.innerHTML()).toBe('<p>Avant</p>');
  await expect.poll(() => notice.count()).toBe(0);
  // One goes on typing where the paste was.
  await text.waitForFocus();
  await page.keyboard.type(' et après');
  await expect.poll(() => text.box.innerHTML()).toBe('<p>Avant et après</p>');

  // What was replaced comes back, too.
  await page.keyboard.press('ControlOrMeta+a');
  await text.paste({ html: '<p>Tout<img alt=""></p>' });
  await page.getByRole('button', { name: 'Annuler ce collage' }).click();
  await expect.poll(() => text.box.innerHTML()).toBe('<p>Avant et après</p>');
  await text.waitForFocus();

  // What was typed since would go with it.
  await text.paste({ html: '<p>x<img alt=""></p>' });
  await page.getByRole('button', { name: 'Annuler ce collage' }).waitFor();
  await page.keyboard.type('y');
  await expect.poll(() => page.getByRole('button', { name: 'Annuler ce collage' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Fermer ce message' }).click();
  await expect.poll(() => page.getByText('Les images n’ont pas été reprises.').count()).toBe(0);
});

test('a text that is too long is refused in one sentence, and nothing is lost', async ({ page }) => {
  const text = await openSalesConditions(page);
  await text.clear();
  await page.keyboard.type('Avant');
  await text.paste({ html: `<p>${'mot '.repeat(limits.html / 4)}</p>` });
  await page.getByText(/le texte dépasserait 200\s000 caractères/).waitFor();
  await expect.poll(() => text.box.innerHTML()).toBe('<p>Avant</p>');
});

test('what is copied here comes back as it is, links within the site too', async ({ page }) => {
  const text = await openSalesConditions(page);
  await text.select('ici');
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('/cgv');
  await page.getByRole('dialog', { name: 'Lien' }).getByRole('button', { name: 'Enregistrer' }).click();
  await text.waitForFocus();
  await page.keyboard.press('ControlOrMeta+a');
  const copied = await text.box.evaluate((box) => {
    const clipboardData = new DataTransfer();
    box.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
    return clipboardData.getData('text/html');
  });
  await text.paste({ html: copied });
  await text.box.locator('a[href="/cgv"]', { hasText: 'ici' }).waitFor();
});

test('an address becomes a link while one types, the sign after it does not', async ({ page }) => {
  const text = await openSalesConditions(page);
  await text.clear();
  await page.keyboard.type(
    'Sous 12 heures.La caution, voir www.exemple.fr. Ou (bonjour@exemple.fr), enfin https://a.fr;',
  );
  await page.keyboard.press('Enter');
  await expect
    .poll(() =>
      text.box
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')])),
    )
    .toEqual([
      ['www.exemple.fr', 'http://www.exemple.fr'],
      ['bonjour@exemple.fr', 'mailto:bonjour@exemple.fr'],
      ['https://a.fr', 'https://a.fr'],
    ]);
});

test('« Ce qui change » shows each changed clause before it is saved', async ({ page }) => {
  const text = await openSalesConditions(page);
  const inForce = await latestVersion(page);
  await createVersion(page, '<p>Objet.</p><p>La caution est de 500 €.</p><p>Fin.</p>');
  await page.reload();
  await text.box.waitFor();
  await text.clear();
  await text.paste({ html: '<p>Objet.</p><p>La caution est de 800 €.</p><p>Fin.</p>' });
  const changes = page.getByRole('region', { name: 'Ce qui change' });
  await changes.getByText('Par rapport à la version en vigueur : 1 mot ajouté, 1 mot retiré.').waitFor();
  await changes.getByRole('deletion').getByText('500').waitFor();
  await changes.getByRole('insertion').getByText('800').waitFor();
  await expect.poll(() => changes.getByText('Objet').count()).toBe(0);
  await page.getByRole('link', { name: 'Ce qui change : 1 mot ajouté, 1 mot retiré' }).click();
  await expect.poll(() => changes.evaluate((section) => section === document.activeElement)).toBe(true);
  await createVersion(page, inForce);
});
