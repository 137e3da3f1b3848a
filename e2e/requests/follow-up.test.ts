import { expect, onTestFinished } from 'vitest';
import { focused, overflow, seriousFaults } from '../support/accessibility.ts';
import {
  agree,
  confirm,
  openLine,
  openRequest,
  openRequests,
  openScreen,
  requestCard,
  requestPage,
  takeMailStep,
} from '../support/back-office.ts';
import { holdOperation } from '../support/failures.ts';
import { waitForHydration } from '../support/hydration.ts';
import { createRequest, deleteRequest, moveRequest } from '../support/requests.ts';
import { storefront, test } from '../support/test.ts';
import { openVisitor } from '../support/window.ts';
import { inDays, Wizard } from '../support/wizard.ts';

const soizic = {
  Prénom: 'Soizic',
  date: inDays(60),
  phone: null,
  'e-mail': 'soizic@exemple.example',
  item: [{ nom: 'Chaise pliante blanche', quantite: 3 }],
};

test('a visitor follows a request from its sending on, and writes', async ({ page: visitor }) => {
  const nom = `Suivi-${Date.now()}`;
  const wizard = await new Wizard(visitor).open();
  await wizard.fillIdentity({ prenom: 'Soizic', nom, phone: '06 39 98 01 47', email: 'soizic@exemple.example' });
  await wizard.goOn(2);
  await wizard.add('Chaise pliante blanche');
  await wizard.goOn(3);
  await wizard.send().click();
  await wizard.isSent();
  await visitor.getByRole('link', { name: 'Suivre ma demande' }).click();
  await visitor.getByRole('heading', { name: /^Votre demande n°/, level: 1 }).waitFor();
  await waitForHydration(visitor);
  await visitor.getByText('Nous avons reçu votre demande').waitFor();
  await visitor.getByText('Chaise pliante blanche').waitFor();
  expect(await seriousFaults(visitor)).toEqual([]);

  await visitor.getByRole('button', { name: 'Envoyer le message' }).click();
  await visitor.getByText('Veuillez écrire votre message').waitFor();
  await visitor.getByLabel('Votre message').fill('Peut-on venir dès 8 h ?');
  const release = await holdOperation(visitor, 'SendFollowUpMessage');
  await visitor.getByRole('button', { name: 'Envoyer le message' }).click();
  // Nothing that is added meanwhile would be lost unsaid.
  await expect.poll(() => visitor.getByLabel('Votre message').getAttribute('readonly')).toBe('');
  release();
  await visitor.getByText('Message envoyé.').waitFor();
  await expect.poll(() => visitor.getByLabel('Votre message').inputValue()).toBe('');
  const { pathname } = new URL(visitor.url());
  await deleteRequest(Number(/^\/suivi\/(\d+)-/.exec(pathname)?.[1]));
});

test('a visitor writes, downloads the data, requests their erasure and a cancellation, and the administrator answers', async ({
  browser,
  page,
  expectedProblems,
}) => {
  expectedProblems.push(/ERR_INTERNET_DISCONNECTED/);
  const nom = `Entendue-${Date.now()}`;
  const { path, remove } = await createRequest({ Nom: nom, ...soizic });
  const context = await openVisitor(browser);
  const visitor = await context.newPage();
  await visitor.goto(storefront(path));
  await waitForHydration(visitor);
  await visitor.getByLabel('Votre message').fill('Peut-on venir dès 8 h ?');
  const pdf = { mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
  await visitor.getByLabel('Joindre un fichier (facultatif)').setInputFiles({ name: 'cour.pdf', ...pdf });
  await visitor.getByRole('button', { name: 'Envoyer le message' }).click();
  await visitor.getByText('Message envoyé.').waitFor();
  const downloading = visitor.waitForEvent('download');
  await visitor.getByRole('button', { name: 'Télécharger mes données' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^demande-\d+\.json$/);
  await confirm(visitor, visitor.getByRole('button', { name: 'Demander l’effacement' }));
  await visitor.getByText('Votre demande d’effacement est enregistrée.', { exact: false }).waitFor();
  await expect.poll(() => focused(visitor)).toBe('Votre demande, vos données');

  await openRequests(page);
  const card = requestCard(page, `Soizic ${nom}`);
  await card.getByText('1 message non lu').waitFor();
  await card.getByText('Effacement demandé').waitFor();
  const details = await openRequest(page, `Soizic ${nom}`);
  await details.getByText('Le visiteur demande l’effacement de ses données.').waitFor();
  await details.getByText('Peut-on venir dès 8 h ?').waitFor();
  const ofMessage = page.waitForEvent('download');
  await details
    .getByRole('list', { name: 'Joint à ce message' })
    .getByRole('button', { name: /^cour\.pdf \(/ })
    .click();
  expect((await ofMessage).suggestedFilename()).toBe('cour.pdf');
  await details.getByRole('button', { name: 'Noter comme lu' }).click();
  await page.getByText('Messages marqués comme lus').waitFor();

  // What was typed is not lost by a wrong click; what was sent is kept.
  const reply = details.getByLabel('Répondre au visiteur');
  await reply.fill('Oui, dès 8 h.');
  await confirm(page, page.getByRole('link', { name: 'Articles', exact: true }), 'dismiss');
  await expect.poll(() => reply.inputValue()).toBe('Oui, dès 8 h.');
  await page.context().setOffline(true);
  await details.getByRole('button', { name: 'Envoyer la réponse' }).click();
  await page.getByText('La réponse n’a pas été envoyée. Veuillez réessayer.').waitFor();
  await page.context().setOffline(false);
  await expect.poll(() => reply.inputValue()).toBe('Oui, dès 8 h.');
  await details.getByRole('button', { name: 'Envoyer la réponse' }).click();
  await page.getByText('Réponse envoyée').waitFor();
  await details.getByRole('listitem').getByText('Oui, dès 8 h.').waitFor();
  await expect.poll(() => reply.inputValue()).toBe('');
  await expect.poll(() => focused(page)).toBe('Envoyer la réponse');

  await openLine(details, 'Fichiers joints');
  const files = details.getByLabel('Fichiers à joindre');
  await files.setInputFiles({ name: 'texte.png', mimeType: 'image/png', buffer: Buffer.from('Bonjour') });
  await details.getByText('texte.png : Veuillez choisir un PDF ou une image valide').waitFor();
  await files.setInputFiles({ name: 'plan.pdf', ...pdf });
  const saving = page.waitForEvent('download');
  await details.getByRole('button', { name: 'Télécharger plan.pdf' }).click();
  expect((await saving).suggestedFilename()).toBe('plan.pdf');
  await confirm(page, details.getByRole('button', { name: 'Retirer plan.pdf' }));
  await page.getByText('Fichier retiré').waitFor();
  await details.getByRole('button', { name: 'Télécharger plan.pdf' }).waitFor({ state: 'detached' });
  expect(await seriousFaults(page)).toEqual([]);

  // The visitor’s page is outdated: the administrator was quicker.
  await takeMailStep(page, 'Confirmer');
  await details.getByText('De « nouvelle » à « confirmée »').waitFor();
  await agree(visitor, visitor.getByRole('button', { name: 'Annuler ma demande' }), 'Annuler ma demande');
  await visitor.getByText('elle est maintenant confirmée', { exact: false }).waitFor();
  await visitor.reload();
  await waitForHydration(visitor);
  await visitor.getByText('Votre réservation est confirmée', { exact: true }).waitFor();
  await visitor.getByText('Oui, dès 8 h.').waitFor();
  await expect.poll(() => visitor.getByText('plan.pdf').count()).toBe(0);
  await visitor.getByRole('button', { name: 'Demander l’annulation' }).click();
  const mot = visitor.getByLabel('Un mot pour nous (facultatif)');
  await expect.poll(() => mot.evaluate((field) => field === document.activeElement)).toBe(true);
  await mot.fill('Il va pleuvoir.');
  await visitor.getByRole('button', { name: 'Envoyer ma demande d’annulation' }).click();
  await visitor.getByText('Vous avez demandé l’annulation', { exact: true }).waitFor();
  await visitor.getByText('Votre demande d’annulation est chez nous', { exact: false }).waitFor();
  await expect.poll(() => focused(visitor)).toBe('Votre demande, vos données');
  expect(await seriousFaults(visitor)).toEqual([]);

  await openScreen(page, '/admin/aujourdhui', 'Aujourd’hui');
  await page.getByRole('listitem').filter({ hasText: nom }).getByRole('link', { name: 'Répondre' }).click();
  const asked = await requestPage(page, `Soizic ${nom}`);
  await asked.getByText('Le visiteur demande l’annulation', { exact: true }).waitFor();
  await asked.getByRole('button', { name: 'Refuser l’annulation' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Refuser l’annulation' }).click();
  await dialog.getByText('Veuillez dire au visiteur pourquoi').waitFor();
  await dialog.getByRole('button', { name: 'Pas maintenant' }).click();
  await asked.getByRole('button', { name: 'Accepter, garder l’acompte' }).click();
  await dialog.getByText('L’acompte que nous avons reçu nous reste acquis.', { exact: false }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Accepter, garder l’acompte' }).click();
  await asked.getByText('De « confirmée » à « annulée »').waitFor();

  await visitor.getByRole('button', { name: 'Retirer ma demande d’annulation' }).click();
  await visitor.getByText('Nous avons déjà répondu à votre demande d’annulation', { exact: false }).waitFor();
  await visitor.reload();
  await visitor.getByText('Cette demande est annulée').waitFor();
  await visitor.getByText('L’acompte que nous avons reçu nous reste acquis.', { exact: false }).waitFor();
  await context.close();

  await openScreen(page, '/admin/messages', 'Messages');
  await page
    .getByRole('article', { name: `Soizic ${nom} demande l’annulation de sa réservation` })
    .first()
    .waitFor();
  await remove();
});

test('a private page is readable without JavaScript, on a narrow phone too, and says what needs it', async ({
  pageWithoutScript,
}) => {
  const { id, path, remove } = await createRequest({ Nom: `Sans-script-${Date.now()}`, ...soizic });
  await pageWithoutScript.setViewportSize({ width: 320, height: 640 });
  await pageWithoutScript.goto(storefront(path));
  await pageWithoutScript.getByRole('heading', { name: new RegExp(`^Votre demande n°\\s${id}$`), level: 1 }).waitFor();
  await pageWithoutScript.getByText('Demande reçue').waitFor();
  const help = await pageWithoutScript.locator('noscript').innerHTML();
  expect(help).toContain('Pour agir depuis cette page, activez JavaScript.');
  expect(help).toContain('href="tel:');
  await expect.poll(() => pageWithoutScript.getByRole('button', { name: 'Annuler ma demande' }).count()).toBe(0);
  await expect.poll(() => overflow(pageWithoutScript)).toBeLessThanOrEqual(0);
  await remove();
});

test('a private page is not cached, not indexed and sends no referrer; all other addresses look the same', async () => {
  const { id, path, remove } = await createRequest({ Nom: `Privée-${Date.now()}`, ...soizic });
  for (const once of [path, path]) {
    const answer = await fetch(storefront(once));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('x-robots-tag')).toContain('noindex');
    const html = await answer.text();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('rel="canonical"');
  }
  expect(await (await fetch(storefront('/robots.txt'))).text()).toContain('Disallow: /suivi/');
  expect(await (await fetch(storefront('/sitemap.xml'))).text()).not.toContain('/suivi');

  await remove();
  const others = [path, `/suivi/${id}-${'0'.repeat(40)}`, '/suivi/nulle-part'];
  const pages = await Promise.all(
    others.map(async (other) => {
      const answer = await fetch(storefront(other));
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
      return [answer.status, (await answer.text()).replaceAll(other.slice('/suivi/'.length), '…')];
    }),
  );
  expect(pages[0]?.[0]).toBe(404);
  expect(pages[1]).toEqual(pages[0]);
  expect(pages[2]).toEqual(pages[0]);
});

test('a visitor reads how far the request is, what is next and what is new, and prints it on one sheet', async ({
  page,
}) => {
  const { id, path, remove } = await createRequest({ Nom: `Avancee-${Date.now()}`, ...soizic });
  onTestFinished(remove);
  const current = page.getByRole('list', { name: 'Avancement de votre demande' }).locator('[aria-current=step]');
  await page.goto(storefront(path));
  await waitForHydration(page);
  await expect.poll(() => current.textContent()).toBe('Devis, prochaine étape');
  await page.getByText('C’est à nous.').waitFor();
  await expect.poll(() => page.getByText('Estimation TTC').count()).toBe(1);
  await expect.poll(() => page.getByText('Nouveau', { exact: true }).count()).toBe(0);

  await moveRequest(id, 'confirmee');
  await page.reload();
  await waitForHydration(page);
  await expect.poll(() => current.textContent()).toBe('Retrait, prochaine étape');
  await expect.poll(() => page.getByText('Prix convenu TTC').count()).toBe(1);
  const confirmed = page.getByRole('listitem').filter({ hasText: 'Réservation confirmée' });
  await confirmed.getByText('Nouveau', { exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Le jour venu' }).waitFor();
  await page.getByText('Retrait et retour par vos soins.', { exact: false }).waitFor();
  await page.getByRole('checkbox', { name: /^La caution\s: .*€, par chèque ou par empreinte de carte$/ }).check();
  await page.getByRole('checkbox', { name: /^Le nombre de pièces\s:/ }).waitFor();
  const calendar = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Ajouter à mon agenda' }).click();
  expect((await calendar).suggestedFilename()).toBe(`demande-${id}.ics`);
  expect(await seriousFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => overflow(page)).toBe(0);
  await expect
    .poll(() => page.getByText('C’est à vous.').evaluate((at) => at.getBoundingClientRect().bottom))
    .toBeLessThan(844);
  const low = () =>
    page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) =>
        links
          .filter((link) => getComputedStyle(link).display !== 'inline' && link.getBoundingClientRect().height < 44)
          .map(({ textContent }) => textContent),
      );
  await expect.poll(low).toEqual([]);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});
