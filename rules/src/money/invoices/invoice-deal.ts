import { toCents } from '../../prices/amounts.ts';
import { spread } from '../../prices/largest-remainder.ts';
import { costOf } from '../../prices/line-quantity.ts';
import { netOfTax } from '../../prices/net-of-tax.ts';
import { type CompanyVat, type ItemPrice, priceRequest } from '../../prices/price-request.ts';
import type { QuotedLine, QuotedRequest } from '../../prices/quote-amounts.ts';
import { sum } from '../../prices/vat-shares.ts';
import type { InvoiceContent, InvoiceLine, RateAmount } from './invoice-content.ts';

/** The lines of an invoice and their sums. */
export type InvoiceSums = Pick<InvoiceContent, 'lignes' | 'remise' | 'tva' | 'total' | 'horsTaxes'>;

/** What was agreed of a request, as an invoice of all of it says it; `caution` in cents. */
export function dealOf(
  request: QuotedRequest,
  { vat, autoliquidation }: { vat: CompanyVat; autoliquidation: boolean },
): InvoiceSums & { caution: number } {
  const price = priceRequest({ ...request, period: request, vat });
  const tva = price.vat ?? [];
  const usual = price.vat === null ? null : (vat.taux ?? tva[0]?.taux ?? null);
  const rateOf = ({ tauxTva }: QuotedLine) => (price.vat === null ? null : (tauxTva ?? usual));
  const lineOf = ({ item, piece, rent, discount, amount }: ItemPrice<QuotedLine>): InvoiceLine => ({
    nature: item.nature ?? 'article',
    nom: item.nom,
    description: '',
    quantite: item.quantite,
    prixUnitaire: piece,
    brut: rent,
    remise: discount,
    motifRemise: item.motifRemise ?? '',
    total: amount,
    tauxTva: rateOf(item),
  });
  const assemblyOf = ({ item, assembly }: ItemPrice<QuotedLine>): InvoiceLine => ({
    nature: 'frais',
    nom: `Montage\u00a0: ${item.nom}`,
    description: '',
    quantite: item.quantite,
    prixUnitaire: toCents(item.coutMontage),
    brut: assembly,
    remise: 0,
    motifRemise: '',
    total: assembly,
    tauxTva: rateOf(item),
  });
  const isRented = ({ item: { nature = 'article' } }: ItemPrice<QuotedLine>) =>
    nature === 'article' || nature === 'libre';
  const { items, total, discount, deposits: caution } = price;
  const lignes = [
    ...items.filter(isRented).map(lineOf),
    ...items.filter(({ assembly }) => assembly > 0).map(assemblyOf),
    ...items.filter((item) => !isRented(item)).map(lineOf),
  ];
  const remise = request.remise == null ? null : { ...wholeDiscount(request, discount), parTaux: byRate() };
  const sums = { lignes, remise, tva, total, horsTaxes: total - sum(tva.map((share) => share.tva)) };
  return { ...(autoliquidation ? reverseCharged(sums) : sums), caution };

  function byRate(): RateAmount[] {
    const rates = tva.length > 0 ? tva.map(({ taux }) => taux) : [null];
    const gross = rates.map((taux) => sum(lignes.filter((line) => line.tauxTva === taux).map((line) => line.total)));
    const parts = spread(discount, gross);
    return rates.map((taux, index) => ({ taux, total: parts[index] ?? 0 }));
  }
}

function wholeDiscount({ remise = null, remiseEnPourcent, motifRemise = '' }: QuotedRequest, total: number) {
  return { total, pourcent: remiseEnPourcent ? remise : null, motif: motifRemise };
}

/** The same without taxes, which the client owes: the price of a piece is rounded first, then multiplied. */
function reverseCharged({ lignes, remise }: InvoiceSums): InvoiceSums {
  const taux = '0.00';
  const lines = lignes.map((line): InvoiceLine => {
    const prixUnitaire = netOfTax(line.prixUnitaire, line.tauxTva);
    const brut = costOf(prixUnitaire, line.quantite);
    const taken = Math.min(brut, netOfTax(line.remise, line.tauxTva));
    return { ...line, prixUnitaire, brut, remise: taken, total: brut - taken, tauxTva: taux };
  });
  const before = sum(lines.map((line) => line.total));
  const discount = Math.min(before, sum((remise?.parTaux ?? []).map((part) => netOfTax(part.total, part.taux))));
  const total = before - discount;
  return {
    lignes: lines,
    remise: remise && { ...remise, total: discount, parTaux: [{ taux, total: discount }] },
    tva: [{ taux, total, horsTaxes: total, tva: 0 }],
    total,
    horsTaxes: total,
  };
}
