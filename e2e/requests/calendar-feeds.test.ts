import { expect } from 'vitest';
import { afterMonday } from '../../prisma/seed/dates.ts';
import { agree, openScreen } from '../support/back-office.ts';
import { createRequest, moveRequest } from '../support/requests.ts';
import { test } from '../support/test.ts';

test('an agenda follows the departures at an address that ends when a new one is made', async ({ page }) => {
  const days = { date: afterMonday(21), date_retour: afterMonday(22) };
  const item = [{ nom: `Sono ${Date.now()}`, quantite: 1 }];
  const { id, remove } = await createRequest({ Nom: 'Agenda', Prénom: 'Enora', ...days, item });
  await moveRequest(id, 'confirmee');
  await openScreen(page, '/admin/planning');
  await page.getByRole('button', { name: 'S’abonner depuis un agenda' }).click();
  const dialog = page.getByRole('dialog', { name: 'S’abonner depuis un agenda' });
  await dialog.getByRole('button', { name: 'Créer l’adresse de l’agenda' }).click();
  const field = dialog.getByLabel('Adresse de l’agenda');
  await field.waitFor();
  const address = await field.inputValue();
  const calendar = await fetch(address);
  expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(await calendar.text()).toContain('SUMMARY:Départ : Enora Agenda');

  await dialog.getByRole('button', { name: 'Créer une nouvelle adresse' }).click();
  await page.getByRole('button', { name: 'Revenir' }).press('Enter');
  await expect.poll(() => field.inputValue()).toBe(address);
  await agree(page, dialog.getByRole('button', { name: 'Créer une nouvelle adresse' }), 'Créer l’adresse');
  await expect.poll(() => field.inputValue()).not.toBe(address);
  expect((await fetch(address)).status).toBe(404);
  await expect.poll(async () => (await fetch(await field.inputValue())).status).toBe(200);
  await remove();
});
