import type { Locator, Page, Route } from 'playwright-core';
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

/** Opens an admin screen as an administrator, signed in already or not, and waits for its title. */
export async function openScreen(page: Page, path: string, title?: string): Promise<void> {
  await page.goto(backoffice(path));
  const submit = page.getByRole('button', { name: 'Se connecter' });
  const name = title === undefined ? {} : { name: title };
  const heading = page.locator('#content').getByRole('heading', { level: 1, ...name });
  await submit.or(heading).waitFor();
  if (await submit.isVisible()) {
    await page.getByLabel('Adresse email').fill(administrator.email);
    await page.getByLabel('Mot de passe', { exact: true }).fill(administrator.password);
    await submit.click();
  }
  await heading.waitFor();
}

/** Makes the service fail at these GraphQL operations; the answered function ends it. */
export async function failAt(page: Page, ...operations: string[]): Promise<() => Promise<void>> {
  const fail = async (route: Route) => {
    const { operationName } = (route.request().postDataJSON() ?? {}) as { operationName?: string };
    if (!operations.includes(operationName ?? '')) return route.fallback();
    const errors = [{ message: 'Une erreur est survenue', extensions: { code: 'INTERNAL' } }];
    return route.fulfill({ json: { data: null, errors } });
  };
  await page.route('**/graphql', fail);
  return () => page.unroute('**/graphql', fail);
}

/** Clicks with the browser's confirmation accepted or refused. */
export async function confirm(page: Page, button: Locator, answer: 'accept' | 'dismiss' = 'accept'): Promise<void> {
  page.once('dialog', (dialog) => dialog[answer]());
  await button.click();
}

/** Closes a toast, as one does whose button lies beneath it: under the pointer it would stay. */
export async function closeToast(page: Page, sentence: string): Promise<void> {
  const toast = page.locator('.ant-notification-notice', { hasText: sentence });
  await toast.getByRole('button', { name: 'Fermer' }).click();
  await toast.waitFor({ state: 'detached' });
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
