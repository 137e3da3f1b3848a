import { todayInParis } from '@barnum/rules/dates/paris-time';
import { paymentSentences } from '@barnum/rules/money/ledger/payments';
import { expect, it } from 'vitest';
import { seedIssuedInvoices } from '../../../../../prisma/seed/money/invoices.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { onEveryDatabase } from '../../../test/support/service.ts';
import { moveDeposit, receiveDeposit } from '../deposits/deposits.domain.ts';
import { allocate, recordPayment, recordRefund } from '../payments/payments.domain.ts';
import { receivedForRequest } from './balances.domain.ts';
import { reverseEntry } from './reversals.domain.ts';

const auteur = 'admin@barnum.example';
const date = todayInParis();

onEveryDatabase('cash beyond what the law allows for a debt', (service) => {
  let count = 0;
  const seed = async () => {
    count += 1;
    return (await seedReservationRequest(service.db, { nom: `Le Goff ${count}` })).id;
  };
  const pay = (
    montant: number,
    requestId: number | null,
    affectations: { invoiceId: number; montant: number }[] = [],
    moyen: 'especes' | 'virement' = 'especes',
  ) =>
    recordPayment(
      service.db,
      { date, moyen, reference: '', banque: '', payeur: '', note: '', montant, requestId, affectations },
      auteur,
    );
  const refund = (id: number, montant: number) =>
    recordRefund(service.db, { id, invoiceId: null, date, moyen: 'especes', montant, reference: '', note: '' }, auteur);
  const reverse = (id: number) => reverseEntry(service.db, { id, motif: 'Erreur' }, auteur);
  const inCash = (requestId: number) => receivedForRequest(service.db, requestId, 'especes');

  it('does not come in by taking a refund back, until something else of it is', async () => {
    const requestId = await seed();
    const first = await pay(1_000_00, requestId);
    const back = await refund(first, 400_00);
    const second = await pay(300_00, requestId);
    await expect(reverse(back)).rejects.toThrow(paymentSentences.cashAgain(1_300_00));
    expect(await inCash(requestId)).toBe(900_00);
    await reverse(second);
    await reverse(back);
    expect(await inCash(requestId)).toBe(1_000_00);
  });

  it('is not lowered by what goes back in cash of a transfer', async () => {
    const requestId = await seed();
    const cash = await pay(1_000_00, requestId);
    const transfer = await pay(2_000_00, requestId, [], 'virement');
    const back = await refund(transfer, 600_00);
    expect(await inCash(requestId)).toBe(1_000_00);
    await refund(cash, 400_00);
    expect(await inCash(requestId)).toBe(600_00);
    expect(await receivedForRequest(service.db, requestId)).toBe(2_000_00);
    await expect(pay(900_00, requestId)).rejects.toThrow(paymentSentences.cash(600_00));
    await reverse(back);
    expect(await inCash(requestId)).toBe(600_00);
    await pay(400_00, requestId);
  });

  it('is lowered by what goes back of an invoice only beyond what was paid of it otherwise', async () => {
    const requestId = await seed();
    const [invoiceId = 0] = await seedIssuedInvoices(service.db, [{ rang: 1, total: 900_00, requestId }]);
    await pay(500_00, requestId, [{ invoiceId, montant: 500_00 }]);
    await pay(400_00, requestId, [{ invoiceId, montant: 400_00 }], 'virement');
    const credit = { rang: 1, nature: 'avoir', total: 900_00, requestId, correctsId: invoiceId } as const;
    await seedIssuedInvoices(service.db, [credit]);
    const back = { id: null, invoiceId, date, moyen: 'especes', montant: 600_00, reference: '', note: '' } as const;
    await recordRefund(service.db, back, auteur);
    expect([await inCash(requestId), await receivedForRequest(service.db, requestId)]).toEqual([300_00, 300_00]);
    await expect(pay(700_01, requestId)).rejects.toThrow(paymentSentences.cash(300_00));
    await pay(700_00, requestId);
  });

  it('does not come back from another debt that had it', async () => {
    const [requestId, other] = [await seed(), await seed()];
    const [invoiceId = 0] = await seedIssuedInvoices(service.db, [{ rang: 1, total: 600_00, requestId: other }]);
    const payment = await pay(1_000_00, requestId);
    await allocate(service.db, { id: payment, invoiceId, montant: 500_00 }, auteur);
    expect(await inCash(requestId)).toBe(500_00);
    await pay(400_00, requestId);
    const moved = await service.db.ledgerEntry.findFirstOrThrow({ where: { nature: 'affectation', invoiceId } });
    await expect(reverse(moved.id)).rejects.toThrow(paymentSentences.cashAgain(1_400_00));
    // A payment takes with it what others had of it: less came in for all.
    await reverse(payment);
    expect([await inCash(requestId), await inCash(other)]).toEqual([400_00, 0]);
  });

  it('does not come in beyond the invoices of no request', async () => {
    const [invoiceId = 0] = await seedIssuedInvoices(service.db, [{ rang: 1, total: 2_000_00 }]);
    await expect(pay(1_000_01, null, [{ invoiceId, montant: 900_00 }])).rejects.toThrow(paymentSentences.cash(0));
    await pay(1_000_00, null, [{ invoiceId, montant: 900_00 }]);
  });

  it('does not go out for deposits of a request that came in otherwise, one after the other', async () => {
    const requestId = await seed();
    const give = async (moyen: 'virement' | 'especes') => {
      const deposit = { requestId, date, moyen, montant: 600_00, reference: '', banque: '', payeur: '', note: '' };
      const id = await receiveDeposit(service.db, { ...deposit, dateCheque: null, finEmpreinte: null }, auteur);
      const step = {
        id,
        etape: 'rendue',
        date,
        moyen: 'especes',
        moyenDuReste: null,
        reference: '',
        note: '',
      } as const;
      return moveDeposit(service.db, step, auteur);
    };
    await give('virement');
    await give('especes');
    await expect(give('virement')).rejects.toThrow(paymentSentences.cashBack(600_00));
  });
});
