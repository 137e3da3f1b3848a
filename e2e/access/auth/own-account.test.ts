import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { type MailServer, startMailServer } from '../../../services/api/test/support/mail-server.ts';
import { overflow, seriousFaults } from '../../support/accessibility.ts';
import { confirm } from '../../support/back-office.ts';
import { emptyData } from '../../support/empty-data.ts';
import { type Programs, startPrograms } from '../../support/programs.ts';
import { test } from '../../support/test.ts';
import { administrator } from '../../support/users.ts';
import { openVisitor } from '../../support/window.ts';

// Mails are sent: programs and a mail server of its own.
let programs: Programs;
let mails: MailServer;
beforeAll(async () => {
  mails = await startMailServer();
  const env = { SEED_DEMO: '0', ADMIN_PASSWORD: administrator.password, SMTP_URL: mails.url };
  programs = await startPrograms({ ...env, RATE_LIMIT_FACTOR: '1000' }, emptyData);
  const { token } = await post('/api/auth/login', administrator);
  await post('/api/company-info', { nom: 'Email', valeur: 'contact@exemple.example' }, token);
});
afterAll(async () => {
  await programs?.end();
  await mails?.close();
});

const nolwenn = 'nolwenn@exemple.example';
const fausse = 'le-gal@exemple.example';
const nouvelle = 'le-gall@exemple.example';
const passwords = ['trois chaises bleues', 'trois barnums rouges'] as const;

test('who is invited joins, forgets the password, closes connections and moves to another address', async ({
  page,
  context,
  browser,
}) => {
  await signIn(page, administrator.email, administrator.password);
  await page.goto(at('/admin/settings?onglet=equipe'));
  await page.getByRole('button', { name: 'Inviter quelqu’un' }).click();
  const form = page.getByRole('dialog', { name: 'Inviter quelqu’un' });
  await form.getByLabel('Adresse e-mail').fill(nolwenn);
  await form.getByLabel('Nom').fill('Nolwenn');
  mails.refuse({ code: 550, text: 'No such mailbox' });
  await form.getByRole('button', { name: 'Inviter' }).click();
  await page.getByText('Un message est en route').waitFor();
  // What could not be delivered is said where it can be put right.
  await expect
    .poll(async () => {
      await page.reload();
      await page.getByRole('button', { name: /^Nouveau lien/ }).waitFor();
      return page.getByText('L’e-mail d’invitation n’a pas pu être remis').count();
    })
    .toBe(1);
  expect(await seriousFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => overflow(page)).toBe(0);
  mails.refuse(null);
  await page.getByRole('button', { name: 'Nouveau lien pour Nolwenn' }).click();
  const guest = await (await openVisitor(browser)).newPage();
  await guest.goto(await linkTo(nolwenn, '/admin/invitation'));
  await guest.getByLabel(/^Mot de passe/).fill(passwords[0]);
  await guest.getByRole('button', { name: 'Ouvrir mon compte' }).click();
  await guest.waitForURL(at('/admin/demandes'));

  // From the sign-in screen to the new session, by the keyboard alone.
  const forgetful = await (await openVisitor(browser)).newPage();
  await forgetful.setViewportSize({ width: 390, height: 844 });
  await forgetful.goto(at('/login'));
  await press(forgetful, 'link', 'Mot de passe oublié ?');
  // The sign-in screen, with a field of the same name, stays until the code of this one is there.
  await forgetful.getByRole('heading', { name: 'Mot de passe oublié' }).waitFor();
  await forgetful.getByLabel('Adresse email').focus();
  await forgetful.keyboard.type(nolwenn);
  await forgetful.keyboard.press('Enter');
  await forgetful.getByRole('status').getByText('Si cette adresse a un compte').waitFor();
  await expectGoodPage(forgetful);
  await forgetful.goto(await linkTo(nolwenn, '/login/mot-de-passe'));
  const chosen = forgetful.getByRole('textbox', { name: 'Nouveau mot de passe' });
  await chosen.fill('passwordpassword');
  await press(forgetful, 'button', 'Choisir ce mot de passe');
  await forgetful.getByText('Trop de personnes ont choisi ce mot de passe').waitFor();
  await chosen.fill(passwords[1]);
  await expect.poll(() => chosen.getAttribute('type')).toBe('password');
  await press(forgetful, 'button', 'Afficher le mot de passe');
  await expect.poll(() => chosen.getAttribute('type')).toBe('text');
  await expectGoodPage(forgetful);
  await press(forgetful, 'button', 'Choisir ce mot de passe');
  await forgetful.getByText('Mot de passe modifié. Connectez-vous avec le nouveau.').waitFor();
  await guest.goto(at('/admin/demandes'));
  await guest.getByText('Votre session a expiré').waitFor();
  for (const one of [guest, forgetful]) await signIn(one, nolwenn, passwords[1]);

  // Both sessions are listed, by device; the other one is closed.
  await forgetful.goto(at('/admin/compte'));
  await expect.poll(() => forgetful.getByText(/^Depuis le/).count()).toBe(2);
  await forgetful.getByText('Cette connexion').waitFor();
  await expectGoodPage(forgetful);
  await confirm(forgetful, forgetful.getByRole('button', { name: /^Fermer la connexion/ }));
  await expect.poll(() => forgetful.getByText(/^Depuis le/).count()).toBe(1);
  await guest.goto(at('/admin/compte'));
  await guest.getByText('Votre session a expiré').waitFor();

  // The address changes when both have confirmed.
  await press(forgetful, 'button', 'Changer d’adresse');
  const change = forgetful.getByRole('dialog', { name: 'Changer d’adresse' });
  mails.refuse({ code: 550, text: 'No such mailbox' });
  await change.getByLabel('Nouvelle adresse').fill(fausse);
  await change.getByLabel('Mot de passe actuel', { exact: true }).fill('pas le bon');
  await change.getByRole('button', { name: 'Envoyer les deux messages' }).click();
  await change.getByText('Ce n’est pas votre mot de passe actuel').waitFor();
  await change.getByLabel('Mot de passe actuel', { exact: true }).fill(passwords[1]);
  await change.getByRole('button', { name: 'Envoyer les deux messages' }).click();
  await forgetful.getByText(`L’e-mail à ${fausse} n’est pas arrivé : vérifiez l’adresse.`).waitFor();
  await change.waitFor({ state: 'detached' });
  await expectGoodPage(forgetful);
  mails.refuse(null);
  await press(forgetful, 'button', 'Recommencer');
  await expect.poll(() => change.getByLabel('Nouvelle adresse').inputValue()).toBe(fausse);
  await change.getByLabel('Nouvelle adresse').fill(nouvelle);
  await change.getByLabel('Mot de passe actuel', { exact: true }).fill(passwords[1]);
  await change.getByRole('button', { name: 'Envoyer les deux messages' }).click();
  await forgetful.getByText(`Changement pour ${nouvelle}`).waitFor();
  await change.waitFor({ state: 'detached' });
  await guest.goto(await linkTo(nolwenn, '/login/adresse'));
  await guest.getByText(nouvelle).waitFor();
  await guest.setViewportSize({ width: 390, height: 844 });
  await expectGoodPage(guest);
  await press(guest, 'button', 'Changer d’adresse');
  await guest.getByText(`L’adresse changera quand ${nouvelle} aura confirmé aussi`).waitFor();
  await guest.goto(await linkTo(nouvelle, '/login/adresse'));
  await press(guest, 'button', 'Cette adresse est la mienne');
  await guest.getByText(`connectez-vous avec ${nouvelle}`).waitFor();
  await press(guest, 'link', 'Aller à la connexion');
  await signIn(guest, nouvelle, passwords[1]);
  await guest.waitForURL(at('/admin/demandes'));
  for (const address of [nolwenn, nouvelle]) await received(address, 'L’adresse de votre compte a changé');

  // The operator's own address is not changed here.
  await page.goto(at('/admin/compte'));
  await page.getByRole('button', { name: 'Changer d’adresse' }).click();
  await page.getByLabel('Nouvelle adresse').fill('autre@exemple.example');
  await page.getByLabel('Mot de passe actuel', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: 'Envoyer les deux messages' }).click();
  await page.getByText('Votre adresse actuelle est inscrite dans la configuration du serveur').waitFor();
  await context.close();
});

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto(at('/login'));
  await page.getByLabel('Adresse email').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL(at('/admin/**'));
}

/** Presses Enter on what has this name. */
async function press(page: Page, role: 'button' | 'link', name: string): Promise<void> {
  await page.getByRole(role, { name, exact: true }).press('Enter');
}

/** axe finds nothing, and nothing is wider than a phone. */
async function expectGoodPage(page: Page): Promise<void> {
  expect(await seriousFaults(page)).toEqual([]);
  await expect.poll(() => overflow(page)).toBe(0);
}

/** The latest link of a page that was mailed to this address. */
async function linkTo(address: string, path: string): Promise<string> {
  const form = new RegExp(`${at(path)}#\\S+`);
  return vi.waitFor(
    () => {
      const texts = mails.received.filter(({ to }) => to.includes(address)).map(({ mail }) => mail.text ?? '');
      const link = texts.map((text) => form.exec(text)?.[0]).findLast((found) => found !== undefined);
      expect(link, path).toBeDefined();
      return link as string;
    },
    { timeout: 30_000 },
  );
}

async function received(address: string, subject: string): Promise<void> {
  const found = () => mails.received.some(({ to, mail }) => to.includes(address) && mail.subject === subject);
  await expect.poll(found, { timeout: 30_000 }).toBe(true);
}

function at(path: string): string {
  return `${programs.backofficeUrl}${path}`;
}

async function post(path: string, body: object, token?: string) {
  const answer = await fetch(`${programs.serviceUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  expect(answer.ok, path).toBe(true);
  return answer.json();
}
