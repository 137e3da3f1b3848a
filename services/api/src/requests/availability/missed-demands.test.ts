import { todayInParis } from '@barnum/rules/dates/paris-time';
import { expect, it } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { afterMonday } from '../../../../../prisma/seed/dates.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { onEveryDatabase } from '../../../test/support/service.ts';
import { createCompanyInfo } from '../../site/company-info/company-info.domain.ts';
import { moveReservationRequest } from '../reservation-requests/request-states.domain.ts';

onEveryDatabase('what lacked', (service) => {
  const [date, other] = [afterMonday(8), afterMonday(9)];
  const noted = async () => {
    const rows = await service.db.missedDemand.findMany({ orderBy: [{ articleId: 'asc' }, { debut: 'asc' }] });
    return rows.map(({ articleId, kind, pieces, debut }) => ({
      articleId,
      kind,
      pieces,
      debut: debut.toISOString().slice(0, 10),
    }));
  };
  const ask = async (day: string, articles: { articleId: number; quantite: number }[], token?: string) => {
    const query = `query ($date: Date!, $articles: [ArticleWish!]) {
      availability(date: $date, articles: $articles) { articleId disponibilite } }`;
    const { data, errors } = await service.graphql(query, { date: day, articles }, token);
    expect(errors).toEqual([]);
    return data.availability;
  };
  const hireAll = async (quantite: number) => {
    await createCompanyInfo(service.db, { nom: 'Délai de remise en état (jours)', valeur: '0' });
    const { id: articleId } = await seedArticle(service.db, { quantite });
    const { id } = await seedReservationRequest(service.db, { date, items: [{ articleId, quantite }] });
    await moveReservationRequest(service.db, id, 'confirmee', { auteur: 'admin@barnum.example' });
    return articleId;
  };

  it('counts « Complet » once a day for the same days, the most pieces, and of visitors alone', async () => {
    const articleId = await hireAll(4);
    await ask(other, [{ articleId, quantite: 4 }]);
    await ask(date, [{ articleId, quantite: 1 }], await service.signIn('administrator'));
    await service.graphql(`query ($date: Date!) { availability(date: $date) { disponibilite } }`, { date });
    expect(await noted()).toEqual([]);
    for (const quantite of [2, 3, 1]) {
      expect(await ask(date, [{ articleId, quantite }])).toEqual([{ articleId, disponibilite: 'COMPLET' }]);
    }
    expect(await noted()).toEqual([{ articleId, kind: 'complet', pieces: 3, debut: date }]);
    const { jour, fin } = await service.db.missedDemand.findFirstOrThrow();
    expect([jour, fin].map((day) => day.toISOString().slice(0, 10))).toEqual([todayInParis(), date]);
  });

  it('counts it where an article’s page asks when it is free again, and of a pack its part that lacks', async () => {
    const articleId = await hireAll(2);
    const { id: cloth } = await seedArticle(service.db, { nom: 'Nappe', quantite: null });
    const { id: pack } = await seedArticle(service.db, {
      nom: 'Pack',
      quantite: null,
      components: [
        { articleId, quantite: 2, terrain: null, choix: '' },
        { articleId: cloth, quantite: 1, terrain: null, choix: '' },
      ],
    });
    const query = `query ($date: Date!, $articleId: Int!) { nextFreeDate(date: $date, articleId: $articleId, quantite: 1) }`;
    const { errors } = await service.graphql(query, { date, articleId: pack });
    expect(errors).toEqual([]);
    expect(await noted()).toEqual([{ articleId, kind: 'complet', pieces: 2, debut: date }]);
  });

  it('counts what a request is lowered by as far as it lacked, and nothing where it did not', async () => {
    const articleId = await hireAll(3);
    const { id: chairs } = await seedArticle(service.db, { nom: 'Chaise', quantite: 50 });
    const { id } = await seedReservationRequest(service.db, {
      nom: 'Le Bras',
      date,
      items: [
        { articleId, quantite: 3 },
        { articleId: chairs, quantite: 20 },
      ],
    });
    const token = await service.signIn('administrator');
    const edit = async (items: { articleId: number; quantite: number }[]) => {
      const mutation = `mutation ($id: Int!, $input: ReservationRequestInput!) {
        updateReservationRequest(id: $id, input: $input) { id } }`;
      const input = { nom: 'Le Bras', prenom: 'Yann', phone: '06 39 98 01 12', date, livraisonMontage: false, items };
      expect((await service.graphql(mutation, { id, input }, token)).errors).toEqual([]);
    };
    await edit([
      { articleId, quantite: 2 },
      { articleId: chairs, quantite: 5 },
    ]);
    await edit([{ articleId: chairs, quantite: 5 }]);
    expect(await noted()).toEqual([{ articleId, kind: 'abaissee', pieces: 3, debut: date }]);
  });
});
