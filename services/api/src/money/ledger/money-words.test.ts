import { addDays } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { entryDateSentences } from '@barnum/rules/money/ledger/entry-dates';
import { toAmount } from '@barnum/rules/prices/amounts';
import { expect, it } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { seedCustomer } from '../../../../../prisma/seed/customers/customers.ts';
import { seedIssuedInvoices } from '../../../../../prisma/seed/money/invoices.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { onOneDatabase } from '../../../test/support/service.ts';
import { readFollowedAccount } from '../followed-deals/followed-deals.domain.ts';

const today = todayInParis();
const words = 'convenu facture recu aFacturer aPayer enRetard';

onOneDatabase('the words of money', (service) => {
  const call = async (query: string, variables: Record<string, unknown> = {}) => {
    const answer = await service.graphql(query, variables, await service.signIn('administrator'));
    expect(answer.errors).toEqual([]);
    return answer.data;
  };
  const ofRequest = async (requestId: number) =>
    (
      await call(`query ($requestId: Int!) { requestLedger(requestId: $requestId) { total ${words} reste } }`, {
        requestId,
      })
    ).requestLedger;

  it('are the same of a request, of its bills and of its customer, through advance, kept deposit, refund and reversal', async () => {
    const article = await seedArticle(service.db, { nom: 'Tente', unite: 'weekend', prix: 364, quantite: null });
    const { id: customerId } = await seedCustomer(service.db, {});
    const items = [{ articleId: article.id, quantite: 1 }];
    const { id: requestId } = await seedReservationRequest(service.db, { nom: 'Le Goff', items });
    await service.db.reservationRequest.update({ where: { id: requestId }, data: { customerId } });
    expect(await ofRequest(requestId)).toMatchObject({
      total: '364.00',
      convenu: '0.00',
      aFacturer: '0.00',
      aPayer: '0.00',
    });

    await service.db.reservationRequest.update({ where: { id: requestId }, data: { statut: 'confirmee' } });
    expect(await ofRequest(requestId)).toMatchObject({ convenu: '364.00', aFacturer: '364.00', aPayer: '0.00' });
    const [advance = 0] = await seedIssuedInvoices(service.db, [
      {
        rang: 1,
        nature: 'acompte',
        date: addDays(today, -9),
        echeance: addDays(today, -1),
        total: 20_000,
        requestId,
        customerId,
      },
    ]);
    const pay = 'mutation ($input: PaymentInput!) { recordPayment(input: $input) { id } }';
    const payment = { date: today, moyen: 'virement', requestId, affectations: [] };
    await call(pay, {
      input: { ...payment, montant: '50.00', affectations: [{ invoiceId: advance, montant: '50.00' }] },
    });
    // What is free of the deal lowers what is late.
    const { recordPayment: free } = await call(pay, { input: { ...payment, montant: '30.00' } });
    const deposit = { date: today, moyen: 'especes', montant: '40.00', requestId };
    const { receiveDeposit } = await call('mutation ($input: DepositInput!) { receiveDeposit(input: $input) { id } }', {
      input: deposit,
    });
    const { retainDeposit } = await call(
      'mutation ($input: RetentionInput!) { retainDeposit(input: $input) { id etapes { id etat } } }',
      {
        input: {
          id: receiveDeposit.id,
          usage: 'remise_en_etat',
          motif: 'Toile sale',
          date: today,
          fichiers: [],
          lignes: [{ libelle: 'Toile', montant: '40.00' }],
        },
      },
    );
    expect(await ofRequest(requestId)).toMatchObject({ recu: '80.00', aPayer: '120.00', enRetard: '120.00' });
    const kept = retainDeposit.etapes.find(({ etat }: { etat: string }) => etat === 'retenue').id;
    const allocate =
      'mutation ($id: Int!, $invoiceId: Int!, $montant: Decimal!) { allocatePayment(id: $id, invoiceId: $invoiceId, montant: $montant) }';
    await call(allocate, { id: kept, invoiceId: advance, montant: '40.00' });
    const now = {
      convenu: '364.00',
      facture: '200.00',
      recu: '120.00',
      aFacturer: '164.00',
      aPayer: '80.00',
      enRetard: '80.00',
    };
    expect(await ofRequest(requestId)).toMatchObject({ ...now, reste: '80.00' });
    await call('mutation ($id: Int!) { reverseLedgerEntry(id: $id, motif: "Saisi deux fois") }', { id: free.id });
    const last = { ...now, recu: '90.00', aPayer: '110.00', enRetard: '110.00' };
    expect(await ofRequest(requestId)).toMatchObject(last);
    const bills = await call(
      'query ($requestId: Int!) { billing(requestId: $requestId) { convenu facture aFacturer } }',
      { requestId },
    );
    expect(bills.billing).toEqual({ convenu: last.convenu, facture: last.facture, aFacturer: last.aFacturer });
    const ofCustomer = `query ($customerId: Int!) { customerBalance(customerId: $customerId) { ${words} } }`;
    expect((await call(ofCustomer, { customerId })).customerBalance).toEqual(last);
    const ofMany = `query ($ids: [Int!]!) { requestsMoney(ids: $ids) { id ${words} } }`;
    expect((await call(ofMany, { ids: [requestId, 999_999] })).requestsMoney).toEqual([{ id: requestId, ...last }]);

    await service.db.reservationRequest.update({ where: { id: requestId }, data: { statut: 'annulee' } });
    expect(await ofRequest(requestId)).toMatchObject({
      ...last,
      convenu: '200.00',
      aFacturer: '0.00',
      total: '364.00',
    });
    await seedIssuedInvoices(service.db, [{ rang: 2, date: today, total: 1_000, customerId }]);
    expect((await call(ofCustomer, { customerId })).customerBalance).toMatchObject({
      facture: '210.00',
      aPayer: '120.00',
    });
  });

  it('count nothing before the first document, and a day before its request is asked about', async () => {
    const { id: requestId } = await seedReservationRequest(service.db, { nom: 'Le Goff' });
    const createdAt = new Date(`${addDays(today, -20)}T12:00:00Z`);
    await service.db.reservationRequest.update({ where: { id: requestId }, data: { createdAt } });
    const ask = async (inDays: number) => {
      const variables = { date: addDays(today, inDays), requestId };
      return (
        await call(
          'query ($date: Date!, $requestId: Int) { entryDateQuestion(date: $date, requestId: $requestId) }',
          variables,
        )
      ).entryDateQuestion;
    };
    expect(await ask(-20)).toBeNull();
    expect(await ask(-21)).toMatch(/avant que la demande n’arrive/);
    expect(await ask(-400)).toMatch(/il y a plus d’un an/);
    const token = await service.signIn('administrator');
    const refusal = async (mutation: string, input: object) => {
      const { errors } = await service.graphql(mutation, { input }, token);
      return errors[0]?.extensions?.fields;
    };
    const pay = (inDays: number) =>
      refusal('mutation ($input: PaymentInput!) { recordPayment(input: $input) { id } }', {
        date: addDays(today, inDays),
        moyen: 'virement',
        montant: '10',
        requestId,
      });
    expect(await pay(-400)).toBeUndefined();
    await seedIssuedInvoices(service.db, [{ rang: 1, date: addDays(today, -30), total: 1_000 }]);
    const early = { date: entryDateSentences.beforeFirst(addDays(today, -30)) };
    expect(await pay(-31)).toEqual(early);
    expect(await ask(-31)).toBeNull();
    expect(await ask(-30)).toMatch(/avant que la demande n’arrive/);
    expect(await pay(-30)).toBeUndefined();
    const deposit = { date: addDays(today, -31), moyen: 'especes', montant: '10', requestId };
    expect(await refusal('mutation ($input: DepositInput!) { receiveDeposit(input: $input) { id } }', deposit)).toEqual(
      early,
    );
  });

  it('say of what came in beyond the bills whether it is ahead of them or too much, at every door alike', async () => {
    const article = await seedArticle(service.db, { nom: 'Tente', unite: 'weekend', prix: 364, quantite: null });
    const { id: customerId } = await seedCustomer(service.db, {});
    const items = [{ articleId: article.id, quantite: 1 }];
    const { id: requestId } = await seedReservationRequest(service.db, { nom: 'Le Goff', items });
    await service.db.reservationRequest.update({ where: { id: requestId }, data: { customerId } });
    const setState = (statut: 'confirmee' | 'annulee') =>
      service.db.reservationRequest.update({ where: { id: requestId }, data: { statut } });
    const told = async () => {
      const ask = `query ($requestId: Int!, $customerId: Int!) { requestLedger(requestId: $requestId) { aPayer recuDAvance }
        customerBalance(customerId: $customerId) { aPayer recuDAvance } }`;
      const { requestLedger, customerBalance } = await call(ask, { requestId, customerId });
      expect(customerBalance).toEqual(requestLedger);
      const visitor = await readFollowedAccount(service.db, requestId);
      expect({ aPayer: toAmount(visitor?.aPayer ?? 0), recuDAvance: visitor?.isAhead }).toEqual(requestLedger);
      return requestLedger;
    };
    const pay = (montant: string) =>
      call('mutation ($input: PaymentInput!) { recordPayment(input: $input) { id } }', {
        input: { date: today, moyen: 'virement', requestId, montant, affectations: [] },
      });
    const bill = (rang: number, nature: 'acompte' | 'facture', total: number) =>
      seedIssuedInvoices(service.db, [{ rang, nature, date: today, echeance: today, total, requestId, customerId }]);

    await pay('100.00');
    // Nobody confirmed it yet, but nothing of it is too much.
    expect(await told()).toEqual({ aPayer: '-100.00', recuDAvance: true });
    await setState('confirmee');
    await bill(1, 'acompte', 6_000);
    expect(await told()).toEqual({ aPayer: '-40.00', recuDAvance: true });
    await bill(2, 'facture', 30_400);
    expect(await told()).toEqual({ aPayer: '264.00', recuDAvance: false });
    await pay('300.00');
    expect(await told()).toEqual({ aPayer: '-36.00', recuDAvance: false });
    await service.db.reservationRequestItem.updateMany({ where: { requestId }, data: { prix: 400 } });
    expect(await told()).toEqual({ aPayer: '-36.00', recuDAvance: true });
    await setState('annulee');
    expect(await told()).toEqual({ aPayer: '-36.00', recuDAvance: false });
  });

  it('are not lowered by what goes back of a kept deposit that paid nothing: it was never received for the deal', async () => {
    const article = await seedArticle(service.db, { nom: 'Tente', unite: 'weekend', prix: 364, quantite: null });
    const items = [{ articleId: article.id, quantite: 1 }];
    const { id: requestId } = await seedReservationRequest(service.db, { nom: 'Le Goff', items });
    await service.db.reservationRequest.update({ where: { id: requestId }, data: { statut: 'rendue' } });
    const [invoiceId = 0] = await seedIssuedInvoices(service.db, [
      { rang: 1, date: today, echeance: today, total: 10_000, requestId },
    ]);
    const from = { date: today, moyen: 'virement', requestId };
    await call('mutation ($input: PaymentInput!) { recordPayment(input: $input) { id } }', {
      input: { ...from, montant: '50.00', affectations: [] },
    });
    const { receiveDeposit } = await call('mutation ($input: DepositInput!) { receiveDeposit(input: $input) { id } }', {
      input: { ...from, montant: '300.00' },
    });
    const retention = { usage: 'remise_en_etat', motif: 'Toile sale', date: today, fichiers: [] };
    const { retainDeposit } = await call(
      'mutation ($input: RetentionInput!) { retainDeposit(input: $input) { etapes { id etat } } }',
      { input: { ...retention, id: receiveDeposit.id, lignes: [{ libelle: 'Toile', montant: '80.00' }] } },
    );
    const kept = retainDeposit.etapes.find(({ etat }: { etat: string }) => etat === 'retenue').id;
    const refund = (input: object) =>
      call('mutation ($input: RefundInput!) { recordRefund(input: $input) { id } }', {
        input: { date: today, moyen: 'virement', ...input },
      });
    const totals = async () => {
      const read =
        'query ($jour: Date!) { ledgerTotals(du: $jour, au: $jour) { total retenu: cautionsRetenues { montant } } }';
      return (await call(read, { jour: today })).ledgerTotals;
    };
    expect(await totals()).toEqual({ total: '50.00', retenu: [{ montant: '80.00' }] });
    await refund({ id: kept, montant: '30.00' });
    expect(await ofRequest(requestId)).toMatchObject({ recu: '50.00', aPayer: '50.00' });
    expect(await totals()).toEqual({ total: '50.00', retenu: [{ montant: '50.00' }] });

    // What paid an invoice was received, and goes back of it.
    const allocate =
      'mutation ($id: Int!, $invoiceId: Int!, $montant: Decimal!) { allocatePayment(id: $id, invoiceId: $invoiceId, montant: $montant) }';
    await call(allocate, { id: kept, invoiceId, montant: '50.00' });
    expect(await ofRequest(requestId)).toMatchObject({ recu: '100.00', aPayer: '0.00' });
    await seedIssuedInvoices(service.db, [
      { rang: 1, nature: 'avoir', date: today, total: 7_000, correctsId: invoiceId, requestId },
    ]);
    await refund({ invoiceId, montant: '20.00' });
    expect(await ofRequest(requestId)).toMatchObject({ facture: '30.00', recu: '80.00', aPayer: '-50.00' });
  });
});
