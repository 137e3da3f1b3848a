import { toCents } from '../../prices/amounts.ts';
import { formatRate } from '../../prices/deal-in-words.ts';
import { sum } from '../../prices/vat-shares.ts';
import { advanceSums, leftToBill } from './invoice-amounts.ts';
import type { BilledBefore, InvoiceKind } from './invoice-content.ts';
import type { InvoiceSums } from './invoice-deal.ts';
import type { InvoiceDraft } from './invoice-draft.ts';
import { invoiceSentences, leftInWords } from './invoices.ts';

/** What a draft of an invoice comes to. */
export interface DraftSums {
  sums: InvoiceSums;
  /** What it deducts; nothing of an advance. */
  acomptes: BilledBefore[];
  /** Cents that it asks for; negative where more was billed than is agreed. */
  du: number;
  /** Why it cannot be issued, a sentence each. */
  refusals: string[];
}

/**
 * What a draft comes to by the deal and what was billed `before`: an advance, or all of the deal. `nameOf` is the name of an
 * advance's line, by its percentage in words where it is one.
 */
export function draftSums(
  nature: InvoiceKind,
  draft: InvoiceDraft,
  {
    deal,
    before,
    nameOf,
  }: { deal: InvoiceSums; before: readonly BilledBefore[]; nameOf: (percent: string | null) => string },
): DraftSums {
  if (nature !== 'acompte') {
    return { sums: deal, acomptes: [...before], du: deal.total - sum(before.map(({ total }) => total)), refusals: [] };
  }
  const { montant, montantEnPourcent } = draft;
  const percent = montantEnPourcent ? montant : null;
  const cents = percent === null ? toCents(montant ?? '0') : Math.round((deal.total * Number(percent)) / 100);
  const left = sum(leftToBill(deal, before).map(({ total }) => Math.max(0, total)));
  const sums = advanceSums(deal, before, { cents, nom: nameOf(percent === null ? null : formatRate(percent)) });
  return {
    sums,
    acomptes: [],
    du: sums.total,
    refusals: cents > left ? [invoiceSentences.advanceMax(leftInWords(left))] : [],
  };
}
