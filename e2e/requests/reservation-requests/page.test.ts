import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { afterMonday } from '../../../prisma/seed/dates.ts';
import { overflow, seriousFaults } from '../../support/accessibility.ts';
import { confirm, openRequest, openScreen, requestCards, requestPage, takeStep } from '../../support/back-office.ts';
import { createRequest } from '../../support/requests.ts';
import { test } from '../../support/test.ts';

const date = afterMonday(300);

test('a request stands beside its list: keys go on in it, and Escape returns to where it stood', async ({ page }) => {
  const stamp = Date.now();
  const requests = [];
  // More than a page of them; the newest is first.
  for (let place = 21; place >= 1; place -= 1) {
    requests.push(await createRequest({ Nom: `Voisine-${stamp}`, Prénom: `Anne${place}`, date }));
  }
  const name = (place: number) => `Anne${place} Voisine-${stamp}`;
  await openScreen(page, `/admin/demandes?q=voisine-${stamp}`);
  await requestCards(page).nth(18).scrollIntoViewIfNeeded();
  await openRequest(page, name(19));
  await expect.poll(() => page.title()).toMatch(new RegExp(`^Demande n°\\s\\d+ d’${name(19)} · `));
  const rows = page.getByRole('navigation', { name: 'Demandes de la liste' }).getByRole('link');
  await expect.poll(() => rows.count()).toBe(20);
  expect(await seriousFaults(page)).toEqual([]);

  await page.keyboard.press('j');
  await requestPage(page, name(20));
  await expect.poll(() => focusedText(page)).toContain(name(20));
  await page.keyboard.press('j');
  await requestPage(page, name(21));
  await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBe('2');
  await expect.poll(() => page.getByRole('button', { name: 'Demande suivante' }).isDisabled()).toBe(true);
  await page.keyboard.press('ArrowLeft');
  await requestPage(page, name(20));
  await expect.poll(() => rows.count()).toBe(20);
  await expect.poll(() => focusedText(page)).toContain(name(20));
  await rows.nth(18).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await requestPage(page, name(18));

  // The first Escape closes the menu only.
  await page.getByRole('button', { name: 'Autres actions' }).click();
  await page.getByRole('menuitem', { name: 'Imprimer' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menuitem', { name: 'Imprimer' }).waitFor({ state: 'hidden' });
  await requestPage(page, name(18));
  await page.keyboard.press('Escape');
  await requestCards(page).first().waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe(`?q=voisine-${stamp}`);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('article, tr')?.textContent))
    .toContain(name(18));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1_000);

  // The shown page of the list does not hold the oldest: nothing stands next to it.
  await openScreen(page, `/admin/demandes/${requests[0]?.id}?q=voisine-${stamp}`);
  await expect.poll(() => rows.count()).toBe(20);
  await expect.poll(() => page.getByRole('button', { name: 'Demande suivante' }).isDisabled()).toBe(true);
  await Promise.all(requests.map(({ remove }) => remove()));

  await openScreen(page, `/admin/demandes/${requests[0]?.id}`, 'Demande introuvable');
  await page.getByText('Cette demande n’existe plus').waitFor();
  await page.getByRole('link', { name: 'Voir les demandes' }).click();
  await requestCards(page).first().waitFor();
});

test('a step shows what it sends, and its toast takes it back; on a phone it stands at the thumb', async ({ page }) => {
  const nom = `Étape-${Date.now()}`;
  const { id } = await createRequest({ Nom: nom, Prénom: 'Maëlle', date, 'e-mail': 'maelle@exemple.example' });
  await openScreen(page, `/admin/demandes?demande=${id}`);
  await page
    .getByRole('dialog', { name: `Demande de Maëlle ${nom}` })
    .getByRole('link', { name: 'Ouvrir la fiche' })
    .click();
  const content = await requestPage(page, `Maëlle ${nom}`);
  await takeStep(page, 'Refuser');
  const step = page.getByRole('dialog', { name: 'Refuser la demande' });
  const mail = step.getByRole('region', { name: 'Le message' });
  await mail.getByText(`Votre demande n° ${id}`, { exact: false }).first().waitFor();
  await step.getByLabel('Un mot dans ce message').fill('Tout est pris ce jour-là.');
  await mail.getByText('Tout est pris ce jour-là.').waitFor();
  await step.getByText('Rien ne part d’ici, faute de serveur de messagerie').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await step.getByLabel('Écrire à maelle@exemple.example').uncheck();
  await step.getByText('Rien ne sera envoyé : la case est décochée.').waitFor();
  await step.getByLabel('Écrire à maelle@exemple.example').check();
  await step.getByRole('button', { name: 'Refuser', exact: true }).click();
  await content.getByText('De « nouvelle » à « refusée »').waitFor();
  await page.getByText(`Demande n° ${id} : refusée`).waitFor();
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await page.getByText('Étape annulée').first().waitFor();
  await content.getByText('De « refusée » à « nouvelle »').waitFor();
  await content.getByText('Répondez à cette demande par un devis.').waitFor();

  await page.setViewportSize({ width: 390, height: 844 });
  const next = content.getByRole('button', { name: 'Ouvrir dans votre messagerie' });
  await expect.poll(async () => (await next.boundingBox())?.y ?? 0).toBeGreaterThan(700);
  await expect.poll(() => overflow(page)).toBe(0);
  expect(await seriousFaults(page)).toEqual([]);
  await content.getByRole('button', { name: 'Autres actions' }).click();
  await confirm(page, page.getByRole('menuitem', { name: 'Supprimer la demande' }));
  await page.getByText('Demande supprimée avec succès').waitFor();
  await page.waitForURL((url) => url.pathname === '/admin/demandes');
});

function focusedText(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.textContent);
}
