import type { Page } from 'playwright-core';
import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeEach, expect } from 'vitest';
import { openLine, openScreen, requestPage } from '../../support/back-office.ts';
import { openCatalogue } from '../../support/catalogue.ts';
import { failUploads } from '../../support/failures.ts';
import { chooseFiles } from '../../support/files.ts';
import { createRequest } from '../../support/requests.ts';
import { test } from '../../support/test.ts';

const articlePage = /\/admin\/articles\/(\d+)$/;
const [sky, ground] = ['#3060c0', '#d0a050'];
let name: string;

beforeEach(() => {
  name = `Photos ${Date.now()}`;
});

afterEach(async () => {
  const catalogue = await openCatalogue();
  for (const { id } of await catalogue.articlesNamed(name)) await catalogue.deleteArticle(id);
});

test('a photograph of 24 megapixels that was taken upright is in the gallery, right way up', async ({ page }) => {
  await fillNew(page);
  await chooseFiles(page.locator('input[type="file"]'), [await file('IMG_0001.jpg', await photograph())]);
  const card = page.getByRole('listitem', { name: 'IMG_0001.jpg' });
  await card.getByText(/^\d+\sko$/).waitFor();
  await page.getByRole('button', { name: 'Créer l’article' }).click();
  await page.waitForURL(articlePage);
  const picture = page.getByRole('region', { name: 'Images (1)' }).locator('img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const address = await picture.evaluate((img: HTMLImageElement) => img.currentSrc);
  const shown = Buffer.from(await (await fetch(address)).arrayBuffer());
  const { width, height } = await sharp(shown).metadata();
  expect(height / width).toBeCloseTo(1.5, 1);
  expect(await isUpright(sharp(shown))).toBe(true);
});

test('the files of a request are sent small, upright, in their colours and without what they tell', async ({
  page,
}) => {
  const { id, remove } = await createRequest({ Nom: name });
  try {
    await openScreen(page, `/admin/demandes/${id}`);
    const details = await requestPage(page, `Gaël ${name}`);
    await openLine(details, 'Fichiers joints');
    const files = details.getByLabel('Fichiers à joindre');
    await chooseFiles(files, [
      await file('rampe.jpg', await photograph()),
      await file('logo.png', await logo()),
      await file('petit.jpg', await landscape(640, 480).jpeg().toBuffer()),
    ]);
    const kept = async (nom: string) => {
      const saving = page.waitForEvent('download');
      await details.getByRole('button', { name: `Télécharger ${nom}` }).click();
      const chunks: Buffer[] = [];
      for await (const chunk of await (await saving).createReadStream()) chunks.push(chunk);
      return sharp(Buffer.concat(chunks));
    };
    await details.getByRole('button', { name: 'Télécharger petit.jpg' }).waitFor();
    const photo = await kept('rampe.jpg');
    const { width, height, exif, orientation = 1 } = await photo.metadata();
    expect([width, height, exif, orientation]).toEqual([1_707, 2_560, undefined, 1]);
    expect(await isUpright(photo)).toBe(true);
    const drawing = await kept('logo.png');
    expect(await drawing.metadata()).toMatchObject({ format: 'png', width: 2_560, height: 1_280, hasAlpha: true });
    expect((await drawing.stats()).channels[3]?.min).toBe(0);
    expect(await (await kept('petit.jpg')).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 480 });
  } finally {
    await remove();
  }
});

test('each refusal says why at its file, and a file of a request can be taken off or tried again', async ({
  page,
  expectedProblems,
}) => {
  const heic = await file('IMG_2.HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'));
  const torn = await file('coupee.png', (await logo()).subarray(0, 200));
  const vast = await file('plan.jpg', claimVast(await landscape(64, 48).jpeg().toBuffer()));
  const told = [
    /^IMG_2\.HEIC\s: Cette photo est au format HEIC/,
    /^coupee\.png\s: L’image est abîmée ou incomplète/,
    /^plan\.jpg\s: L’image a trop de points \(20\s000 × 20\s000\)/,
  ];
  await fillNew(page);
  await chooseFiles(page.locator('input[type="file"]'), [heic, torn, vast]);
  for (const sentence of told) await page.getByText(sentence).waitFor();
  await expect.poll(() => page.getByRole('list', { name: 'Images de l’article' }).count()).toBe(0);

  const { id, remove } = await createRequest({ Nom: name });
  try {
    page.on('dialog', (dialog) => dialog.accept());
    await openScreen(page, `/admin/demandes/${id}`);
    const details = await requestPage(page, `Gaël ${name}`);
    await openLine(details, 'Fichiers joints');
    const files = details.getByLabel('Fichiers à joindre');
    await chooseFiles(files, [heic, torn, vast]);
    const waiting = details.getByRole('list', { name: 'Fichiers à envoyer' });
    for (const sentence of told) await waiting.getByText(sentence).waitFor();
    for (const { name: nom } of [heic, torn, vast])
      await waiting.getByRole('button', { name: `Retirer ${nom}` }).click();
    await waiting.waitFor({ state: 'detached' });

    expectedProblems.push(/500/);
    await failUploads(page);
    await chooseFiles(files, [await file('petit.jpg', await landscape(640, 480).jpeg().toBuffer())]);
    const again = waiting.getByRole('button', { name: /^Réessayer\s: petit.jpg$/ });
    await again.waitFor();
    await page.unroute('**/graphql');
    await again.click();
    await details.getByRole('button', { name: 'Télécharger petit.jpg' }).waitFor();
  } finally {
    await remove();
  }
});

async function fillNew(page: Page): Promise<void> {
  await openScreen(page, '/admin/articles/new');
  await page.getByRole('textbox', { name: 'Description longue' }).waitFor();
  await page.getByLabel('Nom', { exact: true }).fill(name);
  await page.getByLabel('Prix').fill('10');
}

/** Sky above, ground below. */
function landscape(width: number, height: number): Sharp {
  const create = { width, height, channels: 3, background: sky } as const;
  const lower = { create: { ...create, height: height >> 1, background: ground } } as const;
  return sharp({ create }).composite([{ input: lower, gravity: 'south' }]);
}

/** 24 megapixels as a phone keeps them that was held upright: turned, with a note of how, and in the colours of P3. */
async function photograph(): Promise<Buffer> {
  const upright = await landscape(4_000, 6_000).png({ compressionLevel: 1 }).toBuffer();
  const turned = sharp(upright)
    .rotate(270)
    .withIccProfile('p3')
    .withExif({ IFD0: { Make: 'Téléphone' } });
  return turned.withMetadata({ orientation: 6 }).jpeg().toBuffer();
}

/** A square in the middle of nothing. */
function logo(): Promise<Buffer> {
  const square = { create: { width: 1_000, height: 1_000, channels: 4, background: ground } } as const;
  const nothing = { width: 3_000, height: 1_500, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
  return sharp({ create: nothing })
    .composite([{ input: square }])
    .png()
    .toBuffer();
}

async function isUpright(picture: Sharp): Promise<boolean> {
  const { data, info } = await picture.clone().resize(3, 4, { fit: 'fill', kernel: 'nearest' }).raw().toBuffer({
    resolveWithObject: true,
  });
  const at = (row: number) => [...data.subarray((row * 3 + 1) * info.channels, (row * 3 + 1) * info.channels + 3)];
  return isNear(at(0), sky) && isNear(at(3), ground);
}

function isNear(colour: readonly number[], expected: string): boolean {
  return colour.every(
    (part, index) => Math.abs(part - Number.parseInt(expected.slice(1 + 2 * index, 3 + 2 * index), 16)) < 8,
  );
}

function claimVast(jpeg: Buffer): Buffer {
  const frame = jpeg.findIndex((byte, at) => byte === 0xff && jpeg[at + 1] === 0xc0);
  for (const side of [5, 7]) jpeg.writeUInt16BE(20_000, frame + side);
  return jpeg;
}

async function file(called: string, buffer: Buffer) {
  return { name: called, mimeType: 'image/jpeg', buffer };
}
