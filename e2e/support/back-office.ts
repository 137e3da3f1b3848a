import { withDe } from '@barnum/rules/text/french';
import type { Locator, Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { administratorToken } from './service.ts';
import { backoffice } from './test.ts';

/** Opens the login page, fills it and sends it. */
export async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto(backoffice('/login'));
  await page.getByLabel('Adresse email').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

/** Opens an address of the back-office as who has this token or has signed in by the form, or as an administrator. */
export async function openSignedIn(page: Page, path: string, token?: string): Promise<void> {
  // Before any script of the page: without the form, which sign-in.test.ts covers.
  const signedIn = await page.context().addInitScript(
    (given) => {
      localStorage.token ??= given;
    },
    token ?? (await administratorToken()),
  );
  await page.goto(backoffice(path));
  await signedIn.dispose();
}

/** Opens an admin screen as an administrator, and waits for its title. */
export async function openScreen(page: Page, path: string, title?: string): Promise<void> {
  await openSignedIn(page, path);
  const name = title === undefined ? {} : { name: title };
  // A text that the screen shows may have titles of its own, below.
  await page
    .locator('#content')
    .getByRole('heading', { level: 1, ...name })
    .first()
    .waitFor();
}

/** Makes these GraphQL operations fail, until the returned function is called. */
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

/** Keeps the answer to a GraphQL operation waiting, until the returned function is called. */
export async function holdAt(page: Page, operation: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql', async (route) => {
    const { operationName } = (route.request().postDataJSON() ?? {}) as { operationName?: string };
    if (operationName === operation) await released;
    return route.fallback();
  });
  return release;
}

/** Closes a window by Escape, which is for who is in it: the focus comes once the window has opened. */
export async function closeByEscape(window: Locator): Promise<void> {
  await expect.poll(() => window.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await window.page().keyboard.press('Escape');
  await window.waitFor({ state: 'hidden' });
}

/** Ticks a box of a group, which antd draws ticked a moment after the click: `check()` would look too early. */
export async function tick(box: Locator): Promise<void> {
  await box.click();
  await expect.poll(() => box.isChecked()).toBe(true);
}

/** Clicks with the browser's confirmation, which may come after something was read, accepted or refused. */
export async function confirm(page: Page, button: Locator, answer: 'accept' | 'dismiss' = 'accept'): Promise<void> {
  const answered = page.waitForEvent('dialog').then((dialog) => dialog[answer]());
  await button.click();
  await answered;
}

/** Clicks what asks in a window of ours first, whose focus is on the way back, and agrees by the verb of its button. */
export async function agree(page: Page, button: Locator, verb: string): Promise<void> {
  await button.click();
  const question = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Revenir', exact: true }) });
  await expect
    .poll(() => question.getByRole('button', { name: 'Revenir' }).evaluate((way) => way === document.activeElement))
    .toBe(true);
  await question.getByRole('button', { name: verb, exact: true }).click();
  await question.waitFor({ state: 'hidden' });
}

/** Closes a toast that covers a button: under the pointer it would stay. */
export async function closeToast(page: Page, sentence: string): Promise<void> {
  const toast = page.locator('.ant-notification-notice', { hasText: sentence });
  // At once: a pointer that waits until it stands still may come when it has gone by itself.
  await toast.getByRole('button', { name: 'Fermer' }).evaluate((button: HTMLElement) => button.click());
  await toast.waitFor({ state: 'detached' });
}

/** Opens the requests as an administrator. */
export async function openRequests(page: Page): Promise<void> {
  await openScreen(page, '/admin/demandes');
  await requestCards(page).first().waitFor();
}

/** Opens the page of a request from its card in the list, by the window of its details. */
export async function openRequest(page: Page, name: string): Promise<Locator> {
  await requestCard(page, name)
    .getByRole('button', { name: /^Voir les détails/ })
    .click();
  const details = page.getByRole('dialog', { name: `Demande ${withDe(name)}` });
  await details.getByRole('link', { name: 'Ouvrir la fiche' }).click();
  return requestPage(page, name);
}

/** The page of a request, once it is shown. */
export async function requestPage(page: Page, name: string): Promise<Locator> {
  const content = page.locator('#content');
  const title = new RegExp(`^Demande n°\\s\\d+ ${withDe(name)}$`);
  await content.getByRole('heading', { level: 1, name: title }).waitFor();
  return content;
}

/** Takes a step of the request that is shown: its next one by the button, another one by the menu. */
export async function takeStep(page: Page, verb: string): Promise<void> {
  const content = page.locator('#content');
  const others = content.getByRole('button', { name: 'Autres étapes' });
  await others.waitFor();
  const next = content.getByRole('button', { name: verb, exact: true });
  if (await next.isVisible()) return next.click();
  await others.click();
  await page.getByRole('menuitem', { name: verb, exact: true }).click();
}

/** Opens a line of a request in its place: « Devis », « Paiements », « Caution ». */
export async function openLine(details: Locator, title: string): Promise<void> {
  const line = details
    .locator('details')
    .filter({ has: details.page().getByRole('heading', { name: title, exact: true }) });
  // Seen and pressed in one: what is read meanwhile may open it.
  await line.evaluate((details: HTMLDetailsElement) => {
    if (!details.open) details.querySelector('summary')?.click();
  });
}

/** Takes a step that shows first what it sends to the visitor, with a word in that. */
export async function takeMailStep(page: Page, verb: 'Confirmer' | 'Refuser', mot = ''): Promise<Locator> {
  await takeStep(page, verb);
  const step = page.getByRole('dialog', { name: `${verb} la demande` });
  if (mot !== '') {
    await step.getByLabel('Un mot dans ce message').fill(mot);
    await step.getByRole('region', { name: 'Le message' }).getByText(mot).waitFor();
  }
  await step.getByRole('button', { name: verb, exact: true }).click();
  return step;
}

/** Goes back from the page of a request to the list that it was opened from. */
export async function backToRequests(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Retour aux demandes' }).click();
  await requestCards(page).first().waitFor();
}

export function requestCards(page: Page) {
  return page.getByRole('article', { name: /^Demande d[e’]/ });
}

export function requestCard(page: Page, name: string) {
  return page.getByRole('article', { name: `Demande ${withDe(name)}`, exact: true });
}

/** Notes the departure of a request on its sheet, of which all lines are there. */
export async function noteDeparture(page: Page): Promise<void> {
  await takeStep(page, 'Noter le départ');
  const sheet = page.getByRole('dialog', { name: /^État des lieux de départ/ });
  await sheet.getByRole('button', { name: /^Tout est là\s: noter le départ$/ }).click();
  await page.getByText('Départ noté').waitFor();
  await sheet.waitFor({ state: 'hidden' });
}

/** Notes the return of a request on its sheet, of which all lines are back; `tick` names the boxes of what comes of it. */
export async function noteReturn(page: Page, details: Locator, tick: readonly RegExp[] = []): Promise<void> {
  await details.getByRole('button', { name: 'Noter le retour' }).click();
  const sheet = page.getByRole('dialog', { name: /^État des lieux de retour/ });
  for (const name of tick) await sheet.getByRole('checkbox', { name }).check();
  await sheet.getByRole('button', { name: /^Tout est revenu\s: noter le retour$/ }).click();
  await page.getByText('Retour noté').waitFor();
  // The page below the window is another one from then on.
  await sheet.waitFor({ state: 'hidden' });
}
