import type { Page } from 'playwright-core';
import { backoffice } from './test.ts';

export const administrator = { email: 'admin@barnum.example', password: 'barnum-demo' };
export const plainUser = { email: 'client@barnum.example', password: 'barnum-demo' };

/** Opens the login page, fills it and sends it. */
export async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto(backoffice('/login'));
  await page.getByLabel('Adresse email').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

/** Opens an admin screen as an administrator, signed in already or not. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(backoffice('/login'));
  const submit = page.getByRole('button', { name: 'Se connecter' });
  await submit
    .or(page.getByRole('heading', { name: 'Demandes de réservation' }))
    .first()
    .waitFor();
  if (await submit.isVisible()) {
    await signIn(page, administrator);
    await page.waitForURL(backoffice('/admin/demandes'));
  }
  await page.goto(backoffice(path));
}

/** Opens the requests as an administrator, signed in already or not. */
export async function openRequests(page: Page): Promise<void> {
  await page.goto(backoffice('/admin/demandes'));
  const submit = page.getByRole('button', { name: 'Se connecter' });
  await submit.or(requestCards(page).first()).waitFor();
  if (await submit.isVisible()) await signIn(page, administrator);
  await page.waitForURL(backoffice('/admin/demandes'));
  await requestCards(page).first().waitFor();
}

export function requestCards(page: Page) {
  return page.getByRole('article', { name: /^Demande de / });
}

export function requestCard(page: Page, name: string) {
  return page.getByRole('article', { name: `Demande de ${name}`, exact: true });
}
