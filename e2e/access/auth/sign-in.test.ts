import { expect } from 'vitest';
import { signIn } from '../../support/back-office.ts';
import { backoffice, test } from '../../support/test.ts';
import { administrator } from '../../support/users.ts';

test('the login page names what is missing or wrong, and forgets it on edit', async ({ page }) => {
  await page.goto(backoffice('/login'));
  const submit = page.getByRole('button', { name: 'Se connecter' });
  await submit.click();
  await page.getByText('Veuillez saisir votre adresse email').waitFor();
  await page.getByText('Veuillez saisir votre mot de passe').waitFor();
  await page.getByLabel('Adresse email').fill('pas une adresse');
  await expect.poll(() => page.getByText('Veuillez saisir votre adresse email').count()).toBe(0);
  await submit.click();
  await page.getByText('Veuillez saisir une adresse email valide').waitFor();
});

test('a wrong password and an unknown address get the same answer', async ({ page }) => {
  const answer = page.getByText('Identifiants administrateur invalides. Vérifiez votre email et mot de passe.');
  await signIn(page, { ...administrator, password: 'pas le bon' });
  await answer.waitFor();
  await signIn(page, { email: 'inconnu@barnum.example', password: 'pas le bon' });
  await answer.waitFor();
});

test('a session survives a reload and ends with the logout button', async ({ newcomer: page }) => {
  // A session of its own: other tests go on with the one that they share.
  await signIn(page, administrator);
  const title = page.getByRole('heading', { level: 1, name: 'Demandes de réservation' });
  await title.waitFor();
  const { requests, scripts } = await page.evaluate(weighPage);
  expect(requests).toBeLessThanOrEqual(30);
  expect(scripts).toBeLessThanOrEqual(400_000);
  await page.reload();
  await title.waitFor();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await page.waitForURL(backoffice('/login'));
  await expect
    .poll(() => page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]))
    .toEqual([null, null]);
  // Who has copied the token has nothing any more.
  const headers = { authorization: `Bearer ${token}` };
  const status = async () => (await page.request.get(backoffice('/api/auth/verify'), { headers })).status();
  await expect.poll(status).toBe(401);
});

test('a token that the service does not know ends the session', async ({ page }) => {
  await page.goto(backoffice('/login'));
  await page.evaluate(() => {
    localStorage.setItem('token', 'nonsense');
    localStorage.setItem('user', JSON.stringify({ id: 1, email: 'admin@barnum.example', role: 'admin' }));
  });
  await page.goto(backoffice('/admin/demandes'));
  await page.waitForURL(backoffice('/login'));
});

/** Runs in the page: what it has asked for, itself included, and the bytes of its scripts as they were sent. */
function weighPage() {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const scripts = files.filter(({ name }) => name.endsWith('.js')).map(({ encodedBodySize }) => encodedBodySize);
  return { requests: files.length + 1, scripts: scripts.reduce((sum, size) => sum + size, 0) };
}
