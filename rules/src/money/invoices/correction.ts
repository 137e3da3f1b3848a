import { toAmount } from '../../prices/amounts.ts';
import { spread } from '../../prices/largest-remainder.ts';
import { sum } from '../../prices/vat-shares.ts';
import { creditableLines, leftOfInvoice, ownShares } from './invoice-amounts.ts';
import type { InvoiceContent, RateAmount } from './invoice-content.ts';
import type { CreditedLine } from './invoice-draft.ts';

/** An issued invoice of a request, and the credit notes of it. */
export interface BilledInvoice {
  id: number;
  content: InvoiceContent;
  creditNotes: readonly InvoiceContent[];
}

/** A credit note that is to take back what was billed too much: of all that is left of an invoice, or of a part. */
export interface PlannedCredit {
  invoice: BilledInvoice;
  /** Cents. */
  total: number;
  parTaux: RateAmount[];
  /** Null for all that is left. */
  lignes: CreditedLine[] | null;
}

/**
 * What was billed beyond what is agreed now, rate by rate, in cents: a rate fell, or the regime of VAT is another. `draft` is
 * what an invoice of all of the deal would say.
 */
export function billedTooMuch(draft: Pick<InvoiceContent, 'tva' | 'total' | 'acomptes'>): RateAmount[] {
  return ownShares(draft)
    .filter(({ total }) => total < 0)
    .map(({ taux, total }) => ({ taux, total: -total }));
}

/** The credit notes that take back what was billed too much, of the latest invoices first, each by its own rates. */
export function planCredits(tooMuch: readonly RateAmount[], billed: readonly BilledInvoice[]): PlannedCredit[] {
  const wanted = new Map(tooMuch.map(({ taux, total }) => [taux, total]));
  return billed.toReversed().flatMap((invoice) => {
    const left = leftOfInvoice(invoice.content, invoice.creditNotes).filter(({ total }) => total > 0);
    const parTaux = left
      .map(({ taux, total }) => ({ taux, total: Math.min(total, wanted.get(taux) ?? 0) }))
      .filter(({ total }) => total > 0);
    for (const { taux, total } of parTaux) wanted.set(taux, (wanted.get(taux) ?? 0) - total);
    const total = sum(parTaux.map((part) => part.total));
    if (total === 0) return [];
    const isWhole = total === sum(left.map((part) => part.total));
    return [{ invoice, total, parTaux, lignes: isWhole ? null : linesOf(invoice, parTaux) }];
  });
}

/** So much of the lines of each rate, in proportion to what is left of them. */
function linesOf({ content, creditNotes }: BilledInvoice, parTaux: readonly RateAmount[]): CreditedLine[] {
  const lines = creditableLines(content, creditNotes);
  return parTaux
    .flatMap(({ taux, total }) => {
      const ofRate = lines.filter(({ ligne }) => content.lignes[ligne]?.tauxTva === taux);
      const parts = spread(
        total,
        ofRate.map((line) => Math.max(0, line.total)),
      );
      return ofRate.map(({ ligne }, index) => ({ ligne, cents: parts[index] ?? 0 }));
    })
    .filter(({ cents }) => cents > 0)
    .map(({ ligne, cents }) => ({ ligne, quantite: 1, montant: toAmount(cents) }));
}
