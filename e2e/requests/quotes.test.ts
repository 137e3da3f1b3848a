import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { afterMonday } from '../../prisma/seed/dates.ts';
import { overflow, seriousFaults } from '../support/accessibility.ts';
import { createArticle, deleteArticle } from '../support/articles.ts';
import { openLine, openRequest, openRequests } from '../support/back-office.ts';
import { createRequest, moveRequest, noteRequest } from '../support/requests.ts';
import { setCompanyInfo } from '../support/service.ts';
import { test } from '../support/test.ts';

test('a quote is issued once the company information is complete, and downloaded', async ({ page }) => {
  const { id, name, remove } = await createDeliveredRequest();
  const restore = await setCompanyInfo('SIRET', '');
  onTestFinished(restore);
  await openRequests(page);
  const details = await openRequest(page, name);
  await details.getByText('Un devis doit dire qui vous êtes : « SIRET »').waitFor();
  await expect.poll(() => details.getByRole('button', { name: 'Établir un devis' }).isDisabled()).toBe(true);
  await restore();
  await page.reload();
  await details.getByLabel('Prix de la livraison').fill('soixante');
  await details.getByRole('button', { name: 'Établir un devis' }).click();
  await details.getByRole('alert').getByText('Veuillez saisir un montant en euros, 0 ou plus').waitFor();
  const versions = await issue(details);

  // Another administrator was quicker: the conflict is shown, and the next try succeeds.
  await noteRequest(id, 'Rappeler le client');
  await details.getByRole('button', { name: 'Nouvelle version' }).click();
  await page.getByRole('alert').getByText('Cet élément a changé entre-temps').waitFor();
  await expect.poll(() => details.getByLabel('Notes internes').inputValue()).toBe('Rappeler le client');

  const downloading = page.waitForEvent('download');
  await versions.getByRole('button', { name: /^Télécharger le devis D-/ }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^devis-D-\d{4}-\d{5}\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await remove();
});

test('what is typed of a quote stays where its form moves', async ({ page }) => {
  const { id, name, remove } = await createDeliveredRequest();
  await openRequests(page);
  const details = await openRequest(page, name);
  await details.getByLabel('Prix de la livraison').fill('60');
  // Meanwhile somebody else has made a proposal: the quote is no longer the next step.
  await moveRequest(id, 'a_confirmer');
  await details.getByRole('button', { name: 'Établir un devis' }).click();
  await page.getByRole('alert').getByText('Cet élément a changé entre-temps').waitFor();
  await details.getByText('Confirmez dès que votre client est d’accord.').waitFor();
  await openLine(details, 'Devis');
  await expect.poll(() => details.getByLabel('Prix de la livraison').inputValue()).toBe('60');
  await remove();
});

test('a quote is followed by a new version when the request changes; without a mail server it is sent by hand', async ({
  page,
}) => {
  const { nom, name, remove } = await createDeliveredRequest();
  await openRequests(page);
  const details = await openRequest(page, name);
  const versions = await issue(details);
  await details.getByText('rien ne part d’ici').waitFor();
  await details.getByRole('button', { name: 'Écrire le message' }).click();
  const window = page.getByRole('dialog', { name: /^Envoyer le devis D-/ });
  await expect.poll(() => window.getByLabel('À', { exact: true }).inputValue()).toMatch(/@/);
  await window.getByLabel('Copie à').fill('compta@mairie.example');
  // Its text scrolls where it is long, and its buttons stay in view.
  await page.setViewportSize({ width: 1280, height: 720 });
  await window.getByLabel('Un mot dans le message du devis').fill('Bonne lecture.\n'.repeat(20));
  await window.getByText('Bonne lecture.', { exact: false }).last().waitFor();
  for (const part of [window, window.getByRole('button', { name: 'Écrire le message' })]) {
    const isInView = async () => {
      const { y = -1, height = 0 } = (await part.boundingBox()) ?? {};
      return y >= 0 && y + height <= 720;
    };
    await expect.poll(isInView).toBe(true);
  }
  await window.getByLabel('Un mot dans le message du devis').fill('Bonne lecture.');
  expect(await seriousFaults(page)).toEqual([]);
  await window.getByRole('button', { name: 'Écrire le message' }).click();
  await versions.getByText(/^Message à .*, pas encore parti$/).waitFor();
  await versions.getByText('Copie à compta@mairie.example, pas encore partie').waitFor();
  // To send it by hand, one needs the document; written is not sent: who sent it says so.
  const downloading = page.waitForEvent('download');
  await details.getByRole('button', { name: 'Ouvrir dans votre messagerie' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^devis-D-\d{4}-\d{5}\.pdf$/);
  await details.getByRole('button', { name: 'Noter comme envoyé' }).click();
  await details.getByText('De « nouvelle » à « à confirmer »').waitFor();
  expect(await seriousFaults(page)).toEqual([]);

  await details.getByRole('link', { name: 'Modifier la demande' }).click();
  await page.getByLabel(`Quantité : ${nom}`).fill('3');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await details.getByText('La demande a changé depuis ce devis').waitFor();
  // Without a word of one's own it is one act: a new version, at hand, and the message with it.
  const second = page.waitForEvent('download');
  await details.getByRole('button', { name: 'Ouvrir dans votre messagerie' }).click();
  expect((await second).suggestedFilename()).toMatch(/-v2\.pdf$/);
  await versions.getByText(/420,50.€ TTC/).waitFor();
  await details.getByText('La demande a changé depuis ce devis').waitFor({ state: 'detached' });
  await expect.poll(() => versions.count()).toBe(2);
  await expect.poll(() => details.getByRole('button', { name: 'Écrire le message' }).count()).toBe(1);
  await versions.getByText(/^Message à .*, pas encore parti$/).waitFor();
  await page.setViewportSize({ width: 320, height: 800 });
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);

  await remove();
});

/** A request for two of an article of its own, delivered; `remove` deletes both. */
async function createDeliveredRequest() {
  const stamp = Date.now();
  const nom = `Chapiteau ${stamp}`;
  const article = await createArticle({ nom, prix: 100, unite: 'weekend', coût_montage: 20 });
  const request = await createRequest({
    Nom: `Devis-${stamp}`,
    Prénom: 'Maëlle',
    date: afterMonday(44),
    date_retour: afterMonday(45),
    phone: null,
    'e-mail': `maelle-${stamp}@exemple.example`,
    item: [{ nom, quantite: 2 }],
    livraison_montage: true,
    adresse: '4 rue des Ajoncs, 29000 Exempleville',
  });
  const remove = async () => {
    await request.remove();
    await deleteArticle(article);
  };
  return { id: request.id, nom, name: `Maëlle Devis-${stamp}`, remove };
}

/** Issues the first version; returns the list of versions. */
async function issue(details: Locator): Promise<Locator> {
  await details.getByLabel('Prix de la livraison').fill('60,50');
  await details.getByRole('button', { name: 'Établir un devis' }).click();
  const versions = details.getByRole('list', { name: 'Versions du devis' }).getByRole('listitem');
  await versions.getByText(/300,50.€ TTC/).waitFor();
  await details.getByText(/^Devis D-\d{4}-\d{5} établi$/).waitFor();
  return versions;
}
