import { todayInParis } from '@barnum/rules/dates/paris-time';
import { ledgerSentences } from '@barnum/rules/money/ledger/ledger';
import { paymentSentences } from '@barnum/rules/money/ledger/payments';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { daysAgo } from '../../../../../prisma/seed/dates.ts';
import { seedIssuedInvoices } from '../../../../../prisma/seed/money/invoices.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { onEveryDatabase } from '../../../test/support/service.ts';
import { wordsOfPdf } from '../../../test/support/words-of-pdf.ts';
import { invoiceSearchColumns } from '../invoices/invoice-search.domain.ts';
import { checkLedger } from '../ledger/check-ledger.domain.ts';

const today = todayInParis();

onEveryDatabase('payments', (service) => {
  let token: string;
  beforeEach(async () => {
    token = await service.signIn('administrator');
  });
  const call = (query: string, variables: Record<string, unknown> = {}) => service.graphql(query, variables, token);

  const record = async (input: Record<string, unknown>) => {
    const { data, errors } = await call(
      `mutation ($input: PaymentInput!) { recordPayment(input: $input) {
        id montant moyen payeur requestId libre affectations { id numero montant } } }`,
      { input: { date: today, moyen: 'virement', ...input } },
    );
    return { payment: data?.recordPayment, refusal: errors[0]?.extensions?.fields };
  };
  const reverse = async (id: number, motif = 'Saisi par erreur') =>
    (await call('mutation ($id: Int!, $motif: String!) { reverseLedgerEntry(id: $id, motif: $motif) }', { id, motif }))
      .errors[0];
  const toPay = async () =>
    Object.fromEntries(
      (await call('{ invoicesToPay { numero reste } }')).data.invoicesToPay.map(
        ({ numero, reste }: { numero: string; reste: string }) => [numero, reste],
      ),
    );

  let rank = 0;
  const issued = async (total: string, columns: Record<string, unknown> = {}) => {
    rank += 1;
    const content = { tva: [{ taux: '20.00', total: Number(total) * 100 }], acomptes: [] };
    return service.db.invoice.create({
      data: {
        nature: 'facture',
        draft: {},
        content,
        client: 'Mairie de Plougastel',
        total,
        du: total,
        auteur: '',
        serie: 'facture',
        annee: 2026,
        rang: rank,
        numero: `F-2026-${rank}`,
        date: daysAgo(0),
        issuedAt: daysAgo(0),
        ...columns,
      },
    });
  };

  it('are found by the number and the client of their invoices, however these are written', async () => {
    await issued('10.00');
    const numero = 'F-2026-00099';
    const client = { nom: 'Crêperie de l’Île-aux-Moines', contact: '', siren: '', siret: '', email: '' };
    const columns = { numero, client: client.nom, ...invoiceSearchColumns(numero, client) };
    const { id } = await issued('100.00', columns);
    const sought = async (search: string) => {
      const query =
        'query ($search: String) { invoicesToPay(search: $search) { numero } payments(search: $search) { totalCount } }';
      const { data } = await call(query, { search });
      return [data.invoicesToPay.map((found: { numero: string }) => found.numero), data.payments.totalCount];
    };
    const { refusal } = await record({ montant: '20', affectations: [{ invoiceId: id, montant: '20' }] });
    expect(refusal).toBeUndefined();
    for (const search of [
      'creperie ile',
      'l’ile-aux‑moines',
      'F‑2026‑00099',
      'f-2026-0009',
      'F-20',
      'facture n° F-2026-00099',
    ])
      expect(await sought(search), search).toEqual([[numero], 1]);
    for (const search of ['F-2026-00098', 'A-2026', 'D-2026']) expect(await sought(search), search).toEqual([[], 0]);
  });

  it('are found by who paid and by their reference, however these are written', async () => {
    const { id: requestId } = await seedReservationRequest(service.db);
    await record({ montant: '10', requestId, payeur: 'Crêperie du Cœur', reference: 'VIR-2026 7' });
    await record({ montant: '10', requestId, payeur: 'Le Goff', reference: '' });
    const query = 'query ($search: String) { payments(search: $search) { totalCount } }';
    const count = async (search: string) => (await call(query, { search })).data.payments.totalCount;
    for (const search of ['creperie coeur', 'CŒUR', 'vir 2026-7', 'vir2026', 'crêperie']) {
      expect(await count(search), search).toBe(1);
    }
    await record({ montant: '10', requestId, payeur: '𠮷野 🎉', reference: 'VIR-2026-07/45' });
    const own = ['VIR-2026-07/45', 'vir 2026 07 45', 'vir-2026-07', '𠮷野', '🎉', '𠮷野 🎉'];
    for (const search of own) expect(await count(search), search).toBe(1);
    for (const search of [`n° ${requestId}`, `demande ${requestId}`]) expect(await count(search), search).toBe(3);
    for (const search of ['creperies', 'vir 2027', 'cor', '.*']) expect(await count(search), search).toBe(0);
  });

  it('settle invoices, also in part, and leave the rest free', async () => {
    const [one, other] = [await issued('100.00'), await issued('50.00')];
    const affectations = [
      { invoiceId: one.id, montant: '100' },
      { invoiceId: other.id, montant: '20.5' },
    ];
    const { payment } = await record({ montant: '150', reference: 'VIR 7', affectations });
    expect(payment).toMatchObject({ montant: '150.00', payeur: 'Mairie de Plougastel', libre: '29.50' });
    expect(await toPay()).toEqual({ [other.numero ?? '']: '29.50' });
    const allocate =
      'mutation ($id: Int!, $invoiceId: Int!) { allocatePayment(id: $id, invoiceId: $invoiceId, montant: "29.50") }';
    expect((await call(allocate, { id: payment.id, invoiceId: other.id })).data.allocatePayment).toBe(true);
    expect(await toPay()).toEqual({});
    const { errors } = await call(allocate, { id: payment.id, invoiceId: other.id });
    expect(errors[0]?.message).toBe('Cette facture est déjà payée');
  });

  it('are of something, and no more than it is or than is owed', async () => {
    const invoice = await issued('100.00');
    const draft = await service.db.invoice.create({
      data: { nature: 'facture', draft: {}, client: '', total: 1, du: 1, auteur: '' },
    });
    const settle = (montant: string, invoiceId = invoice.id) => ({ affectations: [{ invoiceId, montant }] });
    const requestId = 'Veuillez dire à quelle demande ou à quelle facture ce paiement se rapporte';
    expect((await record({ montant: '10' })).refusal).toEqual({ requestId });
    expect((await record({ montant: '10', requestId: 99 })).refusal).toEqual({
      requestId: 'Cette demande n’existe plus',
    });
    expect((await record({ montant: '10', ...settle('10.01') })).refusal).toEqual({
      montant: 'Le total affecté dépasse ce paiement',
    });
    expect((await record({ montant: '200', ...settle('100.01') })).refusal).toEqual({
      'affectations.0.montant': paymentSentences.moreThanDue(100_00),
    });
    expect((await record({ montant: '1', ...settle('1', draft.id) })).refusal).toEqual({
      'affectations.0.invoiceId': 'Un brouillon ne se règle pas\u00a0: émettez d’abord la facture',
    });
    expect((await record({ montant: '0', requestId: 1 })).refusal).toEqual({
      montant: 'Veuillez saisir un montant supérieur à 0',
    });
    const tomorrow = todayInParis(daysAgo(-1));
    expect((await record({ montant: '1', requestId: 1, date: tomorrow })).refusal).toEqual({
      date: 'Cette date est à venir',
    });
    expect(await service.db.ledgerEntry.count()).toBe(0);
  });

  it('take no more cash than the law allows for one debt', async () => {
    const { id: requestId } = await seedReservationRequest(service.db);
    const invoice = await issued('2000.00', { requestId });
    const alone = await issued('2000.00');
    const cash = { moyen: 'especes' };
    const settle = (montant: string, invoiceId: number) => ({ montant, affectations: [{ invoiceId, montant }] });
    expect((await record({ ...cash, montant: '600', requestId })).payment).toMatchObject({ libre: '600.00' });
    expect((await record({ ...cash, ...settle('400.01', invoice.id) })).refusal).toEqual({
      montant: paymentSentences.cash(600_00),
    });
    expect((await record({ ...cash, ...settle('400', invoice.id) })).refusal).toBeUndefined();
    expect((await record({ ...cash, ...settle('1000.01', alone.id) })).refusal).toEqual({
      montant: paymentSentences.cash(0),
    });
    expect((await record({ ...settle('1500', alone.id) })).refusal).toBeUndefined();
  });

  it('give no more back in cash than the law allows, in one part or several', async () => {
    const { id: requestId } = await seedReservationRequest(service.db);
    const { payment } = await record({ montant: '1500', requestId });
    const refund = async (montant: string, moyen = 'especes') =>
      (
        await call('mutation ($input: RefundInput!) { recordRefund(input: $input) { montant } }', {
          input: { id: payment.id, date: today, moyen, montant },
        })
      ).errors[0]?.extensions?.fields;
    expect(await refund('1000.01')).toEqual({ montant: paymentSentences.cashBack(0) });
    expect(await refund('600')).toBeUndefined();
    expect(await refund('400.01')).toEqual({ montant: paymentSentences.cashBack(600_00) });
    expect(await refund('400')).toBeUndefined();
    expect(await refund('500', 'virement')).toBeUndefined();
  });

  it('are reversed once, with a reason, and are then as if they had never been', async () => {
    const { id: requestId } = await seedReservationRequest(service.db);
    const invoice = await issued('100.00', { requestId });
    const affectations = [{ invoiceId: invoice.id, montant: '60' }];
    const { payment } = await record({ montant: '60', affectations });
    expect(payment.requestId).toBe(requestId);
    expect((await reverse(payment.id, ' '))?.extensions?.fields).toEqual({ motif: 'Veuillez dire pourquoi' });
    expect(await reverse(payment.id)).toBeUndefined();
    expect(await toPay()).toEqual({ [invoice.numero ?? '']: '100.00' });
    expect((await reverse(payment.id))?.message).toBe('Cette écriture est déjà annulée');
    expect((await reverse(payment.id + 2))?.message).toMatch(/^Une annulation ne s’annule pas/);
    const { data } = await call(
      '{ payments { totalCount items { id libre affectations { id } contrePassation { motif auteur } } } }',
    );
    expect(data.payments).toEqual({
      totalCount: 1,
      items: [
        {
          id: payment.id,
          libre: '0.00',
          affectations: [],
          contrePassation: { motif: 'Saisi par erreur', auteur: 'admin@barnum.example' },
        },
      ],
    });
  });

  it('are given back, as far as there is something to give back', async () => {
    const { id: requestId } = await seedReservationRequest(service.db);
    const { payment } = await record({ montant: '80', requestId });
    const refund = (montant: string, date = today) =>
      call('mutation ($input: RefundInput!) { recordRefund(input: $input) { montant isRefund } }', {
        input: { id: payment.id, date, moyen: 'virement', montant },
      });
    const early = (await refund('30', todayInParis(daysAgo(1)))).errors[0];
    expect(early?.extensions?.fields).toEqual({ date: ledgerSentences.dateEarlier(today) });
    expect((await refund('80.01')).errors[0]?.message).toBe(paymentSentences.moreThanReceived(80_00));
    expect((await refund('30')).data.recordRefund).toEqual({ montant: '-30.00', isRefund: true });
    const { data } = await call('query ($id: Int!) { requestLedger(requestId: $id) { recu paiements { libre } } }', {
      id: requestId,
    });
    expect(data.requestLedger).toEqual({ recu: '50.00', paiements: [{ libre: '50.00' }, { libre: '0.00' }] });
    expect((await reverse(payment.id))?.message).toMatch(/annulez d’abord ce remboursement$/);
  });

  it('are given back of an invoice, as far as more came in than it asks for', async () => {
    const invoice = await issued('100.00');
    const affectations = [{ invoiceId: invoice.id, montant: '100' }];
    await record({ montant: '100', affectations });
    const refund = (montant: string) =>
      call('mutation ($input: RefundInput!) { recordRefund(input: $input) { id montant payeur } }', {
        input: { invoiceId: invoice.id, date: today, moyen: 'virement', montant },
      });
    expect((await refund('1')).errors[0]?.message).toBe(paymentSentences.moreThanReceived(0));
    const taken = { nature: 'avoir', serie: 'avoir', correctsId: invoice.id, numero: 'A-2026-1' };
    await issued('30.00', taken);
    const given = (await refund('30')).data.recordRefund;
    expect(given).toMatchObject({ montant: '-30.00', payeur: 'Mairie de Plougastel' });
    const query = 'query ($id: Int!) { receipt(id: $id) { pdf } }';
    const { pdf } = (await call(query, { id: given.id })).data.receipt;
    const words = await wordsOfPdf(new Uint8Array(Buffer.from(pdf, 'base64')).buffer);
    for (const said of ['Remboursé le', 'Remboursé par', 'Mairie de Plougastel', `Facture ${invoice.numero}`, '30,00'])
      expect(words).toContain(said);
    expect((await refund('0.01')).errors[0]?.message).toBe(paymentSentences.moreThanReceived(0));
    const { data } = await call('query ($id: Int!) { invoice(id: $id) { regle reste etat } }', { id: invoice.id });
    expect(data.invoice).toEqual({ regle: '70.00', reste: '0.00', etat: 'payee' });
    // Without the payment less than nothing would have come in for it.
    const { id } = await service.db.ledgerEntry.findFirstOrThrow({ where: { nature: 'paiement' } });
    expect((await reverse(id))?.message).toBe(ledgerSentences.refundOfInvoiceFirst);
    expect(await reverse(given.id)).toBeUndefined();
    expect(await reverse(id)).toBeUndefined();
  });

  it('are summed up by means and by rate', async () => {
    const parTaux = [
      { taux: '20.00', total: 90_00 },
      { taux: '10.00', total: 30_00 },
    ];
    const [invoiceId] = await seedIssuedInvoices(service.db, [{ rang: 1, date: today, parTaux }]);
    await record({ montant: '40.01', affectations: [{ invoiceId, montant: '40.01' }] });
    const { id: requestId } = await seedReservationRequest(service.db);
    await record({ montant: '25', moyen: 'especes', requestId });
    const { payment } = await record({ montant: '7', moyen: 'carte', requestId });
    await reverse(payment.id);
    const { data } = await call(
      `query ($day: Date!) { ledgerTotals(du: $day, au: $day) {
        total parMoyen { moyen montant } parTaux { taux montant horsTaxes tva } } }`,
      { day: today },
    );
    expect(data.ledgerTotals).toEqual({
      total: '65.01',
      parMoyen: [
        { moyen: 'virement', montant: '40.01' },
        { moyen: 'especes', montant: '25.00' },
        { moyen: 'carte', montant: '0.00' },
      ],
      parTaux: [
        { taux: '20.00', montant: '30.01', horsTaxes: '25.01', tva: '5.00' },
        { taux: '10.00', montant: '10.00', horsTaxes: '9.09', tva: '0.91' },
      ],
    });
  });

  it('never settle more than they are, nor an invoice with more than it asks for, whatever is done', async () => {
    const invoices = [await issued('30.00'), await issued('20.00')];
    const action = fc.record({ what: fc.nat(2), amount: fc.integer({ min: 1, max: 60_00 }), at: fc.nat(9) });
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 3, maxLength: 6 }), async (actions) => {
        for (const { what, amount, at } of actions) {
          const invoiceId = invoices[at % 2]?.id;
          const montant = (amount / 100).toFixed(2);
          const entries = await service.db.ledgerEntry.findMany({ select: { id: true, nature: true } });
          const chosen = entries[at % Math.max(1, entries.length)]?.id ?? 1;
          if (what === 0) await record({ montant, affectations: [{ invoiceId, montant }] });
          if (what === 1) await record({ montant: '60', affectations: [{ invoiceId, montant }] });
          if (what === 2) await reverse(chosen);
        }
        const [wrong] = await service.db.$queryRaw<object[]>`
          SELECT 1 FROM ledger_entries p JOIN ledger_entries a ON a.source_id = p.id
          WHERE p.nature = 'paiement' GROUP BY p.id HAVING sum(a.montant) > p.montant OR sum(a.montant) < 0
          UNION ALL SELECT 2 FROM invoices i JOIN invoice_settlements s ON s.invoice_id = i.id
          WHERE s.settled > i.du OR s.settled < 0`;
        expect(wrong).toBeUndefined();
      }),
      { numRuns: 4 },
    );
    expect(await checkLedger(service.db)).toMatchObject({ broken: null });
  });

  it('have a receipt, which names what they settle', async () => {
    const invoice = await issued('100.00');
    const affectations = [{ invoiceId: invoice.id, montant: '60' }];
    const { payment } = await record({ montant: '75', moyen: 'cheque', reference: '0042', affectations });
    const query = 'query ($id: Int!) { receipt(id: $id) { fileName pdf } }';
    const { fileName, pdf } = (await call(query, { id: payment.id })).data.receipt;
    expect(fileName).toBe('recu-00001.pdf');
    const words = await wordsOfPdf(new Uint8Array(Buffer.from(pdf, 'base64')).buffer);
    for (const said of ['Mairie de Plougastel', 'chèque n° 0042', invoice.numero, '60,00', 'À valoir', '75,00'])
      expect(words).toContain(said);
    await reverse(payment.id);
    expect((await call(query, { id: payment.id })).errors[0]?.extensions?.code).toBe('NOT_FOUND');
  });

  it('are not for a company that invoices elsewhere', async () => {
    const { id: requestId } = await seedReservationRequest(service.db);
    await service.db.invoiceSettings.create({ data: { settings: { actif: false } } });
    const { data } = await call('mutation ($input: PaymentInput!) { recordPayment(input: $input) { id } }', {
      input: { date: today, moyen: 'carte', montant: '1', requestId },
    });
    expect(data).toBeNull();
    expect(await service.db.ledgerEntry.count()).toBe(0);
  });
});
