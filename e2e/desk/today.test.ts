import { todayInParis } from '@barnum/rules/dates/paris-time';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { afterMonday } from '../../prisma/seed/dates.ts';
import { overflow, seriousFaults } from '../support/accessibility.ts';
import { closeByEscape, failAt, openScreen, requestPage } from '../support/back-office.ts';
import { createRequest, deleteRequest, moveRequest } from '../support/requests.ts';
import { ask } from '../support/service.ts';
import { test } from '../support/test.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name });

test('the day holds what leaves, comes back and waits, each with its one action', async ({ page }) => {
  const Nom = `Journée ${Date.now()}`;
  const request = await recordForToday(Nom);
  const waiting = await createRequest({ Nom: `${Nom} bis`, Prénom: 'Azenor', date: afterMonday(500) });

  await openScreen(page, '/admin', 'Demandes de réservation');
  await page.getByText(/\d+\sà traiter/).waitFor();
  await page.getByRole('link', { name: 'Voir la journée' }).click();
  await page.getByRole('heading', { level: 1, name: 'Aujourd’hui' }).waitFor();
  await section(page, 'Nouvelles demandes')
    .getByRole('link', { name: `Azenor ${Nom} bis` })
    .waitFor();
  expect(await seriousFaults(page)).toEqual([]);

  const departure = section(page, 'Départs').getByRole('listitem').filter({ hasText: Nom });
  await departure.getByRole('link', { name: 'Noter le départ' }).click();
  await closeByEscape(page.getByRole('dialog', { name: /^État des lieux de départ/ }));
  await page.getByRole('heading', { level: 1, name: 'Aujourd’hui' }).waitFor();
  await departure.getByRole('link', { name: 'Noter le départ' }).waitFor();
  await page.goto(page.url());
  await page.getByRole('link', { name: `Azenor ${Nom} bis` }).click();
  await requestPage(page, `Azenor ${Nom} bis`);
  await page.getByRole('link', { name: 'Retour à la journée' }).waitFor();
  // The form leads back to where the request leads back from.
  await page.getByRole('link', { name: 'Modifier la demande' }).click();
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await page.getByRole('link', { name: 'Retour à la journée' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1, name: 'Aujourd’hui' }).waitFor();

  await page.setViewportSize({ width: 390, height: 844 });
  await openScreen(page, '/admin/aujourdhui', 'Aujourd’hui');
  await section(page, 'Nouvelles demandes').waitFor();
  await expect.poll(() => overflow(page)).toBe(0);
  await deleteRequest(request);
  await waiting.remove();
});

test('a day that cannot be read says so, and is read again', async ({ page }) => {
  const heal = await failAt(page, 'Today');
  await openScreen(page, '/admin/aujourdhui', 'Aujourd’hui');
  await page.getByRole('alert').getByText('La journée n’a pas pu être chargée').waitFor();
  await heal();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await page.getByText('La journée n’a pas pu être chargée').waitFor({ state: 'hidden' });
});

test('what waits today is no number where it cannot be read, above the list of requests', async ({ page }) => {
  await failAt(page, 'TodayCounts');
  await openScreen(page, '/admin', 'Demandes de réservation');
  await page.getByText('– (la journée n’a pas pu être chargée)').waitFor();
});

/** A confirmed request that leaves today, whatever day that is. */
async function recordForToday(nom: string): Promise<number> {
  const date = todayInParis();
  const input = {
    nom,
    prenom: 'Azenor',
    date,
    dateRetrait: date,
    phone: '06 39 98 01 12',
    livraisonMontage: false,
    items: [{ nom: 'Autre chose', quantite: 1 }],
  };
  const record = 'mutation ($input: ReservationRequestInput!) { recordReservationRequest(input: $input) { id } }';
  const { recordReservationRequest } = await ask(record, { input });
  await moveRequest(recordReservationRequest.id, 'confirmee');
  return recordReservationRequest.id;
}
