import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { totpCode, totpStep } from '../../services/api/src/access/second-factor/totp.ts';
import { overflow, seriousFaults } from '../support/accessibility.ts';
import { agree, openScreen, signIn } from '../support/back-office.ts';
import { ask } from '../support/service.ts';
import { backoffice, test } from '../support/test.ts';
import { administrator, ofTeam } from '../support/users.ts';
import { openVisitor } from '../support/window.ts';

test('a person adds an app and a passkey, signs in in two steps, and another gérant takes them away', async ({
  page,
  browser,
}) => {
  onTestFinished(resetSecondFactor);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, ofTeam);
  await page.waitForURL(backoffice('/admin/**'));
  await page.goto(backoffice('/admin/compte'));
  const { secret, codes } = await activate(page, ofTeam.password);
  await page.getByText('Il en reste 10 sur 10.').waitFor();
  await fits(page);

  // The second step is the browser's, not the account's: another one is asked.
  const context = await openVisitor(browser, { viewport: { width: 390, height: 844 } });
  const other = await context.newPage();
  await signIn(other, ofTeam);
  const code = other.getByLabel('Code à six chiffres');
  await expect.poll(() => code.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await code.getAttribute('autocomplete')).toBe('one-time-code');
  await fits(other);
  await other.keyboard.press('Enter');
  await other.getByText('Veuillez saisir le code').waitFor();
  await code.fill('000000');
  await code.press('Enter');
  await other
    .getByText('Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant, puis saisissez-le.')
    .waitFor();
  await expect.poll(() => code.getAttribute('aria-describedby')).toBe('code-error');
  await other.getByRole('button', { name: 'Revenir au mot de passe' }).click();
  await expect.poll(() => other.getByLabel('Adresse email').inputValue()).toBe(ofTeam.email);
  await other.getByLabel('Mot de passe', { exact: true }).fill(ofTeam.password);
  await other.getByLabel('Mot de passe', { exact: true }).press('Enter');
  // The code of the set-up has counted: the app's next one.
  await code.fill(totpCode(secret, totpStep(new Date()) + 1));
  await other.getByLabel('Ne plus demander de seconde étape dans ce navigateur pendant 30 jours').check();
  await other.keyboard.press('Enter');
  await other.waitForURL(backoffice('/admin/**'));
  await signOut(other);
  await signIn(other, ofTeam);
  await other.waitForURL(backoffice('/admin/**'));
  await context.close();

  await signOut(page);
  await signIn(page, ofTeam);
  await page.getByRole('button', { name: 'Utiliser un code de secours' }).click();
  await page.getByLabel('Code de secours').fill(codes[0] ?? '');
  await page.getByLabel('Code de secours').press('Enter');
  await page.waitForURL(backoffice('/admin/**'));
  await page.goto(backoffice('/admin/compte'));
  await page.getByText('Il en reste 9 sur 10.').waitFor();

  await carryAuthenticator(page);
  await addPasskey(page, 'Clé perdue');
  await page.getByRole('button', { name: 'Retirer la clé d’accès Clé perdue' }).click();
  const removal = page.getByRole('dialog', { name: /^Retirer la clé d’accès «.Clé perdue.»$/ });
  await removal.getByLabel('Mot de passe actuel').fill(ofTeam.password);
  await removal.getByLabel('Mot de passe actuel').press('Enter');
  await removal.waitFor({ state: 'hidden' });
  await addPasskey(page, 'Téléphone');
  // That of the other browser, which is gone.
  await page.getByRole('button', { name: 'Fermer les autres connexions' }).click();
  await page.getByText('Vos autres connexions sont fermées').waitFor();
  await page.getByRole('button', { name: 'Fermer les autres connexions' }).waitFor({ state: 'detached' });
  await signOut(page);
  await signIn(page, ofTeam);
  const start = page.getByRole('button', { name: 'Continuer avec la clé d’accès' });
  await expect.poll(() => start.evaluate((button) => button === document.activeElement)).toBe(true);
  await fits(page);
  await giveUpOnce(page);
  await page.keyboard.press('Enter');
  await page.getByText('La clé d’accès n’a pas servi. Réessayez, ou utilisez un code.').waitFor();
  await page.getByRole('button', { name: 'Utiliser le code de l’application' }).click();
  await page.getByLabel('Code à six chiffres').waitFor();
  await page.getByRole('button', { name: 'Utiliser une clé d’accès' }).click();
  await start.and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(backoffice('/admin/**'));
  await page.goto(backoffice('/admin/compte'));
  await page
    .getByRole('list', { name: 'Clés d’accès' })
    .getByText(/utilisée le/)
    .waitFor();

  await signOut(page);
  await signIn(page, administrator);
  await page.waitForURL(backoffice('/admin/**'));
  await openScreen(page, '/admin/settings?onglet=equipe', 'Paramètres');
  const people = page.getByRole('list', { name: 'Personnes' });
  const person = people.getByRole('listitem').filter({ hasText: ofTeam.email });
  await person.getByText('Deux étapes', { exact: true }).waitFor();
  await agree(
    page,
    person.getByRole('button', { name: /^Réinitialiser la connexion en deux étapes/ }),
    'Réinitialiser',
  );
  const asked = page.getByRole('dialog', { name: /^Réinitialiser les deux étapes de/ });
  await asked.getByLabel('Mot de passe actuel').fill(administrator.password);
  await asked.getByRole('button', { name: 'Réinitialiser' }).click();
  await page.getByText('Connexion en deux étapes réinitialisée\u00a0; la personne est prévenue par message').waitFor();
  await expect.poll(() => person.getByText('Deux étapes', { exact: true }).count()).toBe(0);
  await signOut(page);
  await signIn(page, ofTeam);
  await page.waitForURL(backoffice('/admin/**'));
});

test('a gérant asks a second factor of the whole team, and who has none reaches its set-up alone', async ({ page }) => {
  await openScreen(page, '/admin/settings?onglet=equipe', 'Paramètres');
  const everybody = page.getByRole('radio', { name: 'De toute l’équipe' });
  await agree(page, everybody, 'Exiger');
  await page.getByText('Activez d’abord la connexion en deux étapes pour votre propre compte').waitFor();

  onTestFinished(resetSecondFactor);
  onTestFinished(askNobody);
  await page.goto(backoffice('/admin/compte'));
  await activate(page, administrator.password);
  await openScreen(page, '/admin/settings?onglet=equipe', 'Paramètres');
  await everybody.click();
  const question = page.getByRole('dialog', { name: /^Exiger la connexion en deux étapes/ });
  await question.getByText('gerance@barnum.example').waitFor();
  await question.getByRole('button', { name: 'Exiger', exact: true }).click();
  await page.getByText('Réglage enregistré').waitFor();
  await expect.poll(() => everybody.isChecked()).toBe(true);

  await signOut(page);
  await signIn(page, ofTeam);
  await page.getByRole('button', { name: 'Ajouter une application' }).waitFor();
  expect(await page.getByRole('navigation', { name: 'Écrans', exact: true }).count()).toBe(0);
  await activate(page, ofTeam.password);
  await page.getByRole('navigation', { name: 'Écrans', exact: true }).waitFor();
});

/** Adds an app in the own account; its secret, and the recovery codes that are shown once. */
async function activate(page: Page, password: string): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: 'Ajouter une application' }).click();
  const asked = page.getByRole('dialog', { name: 'Ajouter une application' });
  await asked.getByLabel('Mot de passe actuel').fill(password);
  await asked.getByLabel('Mot de passe actuel').press('Enter');
  const setUp = page.getByRole('dialog', { name: 'Scanner avec votre application' });
  const secret = (await setUp.locator('code').textContent())?.replaceAll(' ', '') ?? '';
  await fits(page);
  await setUp.getByLabel('Code que l’application affiche').fill(totpCode(secret, totpStep(new Date())));
  await setUp.getByLabel('Code que l’application affiche').press('Enter');
  const shown = page.getByRole('dialog', { name: 'Vos codes de secours' });
  const items = shown.getByRole('list', { name: 'Codes de secours' }).getByRole('listitem');
  await items.nth(9).waitFor();
  const codes = await items.allTextContents();
  expect(codes).toHaveLength(10);
  await fits(page);
  await shown.getByRole('button', { name: 'C’est noté' }).click();
  await shown.waitFor({ state: 'hidden' });
  return { secret, codes };
}

/** A telephone that says yes. */
async function carryAuthenticator(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
  } as const;
  await browser.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, isUserVerified: true } });
}

/** The browser's answer when its person closes its window. */
async function giveUpOnce(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { credentials } = navigator;
    const get = credentials.get.bind(credentials);
    credentials.get = async () => {
      credentials.get = get;
      throw new DOMException('', 'NotAllowedError');
    };
  });
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
  const asked = page.getByRole('dialog', { name: 'Ajouter une clé d’accès' });
  await asked.getByLabel('Nom de la clé').fill(name);
  await asked.getByLabel('Mot de passe actuel').fill(ofTeam.password);
  await fits(page);
  await page.keyboard.press('Enter');
  await asked.waitFor({ state: 'hidden' });
  await page.getByRole('list', { name: 'Clés d’accès' }).getByText(name, { exact: true }).waitFor();
}

/** Nobody has to have a second factor any more, and the administrator has none. */
async function askNobody(): Promise<void> {
  await ask(
    `mutation { updateTeamSettings(managersNeedSecondFactor: false, teamNeedsSecondFactor: false, currentPassword: "${administrator.password}") { __typename } }`,
  );
  await ask(`mutation { removeTotp(currentPassword: "${administrator.password}") }`);
}

/** Also when the test failed: other files sign in as the same person. */
async function resetSecondFactor(): Promise<void> {
  const { people } = await ask('{ people { id email secondFactorSince } }');
  for (const { id, email, secondFactorSince } of people)
    if (email === ofTeam.email && secondFactorSince)
      await ask(`mutation { resetSecondFactor(id: ${id}, currentPassword: "${administrator.password}") { id } }`);
}

async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.removeItem('token');
    localStorage.removeItem('user');
  });
}

async function fits(page: Page): Promise<void> {
  expect(await seriousFaults(page)).toEqual([]);
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
}
