import { addDays } from '@barnum/rules/dates/days';
import { journalSums } from '@barnum/rules/money/invoice-exports/journal-sums';
import { defaultInvoiceSettings, vatAccount } from '@barnum/rules/money/invoices/invoice-settings';
import { invoiceExportPaths } from '@barnum/rules/paths';
import { toCents } from '@barnum/rules/prices/amounts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seedArticle } from '../../../../../../prisma/seed/catalogue/articles.ts';
import { seedIssuedInvoices } from '../../../../../../prisma/seed/money/invoices.ts';
import { seedReservationRequest } from '../../../../../../prisma/seed/requests/reservation-requests.ts';
import { seedDemoCompanyInfo } from '../../../../../../prisma/seed/site/company-info.ts';
import { onEveryDatabase } from '../../../../test/support/service.ts';
import { readInvoiceSettings, saveInvoiceSettings } from '../../invoice-settings/invoice-settings.domain.ts';
import { appendEntry, lockLedger, type NewEntry, reverseOf } from '../../ledger/ledger.domain.ts';

const auteur = 'admin@barnum.example';
const months = ['2026-04', '2026-05', '2026-06', '2026-07'] as const;
const monthEnds = ['2026-04-30', '2026-05-31', '2026-06-30', '2026-07-31'] as const;

type Share = [taux: string, ttc: number, ht: number, tva: number];

onEveryDatabase('the VAT of a period', (service) => {
  const enter = (entry: NewEntry) =>
    service.db.$transaction(async (tx) => {
      await lockLedger(tx);
      return appendEntry(tx, entry, { auteur });
    });
  /** Money of a request, and what of it is counted against an invoice on the same day. */
  const pay = async (date: string, montant: number, { requestId = null, invoiceId }: Links) => {
    const payment = await enter({ nature: 'paiement', moyen: 'virement', date, montant, requestId });
    if (invoiceId) await settle(date, montant, { sourceId: payment.id, invoiceId, requestId });
    return payment;
  };
  const settle = (
    date: string,
    montant: number,
    of: { sourceId: number; invoiceId: number; requestId: number | null },
  ) => enter({ nature: 'affectation', moyen: 'virement', date, montant, ...of });
  const rates = 'taux montant horsTaxes tva';
  const read = async (du: string, au: string) => {
    const query = `query ($du: Date!, $au: Date!) { vatFigures(du: $du, au: $au) {
      declarer: aDeclarer { ${rates} } facture { ${rates} } recu { ${rates} } enAttente
      sansFacture { requestId montant depuis attendEncore }
      corrections { date nature numero requestId parTaux { ${rates} } }
      documents(assiette: declarer, pageSize: 100) { totalCount items { numero requestId jours parTaux { ${rates} } } } } }`;
    const { data, errors } = await service.graphql(query, { du, au }, await service.signIn('administrator'));
    expect(errors).toEqual([]);
    const { declarer, facture, recu, documents, corrections, ...rest } = data.vatFigures;
    return {
      declarer: declarer.map(shareOf),
      facture: facture.map(shareOf),
      recu: recu.map(shareOf),
      documents: documents.items.map((part: { parTaux: Told[] }) => ({ ...part, parTaux: part.parTaux.map(shareOf) })),
      corrections: corrections.map((act: { parTaux: Told[] }) => ({ ...act, parTaux: act.parTaux.map(shareOf) })),
      ...rest,
    };
  };
  /** The tax of what came in, month by month, as *Activité* has it. */
  const receivedTaxes = async (du: string, au: string) => {
    const query = `query ($du: Date!, $au: Date!) { monthlyFigures(du: $du, au: $au) { mois recu recuHorsTaxes } }`;
    const { data } = await service.graphql(query, { du, au }, await service.signIn('administrator'));
    return new Map<string, number>(
      data.monthlyFigures.map(({ mois, recu, recuHorsTaxes }: Record<string, string>) => [
        mois,
        toCents(recu ?? '') - toCents(recuHorsTaxes ?? ''),
      ]),
    );
  };
  /** What the accountant's journal of a period has on the accounts of VAT, the highest rate first. */
  const bookedTaxes = async (du: string, au: string) => {
    const { body } = await service.app.inject({
      url: `${invoiceExportPaths.journal}?du=${du}&au=${au}`,
      headers: { authorization: `Bearer ${await service.signIn('administrator')}` },
    });
    const { debit, credit } = journalSums(body);
    expect(debit).toBe(credit);
    const { comptes } = defaultInvoiceSettings;
    const rates = ['20.00', '10.00', '5.50'] as const;
    return rates
      .map((taux) => {
        const lines = body.split('\r\n').filter((line) => line.split(';')[3] === vatAccount(comptes, taux));
        const cents = lines.map((line) =>
          line
            .split(';')
            .slice(-2)
            .map((cell) => toCents(cell.replace(',', '.') || '0')),
        );
        return [taux, cents.reduce((sum, [debited = 0, credited = 0]) => sum + credited - debited, 0)] as const;
      })
      .filter(([, tva]) => tva !== 0);
  };
  const exportLines = async (du: string, au: string): Promise<string> => {
    const { body } = await service.app.inject({
      url: `${invoiceExportPaths.vatLines}?du=${du}&au=${au}`,
      headers: { authorization: `Bearer ${await service.signIn('administrator')}` },
    });
    return body;
  };
  const deal = async (prix: number) => dealOf([{ taux: '20.00', total: Math.round(prix * 100) }]);
  const dealOf = async (parTaux: readonly RatePart[]) => {
    const items = [];
    for (const { taux, total } of parTaux) {
      const priced = { prix: total / 100, tauxTva: Number(taux) };
      const article = await seedArticle(service.db, { nom: 'Tente', unite: 'weekend', quantite: null, ...priced });
      items.push({ articleId: article.id, quantite: 1 });
    }
    const { id } = await seedReservationRequest(service.db, { items });
    await service.db.reservationRequest.update({ where: { id }, data: { statut: 'confirmee' } });
    return id;
  };

  it('is due when money comes in, an acompte with or without an invoice, and once', async () => {
    const requestId = await deal(1200);
    const { id: sourceId } = await pay('2026-04-20', 36_000, { requestId });
    expect(await read('2026-04-01', '2026-04-30')).toMatchObject({
      declarer: [['20.00', 36_000, 30_000, 6_000]],
      facture: [],
      sansFacture: [{ requestId, montant: '360.00', depuis: '2026-04-20', attendEncore: true }],
      documents: [{ numero: null, requestId, jours: ['2026-04-20'], parTaux: [['20.00', 36_000, 30_000, 6_000]] }],
    });
    const [invoiceId = 0] = await seedIssuedInvoices(service.db, [
      { rang: 1, date: '2026-05-04', total: 36_000, nature: 'acompte', requestId },
    ]);
    await settle('2026-05-04', 36_000, { sourceId, invoiceId, requestId });
    expect(await read('2026-05-01', '2026-05-31')).toMatchObject({
      declarer: [],
      facture: [['20.00', 36_000, 30_000, 6_000]],
      recu: [],
      sansFacture: [],
    });
    // What stood without an invoice at the end of April is in order since.
    expect((await read('2026-04-01', '2026-04-30')).sansFacture).toEqual([
      { requestId, montant: '360.00', depuis: '2026-04-20', attendEncore: false },
    ]);
  });

  it('counts no more of a deal than it asks for: the rest waits', async () => {
    const requestId = await deal(100);
    await pay('2026-04-20', 15_000, { requestId });
    await pay('2026-04-21', 2_000, {});
    expect(await read('2026-04-01', '2026-04-30')).toMatchObject({
      declarer: [['20.00', 10_000, 8_333, 1_667]],
      enAttente: '70.00',
    });
  });

  it('counts no more of an invoice than it asked for: the rest waits until it is given back', async () => {
    const [invoiceId = 0] = await seedIssuedInvoices(service.db, [{ rang: 1, date: '2026-04-10', total: 12_000 }]);
    const payment = await pay('2026-04-12', 12_000, { invoiceId });
    await pay('2026-04-20', 12_000, { invoiceId });
    for (const entry of await service.db.ledgerEntry.findMany({ where: { sourceId: payment.id } }))
      await enter(reverseOf(entry, { date: '2026-06-20', motif: 'Rejet' }));
    await enter(reverseOf(payment, { date: '2026-06-20', motif: 'Rejet' }));
    expect(await read('2026-04-01', '2026-04-30')).toMatchObject({
      declarer: [['20.00', 12_000, 10_000, 2_000]],
      recu: [['20.00', 12_000, 10_000, 2_000]],
      enAttente: '120.00',
    });
    // Nothing of it was touched in May.
    expect(await read('2026-05-01', '2026-05-31')).toMatchObject({ recu: [], enAttente: '120.00' });
    expect(await read('2026-06-01', '2026-06-30')).toMatchObject({ recu: [], enAttente: '0.00' });
  });

  it('is due at the invoice under the option, or at the receipt that came before it', async () => {
    const requestId = await deal(1200);
    const { id: sourceId } = await pay('2026-04-20', 36_000, { requestId });
    const [invoiceId = 0] = await seedIssuedInvoices(service.db, [
      { rang: 1, date: '2026-05-04', total: 120_000, debits: true, requestId },
    ]);
    await settle('2026-05-04', 36_000, { sourceId, invoiceId, requestId });
    await pay('2026-06-02', 84_000, { requestId, invoiceId });
    expect((await read('2026-04-01', '2026-04-30')).declarer).toEqual([['20.00', 36_000, 30_000, 6_000]]);
    expect((await read('2026-05-01', '2026-05-31')).declarer).toEqual([['20.00', 84_000, 70_000, 14_000]]);
    expect(await read('2026-06-01', '2026-06-30')).toMatchObject({
      declarer: [],
      recu: [['20.00', 84_000, 70_000, 14_000]],
    });
  });

  it('of a reversal and of a refund counts on their own days', async () => {
    const [invoiceId = 0] = await seedIssuedInvoices(service.db, [{ rang: 1, date: '2026-04-10', total: 12_000 }]);
    await pay('2026-04-12', 12_000, { invoiceId });
    await seedIssuedInvoices(service.db, [
      { rang: 1, nature: 'avoir', date: '2026-05-03', total: 6_000, correctsId: invoiceId },
    ]);
    await enter({ nature: 'remboursement', moyen: 'virement', date: '2026-06-01', montant: -6_000, invoiceId });
    expect((await read('2026-04-01', '2026-04-30')).declarer).toEqual([['20.00', 12_000, 10_000, 2_000]]);
    expect(await read('2026-05-01', '2026-05-31')).toMatchObject({
      declarer: [],
      facture: [['20.00', -6_000, -5_000, -1_000]],
    });
    expect((await read('2026-06-01', '2026-06-30')).declarer).toEqual([['20.00', -6_000, -5_000, -1_000]]);
  });

  it('tells corrections of what counted before the period apart, each with its document', async () => {
    const [invoiceId = 0, other = 0] = await seedIssuedInvoices(service.db, [
      { rang: 1, date: '2026-04-10', total: 12_000 },
      { rang: 2, date: '2026-04-10', total: 24_000, debits: true },
    ]);
    const payment = await pay('2026-04-12', 12_000, { invoiceId });
    const [settled] = await service.db.ledgerEntry.findMany({ where: { sourceId: payment.id } });
    for (const entry of settled ? [settled, payment] : []) {
      await enter(reverseOf(entry, { date: '2026-05-06', motif: 'Chèque revenu' }));
    }
    // Paid again on the same day: the correction is whole all the same.
    await pay('2026-05-06', 12_000, { invoiceId });
    await seedIssuedInvoices(service.db, [
      { rang: 1, nature: 'avoir', date: '2026-05-03', total: 6_000, correctsId: other },
      { rang: 2, nature: 'avoir', date: '2026-05-07', total: 12_000, correctsId: invoiceId },
    ]);
    await enter({ nature: 'remboursement', moyen: 'virement', date: '2026-06-01', montant: -12_000, invoiceId });
    expect((await read('2026-04-01', '2026-04-30')).corrections).toEqual([]);
    const ofNone = { requestId: null };
    expect((await read('2026-05-01', '2026-05-31')).corrections).toEqual([
      {
        ...ofNone,
        date: '2026-05-03',
        nature: 'avoir',
        numero: 'A-2026-00001',
        parTaux: [['20.00', -6_000, -5_000, -1_000]],
      },
      {
        ...ofNone,
        date: '2026-05-06',
        nature: 'annulation',
        numero: 'F-2026-00001',
        parTaux: [['20.00', -12_000, -10_000, -2_000]],
      },
      { ...ofNone, date: '2026-05-07', nature: 'avoir', numero: 'A-2026-00002', parTaux: [] },
    ]);
    expect((await read('2026-06-01', '2026-06-30')).corrections).toEqual([
      {
        ...ofNone,
        date: '2026-06-01',
        nature: 'remboursement',
        numero: 'F-2026-00001',
        parTaux: [['20.00', -12_000, -10_000, -2_000]],
      },
    ]);
    // Of a longer period, what it corrects is its own.
    expect((await read('2026-04-01', '2026-06-30')).corrections).toEqual([]);
  });

  it('stays where it was declared when the request is given up later: that counts on its own day', async () => {
    const requestId = await deal(1200);
    const payment = await pay('2026-04-20', 36_000, { requestId });
    await service.db.reservationRequest.update({ where: { id: requestId }, data: { statut: 'annulee' } });
    await service.db.requestEvent.create({
      data: { requestId, auteur, avant: 'confirmee', apres: 'annulee', createdAt: new Date('2026-05-10T10:00:00Z') },
    });
    const refund = { nature: 'remboursement', moyen: 'virement', date: '2026-06-02', montant: -36_000 } as const;
    await enter({ ...refund, requestId, sourceId: payment.id });
    const share = ['20.00', 36_000, 30_000, 6_000];
    const back = ['20.00', -36_000, -30_000, -6_000];
    expect(await read('2026-04-01', '2026-04-30')).toMatchObject({
      declarer: [share],
      recu: [share],
      enAttente: '0.00',
    });
    expect(await read('2026-05-01', '2026-05-31')).toMatchObject({
      declarer: [back],
      recu: [back],
      enAttente: '360.00',
      corrections: [{ date: '2026-05-10', nature: 'abandon', numero: null, requestId, parTaux: [back] }],
    });
    expect(await read('2026-06-01', '2026-06-30')).toMatchObject({ declarer: [], enAttente: '0.00', corrections: [] });
    expect((await read('2026-04-01', '2026-06-30')).corrections).toEqual([]);
  });

  it('keeps the name of a correction whatever comes after it', async () => {
    const [invoiceId = 0, other = 0] = await seedIssuedInvoices(service.db, [
      { rang: 1, date: '2026-04-10', total: 12_000 },
      { rang: 2, date: '2026-04-10', total: 12_000 },
    ]);
    const payment = await pay('2026-04-12', 12_000, { invoiceId });
    const [settled] = await service.db.ledgerEntry.findMany({ where: { sourceId: payment.id } });
    if (settled) await enter(reverseOf(settled, { date: '2026-05-06', motif: 'Autre facture' }));
    await settle('2026-05-06', 12_000, { sourceId: payment.id, invoiceId: other, requestId: null });
    const bounced = { nature: 'cheque_impaye', moyen: 'cheque', date: '2026-06-03', montant: 12_000 } as const;
    await enter({ ...bounced, chequeId: payment.id });
    const [may] = (await read('2026-05-01', '2026-05-31')).corrections;
    expect(may).toMatchObject({ nature: 'annulation', numero: 'F-2026-00001' });
  });

  it('bears no tax for what a franchise invoice still receives', async () => {
    const [invoiceId = 0] = await seedIssuedInvoices(service.db, [{ rang: 1, date: '2026-04-10', taux: null }]);
    await pay('2026-05-12', 12_000, { invoiceId });
    expect((await read('2026-05-01', '2026-05-31')).declarer).toEqual([[null, 12_000, 12_000, 0]]);
  });

  it('of a company in franchise is nothing, and its year stands beside the threshold that it set', async () => {
    const token = await service.signIn('administrator');
    const read = () =>
      service.graphql('{ franchiseTurnover(au: "2031-06-30") { annee recu seuil majore } }', {}, token);
    await pay('2031-01-01', 2_500_050, {});
    await pay('2031-12-31', 50_000, {});
    await pay('2030-12-31', 1_000, {});
    const { settings, updatedAt } = await readInvoiceSettings(service.db);
    const threshold = { ...settings, seuilFranchise: 37_500, seuilMajore: 41_250 };
    await saveInvoiceSettings(service.db, threshold, updatedAt);
    expect((await read()).data.franchiseTurnover).toBeNull();
    await seedDemoCompanyInfo(service.db);
    await service.db.companyInfo.update({ where: { nom: 'Régime de TVA' }, data: { valeur: 'Franchise' } });
    expect((await read()).data.franchiseTurnover).toEqual({
      annee: 2031,
      recu: '25500.50',
      seuil: '37500.00',
      majore: '41250.00',
    });
    // What was invoiced before the franchise counts without its VAT, what is since as it is.
    const [before = 0, since = 0] = await seedIssuedInvoices(service.db, [
      { rang: 1, date: '2031-02-10', total: 120_000 },
      { rang: 2, date: '2031-05-10', total: 50_000, taux: null },
    ]);
    await pay('2031-06-01', 120_000, { invoiceId: before });
    await pay('2031-06-01', 50_000, { invoiceId: since });
    expect((await read()).data.franchiseTurnover.recu).toBe('27000.50');
  });

  it('and what waits are all that came in, to the cent, of any history', async () => {
    let rang = 100;
    const cents = fc.integer({ min: 1, max: 90_000 });
    const receipt = fc.record({ after: fc.nat(110), cents, to: fc.constantFrom('invoice', 'deal', 'none') });
    const history = fc.record({ total: cents, receipts: fc.array(receipt, { maxLength: 4 }) });
    const receivedIn = async (du: string, au: string) => {
      const query = 'query ($du: Date!, $au: Date!) { monthlyFigures(du: $du, au: $au) { recu } }';
      const { data } = await service.graphql(query, { du, au }, await service.signIn('administrator'));
      return data.monthlyFigures.reduce((sum: number, { recu }: { recu: string }) => sum + toCents(recu), 0);
    };
    await fc.assert(
      fc.asyncProperty(history, async ({ total, receipts }) => {
        rang += 1;
        const requestId = await deal(total / 100);
        const [invoiceId = 0] = await seedIssuedInvoices(service.db, [
          { rang, date: '2026-04-05', total: Math.ceil(total / 2), nature: 'acompte', requestId },
        ]);
        for (const { after, cents, to } of receipts) {
          const links = { invoice: { requestId, invoiceId }, deal: { requestId }, none: {} }[to];
          await pay(addDays('2026-04-05', after), cents, links);
        }
        let waiting = 0;
        for (const [index, month] of months.entries()) {
          const period = [`${month}-01`, monthEnds[index] ?? month] as const;
          const { declarer, recu, enAttente } = await read(...period);
          const counted = recu.reduce((sum: number, [, ttc]: Share) => sum + ttc, 0);
          expect(counted + toCents(enAttente) - waiting).toBe(await receivedIn(...period));
          expect(declarer).toEqual(recu);
          waiting = toCents(enAttente);
        }
      }),
      { numRuns: 8, endOnFailure: true },
    );
  });

  it('is that of a count made entry by entry, of any history, and each figure is its documents', {
    timeout: 180_000,
  }, async () => {
    let rang = 0;
    const amount = fc.integer({ min: 1, max: 90_000 });
    const day = fc.integer({ min: 0, max: 110 }).map((days) => addDays('2026-04-05', days));
    const part = (taux: string) => fc.record({ taux: fc.constant(taux), total: amount });
    const rates = fc.oneof(fc.tuple(part('20.00')), fc.tuple(part('20.00'), part('10.00'), part('5.50')));
    // What the deals come to, which no line of the file says.
    const deals = new Map<string, readonly RatePart[]>();
    const invoice = fc.record({
      date: day,
      debits: fc.boolean(),
      parTaux: rates,
      payments: fc.array(fc.record({ after: fc.nat(40), cents: amount, isReversed: fc.boolean() }), { maxLength: 3 }),
      credit: fc.option(fc.record({ after: fc.nat(40), cents: amount, isRefunded: fc.boolean() })),
      ahead: fc.option(
        fc.record({ of: rates, receipts: fc.array(fc.record({ after: fc.nat(40), cents: amount }), { maxLength: 2 }) }),
      ),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(invoice, { minLength: 1, maxLength: 3 }), async (history) => {
        const before = [];
        for (const [index, month] of months.entries())
          before.push(await read(`${month}-01`, monthEnds[index] ?? month));
        const told: Counted[] = [];
        for (const { date, debits, parTaux, payments, credit, ahead } of history) {
          rang += 1;
          const [invoiceId = 0] = await seedIssuedInvoices(service.db, [{ rang, date, debits, parTaux }]);
          const asked = parTaux.reduce((sum, { total }) => sum + total, 0);
          const own: Counted = { date, debits, parTaux, credits: [], receipts: [] };
          for (const { after, cents, isReversed } of payments) {
            const paid = own.receipts.reduce((sum, receipt) => sum + Math.max(0, receipt.cents), 0);
            const montant = Math.min(cents, asked - paid);
            if (montant <= 0) continue;
            const on = addDays(date, after);
            const payment = await pay(on, montant, {});
            const step = await settle(on, montant, { sourceId: payment.id, invoiceId, requestId: null });
            own.receipts.push({ date: on, cents: montant });
            if (!isReversed) continue;
            const reversedOn = addDays(on, 12);
            for (const entry of [step, payment]) await enter(reverseOf(entry, { date: reversedOn, motif: 'Rejet' }));
            own.receipts.push({ date: reversedOn, cents: -montant });
          }
          const [first] = parTaux;
          if (credit && first) {
            rang += 1;
            const on = addDays(date, credit.after);
            const total = Math.min(credit.cents, first.total);
            const parts = [{ taux: first.taux, total }];
            await seedIssuedInvoices(service.db, [
              { rang, nature: 'avoir', date: on, parTaux: parts, correctsId: invoiceId },
            ]);
            own.credits.push({ date: on, taux: first.taux, total });
            const back = own.receipts.reduce((sum, { cents }) => sum + cents, 0) - (asked - total);
            if (credit.isRefunded && back > 0) {
              const refundedOn = addDays(date, 60);
              await enter({ nature: 'remboursement', moyen: 'virement', date: refundedOn, montant: -back, invoiceId });
              own.receipts.push({ date: refundedOn, cents: -back });
            }
          }
          told.push(own);
          if (ahead === null) continue;
          // Money of a deal that has no invoice, up to what it asks for.
          const requestId = await dealOf(ahead.of);
          deals.set(String(requestId), ahead.of);
          const free: Counted = { ...ofDeal, parTaux: ahead.of, receipts: [] };
          for (const { after, cents } of ahead.receipts) {
            const left = [...ahead.of.map(({ total }) => total), ...free.receipts.map((receipt) => -receipt.cents)];
            const montant = Math.min(
              cents,
              left.reduce((sum, each) => sum + each, 0),
            );
            if (montant <= 0) continue;
            await pay(addDays(date, after), montant, { requestId });
            free.receipts.push({ date: addDays(date, after), cents: montant });
          }
          told.push(free);
        }
        const exported = historiesOf(await exportLines('2026-04-01', '2026-12-31'), deals);
        const monthly = await receivedTaxes(`${months[0]}-01`, '2026-07-31');
        for (const [index, month] of months.entries()) {
          const until = monthEnds[index] ?? month;
          const since = addDays(`${month}-01`, -1);
          const now = await read(`${month}-01`, until);
          for (const basis of ['declarer', 'recu', 'facture'] as const) {
            const counted = added(
              before[index]?.[basis] ?? [],
              ...told.map((own) => countedOn(own, basis, until)),
              ...told.map((own) => negative(countedOn(own, basis, since))),
            );
            expect(now[basis], `${basis} ${month}`).toEqual(counted);
            // From the texts of the exported file, which has all that was seeded, and what deals come to.
            const recomputed = added(
              ...exported.map((own) => countedOn(own, basis, until)),
              ...exported.map((own) => negative(countedOn(own, basis, since))),
            );
            expect(recomputed, `exported ${basis} ${month}`).toEqual(now[basis]);
          }
          expect(monthly.get(month) ?? 0).toBe(now.recu.reduce((sum: number, [, , , tva]: Share) => sum + tva, 0));
          const taxes = now.declarer.map(([taux, , , tva]: Share) => [taux, tva]);
          expect(await bookedTaxes(`${month}-01`, until)).toEqual(
            taxes.filter(([, tva]: [string, number]) => tva !== 0),
          );
          expect(added(...now.documents.map(({ parTaux }: { parTaux: Share[] }) => parTaux))).toEqual(now.declarer);
        }
      }),
      // What is seeded stays: a smaller history would not be alone.
      { numRuns: 8, endOnFailure: true },
    );
  });
});

interface Links {
  requestId?: number | null;
  invoiceId?: number;
}

interface Told {
  taux: string;
  montant: string;
  horsTaxes: string;
  tva: string;
}

interface RatePart {
  taux: string;
  total: number;
}

interface Counted {
  date: string;
  debits: boolean;
  parTaux: readonly RatePart[];
  credits: { date: string; taux: string; total: number }[];
  receipts: { date: string; cents: number }[];
}

function shareOf({ taux, montant, horsTaxes, tva }: Told): Share {
  return [taux, toCents(montant), toCents(horsTaxes), toCents(tva)];
}

function net(cents: number, taux: string): number {
  return Math.floor(cents / (1 + Number(taux) / 100) + 0.5 + 1e-7);
}

/** What an invoice counts on a day, written without the code it is compared with. */
function countedOn({ date, debits, parTaux, credits, receipts }: Counted, basis: string, day: string): Share[] {
  const isIssued = date <= day;
  const credited = credits.filter((credit) => credit.date <= day);
  const owed = parTaux.map(({ taux, total }) => {
    const back = credited.filter((credit) => credit.taux === taux);
    const left = back.reduce((sum, credit) => sum - credit.total, total);
    const ht = back.reduce((sum, credit) => sum - net(credit.total, taux), net(total, taux));
    return [taux, left, ht, left - ht] as Share;
  });
  if (basis === 'facture' || (basis === 'declarer' && debits)) return isIssued ? owed : [];
  const received = receipts.reduce((sum, receipt) => sum + (receipt.date <= day ? receipt.cents : 0), 0);
  const due = owed.reduce((sum, [, total]) => sum + total, 0);
  const ofCredits = credited.map(
    ({ taux, total }) => [taux, total, net(total, taux), total - net(total, taux)] as Share,
  );
  return [...part(Math.min(received, due), owed), ...part(Math.max(0, received - due), ofCredits)];
}

/** Cent by cent, each to the rate that is furthest behind its due. */
function part(cents: number, shares: readonly Share[]): Share[] {
  const whole = shares.reduce((sum, [, total]) => sum + total, 0);
  if (cents === whole) return [...shares];
  const parts = shares.map(([, total]) => Math.floor((total * cents) / whole));
  while (parts.reduce((sum, each) => sum + each, 0) < cents) {
    const behind = shares.map(([, total], index) => (total * cents) / whole - (parts[index] ?? 0));
    const most = behind.findIndex((each) => each > Math.max(...behind) - 1e-9);
    parts[most] = (parts[most] ?? 0) + 1;
  }
  return shares.map(([taux, , ht, tva], index) => {
    const total = parts[index] ?? 0;
    const untaxed = Math.min(Math.max(net(total, taux), total - tva), ht);
    return [taux, total, untaxed, total - untaxed];
  });
}

/** A deal that has no invoice. */
const ofDeal: Omit<Counted, 'parTaux'> = {
  date: '9999-12-31',
  debits: false,
  credits: [],
  receipts: [],
};

/** What was issued and what came in, of a file of lines: nothing of what it says to be declared is read. */
function historiesOf(file: string, deals: ReadonlyMap<string, readonly RatePart[]>): Counted[] {
  const found = new Map<string, Counted>();
  const lines = file.split('\r\n').slice(1, -1);
  const parts = lines.map((line) => {
    const [chiffre = '', date = '', document = '', corrige = '', demande = '', , due, rate = '', , , ttc = ''] =
      line.split(';');
    const taux = `${Number(rate.replace(/\s*%$/, '').replace(',', '.')).toFixed(2)}`;
    const jour = date.split('/').toReversed().join('-');
    return { chiffre, jour, document, corrige, demande, due, taux, total: toCents(ttc.replace(',', '.')) };
  });
  for (const { chiffre, jour, document, corrige, due, taux, total } of parts) {
    if (chiffre !== 'Facturé') continue;
    const invoice = found.get(corrige || document) ?? {
      date: jour,
      debits: due === 'à la facture',
      parTaux: [],
      credits: [],
      receipts: [],
    };
    if (corrige) invoice.credits.push({ date: jour, taux, total: -total });
    else invoice.parTaux = [...invoice.parTaux, { taux, total }];
    found.set(corrige || document, invoice);
  }
  for (const { chiffre, jour, document, demande, total } of parts) {
    if (chiffre !== 'Reçu') continue;
    const key = document === 'Sans facture' ? `Demande ${demande}` : document;
    const own = found.get(key) ?? { ...ofDeal, parTaux: deals.get(demande) ?? [], receipts: [] };
    own.receipts.push({ date: jour, cents: total });
    found.set(key, own);
  }
  return [...found.values()];
}

function negative(shares: readonly Share[]): Share[] {
  return shares.map(([taux, total, ht, tva]) => [taux, -total, -ht, -tva]);
}

function added(...all: readonly (readonly Share[])[]): Share[] {
  const sums = new Map<string, Share>();
  for (const [taux, total, ht, tva] of all.flat()) {
    const [, ...sum] = sums.get(taux) ?? [taux, 0, 0, 0];
    sums.set(taux, [taux, sum[0] + total, sum[1] + ht, sum[2] + tva]);
  }
  return [...sums.values()]
    .filter(([, ...amounts]) => amounts.some((cents) => cents !== 0))
    .toSorted(([one], [other]) => Number(other) - Number(one));
}
