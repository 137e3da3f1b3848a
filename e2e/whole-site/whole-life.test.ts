import { readFile } from 'node:fs/promises';
import { toCents } from '@barnum/rules/prices/amounts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { afterMonday } from '../../prisma/seed/dates.ts';
import { findPostgres } from '../../scripts/lib/postgres.mjs';
import { wordsOfPdf } from '../../services/api/test/support/words-of-pdf.ts';
import { seriousFaults } from '../support/accessibility.ts';
import { holdAt, noteDeparture, noteReturn, openLine, openRequest, takeMailStep } from '../support/back-office.ts';
import { openShop, received, signInTo } from '../support/own-shop.ts';
import type { Programs } from '../support/programs.ts';
import { test } from '../support/test.ts';
import { Wizard } from '../support/wizard.ts';

const visitorAddress = 'malo@exemple.example';

for (const database of ['embedded', 'postgresql'] as const) {
  const isMissing = database === 'postgresql' && findPostgres() === undefined;
  test.skipIf(isMissing)(
    `a request lives from the form to its return, with real mails (${database})`,
    async ({ page: visitor, context }) => {
      const { programs, mails } = await openShop(database);

      const wizard = new Wizard(visitor);
      await visitor.goto(`${programs.storefrontUrl}/reservation`);
      await wizard.atStep(1);
      await wizard.fillIdentity({ prenom: 'Malo', nom: 'Kerneis', phone: '06 39 98 01 45', email: visitorAddress });
      await wizard.goOn(2);
      await wizard.add('Chapiteau');
      await wizard.goOn(3);
      await wizard.delivery().check();
      await wizard.address().fill('4 rue des Ajoncs, 29000 Exempleville');
      await wizard.send().click();
      await wizard.isSent();

      const acknowledgement = await received(mails, visitorAddress, 'Votre demande n° 1 est bien arrivée');
      const [link = ''] = new RegExp(`${programs.storefrontUrl}/suivi/\\S+`).exec(acknowledgement.text ?? '') ?? [];
      for (const email of ['admin@barnum.example', 'gerance@barnum.example']) {
        await received(mails, email, 'Nouvelle demande n° 1 de Malo Kerneis');
      }
      const follow = async (state: string) => {
        await visitor.goto(link);
        await visitor.getByText(state, { exact: true }).waitFor();
      };
      await follow('Nous avons reçu votre demande');

      const office = await context.newPage();
      const details = await openDetails(office, programs);
      await details.getByLabel('Prix de la livraison').fill('60');
      // One act issues the quote and sends it, and is over then.
      await details.getByRole('button', { name: 'Envoyer le devis' }).click();
      await office.getByText(`Le devis part par e-mail à ${visitorAddress}`).waitFor();
      await details.getByText('De « nouvelle » à « à confirmer »').waitFor();
      await openLine(details, 'Devis');
      await details.getByText(/380,00.€ TTC/).waitFor();
      await expect.poll(() => details.getByRole('button', { name: 'Envoyer le devis' }).count()).toBe(0);
      expect(await seriousFaults(office)).toEqual([]);
      const [document] = (await received(mails, visitorAddress, /^Votre devis D-\d{4}-\d{5}$/)).attachments;
      expect(document).toMatchObject({ mimeType: 'application/pdf' });
      const downloading = office.waitForEvent('download');
      await details.getByRole('button', { name: /^Télécharger le devis/ }).click();
      const file = await downloading;
      expect(file.suggestedFilename()).toBe(document?.filename);
      expect(Buffer.from(document?.content as ArrayBuffer).equals(await readFile(await file.path()))).toBe(true);
      await follow('Nous vous avons fait une proposition');

      await takeMailStep(office, 'Confirmer', 'Le portail sera ouvert.');
      // It waits until the step can no longer be undone, then leaves by itself.
      const confirmation = await received(mails, visitorAddress, 'Votre réservation n° 1 est confirmée');
      expect(confirmation.text).toContain('Le portail sera ouvert.');
      expect(confirmation.text).toContain(link);
      await follow('Votre réservation est confirmée');

      await noteDeparture(office);
      await details.getByText('De « confirmée » à « sortie »').waitFor();
      await follow('Le matériel est chez vous');
      await noteReturn(office, details);
      await details.getByText('De « sortie » à « rendue »').waitFor();
      await follow('Le matériel nous est revenu');

      const history = details.locator('section').filter({ has: office.getByRole('heading', { name: 'Historique' }) });
      const steps = await history.getByRole('listitem').locator('p:first-child').allInnerTexts();
      expect(steps.map((step) => step.replace(/\s/g, ' '))).toEqual([
        'De « sortie » à « rendue »',
        'De « confirmée » à « sortie »',
        'De « à confirmer » à « confirmée »',
        'De « nouvelle » à « à confirmer »',
        expect.stringMatching(/^Devis D-\d{4}-\d{5} établi$/),
        // The price of the delivery, which the quote wrote as a line.
        'Contenu modifié',
        'Demande reçue',
      ]);
      const subjects = mails.received.filter(({ to }) => to.includes(visitorAddress)).map(({ mail }) => mail.subject);
      expect(subjects).toHaveLength(5);
      await expectGuessesToEnd(link);
    },
  );
}

test('a known town hall calls, and is mailed a quote with a discount, the delivery and two rates of VAT', async ({
  page,
}) => {
  const { programs, mails, ask } = await openShop('embedded');
  const input = {
    kind: 'collectivite',
    nom: 'Mairie d’Exempleville',
    emails: ['mairie@exemple.example'],
    telephones: ['02 56 99 00 00'],
    rue: '1 place de la Mairie',
    codePostal: '56999',
    ville: 'Exempleville',
    adressesLivraison: ['Salle des fêtes, 56999 Exempleville'],
    contacts: [],
    etiquettes: [],
  };
  await ask('mutation ($input: CustomerInput!) { createCustomer(input: $input) { id } }', { input });
  await signInTo(page, programs);
  await page.getByRole('link', { name: 'Saisir une demande' }).first().click();
  await page.getByRole('combobox', { name: 'Client' }).fill('mairie exemple');
  await page.getByText('Mairie d’Exempleville').waitFor();
  await page.getByRole('combobox', { name: 'Client' }).press('Enter');
  await expect.poll(() => page.getByLabel('E-mail').inputValue()).toBe('mairie@exemple.example');
  await page.getByLabel('Date souhaitée').fill(afterMonday(200));
  await page.getByRole('combobox', { name: 'Articles' }).fill('Chapiteau');
  await page.getByRole('combobox', { name: 'Articles' }).press('Enter');
  await page.getByLabel('Quantité : Chapiteau').waitFor();

  await page.getByRole('button', { name: 'Remise, durée et TVA : Chapiteau' }).click();
  await page.getByLabel('Remise : Chapiteau', { exact: true }).fill('10 %');
  await page.getByLabel('Motif de la remise : Chapiteau').fill('Fidélité');
  await page.getByLabel('Livraison et montage').check();
  await expect.poll(() => page.getByLabel('Adresse de livraison').inputValue()).toContain('Salle des fêtes');
  const add = async (what: string) => {
    await page.getByRole('button', { name: 'Autre ligne' }).click();
    await page.getByRole('menuitem', { name: what }).click();
  };
  await add('Prix de la livraison');
  await page.getByLabel('Prix TTC : Livraison et reprise').fill('60');
  await add('Frais');
  await page.getByLabel('Désignation : Frais').fill('Nettoyage');
  await page.getByLabel('Prix TTC : Nettoyage').fill('40');
  await page.getByRole('button', { name: 'Remise, durée et TVA : Nettoyage' }).click();
  await page.getByRole('combobox', { name: 'TVA : Nettoyage' }).press('Enter');
  await page.getByTitle(/^10\s%$/).click();
  // 300 − 10 %, 20 of assembly and 60 of delivery at 20 %; 40 at 10 %.
  const price = page.getByRole('region', { name: 'Prix' });
  await price.getByText(/^390,00\s€$/).waitFor();
  await price.getByText(/^58,33\s€$/).waitFor();
  await price.getByText(/^3,64\s€$/).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();

  // Who wants to read the message, or to write a word, issues the quote first.
  await page.getByRole('button', { name: 'Établir un devis' }).click();
  await page.getByText(/390,00.€ TTC/).waitFor();
  await page.getByRole('button', { name: 'Relire et envoyer' }).click();
  const letter = page.getByRole('dialog', { name: /^Envoyer le devis/ });
  await expect.poll(() => letter.getByLabel('À', { exact: true }).inputValue()).toBe('mairie@exemple.example');
  await letter.getByRole('button', { name: 'Envoyer', exact: true }).click();
  const { attachments } = await received(mails, 'mairie@exemple.example', /^Votre devis D-\d{4}-\d{5}$/);
  const words = await wordsOfPdf(attachments[0]?.content as ArrayBuffer);
  for (const word of ['Mairie d’Exempleville', 'Fidélité', 'Nettoyage', 'Livraison et reprise']) {
    expect(words).toContain(word);
  }
  for (const amount of ['270,00 €', '60,00 €', '40,00 €', '58,33 €', '3,64 €', '390,00 €']) {
    expect(words).toContain(amount);
  }
  expectSums(words);

  // The next call: the customer, a day, an article, and one act that sends the quote.
  await page.goto(`${programs.backofficeUrl}/admin/demandes/nouvelle`);
  await page.getByRole('combobox', { name: 'Client' }).fill('mairie exemple');
  await page.getByText('Mairie d’Exempleville').waitFor();
  await page.getByRole('combobox', { name: 'Client' }).press('Enter');
  await expect.poll(() => page.getByLabel('E-mail').inputValue()).toBe('mairie@exemple.example');
  await page.getByLabel('Date souhaitée').fill(afterMonday(207));
  await page.getByRole('combobox', { name: 'Articles' }).fill('Chapiteau');
  await page.getByRole('combobox', { name: 'Articles' }).press('Enter');
  await page.getByLabel('Quantité : Chapiteau').waitFor();
  // While it is on its way, nothing takes the sending back.
  const release = await holdAt(page, 'RecordReservationRequest');
  await page.getByRole('button', { name: 'Enregistrer et envoyer le devis' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Enregistrer', exact: true }).isDisabled()).toBe(true);
  release();
  await page.getByText('Le devis part par e-mail à mairie@exemple.example').waitFor();
  await page.getByText('De « nouvelle » à « à confirmer »').waitFor();
  await page.getByText('Confirmez dès que votre client est d’accord.').waitFor();
  await received(mails, 'mairie@exemple.example', /^Votre devis D-\d{4}-00002$/);
});

/** Counts the totals of a quote again, from its lines as they are printed. */
function expectSums(words: string): void {
  const cents = (amount: string | undefined) => toCents((amount ?? '').replace(',', '.'));
  const sum = (amounts: number[]) => amounts.reduce((all, each) => all + each, 0);
  const lines = [...words.matchAll(/\d+ \d+,\d\d € ([\d,]+) % (\d+,\d\d) €/g)];
  const shares = [...words.matchAll(/TVA ([\d,]+) % sur (\d+,\d\d) € (\d+,\d\d) €/g)];
  for (const [, rate = '', base, vat] of shares) {
    const gross = sum(lines.filter((line) => line[1] === rate).map((line) => cents(line[2])));
    expect(cents(base)).toBe(Math.round((gross * 100) / (100 + Number(rate.replace(',', '.')))));
    expect(cents(base) + cents(vat)).toBe(gross);
  }
  const total = (name: string) => cents(new RegExp(`${name} (\\d+,\\d\\d) €`).exec(words)?.[1]);
  expect([lines.length, shares.length]).toEqual([4, 2]);
  expect(total('Total hors taxes')).toBe(sum(shares.map((share) => cents(share[2]))));
  expect(total('Total TTC')).toBe(sum(lines.map((line) => cents(line[2]))));
}

async function openDetails(page: Page, programs: Programs) {
  await signInTo(page, programs);
  return openRequest(page, 'Malo Kerneis');
}

/** Guessing addresses meets the rate limit, which also applies to valid addresses. */
async function expectGuessesToEnd(link: string): Promise<void> {
  const guess = link.replace(/.{8}$/, '00000000');
  let answer = await fetch(guess);
  for (let count = 1; answer.status === 404 && count < 100; count += 1) answer = await fetch(guess);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await answer.text()).toMatch(/Veuillez réessayer dans \d+ (minutes|secondes)\./);
  expect((await fetch(link)).status).toBe(429);
}
