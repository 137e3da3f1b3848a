import { spread } from '../../prices/largest-remainder.ts';
import { netOfTax } from '../../prices/net-of-tax.ts';
import type { InvoiceContent, InvoiceLine } from './invoice-content.ts';

/** An invoice without taxes, as bookkeeping and Factur-X want it. All amounts are whole cents. */
export interface NetInvoice {
  /** In the order of the invoice's lines. */
  lines: NetLine[];
  /** The highest rate first; also those of which only lines without a price are. */
  rates: NetRate[];
  /** The lines, before the discount on the whole. */
  linesTotal: number;
  discount: number;
  horsTaxes: number;
  tva: number;
}

/** `gross` without `discount` is `net`. */
export interface NetLine {
  line: InvoiceLine;
  taux: string | null;
  gross: number;
  discount: number;
  net: number;
}

/** `lines` without `discount`, the part of the discount on the whole, is `horsTaxes`. */
export interface NetRate {
  taux: string | null;
  lines: number;
  discount: number;
  horsTaxes: number;
  tva: number;
}

/**
 * What each line and each rate of an invoice is without taxes. The lines of a rate are spread by largest remainder, so
 * that they add up to what the invoice says of that rate, to the cent.
 */
export function netInvoice(content: InvoiceContent): NetInvoice {
  const { lignes, remise, tva, total } = content;
  const rateOf = ({ tauxTva }: InvoiceLine) => tauxTva ?? tva[0]?.taux ?? null;
  const rates = [...new Set([...tva.map(({ taux }) => taux), ...lignes.map(rateOf)])].map((taux): NetRate => {
    const share = tva.find((each) => each.taux === taux);
    const horsTaxes = share?.horsTaxes ?? (tva.length === 0 ? total : 0);
    const taken = remise?.parTaux.find((each) => each.taux === taux)?.total ?? 0;
    const gross = (share?.total ?? horsTaxes) + taken;
    const lines = Math.max(horsTaxes, taken === 0 ? horsTaxes : netOfTax(gross, taux));
    return { taux, lines, discount: lines - horsTaxes, horsTaxes, tva: share?.tva ?? 0 };
  });
  const nets = rates.map((rate) =>
    spread(
      rate.lines,
      lignes.map((line) => (rateOf(line) === rate.taux ? line.total : 0)),
    ),
  );
  const lines = lignes.map((line, index): NetLine => {
    const taux = rateOf(line);
    const net = nets.reduce((sum, parts) => sum + (parts[index] ?? 0), 0);
    const gross = line.remise === 0 ? net : Math.max(net, netOfTax(line.brut, taux));
    return { line, taux, gross, discount: gross - net, net };
  });
  const sumOf = (of: (rate: NetRate) => number) => rates.reduce((sum, rate) => sum + of(rate), 0);
  return {
    lines,
    rates,
    linesTotal: sumOf((rate) => rate.lines),
    discount: sumOf((rate) => rate.discount),
    horsTaxes: sumOf((rate) => rate.horsTaxes),
    tva: sumOf((rate) => rate.tva),
  };
}
