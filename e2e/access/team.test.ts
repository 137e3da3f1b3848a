import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { confirm, openScreen, signIn } from '../support/back-office.ts';
import { backoffice, test } from '../support/test.ts';
import { ofPreparation, ofTeam } from '../support/users.ts';
import { openVisitor } from '../support/window.ts';

const closed = 'Vous n’avez pas accès à cette page';

test.for([
  {
    person: ofPreparation,
    menu: ['Aujourd’hui', 'Planning'],
    screens: ['/aujourdhui', '/planning', '/planning/preparation', '/disponibilites'],
    closedTo: ['/demandes/1', '/clients', '/settings'],
  },
  {
    person: ofTeam,
    menu: ['Aujourd’hui', 'Demandes', 'Planning', 'Clients', 'Messages', 'Articles'],
    screens: [
      '/demandes',
      '/demandes/1',
      '/demandes/1/modifier',
      '/demandes/nouvelle',
      '/demandes/impression?demandes=1',
      '/aujourdhui',
      '/planning/preparation',
      '/clients',
      '/clients/1',
      '/messages',
      '/articles',
      '/articles?onglet=ensembles',
      '/articles/1',
      '/articles/1/edit',
    ],
    closedTo: ['/factures', '/avis', '/settings', '/premiers-pas'],
  },
])('$person.email sees their screens whole, and no others', async ({ person, menu, screens, closedTo }, { page }) => {
  const answers: Promise<string>[] = [];
  page.on('request', (request) => {
    // A subscription has no end.
    const isQuery = request.postData()?.includes('query') && !request.postData()?.includes('subscription ');
    if (isQuery) answers.push(textOf(request));
  });
  await signIn(page, person);
  await page.waitForURL(backoffice('/admin/**'));
  const entries = page.getByRole('navigation', { name: 'Écrans', exact: true }).getByRole('link');
  await expect.poll(() => entries.allTextContents()).toEqual(menu);
  for (const screen of screens) {
    await open(page, screen);
    expect([screen, await page.getByText(closed).count()]).toEqual([screen, 0]);
    const refused = (await Promise.all(answers)).filter((answer) => answer.includes('"errors"'));
    expect([screen, refused]).toEqual([screen, []]);
  }
  for (const screen of closedTo) {
    await open(page, screen);
    await page.getByRole('alert').getByText(closed).waitFor();
  }
});

test('who is invited opens an account by the link, once, and leaves with it', async ({ page, browser }) => {
  await openScreen(page, '/admin/settings?onglet=equipe', 'Paramètres');
  await page.getByRole('button', { name: 'Inviter quelqu’un' }).click();
  const form = page.getByRole('dialog', { name: 'Inviter quelqu’un' });
  await form.getByLabel('Adresse e-mail').fill('nolwenn@barnum.example');
  await form.getByLabel('Nom').fill('Nolwenn');
  await form.getByRole('button', { name: 'Inviter' }).click();
  const link = await page.getByRole('textbox', { name: 'Lien de l’invitation' }).inputValue();
  await page.getByRole('button', { name: 'Fermer' }).first().click();

  const context = await openVisitor(browser);
  const guest = await context.newPage();
  await guest.goto(link);
  await guest.getByLabel('Votre nom').fill('Nolwenn Le Gall');
  await guest.getByLabel(/^Mot de passe/).fill('trois chaises bleues');
  await guest.getByRole('button', { name: 'Ouvrir mon compte' }).click();
  await guest.waitForURL(backoffice('/admin/demandes'));
  const late = await context.newPage();
  await late.goto(link);
  await late.getByText('Ce lien ne vaut plus').waitFor();

  await page.reload();
  await confirm(page, page.getByRole('button', { name: 'Retirer Nolwenn Le Gall' }));
  await page.getByText('Personne retirée de l’équipe').waitFor();
  await guest.reload();
  await guest.getByRole('button', { name: 'Se connecter' }).waitFor();
  await context.close();
});

test('who invites a gérant gives the own password once more', async ({ page }) => {
  await openScreen(page, '/admin/settings?onglet=equipe', 'Paramètres');
  await page.getByRole('button', { name: 'Inviter quelqu’un' }).click();
  const form = page.getByRole('dialog', { name: 'Inviter quelqu’un' });
  await form.getByLabel('Adresse e-mail').fill('gildas@barnum.example');
  await form.getByLabel('Nom').fill('Gildas');
  await expect.poll(() => form.getByLabel('Mot de passe actuel').count()).toBe(0);
  await form.getByLabel('Rôle').press('ArrowUp');
  await page.getByTitle(/^Gérant/).click();
  await form.getByRole('button', { name: 'Inviter' }).click();
  await form.getByText('Veuillez saisir votre mot de passe').waitFor();
  await form.getByLabel('Mot de passe actuel').fill('barnum-demo');
  await form.getByRole('button', { name: 'Inviter' }).click();
  await closeLink(page);

  await page.getByRole('button', { name: 'Nouveau lien pour Gildas' }).click();
  const again = page.getByRole('dialog', { name: 'Nouveau lien pour Gildas' });
  await again.getByLabel('Mot de passe actuel').fill('barnum-demo');
  await again.getByRole('button', { name: 'Continuer' }).click();
  await closeLink(page);
  await confirm(page, page.getByRole('button', { name: 'Retirer Gildas' }));
  await page.getByText('Personne retirée de l’équipe').waitFor();
});

async function closeLink(page: Page): Promise<void> {
  const window = page.getByRole('dialog', { name: 'Le lien de l’invitation' });
  await window.getByRole('textbox', { name: 'Lien de l’invitation' }).waitFor();
  await window.getByRole('button', { name: 'Fermer' }).click();
  await window.waitFor({ state: 'hidden' });
}

/** The answer to a request; empty for one that a navigation or the end of the test cut off. */
async function textOf(request: Request): Promise<string> {
  try {
    const response = await request.response();
    return (await response?.text()) ?? '';
  } catch {
    return '';
  }
}

async function open(page: Page, screen: string): Promise<void> {
  await page.goto(backoffice(`/admin${screen}`));
  await page.locator('#content').getByRole('heading', { level: 1 }).waitFor();
}
