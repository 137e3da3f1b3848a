import { addDays } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { reminderSentences } from '@barnum/rules/money/invoices/invoice-reminders';
import { defaultInvoiceSettings } from '@barnum/rules/money/invoices/invoice-settings';
import { overdueOf } from '@barnum/rules/money/invoices/invoice-state';
import { coveredInvoices } from '@barnum/rules/money/ledger/account';
import { toCents } from '@barnum/rules/prices/amounts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seedIssuedInvoices } from '../../../../../prisma/seed/money/invoices.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { onEveryDatabase } from '../../../test/support/service.ts';
import { Prisma } from '../../platform/db/client.ts';
import { draftReminder, invoicesToRemind, sendReminder } from '../invoice-reminders/invoice-reminders.domain.ts';
import { countInvoices } from '../invoices/invoice-list.domain.ts';
import { recordPayment } from '../payments/payments.domain.ts';
import { readRequestBalances } from './deal-balances.domain.ts';
import { isPayable, readInvoiceBalances } from './invoice-balances.domain.ts';
import { appendEntry, lockLedger } from './ledger.domain.ts';

const auteur = 'admin@barnum.example';
const today = todayInParis();
const day = (inDays: number) => addDays(today, inDays);
const all = { search: '', etats: [], nature: null, customerId: null, du: null, au: null };
const words = { destinataire: 'client@exemple.example', mot: '', autresDestinataires: [], copies: null, auteur };

onEveryDatabase('what is late, beside free money of its deal', (service) => {
  const ask = async (query: string) => (await service.graphql(query, {}, await service.signIn('administrator'))).data;
  const pay = (requestId: number, montant: number) => {
    const from = { moyen: 'virement', reference: '', banque: '', payeur: '', note: '', date: today } as const;
    return recordPayment(service.db, { ...from, requestId, montant, affectations: [] }, auteur);
  };

  /** A payment that is wholly counted against an invoice, also beyond what it asks for. */
  const count = (requestId: number, invoiceId: number, montant: number) =>
    service.db.$transaction(async (tx) => {
      if (montant === 0) return;
      await lockLedger(tx);
      const entry = { date: today, moyen: 'virement', montant, requestId } as const;
      const { id: sourceId } = await appendEntry(tx, { ...entry, nature: 'paiement' }, { auteur });
      await appendEntry(tx, { ...entry, nature: 'affectation', invoiceId, sourceId }, { auteur });
    });
  const lateInAll = async () => {
    const late = (await countInvoices(service.db, all)).find(({ etat }) => etat === 'en_retard');
    return late ? toCents(late.enRetard.toFixed(2)) : 0;
  };

  it('is lowered on Aujourd’hui, in the list and in reminders, the oldest due first', async () => {
    const { id: requestId } = await seedReservationRequest(service.db);
    const { id: other } = await seedReservationRequest(service.db, { nom: 'Le Bras' });
    const [second = 0, first = 0, foreign = 0] = await seedIssuedInvoices(service.db, [
      { rang: 1, date: day(-60), echeance: day(-10), total: 30_000, requestId },
      { rang: 2, date: day(-60), echeance: day(-20), total: 20_000, requestId },
      { rang: 3, date: day(-60), echeance: day(-10), total: 5_000, requestId: other },
    ]);
    await pay(requestId, 24_000);
    const read = async () => {
      const { workday, invoices } = await ask(`{
        workday { retards { totalCount montant } paiementsEnRetard { id enRetard } toRemind { ids items { id enRetard } } }
        invoices(filtre: { etats: [en_retard] }) { totalCount items { id etat reste } }
      }`);
      return { ...workday, invoices };
    };
    const late = [
      { id: second, enRetard: '260.00' },
      { id: foreign, enRetard: '50.00' },
    ];
    expect(await read()).toEqual({
      retards: { totalCount: 2, montant: '310.00' },
      paiementsEnRetard: late,
      toRemind: { ids: [second, foreign], items: late },
      invoices: {
        totalCount: 2,
        items: [
          { id: foreign, etat: 'en_retard', reste: '50.00' },
          { id: second, etat: 'en_retard', reste: '300.00' },
        ],
      },
    });
    await expect(sendReminder(service.db, first, words)).rejects.toThrow(reminderSentences.notLate);
    expect((await draftReminder(service.db, second, '')).text).toMatch(/260,00\s€, à régler au plus tard le/);
    await pay(requestId, 26_000);
    expect(await read()).toMatchObject({
      retards: { totalCount: 1, montant: '50.00' },
      paiementsEnRetard: [{ id: foreign }],
      toRemind: { ids: [foreign] },
      invoices: { totalCount: 1 },
    });
    await expect(sendReminder(service.db, second, words)).rejects.toThrow(reminderSentences.notLate);
  });

  it('is the same of a deal, of its invoices, of the list and of those to be reminded of', async () => {
    const bills = fc.array(
      fc.record({
        total: fc.integer({ min: 1, max: 30_000 }),
        due: fc.option(fc.integer({ min: -40, max: 5 })),
        credited: fc.nat(100),
        counted: fc.nat(120),
      }),
      { minLength: 1, maxLength: 4 },
    );
    let rang = 0;
    await fc.assert(
      fc.asyncProperty(
        bills,
        fc.array(fc.integer({ min: 1, max: 30_000 }), { maxLength: 3 }),
        async (deal, payments) => {
          const before = await lateInAll();
          const { id: requestId } = await seedReservationRequest(service.db, { nom: `Le Goff ${rang}` });
          for (const { total, due, credited, counted } of deal) {
            rang += 1;
            const [id = 0] = await seedIssuedInvoices(service.db, [
              { rang, date: day(-60), echeance: due === null ? null : day(due), total, requestId },
            ]);
            const credite = Math.round((total * credited) / 100);
            if (credite > 0) {
              await seedIssuedInvoices(service.db, [
                { nature: 'avoir', rang, total: credite, correctsId: id, requestId },
              ]);
            }
            await count(requestId, id, Math.round((total * counted) / 100));
          }
          for (const montant of payments) await pay(requestId, montant);
          const balance = (await readRequestBalances(service.db, { id: requestId })).get(requestId);
          if (balance === undefined) throw new Error('a balance');
          const invoices = await readInvoiceBalances(
            service.db,
            Prisma.sql`i.request_id = ${requestId} AND ${isPayable}`,
          );
          const byRule = coveredInvoices({ ...balance.account, invoices: invoices.toSorted((a, b) => a.id - b.id) });
          expect(new Map(invoices.map(({ id, couvert }) => [id, couvert]))).toEqual(
            new Map(
              byRule.map((invoice) => [invoices.find(({ numero }) => numero === invoice.numero)?.id, invoice.couvert]),
            ),
          );
          const late = invoices.filter((invoice) => overdueOf(invoice, today) > 0);
          expect(late.reduce((sum, invoice) => sum + overdueOf(invoice, today), 0)).toBe(balance.sums.enRetard);
          expect((await lateInAll()) - before).toBe(balance.sums.enRetard);
          const reminded = new Set(await invoicesToRemind(service.db));
          const due = late.filter(
            ({ echeance }) => echeance !== null && echeance < day(-defaultInvoiceSettings.rappelApresJours),
          );
          expect(
            invoices
              .map(({ id }) => id)
              .filter((id) => reminded.has(id))
              .toSorted(),
          ).toEqual(due.map(({ id }) => id).toSorted());
        },
      ),
      { numRuns: 12 },
    );
  });
});
