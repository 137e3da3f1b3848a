import { type InvoiceState, invoiceState, invoiceStates, leftToPay } from '@barnum/rules/money/invoices/invoice-state';
import { toCents } from '@barnum/rules/prices/amounts';
import { expect, it } from 'vitest';
import { seedCustomer } from '../../../../../prisma/seed/customers/customers.ts';
import { seedIssuedInvoices } from '../../../../../prisma/seed/money/invoices.ts';
import { onEveryDatabase } from '../../../test/support/service.ts';
import { appendEntry, lockLedger } from '../ledger/ledger.domain.ts';
import { countInvoices, listInvoicePage, type SoughtInvoices, totalInvoices } from './invoice-list.domain.ts';

const today = '2027-06-20';
const all: SoughtInvoices = { search: '', etats: [], nature: null, customerId: null, du: null, au: null };

onEveryDatabase('the list of invoices', (service) => {
  const list = (sought: Partial<SoughtInvoices> = {}, page = 1, pageSize = 100) =>
    listInvoicePage(service.db, { ...all, ...sought, page, pageSize }, today);
  const numbers = async (...args: Parameters<typeof list>) =>
    (await list(...args)).map(({ invoice }) => invoice.numero);
  const settle = (invoiceId: number, montant: number) =>
    service.db.$transaction(async (tx) => {
      await lockLedger(tx);
      const entry = { date: '2027-06-18', moyen: 'virement', invoiceId } as const;
      const { id: sourceId } = await appendEntry(
        tx,
        { ...entry, nature: 'paiement', montant },
        { auteur: 'a@b.example' },
      );
      await appendEntry(tx, { ...entry, nature: 'affectation', montant, sourceId }, { auteur: 'a@b.example' });
    });

  it('tells the state of each, and what is left, as the rules do', async () => {
    const cases = [-1, 0, 1].flatMap((days) =>
      [0, 4_000, 12_000].flatMap((credite) => [0, 1, 8_000, 12_000, 13_000].map((regle) => ({ days, credite, regle }))),
    );
    const ids = await seedIssuedInvoices(
      service.db,
      cases.map(({ days }, index) => ({ rang: index + 1, date: '2027-06-01', echeance: `2027-06-${20 + days}` })),
    );
    const expected = new Map<InvoiceState, { count: number; reste: number; ids: number[] }>();
    for (const [index, { days, credite, regle }] of cases.entries()) {
      const id = ids[index] ?? 0;
      if (credite > 0)
        await seedIssuedInvoices(service.db, [{ nature: 'avoir', rang: index + 1, total: credite, correctsId: id }]);
      if (regle > 0) await settle(id, regle);
      const echeance = `2027-06-${20 + days}`;
      const balance = { nature: 'facture', numero: 'F', du: 12_000, credite, regle, couvert: 0, echeance } as const;
      const known = expected.get(invoiceState(balance, today)) ?? { count: 0, reste: 0, ids: [] };
      known.ids.push(id);
      expected.set(invoiceState(balance, today), {
        count: known.count + 1,
        reste: known.reste + leftToPay(balance),
        ids: known.ids,
      });
    }
    const counts = await countInvoices(service.db, { ...all, nature: 'facture' }, today);
    expect(
      new Map(counts.map(({ etat, totalCount, reste }) => [etat, [totalCount, toCents(reste.toFixed(2))]])),
    ).toEqual(new Map([...expected].map(([etat, { count, reste }]) => [etat, [count, reste]])));
    for (const etat of invoiceStates) {
      const found = await list({ etats: [etat], nature: 'facture' });
      expect(found.map(({ invoice }) => invoice.id).sort((one, other) => one - other)).toEqual(
        (expected.get(etat)?.ids ?? []).sort((one, other) => one - other),
      );
      // The date decides of « late »: the service reads it by its own clock.
      if (etat !== 'en_retard' && etat !== 'emise' && etat !== 'partiellement_payee')
        expect(found.every(({ state }) => state === etat)).toBe(true);
    }
  });

  it('is narrowed and searched without accents, and adds up the turnover by rate', async () => {
    const { id: customerId } = await seedCustomer(service.db, { kind: 'collectivite', nom: 'Mairie de Presqu’île' });
    const [first] = await seedIssuedInvoices(service.db, [
      { rang: 1, date: '2027-01-31', client: 'Mairie de Presqu’île', customerId, total: 10_005 },
      { rang: 2, date: '2027-02-01', client: 'Hélène Le Goff', taux: '5.50', total: 2_110 },
      { rang: 3, date: '2027-02-28', client: 'Crêperie du Môle', total: 12_000 },
      { rang: 4, date: '2027-03-01', client: 'Crêperie du Môle', taux: null, total: 500 },
    ]);
    await seedIssuedInvoices(service.db, [
      { nature: 'avoir', rang: 1, date: '2027-02-15', total: 10_005, correctsId: first ?? 0, customerId },
    ]);
    expect(await numbers()).toEqual(['F-2027-00004', 'F-2027-00003', 'A-2027-00001', 'F-2027-00002', 'F-2027-00001']);
    expect(await numbers({}, 2, 2)).toEqual(['A-2027-00001', 'F-2027-00002']);
    expect(await numbers({ search: 'creperie mole' })).toEqual(['F-2027-00004', 'F-2027-00003']);
    expect(await numbers({ search: 'crêperie l’môle' })).toEqual(['F-2027-00004', 'F-2027-00003']);
    expect(await numbers({ search: 'F‑2027‑00002' })).toEqual(['F-2027-00002']);
    expect(await numbers({ search: 'f-2027-00002' })).toEqual(['F-2027-00002']);
    for (const search of ['A-20', 'a-2027', 'A-2027-0', 'avoir n° A-2027-00001'])
      expect(await numbers({ search }), search).toEqual(['A-2027-00001']);
    for (const search of ['F-2', 'F-20', 'F‑202', 'f-2027-']) expect(await numbers({ search }), search).toHaveLength(4);
    expect(await numbers({ search: '2027-0' })).toHaveLength(5);
    expect(await numbers({ search: 'D-2027' })).toEqual([]);
    expect(await numbers({ customerId })).toEqual(['A-2027-00001', 'F-2027-00001']);
    expect(await numbers({ nature: 'avoir' })).toEqual(['A-2027-00001']);
    expect(await numbers({ du: '2027-02-01', au: '2027-02-28' })).toEqual([
      'F-2027-00003',
      'A-2027-00001',
      'F-2027-00002',
    ]);
    const totals = async (sought: Partial<SoughtInvoices>) =>
      (await totalInvoices(service.db, { ...all, ...sought }, today)).map(({ taux, horsTaxes, tva, total }) =>
        [taux, horsTaxes, tva, total].map((amount) => amount?.toFixed(2) ?? null),
      );
    expect(await totals({})).toEqual([
      ['20.00', '100.00', '20.00', '120.00'],
      ['5.50', '20.00', '1.10', '21.10'],
      [null, '5.00', '0.00', '5.00'],
    ]);
    expect(await totals({ au: '2027-01-31' })).toEqual([['20.00', '83.38', '16.67', '100.05']]);
    expect(await totals({ etats: ['annulee'] })).toEqual([['20.00', '83.38', '16.67', '100.05']]);
  });
});
