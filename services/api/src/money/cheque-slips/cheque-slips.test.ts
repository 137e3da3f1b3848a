import { addDays } from '@barnum/rules/dates/days';
import { formatLongDate } from '@barnum/rules/dates/format-dates';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { chequeSlipSentences, returnReason } from '@barnum/rules/money/cheque-slips/cheque-slips';
import type { JournalEntry } from '@barnum/rules/money/invoice-exports/invoice-journal';
import { lastDayOfCheque } from '@barnum/rules/money/ledger/deposits';
import { ledgerSentences } from '@barnum/rules/money/ledger/ledger';
import { paymentSentences } from '@barnum/rules/money/ledger/payments';
import { toCents } from '@barnum/rules/prices/amounts';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { seedIssuedInvoices } from '../../../../../prisma/seed/money/invoices.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { onEveryDatabase } from '../../../test/support/service.ts';
import { wordsOfPdf } from '../../../test/support/words-of-pdf.ts';
import { writeJournal } from '../invoice-exports/invoice-journal.domain.ts';
import { readInvoiceSettings } from '../invoice-settings/invoice-settings.domain.ts';
import { freeByRequest, freePaymentsOf } from '../ledger/balances.domain.ts';
import { checkLedger } from '../ledger/check-ledger.domain.ts';

const today = todayInParis();
const cheque =
  'id estCaution date montant reference banque payeur requestId impaye { date motif frais } rendu seRepresente messageImpaye contrePassation { motif }';
const slip = `id numero compte remiseLe total updatedAt cheques { ${cheque} }`;

onEveryDatabase('slips of cheques', (service) => {
  let token: string;
  let requestId: number;
  beforeEach(async () => {
    token = await service.signIn('administrator');
    requestId = (await seedReservationRequest(service.db, { prenom: 'Nolwenn', nom: 'Le Goff' })).id;
  });

  /** What a call answers; throws the code and the sentence of its refusal. */
  const call = async (query: string, variables: Record<string, unknown> = {}) => {
    const { data, errors } = await service.graphql(query, variables, token);
    const [error] = errors ?? [];
    if (error) throw new Error(`${error.extensions?.code}: ${error.message}`);
    return data;
  };
  const pay = async (montant: string, more: object = {}): Promise<number> => {
    const input = { date: today, moyen: 'cheque', montant, requestId, ...more };
    const { recordPayment } = await call('mutation ($input: PaymentInput!) { recordPayment(input: $input) { id } }', {
      input,
    });
    return recordPayment.id;
  };
  /** A deposit by cheque that was cashed; answers the entry that cashed it. */
  const cash = async (montant: string): Promise<number> => {
    const input = { requestId, date: today, moyen: 'cheque', montant, reference: '0042', banque: 'Banque de l’Odet' };
    const { receiveDeposit } = await call('mutation ($input: DepositInput!) { receiveDeposit(input: $input) { id } }', {
      input,
    });
    await move(receiveDeposit.id, 'encaissee');
    return (await service.db.ledgerEntry.findFirstOrThrow({ where: { sourceId: receiveDeposit.id } })).id;
  };
  const move = (id: number, etape: string) =>
    call(
      'mutation ($id: Int!, $etape: DepositState!, $date: Date!) { moveDeposit(id: $id, etape: $etape, date: $date) { id } }',
      { id, etape, date: today },
    );
  const waiting = async () =>
    (await call(`{ waitingCheques { nombre total perimes { nombre total } cheques { ${cheque} } } }`)).waitingCheques;
  const prepare = async (cheques: object[], more: object = {}) =>
    (
      await call(
        `mutation ($input: ChequeSlipInput!, $key: String) { createChequeSlip(input: $input, key: $key) { ${slip} } }`,
        {
          input: { compte: 'FR76 3000', cheques },
          ...more,
        },
      )
    ).createChequeSlip;
  const change = (id: number, cheques: object[], updatedAt: string | null = null) =>
    call(
      'mutation ($id: Int!, $input: ChequeSlipInput!, $updatedAt: DateTime) { updateChequeSlip(id: $id, input: $input, updatedAt: $updatedAt) { id } }',
      { id, input: { cheques }, updatedAt },
    );
  const undo = (id: number) => call('mutation ($id: Int!) { deleteChequeSlip(id: $id) }', { id });
  const hand = async (id: number, date = today, updatedAt: string | null = null) =>
    (
      await call(
        `mutation ($id: Int!, $date: Date!, $updatedAt: DateTime) { handOverChequeSlip(id: $id, date: $date, updatedAt: $updatedAt) { ${slip} } }`,
        { id, date, updatedAt },
      )
    ).handOverChequeSlip;
  const bounce = async (id: number, more: object = {}) =>
    (
      await call(
        `mutation ($id: Int!, $date: Date!, $motif: String!, $frais: Decimal) { returnCheque(id: $id, date: $date, motif: $motif, frais: $frais) { ${slip} } }`,
        { id, date: today, motif: 'Sans provision', ...more },
      )
    ).returnCheque;
  const reverse = (id: number) => call('mutation ($id: Int!) { reverseLedgerEntry(id: $id, motif: "Erreur") }', { id });

  const again = async (id: number, date = today): Promise<number> =>
    (await call('mutation ($id: Int!, $date: Date!) { presentChequeAgain(id: $id, date: $date) { id } }', { id, date }))
      .presentChequeAgain.id;
  const refund = (id: number, montant: string) =>
    call('mutation ($input: RefundInput!) { recordRefund(input: $input) { id } }', {
      input: { id, montant, date: today, moyen: 'virement' },
    });
  const depositOf = async (cashed: number) =>
    (await service.db.ledgerEntry.findUniqueOrThrow({ where: { id: cashed } })).sourceId ?? 0;
  /** Keeps a part of a deposit; answers the entry that does. */
  const keep = async (id: number, montant: string, usage: string): Promise<number> => {
    const lignes = [{ libelle: 'Nappe tachée', montant }];
    await call('mutation ($input: RetentionInput!) { retainDeposit(input: $input) { id } }', {
      input: { id, date: today, usage, motif: 'Tache', lignes },
    });
    return (await service.db.ledgerEntry.findFirstOrThrow({ where: { nature: 'caution_retenue', sourceId: id } })).id;
  };
  const settle = (id: number, invoiceId: number, montant: string) =>
    call(
      'mutation ($id: Int!, $invoiceId: Int!, $montant: Decimal!) { allocatePayment(id: $id, invoiceId: $invoiceId, montant: $montant) }',
      { id, invoiceId, montant },
    );
  const unpaid = async () => (await call('{ outstanding { impayes { montant totalCount } } }')).outstanding.impayes;
  /** What the accountant's journal of these days comes to by account, debits less credits; cents. */
  const journalSums = async () => {
    const { comptes } = (await readInvoiceSettings(service.db)).settings;
    const sums = new Map<string, number>();
    const lines = (entries: readonly JournalEntry[]) => {
      for (const { compte, debit, credit } of entries.flatMap(({ lignes }) => lignes))
        sums.set(compte, (sums.get(compte) ?? 0) + debit - credit);
      return '';
    };
    for await (const _ of writeJournal(service.db, { du: addDays(today, -30), au: today }, { head: '', lines }));
    return Object.fromEntries(Object.entries(comptes).map(([name, compte]) => [name, sums.get(String(compte)) ?? 0]));
  };
  const deal = async () =>
    (
      await call('query ($id: Int!) { requestLedger(requestId: $id) { recu aPayer paiements { id libre } } }', {
        id: requestId,
      })
    ).requestLedger;

  it('list what waits: cheques of payments, and of deposits once they are cashed', async () => {
    await pay('50.00', { moyen: 'virement' });
    const paid = await pay('120.00', { reference: '7001', banque: 'Crédit de la Presqu’île' });
    const cashed = await cash('300.00');
    expect(await waiting()).toMatchObject({
      nombre: 2,
      total: '420.00',
      perimes: { nombre: 0, total: '0.00' },
      cheques: [
        {
          id: paid,
          estCaution: false,
          montant: '120.00',
          reference: '7001',
          banque: 'Crédit de la Presqu’île',
          payeur: 'Nolwenn Le Goff',
          requestId,
        },
        {
          id: cashed,
          estCaution: true,
          montant: '300.00',
          reference: '0042',
          banque: 'Banque de l’Odet',
          payeur: 'Nolwenn Le Goff',
        },
      ],
    });
  });

  it('leave out what no bank pays any more', async () => {
    await pay('10.00', { date: addDays(today, -400) });
    await pay('20.00', { date: addDays(today, -300) });
    expect(await waiting()).toMatchObject({ nombre: 1, total: '20.00', perimes: { nombre: 1, total: '10.00' } });
  });

  it('take cheques, with what is completed on them, and are numbered in their order', async () => {
    const [one, two] = [await pay('120.00'), await pay('80.00')];
    const first = await prepare([{ id: one, reference: '7001', banque: 'La Banque' }]);
    expect(first).toMatchObject({
      numero: 1,
      compte: 'FR76 3000',
      remiseLe: null,
      total: '120.00',
      cheques: [{ id: one, reference: '7001', banque: 'La Banque' }],
    });
    expect((await waiting()).cheques).toMatchObject([{ id: two }]);
    await expect(prepare([{ id: one }])).rejects.toThrow(`CONFLICT: ${chequeSlipSentences.onOther(1)}`);
    await expect(prepare([{ id: 999 }])).rejects.toThrow(chequeSlipSentences.unknown);
    await expect(prepare([])).rejects.toThrow(chequeSlipSentences.empty);
    await expect(prepare([{ id: two }, { id: two }])).rejects.toThrow(chequeSlipSentences.twice);
    const key = '00000000-0000-4000-8000-000000000001';
    const again = [await prepare([{ id: two }], { key }), await prepare([{ id: two }], { key })];
    expect(again.map(({ numero }) => numero)).toEqual([2, 2]);
  });

  it('change and are undone until they are at the bank', async () => {
    const [one, two] = [await pay('120.00'), await pay('80.00')];
    const { id, updatedAt } = await prepare([{ id: one }]);
    await change(id, [{ id: one, banque: 'La Banque' }, { id: two }], updatedAt);
    await expect(change(id, [{ id: two }], updatedAt)).rejects.toThrow('CONFLICT');
    await expect(hand(id, today, updatedAt)).rejects.toThrow('CONFLICT');
    await undo(id);
    expect((await waiting()).nombre).toBe(2);
    const next = await prepare([{ id: one, reference: '7001', banque: 'La Banque' }, { id: two }]);
    const tomorrow = addDays(today, 1);
    await expect(hand(next.id, tomorrow)).rejects.toThrow(ledgerSentences.dateLater);
    await expect(hand(next.id, addDays(today, -1))).rejects.toThrow(chequeSlipSentences.handedBefore(today));
    expect(await hand(next.id)).toMatchObject({
      remiseLe: today,
      total: '200.00',
      cheques: [
        { id: one, reference: '7001', banque: 'La Banque' },
        { id: two, reference: '' },
      ],
    });
    for (const act of [() => change(next.id, [{ id: one }]), () => undo(next.id), () => hand(next.id)]) {
      await expect(act()).rejects.toThrow(chequeSlipSentences.handed);
    }
    await expect(prepare([{ id: one }])).rejects.toThrow(chequeSlipSentences.unknown);
    await expect(service.db.chequeSlip.update({ where: { id: next.id }, data: { compte: 'X' } })).rejects.toThrow();
    expect((await waiting()).nombre).toBe(0);
    const entries = await service.db.ledgerEntry.findMany({ where: { slipId: next.id }, orderBy: { id: 'asc' } });
    expect(entries).toMatchObject([
      { nature: 'remise_en_banque', chequeId: one, reference: '7001', banque: 'La Banque' },
      { nature: 'remise_en_banque', chequeId: two },
    ]);
    await expect(reverse(entries[0]?.id ?? 0)).rejects.toThrow(ledgerSentences.notReversible);
    expect(await checkLedger(service.db)).toMatchObject({ broken: null });
  });

  it('lose a payment that was entered by mistake, whether they went or not', async () => {
    const [one, two] = [await pay('120.00'), await pay('80.00')];
    const { id } = await prepare([{ id: one }, { id: two }]);
    await reverse(one);
    expect(await hand(id)).toMatchObject({ total: '80.00', cheques: [{ id: two }] });
    await reverse(two);
    const { data } = await service.graphql(`{ chequeSlip(id: ${id}) { ${slip} } }`, {}, token);
    expect(data.chequeSlip).toMatchObject({
      total: '80.00',
      cheques: [{ contrePassation: { motif: 'Erreur' }, impaye: null }],
    });
    const signed = await service.db.ledgerEntry.aggregate({ where: { slipId: id }, _sum: { montant: true } });
    expect(signed._sum.montant?.toFixed(2)).toBe('0.00');
  });

  it('have a cheque come back on its own day, after which its invoice is to be paid', async () => {
    const [invoiceId = 0] = await seedIssuedInvoices(service.db, [{ rang: 1, total: 120_00, requestId }]);
    const received = addDays(today, -5);
    const id = await pay('120.00', {
      date: received,
      reference: '7001',
      banque: 'La Banque',
      affectations: [{ invoiceId, montant: '120.00' }],
    });
    const { id: slipId } = await prepare([{ id, reference: '7001', banque: 'La Banque' }]);
    await expect(bounce(id)).rejects.toThrow(chequeSlipSentences.notHanded);
    const handed = addDays(today, -3);
    await hand(slipId, handed);
    await expect(bounce(id, { date: addDays(today, -4) })).rejects.toThrow(chequeSlipSentences.returnedBefore(handed));
    await expect(bounce(id, { motif: ' ' })).rejects.toThrow(ledgerSentences.reasonRequired);
    const day = addDays(today, -1);
    expect(await bounce(id, { date: day, frais: '15.50' })).toMatchObject({
      id: slipId,
      total: '120.00',
      cheques: [{ id, impaye: { date: day, motif: 'Sans provision', frais: '15.50' }, contrePassation: null }],
    });
    await expect(bounce(id)).rejects.toThrow(chequeSlipSentences.notHanded);
    const { data } = await service.graphql(
      `{ invoicesToPay { id reste } chequeSlip(id: ${slipId}) { cheques { messageImpaye } } payment(id: ${id}) { contrePassation { motif } } }`,
      {},
      token,
    );
    expect(data.invoicesToPay).toEqual([{ id: invoiceId, reste: '120.00' }]);
    expect(data.payment.contrePassation.motif).toBe(returnReason('Sans provision'));
    const message: string = data.chequeSlip.cheques[0].messageImpaye;
    expect(message).toContain(`reçu le ${formatLongDate(received)} nous est revenu impayé le ${formatLongDate(day)}`);
    expect(message).toContain('n°\u00a07001 (La Banque) de 120,00\u00a0€');
    expect(message).toContain('15,50\u00a0€ de frais');
    const reverses = await service.db.ledgerEntry.findMany({ where: { reversesId: { not: null } } });
    expect(reverses.map(({ nature, date }) => `${nature} ${date.toISOString().slice(0, 10)}`).toSorted()).toEqual([
      `affectation ${day}`,
      `paiement ${day}`,
      `remise_en_banque ${day}`,
    ]);
    expect(await checkLedger(service.db)).toMatchObject({ broken: null });
  });

  it('have a cheque come back of which a part was given back: that is owed too, and no other payment gives it again', async () => {
    const [invoiceId = 0] = await seedIssuedInvoices(service.db, [{ rang: 1, total: 80_00, requestId }]);
    const id = await pay('120.00', { affectations: [{ invoiceId, montant: '80.00' }] });
    await refund(id, '40.00');
    await hand((await prepare([{ id }])).id);
    await bounce(id);
    expect(await deal()).toMatchObject({ recu: '-40.00', aPayer: '120.00' });
    expect((await call('{ invoicesToPay { id reste } }')).invoicesToPay).toEqual([{ id: invoiceId, reste: '80.00' }]);
    const other = await pay('130.00', { moyen: 'virement', affectations: [{ invoiceId, montant: '80.00' }] });
    const { paiements, ...sums } = await deal();
    expect(sums).toEqual({ recu: '90.00', aPayer: '-10.00' });
    expect(paiements).toContainEqual({ id: other, libre: '10.00' });
    await expect(refund(other, '10.01')).rejects.toThrow(paymentSentences.moreThanReceived(10_00));
    await refund(other, '10.00');
    expect(await deal()).toMatchObject({ recu: '80.00', aPayer: '0.00' });
    expect(await freeByRequest(service.db, [requestId])).toEqual(new Map([[requestId, 0]]));
    expect(await checkLedger(service.db)).toMatchObject({ broken: null });
  });

  it('are taken to the bank again once, with what they had paid and is still owed', async () => {
    const [first = 0, second = 0] = await seedIssuedInvoices(service.db, [
      { rang: 1, total: 80_00, requestId },
      { rang: 2, total: 40_00, requestId },
    ]);
    const affectations = [
      { invoiceId: first, montant: '80.00' },
      { invoiceId: second, montant: '40.00' },
    ];
    const received = addDays(today, -5);
    const id = await pay('120.00', { date: received, payeur: 'Anne Le Bras', affectations });
    const { id: slipId } = await prepare([{ id, reference: '7001', banque: 'La Banque' }]);
    await expect(again(id)).rejects.toThrow(`CONFLICT: ${chequeSlipSentences.notReturned}`);
    await hand(slipId, received);
    const returned = addDays(today, -2);
    await bounce(id, { date: returned });
    await pay('30.00', { moyen: 'virement', affectations: [{ invoiceId: second, montant: '30.00' }] });
    await expect(again(id, addDays(today, -3))).rejects.toThrow(chequeSlipSentences.presentedBefore(returned));
    const next = await again(id, addDays(today, -1));
    await expect(again(id)).rejects.toThrow(`CONFLICT: ${chequeSlipSentences.presentedAlready}`);
    expect(await waiting()).toMatchObject({
      nombre: 1,
      cheques: [{ id: next, montant: '120.00', reference: '7001', banque: 'La Banque', payeur: 'Anne Le Bras' }],
    });
    expect((await deal()).paiements).toContainEqual({ id: next, libre: '30.00' });
    expect((await call('{ invoicesToPay { id } }')).invoicesToPay).toEqual([]);
    const { data } = await service.graphql(`{ chequeSlip(id: ${slipId}) { cheques { representeLe } } }`, {}, token);
    expect(data.chequeSlip.cheques).toEqual([{ representeLe: addDays(today, -1) }]);
    const { id: nextSlip } = await prepare([{ id: next }]);
    expect(await hand(nextSlip)).toMatchObject({ total: '120.00' });
    await bounce(next);
    // A mistake is taken back, and the cheque can be presented again.
    const third = await again(next);
    await reverse(third);
    await again(next);
    expect(await checkLedger(service.db)).toMatchObject({ broken: null });
  });

  it('are presented again while a bank pays them, and of a deposit by cashing it', async () => {
    const old = addDays(today, -380);
    const id = await pay('120.00', { date: old });
    await hand((await prepare([{ id }])).id, old);
    await bounce(id, { date: old });
    await expect(again(id)).rejects.toThrow(chequeSlipSentences.expired(lastDayOfCheque(old)));
    const cashed = await cash('300.00');
    await hand((await prepare([{ id: cashed, reference: '0042' }])).id);
    await bounce(cashed);
    await expect(again(cashed)).rejects.toThrow(chequeSlipSentences.ofDeposit);
  });

  it('have the cheque of a deposit in hand come back: what is kept of it stays kept, and pays nothing any more', async () => {
    const [invoiceId = 0] = await seedIssuedInvoices(service.db, [{ rang: 1, total: 100_00, requestId }]);
    const cashed = await cash('300.00');
    const kept = await keep(await depositOf(cashed), '100.00', 'remise_en_etat');
    await settle(kept, invoiceId, '100.00');
    await hand((await prepare([{ id: cashed, reference: '0042' }])).id);
    await bounce(cashed);
    const { heldDeposits, invoicesToPay } = await call(
      '{ heldDeposits { etat montant retenu estArgent suites leveePossible } invoicesToPay { id reste } }',
    );
    expect(heldDeposits).toEqual([
      {
        etat: 'retenue',
        montant: '300.00',
        retenu: '100.00',
        estArgent: false,
        suites: ['encaissee'],
        leveePossible: true,
      },
    ]);
    expect(invoicesToPay).toEqual([{ id: invoiceId, reste: '100.00' }]);
    expect(await unpaid()).toEqual({ montant: '0.00', totalCount: 0 });
  });

  it('have the cheque of a deposit come back whose rest was given back: that is owed', async () => {
    const [invoiceId = 0] = await seedIssuedInvoices(service.db, [{ rang: 1, total: 100_00, requestId }]);
    const cashed = await cash('300.00');
    const deposit = await depositOf(cashed);
    const kept = await keep(deposit, '100.00', 'remise_en_etat');
    await settle(kept, invoiceId, '100.00');
    const { id: slipId } = await prepare([{ id: cashed, reference: '0042' }]);
    await hand(slipId);
    await move(deposit, 'rendue');
    expect(await deal()).toMatchObject({ recu: '100.00', aPayer: '0.00' });
    const { cheques } = await bounce(cashed, { frais: '12.00' });
    expect(cheques).toMatchObject([{ id: cashed, rendu: '200.00', seRepresente: true }]);
    expect(cheques[0].messageImpaye).toContain('rendu 200,00\u00a0€');
    expect(await deal()).toMatchObject({ recu: '-200.00', aPayer: '300.00' });
    expect(await unpaid()).toEqual({ montant: '200.00', totalCount: 1 });
    const owed = await service.db.ledgerEntry.findFirstOrThrow({ where: { nature: 'impaye_du' } });
    expect(owed).toMatchObject({ requestId, chequeId: cashed, motif: returnReason('Sans provision') });
    await expect(reverse(owed.id)).rejects.toThrow(ledgerSentences.notReversible);
    const back = await service.db.ledgerEntry.findFirstOrThrow({ where: { nature: 'caution_rendue' } });
    await expect(reverse(back.id)).rejects.toThrow(ledgerSentences.isOwed);
    const { requestLedger } = await call(
      `{ requestLedger(requestId: ${requestId}) { cautions { etat estDue annulable suites aRendre } } }`,
    );
    expect(requestLedger.cautions).toEqual([
      { etat: 'rendue', estDue: true, annulable: null, suites: [], aRendre: '0.00' },
    ]);
    // The invoice has no content that the journal reads.
    expect(await journalSums()).toMatchObject({ cautions: 0, clients: 200_00 });
    // A part of it comes in by another means, and is given back to nobody.
    const part = await pay('50.00', { moyen: 'virement' });
    expect(await unpaid()).toEqual({ montant: '150.00', totalCount: 1 });
    await expect(refund(part, '1.00')).rejects.toThrow(paymentSentences.moreThanReceived(0));
    await reverse(part);
    const next = await again(cashed);
    expect(await deal()).toMatchObject({ recu: '100.00', aPayer: '0.00' });
    expect((await deal()).paiements).toContainEqual({ id: next, libre: '0.00' });
    expect(await unpaid()).toEqual({ montant: '0.00', totalCount: 0 });
    await hand((await prepare([{ id: next }])).id);
    await bounce(next);
    expect(await unpaid()).toEqual({ montant: '200.00', totalCount: 1 });
    expect(await journalSums()).toMatchObject({ cautions: 0, clients: 200_00 });
    expect(await checkLedger(service.db)).toMatchObject({ broken: null });
  });

  it('have what was kept to put things in order billed with the hire, once the cheque came back', async () => {
    await service.db.reservationRequest.update({ where: { id: requestId }, data: { statut: 'confirmee' } });
    const cashed = await cash('300.00');
    const deposit = await depositOf(cashed);
    await keep(deposit, '100.00', 'remise_en_etat');
    await hand((await prepare([{ id: cashed, reference: '0042' }])).id);
    await move(deposit, 'rendue');
    await bounce(cashed);
    expect(await unpaid()).toEqual({ montant: '200.00', totalCount: 1 });
    const fees = await service.db.reservationRequestItem.findMany({ where: { requestId, nature: 'frais' } });
    expect(fees).toMatchObject([{ nom: expect.stringContaining('Nappe tachée') }]);
    expect((await call('{ heldDeposits { id } }')).heldDeposits).toEqual([]);
  });

  it('have the cheque of a deposit come back, of which a loss stays kept, and is owed', async () => {
    const cashed = await cash('300.00');
    const deposit = await depositOf(cashed);
    await keep(deposit, '80.00', 'perte_ou_vol');
    await hand((await prepare([{ id: cashed, reference: '0042' }])).id);
    await move(deposit, 'rendue');
    await bounce(cashed);
    expect(await unpaid()).toEqual({ montant: '300.00', totalCount: 1 });
    expect(await journalSums()).toMatchObject({ cautions: 0, clients: 300_00, indemnites: -80_00 });
    await pay('300.00', { moyen: 'virement' });
    expect(await unpaid()).toEqual({ montant: '0.00', totalCount: 0 });
    expect(await journalSums()).toMatchObject({ clients: 0 });
  });

  it('have a payment of several requests come back: what was given back of it is owed by the last that it paid', async () => {
    const other = (await seedReservationRequest(service.db, { nom: 'Kerouanton' })).id;
    const [first = 0, second = 0] = await seedIssuedInvoices(service.db, [
      { rang: 1, total: 50_00, requestId },
      { rang: 2, total: 60_00, requestId: other },
    ]);
    const affectations = [
      { invoiceId: second, montant: '60.00' },
      { invoiceId: first, montant: '50.00' },
    ];
    const id = await pay('150.00', { requestId: null, affectations });
    await refund(id, '40.00');
    await hand((await prepare([{ id }])).id);
    await bounce(id);
    expect(await unpaid()).toEqual({ montant: '40.00', totalCount: 1 });
    expect(await deal()).toMatchObject({ recu: '-40.00', aPayer: '90.00' });
    const next = await again(id);
    expect(await deal()).toMatchObject({ recu: '50.00', aPayer: '0.00' });
    await expect(refund(next, '0.01')).rejects.toThrow(paymentSentences.moreThanReceived(0));
    expect(await unpaid()).toEqual({ montant: '0.00', totalCount: 0 });
  });

  it('have a payment of no request come back: what was given back of it is owed until it is presented again', async () => {
    const [invoiceId = 0] = await seedIssuedInvoices(service.db, [{ rang: 1, total: 50_00 }]);
    const id = await pay('90.00', { requestId: null, affectations: [{ invoiceId, montant: '50.00' }] });
    await refund(id, '40.00');
    await hand((await prepare([{ id }])).id);
    await bounce(id);
    expect(await unpaid()).toEqual({ montant: '40.00', totalCount: 1 });
    const next = await again(id);
    expect(await unpaid()).toEqual({ montant: '0.00', totalCount: 0 });
    expect((await call(`{ payment(id: ${next}) { libre } }`)).payment.libre).toBe('0.00');
    await expect(refund(next, '0.01')).rejects.toThrow(paymentSentences.moreThanReceived(0));
    await hand((await prepare([{ id: next }])).id);
    await bounce(next);
    expect(await unpaid()).toEqual({ montant: '40.00', totalCount: 1 });
  });

  it('are drawn with payments and deposits apart, their count and total', async () => {
    const [paid, cashed] = [await pay('120.00'), await cash('300.00')];
    const { id } = await prepare([
      { id: cashed, reference: '0042', banque: 'Banque de l’Odet' },
      { id: paid, reference: '7001' },
    ]);
    await hand(id);
    const { chequeSlipDocument } = await call(`{ chequeSlipDocument(id: ${id}) { fileName pdf } }`);
    expect(chequeSlipDocument.fileName).toBe('remise-de-cheques-001.pdf');
    const words = await wordsOfPdf(new Uint8Array(Buffer.from(chequeSlipDocument.pdf, 'base64')).buffer);
    for (const said of [
      'Remise de chèques',
      'FR76 3000',
      'Paiements',
      'Cautions encaissées',
      '7001',
      '0042',
      '2 chèques',
      '420,00',
    ])
      expect(words).toContain(said);
  });

  it('have each cheque on one slip at most, whatever happens, and none is lost', async () => {
    const acts = fc.array(
      fc.record({
        kind: fc.constantFrom(
          'pay',
          'cash',
          'refund',
          'prepare',
          'change',
          'undo',
          'hand',
          'bounce',
          'again',
          'reverse',
        ),
        pick: fc.nat(50),
        cents: fc.integer({ min: 1, max: 90_000 }),
      }),
      { minLength: 10, maxLength: 25 },
    );
    await fc.assert(
      fc.asyncProperty(acts, async (steps) => {
        const mayRefuse = (work: Promise<unknown>) =>
          work.catch((error: Error) => {
            // A refusal is one of the product, nothing else.
            if (!/^(CONFLICT|VALIDATION|NOT_FOUND): /.test(error.message)) throw error;
          });
        for (const { kind, pick, cents } of steps) {
          const one = <Item>(items: readonly Item[]) => items[pick % Math.max(1, items.length)];
          const slips = await service.db.chequeSlip.findMany({ orderBy: { id: 'asc' } });
          const known = await service.db.ledgerEntry.findMany({
            where: { moyen: 'cheque', nature: { in: ['paiement', 'caution_encaissee'] }, reversesId: null },
            orderBy: { id: 'asc' },
          });
          const some = known.filter(({ id }) => (id + pick) % 2 === 0).map(({ id }) => ({ id }));
          const montant = (cents / 100).toFixed(2);
          if (kind === 'pay') await pay(montant);
          else if (kind === 'cash') await cash(montant);
          else if (kind === 'prepare') {
            const { cheques } = await waiting();
            await mayRefuse(
              prepare(
                pick % 3 === 0 ? some : cheques.slice(0, (pick % 4) + 1).map(({ id }: { id: number }) => ({ id })),
              ),
            );
          } else if (kind === 'change') await mayRefuse(change(one(slips)?.id ?? 1, some));
          else if (kind === 'undo') await mayRefuse(undo(one(slips)?.id ?? 1));
          else if (kind === 'hand') await mayRefuse(hand(one(slips)?.id ?? 1));
          else if (kind === 'refund') await mayRefuse(refund(one(known)?.id ?? 1, montant));
          else if (kind === 'again') await mayRefuse(again(one(known)?.id ?? 1));
          else if (kind === 'bounce') await mayRefuse(bounce(one(known)?.id ?? 1));
          else await mayRefuse(reverse(one(known)?.id ?? 1));
        }
        await requireWhole();
      }),
      { numRuns: 6 },
    );
  });

  /** Slips and what waits are what came in, without what came back or was taken back. */
  async function requireWhole(): Promise<void> {
    const { db } = service;
    const sumOf = async (where: object) =>
      toCents((await db.ledgerEntry.aggregate({ where, _sum: { montant: true } }))._sum.montant?.toFixed(2) ?? '0');
    const received = await sumOf({ moyen: 'cheque', nature: { in: ['paiement', 'caution_encaissee'] } });
    const atBank = await sumOf({ nature: 'remise_en_banque' });
    const lines = await db.chequeSlipLine.findMany({ include: { entry: true } });
    const prepared = lines.reduce((sum, { entry }) => sum + toCents(entry.montant.toFixed(2)), 0);
    expect(atBank + prepared + toCents((await waiting()).total)).toBe(received);
    const { data } = await service.graphql(`{ chequeSlips(pageSize: 100) { items { cheques { id } } } }`, {}, token);
    const ids = data.chequeSlips.items.flatMap(({ cheques }: { cheques: { id: number }[] }) =>
      cheques.map(({ id }) => id),
    );
    expect(new Set(ids).size).toBe(ids.length);
    // No more is free of payments than came in for their request.
    const free = (await freeByRequest(db, [requestId])).get(requestId) ?? 0;
    const ofPayments = (await freePaymentsOf(db, requestId)).reduce((sum, payment) => sum + payment.free, 0);
    expect(ofPayments).toBe(Math.max(0, free));
    expect(toCents((await deal()).recu)).toBe(free);
    expect(await checkLedger(db)).toMatchObject({ broken: null });
  }
});
