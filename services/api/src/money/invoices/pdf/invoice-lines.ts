import type { InvoiceContent } from '@barnum/rules/money/invoices/invoice-content';
import type { NetInvoice, NetLine } from '@barnum/rules/money/invoices/net-invoice';
import { formatCents, formatPrice, toAmount } from '@barnum/rules/prices/amounts';
import { discountWithAmount, formatRate } from '@barnum/rules/prices/deal-in-words';
import { toHundredthsOf } from '@barnum/rules/prices/line-quantity';
import { formatNumber } from '@barnum/rules/text/numbers';
import type { PdfWriter } from '../../../platform/pdf/pdf-writer.ts';
import { type TableRow, writeTable } from '../../../platform/pdf/table.ts';
import { heightOfInvoiceAmounts } from './invoice-amounts.ts';
import { basisOf, showsNet } from './shows-net.ts';

/** The lines: to a consumer with taxes, as the deal was made; to others without them, as their bookkeeping wants it. */
export function writeInvoiceLines(pdf: PdfWriter, content: InvoiceContent, net: NetInvoice): void {
  const hasVat = content.tva.length > 0;
  const isNet = showsNet(content);
  const ending = basisOf(content);
  const columns = [
    { title: 'Quantité', width: 56 },
    { title: `Prix unitaire${ending}`, width: 84 },
    ...(hasVat ? [{ title: 'TVA', width: 44 }] : []),
    { title: `Total${ending}`, width: 84 },
  ];
  const rows = net.lines.map((line): TableRow => {
    const { gross, discount, total } = isNet
      ? { gross: line.gross, discount: line.discount, total: line.net }
      : { gross: line.line.brut, discount: line.line.remise, total: line.line.total };
    const { nom, description, quantite, prixUnitaire, motifRemise: motif } = line.line;
    const taken = { montant: toAmount(discount), pourcent: null, motif };
    return {
      name: nom,
      details: [description, discount > 0 ? discountWithAmount(taken) : ''].filter(Boolean).join('\n'),
      values: [
        formatNumber(quantite),
        gross === line.line.brut ? formatCents(prixUnitaire) : unitPrice(gross, quantite),
        ...(hasVat ? [rateOf(line)] : []),
        formatCents(total),
      ],
    };
  });
  const totals = net.lines.map(({ line, net: amount }) => (isNet ? amount : line.total));
  writeTable(pdf, columns, rows, {
    carried: (index) => formatCents(totals.slice(0, index).reduce((sum, each) => sum + each, 0)),
    tail: heightOfInvoiceAmounts(pdf, content, net),
  });
}

function rateOf({ taux }: NetLine): string {
  return taux === null ? '' : formatRate(taux);
}

/** What one piece costs: to the cent, or with up to four decimals where the cents of all pieces need them. */
function unitPrice(cents: number, quantite: number): string {
  const each = (cents * 100) / toHundredthsOf(quantite);
  if (Number.isInteger(each)) return formatCents(each);
  const [whole = '', decimals = ''] = (cents / 100 / quantite).toFixed(4).split('.');
  return formatPrice(whole).replace(/,00/, `,${decimals.replace(/0{1,2}$/, '')}`);
}
