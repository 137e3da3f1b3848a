import { addDays } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { offeredRequestViews, requestListSentences } from '@barnum/rules/requests/reservation-requests/request-list';
import { sentences } from '@barnum/rules/sentences';
import { expect, it } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { onEveryDatabase } from '../../../test/support/service.ts';
import { moveReservationRequest } from './request-states.domain.ts';

const inDays = (count: number) => addDays(todayInParis(), count);

onEveryDatabase('the list of requests', (service) => {
  it('is narrowed by states, days, delivery and unread messages, with the counts of every state', async () => {
    const seed = async (nom: string, date: string, more: Record<string, unknown> = {}) =>
      (await seedReservationRequest(service.db, { nom, date, ...more })).id;
    const soon = await seed('Bientôt', inDays(2));
    const later = await seed('Plus tard', inDays(20), { livraisonMontage: true, adresse: '1 rue du Port' });
    const past = await seed('Passée', inDays(20));
    const days = { date: new Date(inDays(-9)), debut: new Date(inDays(-10)), fin: new Date(inDays(-8)) };
    await service.db.reservationRequest.update({ where: { id: past }, data: { ...days, statut: 'rendue' } });
    await service.db.requestMessage.create({ data: { requestId: soon, texte: 'Bonjour' } });
    const read = (data: unknown) => data as { totalCount: number; states: unknown[]; items: { id: number }[] };
    const list = async (filtre: Record<string, unknown>, more: Record<string, unknown> = {}) => {
      const query = `query ($filtre: ReservationRequestFilter, $search: String, $ids: [Int!]) {
        reservationRequests(filtre: $filtre, search: $search, ids: $ids, sort: DATE_ASC) {
          totalCount states { statut totalCount } items { id }
        }
      }`;
      const { data } = await service.graphql(query, { filtre, ...more }, await service.signIn('administrator'));
      return read(data.reservationRequests);
    };
    const ids = async (...args: Parameters<typeof list>) => (await list(...args)).items.map(({ id }) => id);

    expect(await ids({})).toEqual([past, soon, later]);
    expect(await ids({ du: inDays(0), au: inDays(7) })).toEqual([soon]);
    expect(await ids({ du: inDays(0) })).toEqual([soon, later]);
    expect(await ids({ jour: 'debut', au: inDays(-10) })).toEqual([past]);
    expect(await ids({ jour: 'fin', au: inDays(-9) })).toEqual([]);
    expect(await ids({ livraison: true })).toEqual([later]);
    expect(await ids({ nonLus: true })).toEqual([soon]);
    expect(await ids({}, { ids: [later, soon] })).toEqual([soon, later]);
    expect(await ids({ livraison: true }, { search: 'tard' })).toEqual([later]);

    const narrowed = await list({ statuts: ['rendue', 'sortie'] });
    expect(narrowed).toMatchObject({ totalCount: 1, items: [{ id: past }] });
    expect(narrowed.states).toEqual(
      expect.arrayContaining([
        { statut: 'nouvelle', totalCount: 2 },
        { statut: 'rendue', totalCount: 1 },
      ]),
    );
    expect((await list({ statuts: ['nouvelle'] }, { search: 'passee' })).states).toEqual([
      { statut: 'rendue', totalCount: 1 },
    ]);
  });

  it('has views that all administrators share: offered first, then theirs', async () => {
    const token = await service.signIn('administrator');
    const fields = 'views { nom filtres } updatedAt';
    const read = async () => (await service.graphql(`{ requestViews { ${fields} } }`, {}, token)).data.requestViews;
    const save = (views: unknown, updatedAt: unknown) =>
      service.graphql(
        `mutation ($views: [RequestViewInput!]!, $updatedAt: DateTime) {
          updateRequestViews(views: $views, updatedAt: $updatedAt) { ${fields} }
        }`,
        { views, updatedAt },
        token,
      );
    expect(await read()).toEqual({ views: offeredRequestViews, updatedAt: null });

    const own = { nom: 'Cousinades', filtres: '?page=2&q=cousin&etat=confirmee&demande=3' };
    const { data } = await save([own, ...offeredRequestViews], null);
    expect(data.updateRequestViews.views[0]).toEqual({ nom: 'Cousinades', filtres: 'q=cousin&etat=confirmee' });
    expect(await read()).toEqual(data.updateRequestViews);

    const refused = async (views: unknown, updatedAt: unknown) =>
      (await save(views, updatedAt)).errors?.[0]?.extensions;
    const { updatedAt } = data.updateRequestViews;
    expect(await refused([], null)).toMatchObject({ code: 'CONFLICT' });
    expect(await refused([own, { ...own, nom: 'COUSINADES' }], updatedAt)).toMatchObject({
      code: 'VALIDATION',
      fields: { 'views.1.nom': requestListSentences.viewNameTaken },
    });
    expect(await refused([{ ...own, nom: ' ' }], updatedAt)).toMatchObject({
      fields: { 'views.0.nom': requestListSentences.viewNameRequired },
    });
    expect((await save([], updatedAt)).data.updateRequestViews.views).toEqual([]);
  });

  it('changes the state of several, and says of each that it cannot why', async () => {
    const barnum = await seedArticle(service.db, { nom: 'Barnum', quantite: 1 });
    const items = [{ articleId: barnum.id, quantite: 1 }];
    const date = inDays(20);
    const [first, second] = [
      await seedReservationRequest(service.db, { nom: 'Le Goff', date, items }),
      await seedReservationRequest(service.db, { nom: 'Le Bihan', date, items }),
    ];
    const { id: refusee } = await seedReservationRequest(service.db, { nom: 'Le Meur' });
    await moveReservationRequest(service.db, refusee, 'refusee', { auteur: 'essai' });
    const { data } = await service.graphql(
      `mutation ($ids: [Int!]!) { moveReservationRequests(ids: $ids, statut: confirmee) { id refus } }`,
      { ids: [first.id, second.id, refusee, 999_999] },
      await service.signIn('administrator'),
    );
    expect(data.moveReservationRequests).toEqual([
      { id: first.id, refus: null },
      { id: second.id, refus: expect.stringMatching(/Barnum.*il en manque 1/) },
      { id: refusee, refus: sentences.requests.moveRefused('refusée', 'confirmée') },
      { id: 999_999, refus: sentences.requests.notFound },
    ]);
    expect(await service.db.reservationRequest.findUnique({ where: { id: first.id } })).toMatchObject({
      statut: 'confirmee',
    });
  });

  it('leaves those of several that somebody else changed meanwhile, and undoes the others', async () => {
    const first = await seedReservationRequest(service.db, { nom: 'Le Goff' });
    const second = await seedReservationRequest(service.db, { nom: 'Le Bihan' });
    await moveReservationRequest(service.db, second.id, 'confirmee', { auteur: 'essai' });
    const token = await service.signIn('administrator');
    const { data } = await service.graphql(
      `mutation ($ids: [Int!]!, $vues: [SeenRequestInput!]) {
        moveReservationRequests(ids: $ids, statut: refusee, vues: $vues) { id refus updatedAt }
      }`,
      {
        ids: [first.id, second.id],
        vues: [first, second].map(({ id, updatedAt }) => ({ id, updatedAt: updatedAt.toISOString() })),
      },
      token,
    );
    expect(data.moveReservationRequests).toEqual([
      { id: first.id, refus: null, updatedAt: expect.any(String) },
      { id: second.id, refus: sentences.http.conflict, updatedAt: null },
    ]);
    const undone = await service.graphql(
      `mutation ($id: Int!, $updatedAt: DateTime!) {
        undoReservationRequestMove(id: $id, updatedAt: $updatedAt) { statut }
      }`,
      { id: first.id, updatedAt: data.moveReservationRequests[0].updatedAt },
      token,
    );
    expect(undone.data.undoReservationRequestMove).toEqual({ statut: 'nouvelle' });
  });
});
