import { addDays } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { expect, it } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { seedCategory } from '../../../../../prisma/seed/catalogue/categories.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { onOneDatabase } from '../../../test/support/service.ts';
import { moveReservationRequest } from '../reservation-requests/request-states.domain.ts';

const edit = `mutation ($id: Int!, $input: ReservationRequestInput!) {
  updateReservationRequest(id: $id, input: $input) { fin } }`;
const conflicts = `query ($id: Int!) { reservationRequest(id: $id) {
  cochesAuRetour conflits { nom homonyme manque demandes { id } libres { nom homonyme } } } }`;

onOneDatabase('what is out', (service) => {
  const day = (inDays: number) => addDays(todayInParis(), inDays);

  it('may be prolonged over who waits for it, which is shown with who is concerned and what is free instead', async () => {
    const token = await service.signIn('administrator');
    const { id: categorieId } = await seedCategory(service.db, { nom: 'Tentes' });
    const tent = await seedArticle(service.db, { nom: 'Tente', quantite: 2, categorieId });
    await seedArticle(service.db, { nom: 'Tonnelle', quantite: 1, categorieId });
    const hire = async (nom: string, from: number, to: number, quantite: number) => {
      const days = { date: day(from), dateRetrait: day(from), dateRetour: day(to) };
      const seeded = await seedReservationRequest(service.db, {
        ...days,
        nom,
        items: [{ articleId: tent.id, quantite }],
      });
      await moveReservationRequest(service.db, seeded.id, 'confirmee', { auteur: 'a@b.example' });
      return seeded;
    };
    const out = await hire('Sortie', 0, 2, 2);
    const next = await hire('Suivante', 4, 6, 1);
    const { prenom, phone } = out;
    const prolong = async (dateRetour: string, quantite = 2) => {
      const content = { nom: 'Sortie', prenom, phone, livraisonMontage: false, date: day(0), dateRetrait: day(0) };
      const input = { ...content, dateRetour, items: [{ articleId: tent.id, quantite }] };
      return service.graphql(edit, { id: out.id, input }, token);
    };
    // A promise is checked, a fact is not; what is added to a fact is a promise.
    expect((await prolong(day(5))).errors?.[0]?.extensions?.code).toBe('INSUFFICIENT_STOCK');
    await moveReservationRequest(service.db, out.id, 'sortie', { auteur: 'a@b.example' });
    expect((await prolong(day(5), 3)).errors?.[0]?.extensions?.code).toBe('INSUFFICIENT_STOCK');
    expect((await prolong(day(5))).data.updateReservationRequest.fin).toBe(day(5));
    const read = async (id: number) => (await service.graphql(conflicts, { id }, token)).data.reservationRequest;
    // Of one name with what lacks, and elsewhere.
    await seedArticle(service.db, { nom: 'Tente' });
    const instead = [{ nom: 'Tonnelle', homonyme: false }];
    expect(await read(out.id)).toEqual({
      cochesAuRetour: 0,
      conflits: [{ nom: 'Tente', homonyme: true, manque: 1, demandes: [{ id: next.id }], libres: instead }],
    });
    expect((await read(next.id)).conflits).toEqual([
      { nom: 'Tente', homonyme: true, manque: 1, demandes: [{ id: out.id }], libres: instead },
    ]);
    // It comes back in part: what is out no longer leaves one for the other.
    await prolong(day(5), 1);
    expect([(await read(out.id)).conflits, (await read(next.id)).conflits]).toEqual([[], []]);
  });
});
