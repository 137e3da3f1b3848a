import { addDays } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { limits } from '@barnum/rules/limits';
import type { RequestState } from '@barnum/rules/requests/reservation-requests/request-states';
import { expect, it } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { seedIssuedInvoices } from '../../../../../prisma/seed/money/invoices.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { onEveryDatabase } from '../../../test/support/service.ts';
import { createCompanyInfo } from '../../site/company-info/company-info.domain.ts';

const list = '{ totalCount items { nom } }';
const query = `{ workday {
  departures ${list} returns ${list} arrivals ${list} unread ${list} quoted ${list}
  conflicts { articleId nom homonyme stock reserve day }
} }`;

const today = todayInParis();
const day = (inDays: number) => addDays(today, inDays);
const instant = (inDays: number) => new Date(Date.now() + inDays * 24 * 60 * 60 * 1_000);

onEveryDatabase('the working day', (service) => {
  const read = async () => (await service.graphql(query, {}, await service.signIn('administrator'))).data.workday;
  const names = (list: { items: { nom: string }[] }) => list.items.map(({ nom }) => nom);
  const seed = async (
    nom: string,
    [first, last]: [number, number],
    statut: RequestState,
    item: { articleId: number; quantite: number } | null = null,
  ) => {
    const { id } = await seedReservationRequest(service.db, {
      nom,
      date: day(Math.max(0, first)),
      items: [item ?? { nom: 'Autre chose', quantite: 1 }],
    });
    const [debut, fin] = [new Date(day(first)), new Date(day(last))];
    return service.db.reservationRequest.update({
      where: { id },
      data: { date: debut, dateRetour: null, debut, fin, statut },
    });
  };

  it('holds what leaves and comes back until tomorrow, and first what is late', async () => {
    await seed('Demain', [1, 4], 'confirmee');
    await seed('Aujourd’hui', [0, 3], 'confirmee');
    await seed('Pas partie', [-1, 3], 'confirmee');
    await seed('Après-demain', [2, 4], 'confirmee');
    await seed('Pas confirmée', [0, 3], 'a_confirmer');
    await seed('Revient demain', [-2, 1], 'sortie');
    await seed('En retard', [-9, -4], 'sortie');
    await seed('Revient après-demain', [-2, 2], 'sortie');
    await seed('Rendue', [-2, 0], 'rendue');
    const { departures, returns } = await read();
    expect(names(departures)).toEqual(['Pas partie', 'Aujourd’hui', 'Demain']);
    expect(names(returns)).toEqual(['En retard', 'Revient demain']);
    expect([departures.totalCount, returns.totalCount]).toEqual([3, 2]);
  });

  it('holds new requests, the oldest first and ten at most, and messages that nobody read', async () => {
    for (let index = 0; index <= limits.waitingRequests; index += 1)
      await seed(`Nouvelle ${index}`, [20, 22], 'nouvelle');
    const confirmed = await seed('Écrit', [20, 22], 'confirmee');
    await service.db.requestMessage.create({ data: { requestId: confirmed.id, texte: 'Et la livraison ?' } });
    const read1 = await seed('Lu', [20, 22], 'confirmee');
    await service.db.requestMessage.create({ data: { requestId: read1.id, texte: 'Merci', luLe: new Date() } });
    const { arrivals, unread } = await read();
    expect(arrivals.totalCount).toBe(limits.waitingRequests + 1);
    expect(names(arrivals)).toHaveLength(limits.waitingRequests);
    expect(names(arrivals)[0]).toBe('Nouvelle 0');
    expect(names(unread)).toEqual(['Écrit']);
  });

  it('holds quotes without an answer for a week, while their request is open', async () => {
    const quote = async (nom: string, statut: RequestState, ages: number[]) => {
      const { id } = await seed(nom, [30, 33], statut);
      const last = await service.db.quote.count();
      const { id: quoteId } = await service.db.quote.create({ data: { annee: 2026, rang: last + 1, requestId: id } });
      for (const [index, age] of ages.entries()) {
        const createdAt = instant(-age);
        await service.db.quoteVersion.create({
          data: {
            quoteId,
            requestId: id,
            version: index + 1,
            createdAt,
            auteur: 'a@b.example',
            total: 10,
            content: {},
            pdf: Buffer.from(''),
          },
        });
      }
    };
    await quote('Attend', 'a_confirmer', [9]);
    await quote('Refait hier', 'a_confirmer', [9, 1]);
    await quote('Confirmée', 'confirmee', [9]);
    expect(names((await read()).quoted)).toEqual(['Attend']);
  });

  it('tells what is owed late, and which deposits are to be given back, in one line for the list', async () => {
    const { id } = await seed('Revenu', [-5, -3], 'rendue');
    const token = await service.signIn('administrator');
    const counts = async () =>
      (await service.graphql('{ workday { retards { totalCount montant } cautionsARendre { moyen } } }', {}, token))
        .data.workday;
    expect(await counts()).toEqual({ retards: { totalCount: 0, montant: '0.00' }, cautionsARendre: [] });
    await seedIssuedInvoices(service.db, [
      { rang: 1, date: day(-40), echeance: day(-10), total: 12_050 },
      { rang: 2, date: day(-40), echeance: day(-1), total: 5_000 },
      { rang: 3, date: day(-40), echeance: today, total: 1_000 },
    ]);
    const input = { date: day(-6), moyen: 'cheque', reference: '7', banque: 'B', montant: '300', requestId: id };
    await service.graphql(
      'mutation ($input: DepositInput!) { receiveDeposit(input: $input) { id } }',
      { input: { ...input, dateCheque: day(-6) } },
      token,
    );
    expect(await counts()).toEqual({
      retards: { totalCount: 2, montant: '170.50' },
      cautionsARendre: [{ moyen: 'cheque' }],
    });
  });

  it('names articles of which more is reserved than there is within thirty days, cleaning included', async () => {
    const tent = await seedArticle(service.db, { nom: 'Tente', quantite: 4 });
    const chair = await seedArticle(service.db, { nom: 'Chaise', quantite: 10 });
    const bench = await seedArticle(service.db, { nom: 'Banc', quantite: null });
    await seed('Une', [10, 12], 'confirmee', { articleId: tent.id, quantite: 2 });
    await seed('Deux', [13, 15], 'confirmee', { articleId: tent.id, quantite: 2 });
    await seed('Chaises', [10, 12], 'confirmee', { articleId: chair.id, quantite: 10 });
    await seed('Bancs', [10, 12], 'confirmee', { articleId: bench.id, quantite: 900 });
    await seed('Pas encore', [13, 15], 'a_confirmer', { articleId: tent.id, quantite: 2 });
    await seed('En retard', [-9, -5], 'sortie', { articleId: chair.id, quantite: 3 });
    const table = await seedArticle(service.db, { nom: 'Table', quantite: 2 });
    await seed('Plus tard', [40, 42], 'confirmee', { articleId: table.id, quantite: 2 });
    expect((await read()).conflicts).toEqual([]);
    await service.db.article.update({ where: { id: table.id }, data: { quantite: 1 } });
    await service.db.article.update({ where: { id: tent.id }, data: { quantite: 3 } });
    await service.db.article.update({ where: { id: chair.id }, data: { quantite: 2 } });
    expect((await read()).conflicts).toEqual([
      { articleId: tent.id, nom: 'Tente', homonyme: false, stock: 3, reserve: 4, day: day(13) },
      { articleId: chair.id, nom: 'Chaise', homonyme: false, stock: 2, reserve: 3, day: today },
    ]);
    // Another one that lacks nothing.
    await seedArticle(service.db, { nom: 'Chaise' });
    const told = (await read()).conflicts.map(({ nom, homonyme }: { nom: string; homonyme: boolean }) => [
      nom,
      homonyme,
    ]);
    expect(told).toEqual([
      ['Tente', false],
      ['Chaise', true],
    ]);
  });

  it('counts the day of a return for who leaves on it, but what is late, where the company says so', async () => {
    await createCompanyInfo(service.db, { nom: 'Délai de remise en état (jours)', valeur: 'aucun' });
    const tent = await seedArticle(service.db, { nom: 'Tente', quantite: 2 });
    await seed('Une', [10, 12], 'confirmee', { articleId: tent.id, quantite: 2 });
    await seed('Deux', [12, 12], 'confirmee', { articleId: tent.id, quantite: 2 });
    await seed('Trois', [13, 15], 'confirmee', { articleId: tent.id, quantite: 2 });
    await seed('Revient aujourd’hui', [-2, 0], 'sortie', { articleId: tent.id, quantite: 2 });
    await seed('Part aujourd’hui', [0, 1], 'confirmee', { articleId: tent.id, quantite: 2 });
    expect((await read()).conflicts).toEqual([]);
    await seed('En retard', [-9, -5], 'sortie', { articleId: tent.id, quantite: 1 });
    expect((await read()).conflicts).toEqual([
      { articleId: tent.id, nom: 'Tente', homonyme: false, stock: 2, reserve: 3, day: today },
    ]);
  });
});
