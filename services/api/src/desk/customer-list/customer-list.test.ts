import { addDays } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { toAmount } from '@barnum/rules/prices/amounts';
import { expect, it } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { seedCustomer } from '../../../../../prisma/seed/customers/customers.ts';
import { seedIssuedInvoices } from '../../../../../prisma/seed/money/invoices.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { onEveryDatabase } from '../../../test/support/service.ts';
import { amountsToPay, readCustomerBalance } from '../../money/payments/request-balances.domain.ts';

const today = todayInParis();

onEveryDatabase('the list of customers', (service) => {
  const call = async (query: string, variables: Record<string, unknown> = {}) => {
    const answer = await service.graphql(query, variables, await service.signIn('administrator'));
    expect(answer.errors).toEqual([]);
    return answer.data;
  };

  /** A customer with a confirmed hire of 100 € in so many days. */
  async function hirer(nom: string, inDays: number | null) {
    const { id } = await seedCustomer(service.db, { nom });
    if (inDays === null) return { id, requestId: null };
    const article = await seedArticle(service.db, { nom: `Tente ${nom}`, unite: 'weekend', prix: 100, quantite: null });
    const request = await seedReservationRequest(service.db, {
      nom,
      date: addDays(today, 30),
      items: [{ articleId: article.id, quantite: 1 }],
    });
    const debut = new Date(addDays(today, inDays));
    await service.db.reservationRequest.update({
      where: { id: request.id },
      data: { customerId: id, statut: 'confirmee', debut },
    });
    return { id, requestId: request.id };
  }

  it('is sorted by what is owed, the last hire and the next one, and says each as the customer’s page does', async () => {
    const ahead = await hirer('Avance', 10);
    const late = await hirer('Bourse', -20);
    const idle = await hirer('Calme', null);
    const next = await hirer('Demain', 1);
    await seedIssuedInvoices(service.db, [
      { rang: 1, date: today, total: 10_000, requestId: late.requestId, customerId: late.id },
      // Of no request.
      { rang: 2, date: today, total: 1_000, customerId: late.id },
      { rang: 3, date: today, total: 3_000, customerId: idle.id },
    ]);
    const pay = 'mutation ($input: PaymentInput!) { recordPayment(input: $input) { id } }';
    const payment = { date: today, moyen: 'virement', affectations: [] };
    await call(pay, { input: { ...payment, requestId: ahead.requestId, montant: '40.00' } });
    await call(pay, { input: { ...payment, requestId: late.requestId, montant: '25.00' } });

    const list = 'query ($sort: CustomerSort!) { customers(sort: $sort) { totalCount items { id } } }';
    const sorted = async (sort: string) =>
      (await call(list, { sort })).customers.items.map(({ id }: { id: number }) => id);
    expect(await sorted('NOM')).toEqual([ahead.id, late.id, idle.id, next.id]);
    expect(await sorted('A_PAYER')).toEqual([late.id, idle.id, next.id, ahead.id]);
    expect(await sorted('DERNIERE_LOCATION')).toEqual([late.id, ahead.id, idle.id, next.id]);
    expect(await sorted('PROCHAINE_LOCATION')).toEqual([next.id, ahead.id, late.id, idle.id]);

    const ids = [ahead.id, late.id, idle.id, next.id];
    const { customerOverviews } = await call(
      'query ($ids: [Int!]!) { customerOverviews(ids: $ids) { aPayer recuDAvance derniereLocation prochaineLocation } }',
      { ids },
    );
    const never = { derniereLocation: null, prochaineLocation: null };
    expect(customerOverviews).toEqual([
      { aPayer: '-40.00', recuDAvance: true, ...never, prochaineLocation: addDays(today, 10) },
      { aPayer: '85.00', recuDAvance: false, ...never, derniereLocation: addDays(today, -20) },
      { aPayer: '30.00', recuDAvance: false, ...never },
      { aPayer: '0.00', recuDAvance: false, ...never, prochaineLocation: addDays(today, 1) },
    ]);
    const amounts = await amountsToPay(service.db, null);
    for (const id of ids) {
      const { sums } = await readCustomerBalance(service.db, id);
      expect(toAmount(amounts.get(id) ?? 0)).toBe(toAmount(sums.aPayer));
    }
  });

  it('makes one customer of a request, with what its visitor wrote', async () => {
    const { id } = await seedReservationRequest(service.db, {
      nom: 'Le Goff',
      prenom: 'Anne',
      phone: '06 39 98 01 12',
    });
    const create =
      'mutation ($id: Int!) { createCustomerOfRequest(requestId: $id) { id kind nom prenom telephones requestCount } }';
    const { createCustomerOfRequest: made } = await call(create, { id });
    expect(made).toMatchObject({ kind: 'particulier', nom: 'Le Goff', prenom: 'Anne', requestCount: 1 });
    expect((await call(create, { id })).createCustomerOfRequest).toEqual(made);
    const gone = await service.graphql(create, { id: 999_999 }, await service.signIn('administrator'));
    expect(gone.errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
  });
});
