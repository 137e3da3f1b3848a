import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuotedRequest } from '../../prices/quote-amounts.ts';
import { sum } from '../../prices/vat-shares.ts';
import { billedTooMuch, planCredits } from './correction.ts';
import { advanceSums, billedBefore, creditSums, leftToBill } from './invoice-amounts.ts';
import type { InvoiceContent, InvoiceKind } from './invoice-content.ts';
import { dealOf, type InvoiceSums } from './invoice-deal.ts';

const normal = { isFranchise: false, taux: '20.00' };
const franchise = { isFranchise: true, taux: null };

/** A deal of lines « price at rate », of one day. */
function deal(
  lines: readonly { prix: string; tauxTva: string | null }[],
  vat = normal as typeof normal | typeof franchise,
) {
  const request: QuotedRequest = {
    nom: 'Corre',
    prenom: 'Nolwenn',
    phone: null,
    email: null,
    date: '2027-07-10',
    debut: '2027-07-10',
    fin: '2027-07-10',
    joursOfferts: 0,
    livraisonMontage: false,
    adresse: null,
    supplementParJour: 0,
    items: lines.map(({ prix, tauxTva }, index) => ({
      nom: `Ligne ${index}`,
      quantite: 1,
      unite: 'journee' as const,
      montantCaution: '0.00',
      coutMontage: '0.00',
      prix,
      ...(tauxTva !== null && { tauxTva }),
    })),
  };
  const { caution: _caution, ...sums } = dealOf(request, { vat, autoliquidation: false });
  return sums;
}

/** Of an invoice what its amounts depend on. */
function invoice(sums: InvoiceSums, nature: InvoiceKind, numero: string, acomptes: InvoiceContent['acomptes'] = []) {
  return { ...sums, nature, numero, date: '2027-06-01', acomptes } as InvoiceContent;
}

function advance(whole: InvoiceSums, cents: number, numero = 'F-1', before: InvoiceContent['acomptes'] = []) {
  return invoice(advanceSums(whole, before, { cents, nom: 'Acompte' }), 'acompte', numero);
}

const before = (billed: readonly { content: InvoiceContent; creditNotes: readonly InvoiceContent[] }[]) =>
  billed.flatMap(({ content, creditNotes }) => billedBefore(content, creditNotes) ?? []);

describe('what was billed too much', () => {
  it('is told of a rate that fell, and taken back of the advance by its part', () => {
    const agreed = deal([
      { prix: '800.00', tauxTva: '20.00' },
      { prix: '200.00', tauxTva: '10.00' },
    ]);
    const billed = [{ id: 7, content: advance(agreed, 50_000), creditNotes: [] }];
    const now = deal([{ prix: '800.00', tauxTva: '20.00' }]);
    const tooMuch = billedTooMuch({ ...now, acomptes: before(billed) });
    expect(tooMuch).toEqual([{ taux: '10.00', total: 10_000 }]);
    expect(planCredits(tooMuch, billed)).toMatchObject([
      {
        invoice: { id: 7 },
        total: 10_000,
        parTaux: [{ taux: '10.00', total: 10_000 }],
        lignes: [{ ligne: 1, quantite: 1, montant: '100.00' }],
      },
    ]);
  });

  it('is the whole advance where the regime changed, whichever way', () => {
    for (const [then, since, taux] of [
      [franchise, normal, null],
      [normal, franchise, '20.00'],
    ] as const) {
      const billed = [
        { id: 7, content: advance(deal([{ prix: '1000.00', tauxTva: null }], then), 30_000), creditNotes: [] },
      ];
      const tooMuch = billedTooMuch({ ...deal([{ prix: '1000.00', tauxTva: null }], since), acomptes: before(billed) });
      expect(tooMuch).toEqual([{ taux, total: 30_000 }]);
      expect(planCredits(tooMuch, billed)).toMatchObject([{ total: 30_000, lignes: null }]);
    }
  });

  it('is taken back to the cent, whatever the deals, regimes and invoices before', () => {
    const lines = fc.array(
      fc.record({
        prix: fc.integer({ min: 1, max: 90_000 }).map((cents) => (cents / 100).toFixed(2)),
        tauxTva: fc.constantFrom('20.00', '10.00', '5.50', '2.10', '0.00'),
      }),
      { minLength: 1, maxLength: 5 },
    );
    const terms = fc.constantFrom(normal, franchise);
    const percents = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 3 });
    fc.assert(
      fc.property(lines, terms, percents, fc.boolean(), lines, terms, (then, vat, advances, isWhole, since, vatNow) => {
        const agreed = deal(then, vat);
        const billed: { id: number; content: InvoiceContent; creditNotes: InvoiceContent[] }[] = [];
        for (const percent of advances) {
          const id = billed.length + 1;
          const cents = Math.round((agreed.total * percent) / 100);
          const content = advance(agreed, cents, `F-${id}`, before(billed));
          if (content.total > 0) billed.push({ id, content, creditNotes: [] });
        }
        if (isWhole)
          billed.push({ id: 9, content: invoice(agreed, 'facture', 'F-9', before(billed)), creditNotes: [] });
        const now = deal(since, vatNow);
        const tooMuch = billedTooMuch({ ...now, acomptes: before(billed) });
        const plan = planCredits(tooMuch, billed);
        expect(sum(plan.map(({ total }) => total))).toBe(sum(tooMuch.map(({ total }) => total)));
        for (const { invoice: origin, total, parTaux, lignes } of plan) {
          const sums = creditSums(origin.content, origin.creditNotes, lignes);
          expect(sums.total).toBe(total);
          if (sums.tva.length > 0)
            expect(sums.tva.map(({ taux, total: cents }) => ({ taux, total: cents }))).toEqual(parTaux);
          billed.find(({ id }) => id === origin.id)?.creditNotes.push(invoice(sums, 'avoir', `A-${origin.id}`));
        }
        const left = leftToBill(now, before(billed));
        expect(Math.min(...left.map(({ total }) => total))).toBeGreaterThanOrEqual(0);
        expect(sum(left.map(({ total }) => total)) + sum(before(billed).map(({ total }) => total))).toBe(now.total);
      }),
    );
  });
});
