import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { afterMonday } from '../../prisma/seed/dates.ts';
import { focused, overflow, seriousFaults } from '../support/accessibility.ts';
import { openLine, openRequest } from '../support/back-office.ts';
import { loseAnswer } from '../support/failures.ts';
import { waitForHydration } from '../support/hydration.ts';
import { openShop, received, signInTo } from '../support/own-shop.ts';
import { draw } from '../support/signature.ts';
import { test } from '../support/test.ts';

const online = { nom: 'Acceptation des devis en ligne', valeur: 'Tous' };
const withdrawal = [
  { nom: 'Droit de rétractation', valeur: 'Vous pouvez changer d’avis pendant quatorze jours.' },
  { nom: 'Délai de rétractation (jours)', valeur: '14' },
];

test('a firm accepts its quote with the code of a real mail, and the company verifies the evidence', async ({
  page: visitor,
  context,
}) => {
  const shop = await openShop('embedded');
  await set(shop, [online]);
  const link = await quoted(shop, { email: 'traiteur@exemple.example', isFirm: true });
  await visitor.setViewportSize({ width: 390, height: 844 });
  await open(visitor, link);
  const offer = visitor.getByRole('region', { name: 'J’accepte ce devis' });
  await offer.getByText(/^Devis D-\d{4}-00001\s: 300,00\s€ toutes taxes comprises\.$/).waitFor();
  expect(await seriousFaults(visitor)).toEqual([]);
  await expect.poll(() => overflow(visitor)).toBe(0);
  const href = (await offer.getByRole('link', { name: 'Lire le devis (PDF)' }).getAttribute('href')) ?? '';
  const document = await visitor.request.get(new URL(href, visitor.url()).href);
  expect(document.headers()['content-disposition']).toMatch(/filename="devis-D-\d{4}-00001\.pdf"$/);

  await offer.getByText('Dessiner ma signature').click();
  await draw(visitor, offer, 'Votre signature');
  await offer.getByRole('button', { name: 'Effacer la signature' }).click();
  await expect.poll(() => focused(visitor)).toBe('Dessiner ma signature (facultatif)');
  await draw(visitor, offer, 'Votre signature');

  await offer.getByRole('button', { name: 'Recevoir mon code par e-mail' }).click();
  await offer.getByText('Un code est parti à tr…@exemple.example.', { exact: false }).waitFor();
  await expect.poll(() => isFocused(offer.getByLabel('Code reçu par e-mail'))).toBe(true);
  // What is missing is said at its field, and the first of them has the focus.
  await visitor.keyboard.press('Enter');
  await offer.getByText('Veuillez saisir votre nom').waitFor();
  await offer.getByText('Veuillez cocher «\u00a0Bon pour accord\u00a0»').waitFor();
  await offer.getByText('Veuillez saisir le code reçu par e-mail').waitFor();
  await expect.poll(() => isFocused(offer.getByLabel('Votre prénom et votre nom'))).toBe(true);
  expect(await seriousFaults(visitor)).toEqual([]);
  await visitor.keyboard.type('Yann Traiteur');
  await visitor.keyboard.press('Tab');
  await visitor.keyboard.type('gérant');
  await offer.getByRole('checkbox').check();
  const code = await codeFor(shop, 'traiteur@exemple.example');
  await offer.getByLabel('Code reçu par e-mail').fill(code === '000000' ? '000001' : '000000');
  await offer.getByRole('button', { name: 'J’accepte ce devis' }).click();
  await offer.getByText('Ce code n’est pas le bon. Il vous reste 4 essais.').waitFor();
  await offer.getByLabel('Code reçu par e-mail').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await offer.getByLabel('Code reçu par e-mail').press('Enter');
  await visitor.getByText('Votre réservation est confirmée', { exact: true }).waitFor();
  const accepted = visitor.getByRole('region', { name: /^Votre devis D-/ });
  await accepted.getByText(/^Devis D-.* accepté le .* par Yann Traiteur\.$/).waitFor();
  await expect.poll(() => focused(visitor)).toMatch(/^Votre devis D-/);
  const proof = visitor.waitForEvent('download');
  await accepted.getByRole('button', { name: 'Télécharger la preuve (ZIP)' }).click();
  expect((await proof).suggestedFilename()).toMatch(/^acceptation-D-\d{4}-00001\.zip$/);
  expect(await seriousFaults(visitor)).toEqual([]);

  const mailed = await received(shop.mails, 'traiteur@exemple.example', /^Vous avez accepté le devis D-/);
  expect(mailed.attachments).toMatchObject([{ mimeType: 'application/zip' }]);
  const told = await received(shop.mails, 'admin@barnum.example', /a accepté le devis D-\d{4}-00001$/);
  expect(told.attachments).toMatchObject([{ mimeType: 'application/zip' }]);

  const office = await context.newPage();
  await signInTo(office, shop.programs);
  const details = await openRequest(office, 'Yann Traiteur');
  await openLine(details, 'Devis');
  const card = details.getByRole('list', { name: 'Acceptations en ligne' });
  await card.getByText('par Yann Traiteur, gérant', { exact: false }).waitFor();
  const page = office.waitForEvent('download');
  await card.getByRole('button', { name: 'Page signée' }).click();
  expect((await page).suggestedFilename()).toMatch(/^acceptation-D-\d{4}-00001\.pdf$/);
  await card.getByRole('button', { name: 'Vérifier' }).click();
  await card.getByText('Rien n’a changé depuis l’acceptation', { exact: false }).waitFor();
  expect(await seriousFaults(office)).toEqual([]);
  await office.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => overflow(office)).toBe(0);
});

test('a consumer orders with an obligation to pay, also where the answer is lost, and withdraws', async ({
  page: visitor,
  expectedProblems,
}) => {
  expectedProblems.push(/ERR_FAILED/);
  const shop = await openShop('embedded');
  await set(shop, [online, ...withdrawal]);
  const link = await quoted(shop, { email: 'soizic@exemple.example', isFirm: false });
  await open(visitor, link);
  const offer = visitor.getByRole('region', { name: 'J’accepte ce devis' });
  await offer.getByText('Vous pouvez changer d’avis pendant quatorze jours.').waitFor();
  await expect.poll(() => offer.getByLabel('Votre qualité (facultatif)').count()).toBe(0);
  await offer.getByLabel('Votre prénom et votre nom').fill('Yann Traiteur');
  await offer.getByRole('checkbox').check();
  await offer.getByRole('button', { name: 'Recevoir mon code par e-mail' }).click();
  await offer.getByLabel('Code reçu par e-mail').fill(await codeFor(shop, 'soizic@exemple.example'));
  await loseAnswer(visitor, 'AcceptQuote');
  await offer.getByRole('button', { name: 'Commande avec obligation de paiement' }).click();
  await visitor.getByText('Votre réservation est confirmée', { exact: true }).waitFor();
  await expect.poll(() => visitor.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0);
  await expect.poll(() => focused(visitor)).toMatch(/^Votre devis D-/);

  await visitor.reload();
  await waitForHydration(visitor);
  await visitor.getByRole('button', { name: 'Renoncer au contrat ici' }).click();
  await visitor.getByRole('button', { name: 'Garder ma réservation' }).click();
  await expect.poll(() => focused(visitor)).toBe('Renoncer au contrat ici');
  await visitor.getByRole('button', { name: 'Renoncer au contrat ici' }).click();
  await visitor.getByText(/^En confirmant, vous renoncez au contrat du devis D-/).waitFor();
  expect(await seriousFaults(visitor)).toEqual([]);
  await visitor.getByRole('button', { name: 'Confirmer la rétractation' }).click();
  await visitor.getByText(/^Vous avez renoncé au contrat le /).waitFor();
  await visitor.getByText('Cette demande est annulée', { exact: true }).waitFor();
  await received(shop.mails, 'soizic@exemple.example', /^Accusé de réception de votre rétractation, devis D-/);
});

test('a quote is refused with a word, and one that changed meanwhile is shown anew', async ({
  page: visitor,
  expectedProblems,
}) => {
  expectedProblems.push(/409|422/);
  const shop = await openShop('embedded');
  await set(shop, [online]);
  const link = await quoted(shop, { email: 'traiteur@exemple.example', isFirm: true });
  await open(visitor, link);
  await visitor.getByLabel('Votre prénom et votre nom').fill('Yann Traiteur');
  await visitor.getByRole('checkbox', { name: /^Bon pour accord/ }).check();
  await visitor.getByRole('button', { name: 'Recevoir mon code par e-mail' }).click();
  await visitor.getByLabel('Code reçu par e-mail').fill(await codeFor(shop, 'traiteur@exemple.example'));
  const issue = 'mutation { issueQuote(requestId: 1) { id } }';
  await shop.ask(issue, {});
  await shop.ask('mutation { sendQuote(id: 2) { id } }', {});
  // This tab shows the version before, and has its code.
  await visitor.getByRole('button', { name: 'J’accepte ce devis' }).click();
  await visitor.getByText(/^Ce devis est remplacé par le devis D-\d{4}-00001 v2/).waitFor();
  await visitor.getByText(/^Devis D-\d{4}-00001 v2\s:/).waitFor();
  await expect.poll(() => focused(visitor)).toBe('J’accepte ce devis');
  await visitor.getByRole('button', { name: 'Refuser ce devis' }).click();
  await visitor.getByLabel('Un mot pour nous (facultatif)').fill('Trop cher.');
  await visitor.getByRole('button', { name: 'Envoyer mon refus' }).click();
  await visitor.getByText('Cette demande est annulée', { exact: true }).waitFor();
  await expect.poll(() => focused(visitor)).toBe('Où en est votre demande');
  await visitor.getByText('Trop cher.').waitFor();
  await received(shop.mails, 'admin@barnum.example', /a refusé le devis D-\d{4}-00001 v2$/);
});

type Shop = Awaited<ReturnType<typeof openShop>>;

async function set({ ask }: Shop, rows: readonly { nom: string; valeur: string }[]): Promise<void> {
  for (const row of rows) {
    await ask(
      'mutation ($nom: String!, $valeur: String!) { createCompanyInfo(nom: $nom, valeur: $valeur) { id } }',
      row,
    );
  }
}

/** A request by the form whose quote was sent; the link in its mail. */
async function quoted(shop: Shop, { email, isFirm }: { email: string; isFirm: boolean }): Promise<string> {
  const { serviceUrl, storefrontUrl } = shop.programs;
  const body = {
    Nom: 'Traiteur',
    Prénom: 'Yann',
    date: afterMonday(200),
    phone: null,
    'e-mail': email,
    item: [{ nom: 'Chapiteau', quantite: 1 }],
    adresse: null,
    livraison_montage: false,
  };
  const answer = await fetch(`${serviceUrl}/api/forms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.ok).toBe(true);
  if (isFirm) {
    const input = {
      kind: 'professionnel',
      nom: 'Traiteur du Port',
      emails: [email],
      telephones: [],
      contacts: [],
      etiquettes: [],
    };
    await shop.ask('mutation ($input: CustomerInput!) { createCustomer(input: $input, requestId: 1) { id } }', {
      input: { ...input, rue: '', codePostal: '', ville: '', adressesLivraison: [] },
    });
  }
  await shop.ask('mutation { issueQuote(requestId: 1) { id } }', {});
  await shop.ask('mutation { sendQuote(id: 1) { id } }', {});
  const { text = '' } = await received(shop.mails, email, /^Votre devis D-/);
  expect(text).toContain('Pour l’accepter, ouvrez votre page de suivi');
  const [link = ''] = new RegExp(`${storefrontUrl}/suivi/\\S+`).exec(text) ?? [];
  return link;
}

function isFocused(field: Locator): Promise<boolean> {
  return field.evaluate((element) => element === document.activeElement);
}

async function codeFor({ mails }: Shop, email: string): Promise<string> {
  const { text = '' } = await received(mails, email, /^Votre code pour accepter le devis D-/);
  const [, first = '', last = ''] = /^(\d{3})\s(\d{3})$/m.exec(text) ?? [];
  return `${first}${last}`;
}

async function open(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await waitForHydration(page);
}
