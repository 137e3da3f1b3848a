import { todayInParis } from '@barnum/rules/dates/paris-time';
import { figuresSentences } from '@barnum/rules/money/figures/figures';
import { invoiceSentences } from '@barnum/rules/money/invoices/invoices';
import { expect, it } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { seedIssuedInvoices } from '../../../../../prisma/seed/money/invoices.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { onOneDatabase } from '../../../test/support/service.ts';
import { appendEntry, lockLedger } from '../ledger/ledger.domain.ts';

const auteur = 'admin@barnum.example';

onOneDatabase('an invoice of what came in ahead', (service) => {
  const deal = async (prix: number) => {
    const article = await seedArticle(service.db, { nom: 'Tente', unite: 'weekend', prix, quantite: null });
    const { id } = await seedReservationRequest(service.db, { items: [{ articleId: article.id, quantite: 1 }] });
    await service.db.reservationRequest.update({ where: { id }, data: { statut: 'confirmee' } });
    return id;
  };
  const receive = (requestId: number, montant: number) =>
    service.db.$transaction(async (tx) => {
      await lockLedger(tx);
      const entry = { nature: 'paiement', moyen: 'virement', date: todayInParis(), montant, requestId } as const;
      return appendEntry(tx, entry, { auteur });
    });
  const call = async (text: string, variables: Record<string, unknown>) => {
    const { data, errors } = await service.graphql(text, variables, await service.signIn('administrator'));
    return data ?? errors[0]?.message;
  };
  const bill = (requestId: number) =>
    call('mutation ($id: Int!) { invoice: billReceived(requestId: $id) { id nature du } }', { id: requestId });

  it('is an advance of that amount, which a draft of before takes on', async () => {
    const requestId = await deal(1200);
    await receive(requestId, 36_050);
    const { invoice } = await bill(requestId);
    expect(invoice).toMatchObject({ nature: 'acompte', du: '360.50' });
    await receive(requestId, 10_000);
    expect(await bill(requestId)).toEqual({ invoice: { ...invoice, du: '460.50' } });
    await service.db.invoice.delete({ where: { id: invoice.id } });
    await seedIssuedInvoices(service.db, [
      { rang: 1, nature: 'acompte', date: todayInParis(), total: 46_050, requestId },
    ]);
    expect(await bill(requestId)).toBe(figuresSentences.nothingAhead);
    await receive(requestId, 5_000);
    expect(await bill(requestId)).toMatchObject({ invoice: { nature: 'acompte', du: '50.00' } });
  });

  it('is the invoice where all came in, and never of more than is agreed', async () => {
    const requestId = await deal(100);
    await receive(requestId, 15_000);
    expect(await bill(requestId)).toMatchObject({ invoice: { nature: 'facture', du: '100.00' } });
  });

  it('is refused where nothing came in, and of what is not agreed on', async () => {
    const requestId = await deal(100);
    expect(await bill(requestId)).toBe(figuresSentences.nothingAhead);
    await receive(requestId, 5_000);
    await service.db.reservationRequest.update({ where: { id: requestId }, data: { statut: 'a_confirmer' } });
    expect(await bill(requestId)).toBe(invoiceSentences.notAgreed);
  });
});
