import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { failAt, openScreen, signIn } from '../../support/back-office.ts';
import { call } from '../../support/service.ts';
import { backoffice, storefront, test } from '../../support/test.ts';
import { plainUser } from '../../support/users.ts';

const administratorOnly = "Vous devez être connecté en tant qu'administrateur pour accéder à cette page";
const denied = "Vous n'avez pas les autorisations nécessaires pour accéder à cette page.";

test.for([
  ['/', null],
  ['/nulle-part', null],
  ['/admin', null],
  ['/admin/demandes', null],
  ['/admin/articles', administratorOnly],
  ['/admin/articles/new', null],
  ['/admin/avis', null],
  ['/admin/partenaires', null],
  ['/admin/settings', 'Vous devez être connecté pour accéder à cette page'],
] as const)('%s sends who is not signed in to the login page', async ([path, sentence], { page, expectedProblems }) => {
  // The page of an unknown address leads on, but says 404.
  if (path === '/nulle-part') expectedProblems.push(/404/);
  await page.goto(backoffice(path));
  await page.waitForURL(backoffice('/login'));
  await page.getByRole('button', { name: 'Se connecter' }).waitFor();
  if (sentence !== null) await page.getByText(sentence, { exact: true }).waitFor();
});

test('a user who is not an administrator is redirected from every screen, with the reason', async ({ page }) => {
  await signIn(page, plainUser);
  await page.waitForURL(storefront('/'));
  for (const path of ['/admin/demandes', '/admin/avis', '/admin/articles/new', '/admin/articles/1']) {
    await page.goto(backoffice(path));
    await page.waitForURL(backoffice('/access-denied'));
    await page.getByRole('heading', { name: 'Accès refusé' }).waitFor();
    await page.getByText(denied).waitFor();
  }
  await page.goto(backoffice('/admin/articles'));
  await page.waitForURL(backoffice('/access-denied'));
  await page.getByText(administratorOnly).waitFor();
  await page.goto(backoffice('/admin/settings'));
  await page.waitForURL(backoffice('/access-denied'));
  await page.getByText("Vous n'avez pas les droits nécessaires pour accéder à cette page").waitFor();
  await page.goto(backoffice('/admin/partenaires'));
  await page.waitForURL(backoffice('/admin/login'));
  await page.getByText(denied).waitFor();
  await page.getByRole('button', { name: 'Se connecter' }).waitFor();
});

test('rights that cannot be checked say so, and are checked again', async ({ page }) => {
  await openScreen(page, '/admin/settings', 'Paramètres');
  const end = await failAt(page, 'Me');
  await page.reload();
  await page.getByText("Une erreur est survenue lors de la vérification des droits d'accès").waitFor();
  await end();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await page.getByRole('heading', { level: 1, name: 'Paramètres' }).waitFor();
});

test('a revoked token signs out at the next call, with the reason', async ({ page }) => {
  await openScreen(page, '/admin/demandes', 'Demandes de réservation');
  await endTokenAt(page, 'Testimonials');
  await page.getByRole('link', { name: 'Avis' }).click();
  await page.waitForURL(backoffice('/login'));
  await page.getByText('Votre session a expiré. Reconnectez-vous pour continuer.').waitFor();
});

test('an administrator changes the own password, which ends the other sessions', async ({ page }) => {
  const own = { email: 'gerance@barnum.example', password: 'barnum-demo' };
  const chosen = 'vingt mouettes rieuses';
  await signIn(page, own);
  await page.waitForURL(backoffice('/admin/demandes'));
  const { token: elsewhere } = await call('POST', '/auth/login', null, own);

  await page.getByRole('button', { name: /^Mon compte/ }).click();
  await page.getByRole('menuitem', { name: 'Mot de passe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Changer de mot de passe' });
  const submit = dialog.getByRole('button', { name: 'Changer le mot de passe' });
  const current = dialog.getByLabel('Mot de passe actuel');
  const next = dialog.getByLabel('Nouveau mot de passe', { exact: true });
  const repeated = dialog.getByLabel('Nouveau mot de passe, encore une fois');
  await current.fill('pas le bon');
  await next.fill('mouettes');
  await submit.click();
  await dialog.getByText('Choisissez un mot de passe d’au moins 12 caractères').waitFor();
  await next.fill(chosen);
  await submit.click();
  await dialog.getByText('Les deux saisies du nouveau mot de passe diffèrent').waitFor();
  await repeated.fill(chosen);
  await submit.click();
  await dialog.getByText('Ce n’est pas votre mot de passe actuel').waitFor();
  await current.fill(own.password);
  await submit.click();
  await page.getByText('Mot de passe modifié. Vos autres connexions sont fermées.').waitFor();
  await dialog.waitFor({ state: 'hidden' });

  expect(await call('GET', '/auth/verify', elsewhere)).toMatchObject({ code: 'UNAUTHENTICATED' });
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Demandes de réservation' }).waitFor();
  expect(await call('POST', '/auth/login', null, { ...own, password: chosen })).toHaveProperty('token');
});

/** Revokes the page's token from a GraphQL operation on: what was asked before it does not sign out. */
async function endTokenAt(page: Page, operation: string): Promise<void> {
  const errors = [{ message: 'Vous devez être connecté', extensions: { code: 'UNAUTHENTICATED' } }];
  let isRevoked = false;
  await page.route('**/graphql', (route) => {
    const { operationName } = (route.request().postDataJSON() ?? {}) as { operationName?: string };
    isRevoked ||= operationName === operation;
    return isRevoked ? route.fulfill({ json: { data: null, errors } }) : route.fallback();
  });
}
