import { expect, onTestFinished } from 'vitest';
import { seriousFaults, smallTargets } from '../support/accessibility.ts';
import { openScreen } from '../support/back-office.ts';
import { filming } from '../support/camera.ts';
import { deleteRequest, moveRequest } from '../support/requests.ts';
import { ask } from '../support/service.ts';
import { backoffice, test } from '../support/test.ts';
import { inDays } from '../support/wizard.ts';

test('a label that the camera sees is noted at the departure, and again at the return', async () => {
  await ask('mutation { updateMarking(actif: true) }');
  onTestFinished(async () => {
    await ask('mutation { updateMarking(actif: false) }');
  });
  const { pieces } = await ask('{ pieces(pageSize: 1, etat: en_service) { items { numero article { nom } } } }');
  const [{ numero, article }] = pieces.items;
  const id = await recordForToday(article.nom);
  await moveRequest(id, 'confirmee');
  const page = await filming(backoffice(`/admin/pieces/${numero}`));

  for (const [mouvement, noted, statut] of [
    ['depart', `Enlever ${numero}`, 'sortie'],
    ['retour', `${numero} ${article.nom}, revenue`, 'rendue'],
  ] as const) {
    await openScreen(page, `/admin/demandes/${id}/${mouvement}`);
    await page.getByText('Pièces marquées').click();
    await page.getByRole('button', { name: 'Scanner' }).click();
    const camera = page.getByRole('dialog', { name: 'Scanner les étiquettes' });
    await camera.getByText(`${numero} : c’est noté.`).waitFor();
    const piece = camera.getByRole(mouvement === 'depart' ? 'button' : 'checkbox', { name: noted });
    await piece.waitFor();
    expect([await seriousFaults(page), await smallTargets(page)]).toEqual([[], []]);
    await camera.getByRole('button', { name: 'Terminer' }).click();
    await camera.waitFor({ state: 'detached' });
    await moveRequest(id, statut);
  }
  await deleteRequest(id);
});

/** A request for today, as the company records it also on a day on which it is closed; its id. */
async function recordForToday(nom: string): Promise<number> {
  const input = {
    nom: 'Scanner',
    prenom: 'Gaël',
    date: inDays(0),
    phone: '06 39 98 00 00',
    livraisonMontage: false,
    items: [{ nom, quantite: 1 }],
  };
  const record = 'mutation ($input: ReservationRequestInput!) { recordReservationRequest(input: $input) { id } }';
  const { recordReservationRequest } = await ask(record, { input });
  return recordReservationRequest.id;
}
