import { addDays, dayColumn } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import type { RequestState } from '@barnum/rules/requests/reservation-requests/request-states';
import { expect, it } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { onEveryDatabase } from '../../../test/support/service.ts';

const outings = `query ($articleId: Int!, $page: Int, $pageSize: Int) {
  outings(articleId: $articleId, page: $page, pageSize: $pageSize) {
    totalCount items { requestId nom moment quantite packs } } }`;

onEveryDatabase('the outings of an article', (service) => {
  it('are what was agreed, alone and in packs: now, to come, past', async () => {
    const token = await service.signIn('administrator');
    const weight = await seedArticle(service.db, { nom: 'Lest', quantite: 50 });
    const pack = await seedArticle(service.db, {
      nom: 'Tente de réception',
      components: [{ articleId: weight.id, quantite: 6 }],
    });
    const ask = async (nom: string, days: number, statut: RequestState, packs = 0) => {
      const day = dayColumn(addDays(todayInParis(), days));
      const items = [
        { articleId: weight.id, quantite: 2 },
        ...(packs > 0 ? [{ articleId: pack.id, quantite: packs }] : []),
      ];
      const { id } = await seedReservationRequest(service.db, { nom, items });
      await service.db.reservationRequest.update({ where: { id }, data: { statut, debut: day, fin: day } });
    };
    await ask('Ancienne', -40, 'rendue');
    await ask('Récente', -10, 'rendue', 1);
    await ask('Jamais', 3, 'annulee');
    await ask('Souhait', 4, 'nouvelle');
    await ask('Lointaine', 30, 'confirmee');
    await ask('Proche', 5, 'confirmee', 2);
    await ask('En retard', -3, 'sortie');
    await ask('Du jour', 0, 'confirmee');
    const read = async (args: Record<string, unknown>, as = token) =>
      (await service.graphql(outings, args, as)).data?.outings;
    const all = await read({ articleId: weight.id });
    expect(all.totalCount).toBe(6);
    expect(all.items.map((one: Record<string, unknown>) => [one.nom, one.moment, one.quantite, one.packs])).toEqual([
      ['En retard', 'en_cours', 2, []],
      ['Du jour', 'en_cours', 2, []],
      ['Proche', 'a_venir', 14, ['Tente de réception']],
      ['Lointaine', 'a_venir', 2, []],
      ['Récente', 'passee', 8, ['Tente de réception']],
      ['Ancienne', 'passee', 2, []],
    ]);
    const second = await read({ articleId: weight.id, page: 2, pageSize: 4 });
    expect([second.totalCount, second.items[0].nom]).toEqual([6, 'Récente']);
    expect((await read({ articleId: pack.id })).items.map(({ nom }: { nom: string }) => nom)).toEqual([
      'Proche',
      'Récente',
    ]);
    expect(await read({ articleId: weight.id }, await service.signIn('user'))).toBeFalsy();
  });
});
