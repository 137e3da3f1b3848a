import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { netOfTax } from '../../prices/net-of-tax.ts';
import { type RateShare, sum } from '../../prices/vat-shares.ts';
import { changeOf, declaredThen, receivedAheadThen } from './declared-vat.ts';
import { addShares, receivedShares, waitingMoney } from './received-shares.ts';

function share(taux: string | null, total: number): RateShare {
  const horsTaxes = netOfTax(total, taux);
  return { taux, total, horsTaxes, tva: total - horsTaxes };
}

const rates = ['20.00', '10.00', '5.50', null];
const shares = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...rates), fc.integer({ min: 1, max: 500_000 })), {
    minLength: 1,
    selector: ([taux]) => taux,
  })
  .map((all) => all.map(([taux, total]) => share(taux, total)));
const totalOf = (all: readonly RateShare[]) => sum(all.map(({ total }) => total));
const toldOf = (all: readonly RateShare[]) => changeOf(all, []);

describe('what came in for an invoice, by rate', () => {
  it('is of its rates by largest remainder, with the taxes of each part', () => {
    const invoice = { shares: [share('20.00', 60_000), share('10.00', 40_000)], credited: [] };
    expect(toldOf(receivedShares({ ...invoice, received: 33_333 }))).toEqual([
      { taux: '20.00', total: 20_000, horsTaxes: 16_667, tva: 3_333 },
      { taux: '10.00', total: 13_333, horsTaxes: 12_121, tva: 1_212 },
    ]);
  });

  it('follows what a credit note leaves, and a refund takes off the rates of the credit note', () => {
    const invoice = { shares: [share('20.00', 60_000), share('10.00', 40_000)], credited: [share('10.00', 40_000)] };
    expect(toldOf(receivedShares({ ...invoice, received: 100_000 }))).toEqual(toldOf(invoice.shares));
    expect(toldOf(receivedShares({ ...invoice, received: 60_000 }))).toEqual([share('20.00', 60_000)]);
    expect(toldOf(receivedShares({ ...invoice, received: 30_000 }))).toEqual([share('20.00', 30_000)]);
  });

  it('adds up to what came in, and to the invoice’s own taxes once it is paid, whatever the receipts', () => {
    fc.assert(
      fc.property(shares, fc.array(fc.nat(1_000_000), { maxLength: 6 }), (own, cuts) => {
        const total = totalOf(own);
        const levels = [...cuts.map((cut) => cut % (total + 1)).toSorted((one, other) => one - other), total];
        let before: RateShare[] = [];
        const parts = levels.map((received) => {
          const after = receivedShares({ shares: own, credited: [], received });
          expect(totalOf(after)).toBe(received);
          for (const part of after) {
            expect(part.horsTaxes + part.tva).toBe(part.total);
            const whole = own.find(({ taux }) => taux === part.taux);
            expect(part.tva).toBeLessThanOrEqual(whole?.tva ?? 0);
          }
          const change = changeOf(after, before);
          before = after;
          return change;
        });
        expect(toldOf(addShares(...parts))).toEqual(toldOf(own));
      }),
    );
  });
});

describe('what came in beyond an invoice', () => {
  it('is counted at no rate, and waits', () => {
    const invoice = { shares: [share('20.00', 60_000)], credited: [share('20.00', 20_000)] };
    expect(toldOf(receivedShares({ ...invoice, received: 70_000 }))).toEqual([share('20.00', 60_000)]);
    expect(waitingMoney({ ...invoice, received: 70_000 })).toBe(10_000);
    expect(waitingMoney({ ...invoice, received: 60_000 })).toBe(0);
    expect(waitingMoney({ shares: invoice.shares, credited: [], received: 60_001 })).toBe(1);
  });

  it('adds up with what is counted to what came in, whatever was credited', () => {
    fc.assert(
      fc.property(shares, fc.integer({ min: 0, max: 100 }), fc.nat(2_000_000), (own, percent, received) => {
        const credited = own.map(({ taux, total }) => share(taux, Math.floor((total * percent) / 100)));
        const invoice = { shares: own, credited, received };
        const counted = totalOf(receivedShares(invoice));
        expect(counted).toBe(Math.min(received, totalOf(own)));
        expect(counted + waitingMoney(invoice)).toBe(received);
      }),
    );
  });
});

describe('what came in before any invoice', () => {
  const agreed = [share('20.00', 60_000), share('10.00', 40_000)];
  const invoice = { shares: agreed, credited: [], received: 0, debits: false, isIssued: true };

  it('is of the deal’s rates, up to what it asks for', () => {
    expect(toldOf(receivedAheadThen({ agreed, invoices: [], free: 50_000 }))).toEqual([
      share('20.00', 30_000),
      share('10.00', 20_000),
    ]);
    expect(totalOf(receivedAheadThen({ agreed, invoices: [], free: 130_000 }))).toBe(100_000);
    expect(totalOf(receivedAheadThen({ agreed: [], invoices: [], free: 130_000 }))).toBe(0);
  });

  it('stays while an invoice waits for it, and is counted once when it pays the invoice', () => {
    const waiting = receivedAheadThen({ agreed, invoices: [invoice], free: 50_000 });
    const settled = { ...invoice, received: 50_000 };
    expect(toldOf(waiting)).toEqual(toldOf(declaredThen(settled)));
    expect(toldOf(receivedAheadThen({ agreed, invoices: [settled], free: 0 }))).toEqual([]);
  });

  it('is none where the tax was due at the invoice', () => {
    const onDebits = { ...invoice, debits: true };
    expect(toldOf(declaredThen(onDebits))).toEqual(toldOf(agreed));
    expect(toldOf(receivedAheadThen({ agreed, invoices: [onDebits], free: 50_000 }))).toEqual([]);
    expect(toldOf(declaredThen({ ...onDebits, isIssued: false, received: 0 }))).toEqual([]);
  });

  it('is first of the invoices that wait for it, at their own rates, then of what the deal asks for beyond them', () => {
    const untaxed = { taux: null, total: 6_000, horsTaxes: 6_000, tva: 0 };
    const ofFranchise = { shares: [untaxed], credited: [], received: 0, debits: false, isIssued: true };
    const deal = [share('20.00', 12_000)];
    const aheadOf = (received: number, free: number) =>
      toldOf(receivedAheadThen({ agreed: deal, invoices: [{ ...ofFranchise, received }], free }));
    expect(receivedAheadThen({ agreed: deal, invoices: [ofFranchise], free: 6_000 })).toEqual([untaxed]);
    // Paid already: what is left of the deal is 60 euros, of 100 that came in.
    expect(aheadOf(6_000, 10_000)).toEqual([share('20.00', 6_000)]);
    const paid = { ...ofFranchise, shares: [share('20.00', 12_000)], received: 12_000 };
    expect(toldOf(receivedAheadThen({ agreed: [share('10.00', 15_000)], invoices: [paid], free: 9_000 }))).toEqual([
      share('10.00', 3_000),
    ]);
  });

  it('asks of a deal that was given up what is billed and not credited', () => {
    const credited = { ...invoice, credited: [share('10.00', 40_000)] };
    expect(toldOf(receivedAheadThen({ agreed: [], invoices: [credited], free: 90_000 }))).toEqual([
      share('20.00', 60_000),
    ]);
  });
});
