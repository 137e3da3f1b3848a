import type { Locator, Page } from 'playwright-core';

/** Draws a line in the field of the signature. */
export async function sign(page: Page, sheet: Locator, name?: string): Promise<void> {
  if (name !== undefined) await sheet.getByLabel('Nom de la personne qui signe').fill(name);
  const field = sheet.getByRole('img', { name: 'Signature, vide' });
  await field.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await field.boundingBox()) ?? {};
  await page.mouse.move(x + 40, y + 40);
  await page.mouse.down();
  await page.mouse.move(x + 160, y + 60, { steps: 5 });
  await page.mouse.up();
  await sheet.getByRole('img', { name: 'Signature du client' }).waitFor();
}
