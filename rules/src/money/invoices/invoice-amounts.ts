import { toCents } from '../../prices/amounts.ts';
import { spread } from '../../prices/largest-remainder.ts';
import { addQuantities, costOf, isDivisible, ofHundredths, toHundredthsOf } from '../../prices/line-quantity.ts';
import {
  type RateShare,
  shareOf,
  sharesOf,
  sum,
  toldShares,
  withoutShares,
  withoutStrayCents,
} from '../../prices/vat-shares.ts';
import type { BilledBefore, InvoiceContent, InvoiceLine } from './invoice-content.ts';
import type { InvoiceSums } from './invoice-deal.ts';
import type { CreditedLine } from './invoice-draft.ts';

/** What is left to bill of a deal, rate by rate: negative where it is less than was billed. */
export function leftToBill(deal: InvoiceSums, before: readonly BilledBefore[]): RateShare[] {
  return withoutShares(sharesOf(deal), before.flatMap(sharesOf));
}

/** An advance of `cents` on a deal, one line a rate; never more than is left to bill. */
export function advanceSums(
  deal: InvoiceSums,
  before: readonly BilledBefore[],
  { cents, nom }: { cents: number; nom: string },
): InvoiceSums {
  const left = leftToBill(deal, before).filter(({ total }) => total > 0);
  const weights = left.map(({ total }) => total);
  const parts = spread(Math.min(cents, sum(weights)), weights);
  const shares = left.map((share, index) => shareOf(parts[index] ?? 0, share)).filter(({ total }) => total > 0);
  const lines = shares.map(
    ({ taux, total }): InvoiceLine => ({
      nature: 'acompte',
      nom,
      description: '',
      quantite: 1,
      prixUnitaire: total,
      brut: total,
      remise: 0,
      motifRemise: '',
      total,
      tauxTva: taux,
    }),
  );
  return sumsOf(lines, shares);
}

/** What an invoice asks for by itself, rate by rate: all it says without what was billed before. */
export function ownShares(
  invoice: Pick<InvoiceContent, 'tva' | 'total'> & { acomptes: readonly Pick<BilledBefore, 'tva' | 'total'>[] },
): RateShare[] {
  return withoutStrayCents(withoutShares(sharesOf(invoice), invoice.acomptes.flatMap(sharesOf)));
}

/** What is left of an invoice, rate by rate, after its credit notes. */
export function leftOfInvoice(invoice: InvoiceContent, creditNotes: readonly InvoiceContent[]): RateShare[] {
  return withoutShares(ownShares(invoice), creditNotes.flatMap(sharesOf));
}

/** An earlier invoice without its credit notes, as a later one deducts it; null where nothing is left. */
export function billedBefore(invoice: InvoiceContent, creditNotes: readonly InvoiceContent[]): BilledBefore | null {
  const { nature, numero, date } = invoice;
  const left = leftOfInvoice(invoice, creditNotes).filter(({ total }) => total > 0);
  const total = sum(left.map((share) => share.total));
  return numero === null || total === 0 ? null : { nature, numero, date, total, tva: toldShares(left) };
}

/** A line of an invoice as a credit note may give it back: so many pieces, and so much of it at most. */
export interface CreditableLine {
  ligne: number;
  nom: string;
  quantite: number;
  total: number;
}

/**
 * What may be given back of each line of an invoice: of a balance never more than it asked for at the line's rate, and so many
 * pieces as that is, whole ones of what has no decimals.
 */
export function creditableLines(invoice: InvoiceContent, creditNotes: readonly InvoiceContent[]): CreditableLine[] {
  const left = leftOfInvoice(invoice, creditNotes);
  const nets = netLines(invoice);
  return linesLeft(invoice, creditNotes).map((line) => {
    const { ligne, quantite, total } = line;
    const origin = invoice.lignes[ligne];
    const most = left.find(({ taux }) => taux === (origin?.tauxTva ?? null))?.total ?? 0;
    if (!origin) return line;
    const isCapped = total > most;
    // What pieces come to is rounded: the last of them may be some cents less.
    const given = isCapped ? Math.max(0, most) : total + Math.ceil(origin.quantite);
    const least = isDivisible(origin.nature) ? 1 : 100;
    const whole = Math.floor((given * toHundredthsOf(origin.quantite)) / ((nets[ligne] || 1) * least));
    const pieces = Math.min(quantite, ofHundredths(whole * least));
    return { ...line, total: isCapped ? given : total, quantite: pieces };
  });
}

/** What is left of the lines themselves, each with its part of the discount on the whole taken off. */
function linesLeft(invoice: InvoiceContent, creditNotes: readonly InvoiceContent[]): CreditableLine[] {
  const nets = netLines(invoice);
  const given = creditNotes.flatMap(({ lignes }) => lignes);
  return invoice.lignes.map(({ nom, quantite, prixUnitaire }, ligne) => {
    const ofLine = given.filter(({ origine }) => origine === ligne);
    const pieces = ofLine.filter((line) => line.prixUnitaire === prixUnitaire).map((line) => line.quantite);
    return {
      ligne,
      nom,
      quantite: Math.max(0, addQuantities([quantite, ...pieces.map((each) => -each)])),
      total: (nets[ligne] ?? 0) - sum(ofLine.map((line) => line.total)),
    };
  });
}

/** A credit note of chosen lines, or of all that is left where `chosen` is null. It may be more than is left: see `leftOfInvoice`. */
export function creditSums(
  invoice: InvoiceContent,
  creditNotes: readonly InvoiceContent[],
  chosen: readonly CreditedLine[] | null,
): InvoiceSums {
  const left = leftOfInvoice(invoice, creditNotes);
  const lines = linesLeft(invoice, creditNotes);
  const lignes = chosen === null ? wholeLines(invoice, lines, left) : chosenLines(invoice, lines, chosen);
  const shares = left
    .map((share) => {
      const total = sum(lignes.filter(({ tauxTva }) => tauxTva === share.taux).map((line) => line.total));
      return shareOf(total, share);
    })
    .filter(({ total }) => total > 0);
  return sumsOf(lignes, shares);
}

function wholeLines(invoice: InvoiceContent, lines: readonly CreditableLine[], left: readonly RateShare[]) {
  const rateOf = ({ ligne }: CreditableLine) => invoice.lignes[ligne]?.tauxTva ?? null;
  const parts = left.map(({ taux, total }) =>
    spread(
      Math.max(0, total),
      lines.map((line) => (rateOf(line) === taux ? line.total : 0)),
    ),
  );
  return lines.flatMap((line, index) =>
    givenBack(invoice, line, { pieces: line.quantite, total: sum(parts.map((part) => part[index] ?? 0)) }),
  );
}

function chosenLines(invoice: InvoiceContent, lines: readonly CreditableLine[], chosen: readonly CreditedLine[]) {
  return chosen.flatMap(({ ligne, quantite, montant }) => {
    const line = lines[ligne];
    const origin = invoice.lignes[ligne];
    if (!line || !origin) return [];
    if (montant !== null) return givenBack(invoice, line, { pieces: null, total: toCents(montant) });
    const isRest = quantite >= line.quantite;
    const total = isRest ? line.total : netOf(invoice, ligne, quantite, Math.round);
    return givenBack(invoice, line, { pieces: quantite, total: Math.min(total, line.total) });
  });
}

/** A line of a credit note; `pieces` null for an amount. Nothing where nothing is given back. */
function givenBack(
  invoice: InvoiceContent,
  { ligne }: CreditableLine,
  { pieces, total }: { pieces: number | null; total: number },
): InvoiceLine[] {
  const origin = invoice.lignes[ligne];
  if (!origin || total === 0) return [];
  // Of a balance the rest was billed by advances: its part is an amount, and no discount.
  const isPart = pieces !== null && invoice.acomptes.length > 0 && total < netOfPieces(invoice, ligne, pieces);
  const priced =
    pieces && !isPart ? { quantite: pieces, prixUnitaire: origin.prixUnitaire } : { quantite: 1, prixUnitaire: total };
  const description = isPart ? `Part facturée par ${invoice.numero}` : origin.description;
  const brut = grossOf(invoice, ligne, { ...priced, total });
  const remise = brut - total;
  const reasons = [origin.motifRemise, invoice.remise?.motif ?? ''];
  const motifRemise = remise === 0 ? '' : [...new Set(reasons)].filter(Boolean).join(', ');
  return [{ ...origin, ...priced, description, brut, remise, motifRemise, total, origine: ligne }];
}

/** What so many pieces of a line come to without their part of the discounts, but for what earlier roundings left. */
function netOfPieces(invoice: InvoiceContent, ligne: number, pieces: number): number {
  return netOf(invoice, ligne, pieces, Math.floor) - 1;
}

/** The part of so many pieces in what a line comes to, in whole cents. */
function netOf(invoice: InvoiceContent, ligne: number, pieces: number, round: (cents: number) => number): number {
  const hundredths = toHundredthsOf(invoice.lignes[ligne]?.quantite || 1);
  return round(((netLines(invoice)[ligne] ?? 0) * toHundredthsOf(pieces)) / hundredths);
}

/** What pieces of a line cost before discounts. A cent that only the rounding of decimals makes is no discount. */
function grossOf(
  invoice: InvoiceContent,
  ligne: number,
  { quantite, prixUnitaire, total }: Pick<InvoiceLine, 'quantite' | 'prixUnitaire' | 'total'>,
): number {
  const gross = costOf(prixUnitaire, quantite);
  const origin = invoice.lignes[ligne];
  const hasDecimals = !Number.isInteger(quantite) || !Number.isInteger(origin?.quantite);
  const isRounding = hasDecimals && netLines(invoice)[ligne] === origin?.brut && Math.abs(gross - total) <= 1;
  return isRounding ? total : Math.max(gross, total);
}

/** What each line comes to without its part of the discount on the whole. */
function netLines({ lignes, remise }: InvoiceContent): number[] {
  const parts = (remise?.parTaux ?? []).map(({ taux, total }) =>
    spread(
      total,
      lignes.map((line) => (line.tauxTva === taux ? line.total : 0)),
    ),
  );
  return lignes.map((line, index) => line.total - sum(parts.map((part) => part[index] ?? 0)));
}

function sumsOf(lignes: InvoiceLine[], shares: readonly RateShare[]): InvoiceSums {
  return {
    lignes,
    remise: null,
    tva: toldShares(shares),
    total: sum(shares.map(({ total }) => total)),
    horsTaxes: sum(shares.map(({ horsTaxes }) => horsTaxes)),
  };
}
