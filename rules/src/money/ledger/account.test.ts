import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { InvoiceBalance } from '../invoices/invoice-state.ts';
import {
  type Account,
  agreedAmount,
  amountOverdue,
  amountToInvoice,
  amountToPay,
  coveredInvoices,
  type DealStage,
  dealStage,
  figureOf,
  invoicedAmount,
  isReceivedAhead,
  moneySums,
  moneyWords,
  receivedAmount,
} from './account.ts';

const today = '2026-07-15';

function invoice(parts: Partial<InvoiceBalance>): InvoiceBalance {
  return { nature: 'facture', numero: 'F-1', du: 0, credite: 0, regle: 0, echeance: '2026-07-31', ...parts };
}

/** A deal of 1,000.00: an advance of 300.00 that is paid and of which 50.00 were given back, and a balance of 650.00. */
const account: Account = {
  stage: 'agreed',
  total: 100_000,
  invoices: [
    invoice({ nature: 'acompte', du: 30_000, credite: 5_000, regle: 25_000, echeance: '2026-05-01' }),
    invoice({ du: 65_000, regle: 10_000, echeance: '2026-07-14' }),
  ],
  // The advance, a refund of its credit note, a part of the balance, and the same entered twice and reversed.
  movements: [30_000, -5_000, 10_000, 10_000, -10_000],
};

const stages = fc.constantFrom<DealStage>('asked', 'agreed', 'over');
const acts = fc.array(
  fc.oneof(
    fc.record({ act: fc.constant('bill'), cents: fc.nat(50_000), late: fc.boolean() }),
    fc.record({ act: fc.constant('credit'), cents: fc.nat(50_000), of: fc.nat() }),
    fc.record({ act: fc.constant('pay'), cents: fc.nat(50_000), of: fc.nat() }),
    fc.record({ act: fc.constant('refund'), cents: fc.nat(50_000) }),
    fc.record({ act: fc.constant('reverse'), of: fc.nat() }),
  ),
  { maxLength: 12 },
);

describe('the words of money', () => {
  it('say what is agreed: of a deal that is not, or no longer, what was billed of it', () => {
    expect(agreedAmount(account)).toBe(100_000);
    expect(agreedAmount({ ...account, stage: 'over' })).toBe(90_000);
    expect(agreedAmount({ ...account, stage: 'over', invoices: [] })).toBe(0);
  });

  it('say what is billed, without drafts, and without what credit notes gave back', () => {
    expect(invoicedAmount(account)).toBe(90_000);
    const others = [invoice({ numero: null, du: 10_000 }), invoice({ nature: 'avoir', du: 5_000 })];
    expect(invoicedAmount({ invoices: [...account.invoices, ...others] })).toBe(90_000);
  });

  it('say what came in, without what was given back or entered by mistake', () => {
    expect(receivedAmount(account)).toBe(35_000);
  });

  it('say what is to be billed: below zero where more was, nothing of what was cancelled', () => {
    expect(amountToInvoice(account)).toBe(10_000);
    expect(amountToInvoice({ ...account, total: 80_000 })).toBe(-10_000);
    expect(amountToInvoice({ ...account, stage: 'over' })).toBe(0);
    expect(amountToInvoice({ ...account, stage: 'over', invoices: [] })).toBe(0);
  });

  it('say what is to be paid: of what is billed alone, below zero before the first invoice', () => {
    expect(amountToPay(account)).toBe(55_000);
    expect(amountToPay({ ...account, invoices: [] })).toBe(-35_000);
  });

  it('say what of it is late: not on the last day, and less what is free of what came in', () => {
    expect(amountOverdue(account, today)).toBe(55_000);
    expect(amountOverdue(account, '2026-07-14')).toBe(0);
    expect(amountOverdue({ ...account, movements: [...account.movements, 20_000] }, today)).toBe(35_000);
    expect(amountOverdue({ ...account, movements: [...account.movements, 60_000] }, today)).toBe(0);
  });

  it('pay with what is free the oldest due first, and with what another invoice got too much', () => {
    const one = invoice({ numero: 'F-1', du: 10_000, echeance: '2026-06-30' });
    const older = invoice({ numero: 'F-2', du: 6_000, regle: 1_000, echeance: '2026-05-31' });
    const later = invoice({ numero: 'F-3', du: 4_000, echeance: null });
    const covered = (invoices: InvoiceBalance[], movements: number[]) =>
      coveredInvoices({ stage: 'agreed', total: 0, invoices, movements }).map(({ numero, couvert }) => [
        numero,
        couvert,
      ]);
    expect(covered([later, one, older], [1_000, 8_000])).toEqual([
      ['F-2', 5_000],
      ['F-1', 3_000],
      ['F-3', 0],
    ]);
    const overpaid = invoice({ numero: 'F-0', du: 9_000, credite: 9_000, regle: 9_000, echeance: '2026-04-30' });
    expect(covered([one, overpaid], [9_000])).toEqual([
      ['F-0', 0],
      ['F-1', 9_000],
    ]);
  });

  it('have another word below zero, never a negative amount', () => {
    expect(figureOf('aPayer', 100)).toEqual({ word: 'À payer', amount: 100 });
    expect(figureOf('aPayer', 0)).toEqual({ word: 'À payer', amount: 0 });
    expect(figureOf('aPayer', -100)).toEqual({ word: 'Reçu en trop', amount: 100 });
    expect(figureOf('aPayer', -100, 'recuDAvance')).toEqual({ word: 'Reçu d’avance', amount: 100 });
    expect(figureOf('aFacturer', -100)).toEqual({ word: 'Facturé en trop', amount: 100 });
    fc.assert(
      fc.property(acts, fc.nat(200_000), stages, (all, total, stage) => {
        const account = { stage, total, ...played(all) };
        const { aFacturer, aPayer, facture } = moneySums(account, today);
        const isAhead = isReceivedAhead(account);
        const figures = [
          figureOf('aFacturer', aFacturer),
          figureOf('aPayer', aPayer, isAhead ? 'recuDAvance' : 'recuEnTrop'),
        ];
        for (const { amount } of figures) expect(amount).toBeGreaterThanOrEqual(0);
        expect(figures[0]?.word === moneyWords.aFacturer).toBe(aFacturer >= 0);
        expect(figures[1]?.word === moneyWords.aPayer).toBe(aPayer >= 0);
        if (figures[1]?.word === moneyWords.recuDAvance) expect(total).toBeGreaterThan(facture);
        if (stage === 'over' || total <= facture) expect(isAhead).toBe(false);
      }),
    );
  });

  it('say that money is ahead as long as it may still be billed', () => {
    const paid = { total: 1_000, invoices: [], movements: [300] };
    const stagesOf = {
      nouvelle: true,
      a_confirmer: true,
      confirmee: true,
      rendue: true,
      refusee: false,
      annulee: false,
    } as const;
    for (const [statut, isAhead] of Object.entries(stagesOf)) {
      expect(isReceivedAhead({ stage: dealStage(statut as keyof typeof stagesOf), ...paid })).toBe(isAhead);
    }
    const billed = {
      ...paid,
      stage: 'agreed',
      invoices: [invoice({ du: 1_000, regle: 1_300 })],
      movements: [1_300],
    } as const;
    expect(isReceivedAhead(billed)).toBe(false);
    expect(isReceivedAhead({ ...billed, total: 1_100 })).toBe(true);
  });

  it('add up, in whatever order advances, credit notes, payments, refunds and reversals come', () => {
    fc.assert(
      fc.property(acts, fc.nat(200_000), stages, fc.infiniteStream(fc.nat()), (all, total, stage, random) => {
        const { invoices, movements } = played(all);
        const sums = moneySums({ stage, total, invoices, movements }, today);
        expect(sums.aFacturer).toBe(sums.convenu - sums.facture);
        expect(sums.aPayer).toBe(sums.facture - sums.recu);
        expect(sums.aFacturer + sums.aPayer).toBe(sums.convenu - sums.recu);
        expect(sums.enRetard).toBeGreaterThanOrEqual(0);
        expect(sums.enRetard).toBeLessThanOrEqual(Math.max(0, sums.aPayer));
        if (stage !== 'agreed') expect(sums.aFacturer).toBe(0);
        const mixed = <T>(list: readonly T[]) =>
          list.map((one) => ({ one, place: random.next().value ?? 0 })).toSorted((a, b) => a.place - b.place);
        const other = {
          invoices: mixed(invoices).map(({ one }) => one),
          movements: mixed(movements).map(({ one }) => one),
        };
        expect(moneySums({ stage, total, ...other }, today)).toEqual(sums);
      }),
    );
  });

  it('say that all that is to be paid is late where every invoice is', () => {
    const whole = fc.record({ du: fc.nat(50_000), credited: fc.nat(100), paid: fc.nat(100), isLate: fc.boolean() });
    fc.assert(
      fc.property(fc.array(whole, { maxLength: 5 }), fc.nat(20_000), (all, free) => {
        const invoices = all.map(({ du, credited, paid, isLate }) => {
          const credite = Math.round((du * credited) / 100);
          const regle = Math.round(((du - credite) * paid) / 100);
          return invoice({ du, credite, regle, echeance: isLate ? '2026-07-01' : '2026-08-01' });
        });
        const one: Account = {
          stage: 'agreed',
          total: 0,
          invoices,
          movements: [...invoices.map(({ regle }) => regle), free],
        };
        expect(amountOverdue(one, today)).toBeLessThanOrEqual(Math.max(0, amountToPay(one)));
        if (all.every(({ isLate }) => isLate)) expect(amountOverdue(one, today)).toBe(Math.max(0, amountToPay(one)));
      }),
    );
  });
});

interface Act {
  act: string;
  cents?: number;
  of?: number;
  late?: boolean;
}

/** What acts come to: a payment beyond what an invoice asks for stays free. */
function played(acts: readonly Act[]): Pick<Account, 'movements'> & { invoices: InvoiceBalance[] } {
  const invoices: InvoiceBalance[] = [];
  const movements: number[] = [];
  for (const { act, cents = 0, of = 0, late = false } of acts) {
    const chosen = invoices[of % Math.max(1, invoices.length)];
    if (act === 'bill') invoices.push(invoice({ du: cents, echeance: late ? '2026-07-01' : '2026-08-01' }));
    if (act === 'credit' && chosen) chosen.credite += Math.min(cents, chosen.du - chosen.credite);
    if (act === 'pay') {
      movements.push(cents);
      if (chosen) chosen.regle += Math.min(cents, Math.max(0, chosen.du - chosen.credite - chosen.regle));
    }
    if (act === 'refund') movements.push(-cents);
    if (act === 'reverse' && movements.length > 0) movements.push(-(movements[of % movements.length] ?? 0));
  }
  return { invoices, movements };
}
