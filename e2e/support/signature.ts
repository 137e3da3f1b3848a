import type { Locator, Page } from 'playwright-core';

/** Signs a sheet, with a name where one is given. */
export async function sign(page: Page, sheet: Locator, name?: string): Promise<void> {
  if (name !== undefined) await sheet.getByLabel('Nom de la personne qui signe').fill(name);
  await draw(page, sheet, 'Signature du client');
}

/** Draws a line in the empty field of a signature, which is called `drawn` then. */
export async function draw(page: Page, form: Locator, drawn: string): Promise<void> {
  const field = form.getByRole('img', { name: 'Signature, vide' });
  // Where it stands still.
  await field.hover({ position: { x: 40, y: 40 } });
  const { x = 0, y = 0 } = (await field.boundingBox()) ?? {};
  await page.mouse.down();
  await page.mouse.move(x + 160, y + 60, { steps: 5 });
  await page.mouse.up();
  await form.getByRole('img', { name: drawn }).waitFor();
}
