import { formatLongDate } from '@barnum/rules/dates/format-dates';
import type { BilledBefore, InvoiceContent } from '@barnum/rules/money/invoices/invoice-content';
import { invoiceTitle } from '@barnum/rules/money/invoices/invoice-mentions';
import type { NetInvoice } from '@barnum/rules/money/invoices/net-invoice';
import { figureOf, moneyWords } from '@barnum/rules/money/ledger/account';
import { formatCents } from '@barnum/rules/prices/amounts';
import { discountInWords, formatRate } from '@barnum/rules/prices/deal-in-words';
import type { PdfWriter } from '../../../platform/pdf/pdf-writer.ts';
import { type AmountRow, heightOfAmounts, writeAmounts } from '../../../platform/pdf/table.ts';
import { basisOf, showsNet } from './shows-net.ts';

const box = 300;

/** Discount, taxes, total, and what is left of it to pay. */
export function writeInvoiceAmounts(pdf: PdfWriter, content: InvoiceContent, net: NetInvoice): void {
  writeAmounts(pdf, amountRows(content, net), box);
}

/** Height that they take, in points. */
export function heightOfInvoiceAmounts(pdf: PdfWriter, content: InvoiceContent, net: NetInvoice): number {
  return heightOfAmounts(pdf, amountRows(content, net), box);
}

function amountRows(content: InvoiceContent, net: NetInvoice): AmountRow[] {
  return [...discountRows(content, net), ...totalRows(content), ...paymentRows(content)];
}

function discountRows(content: InvoiceContent, net: NetInvoice): AmountRow[] {
  const { remise, total } = content;
  if (remise === null) return [];
  const isNet = showsNet(content);
  const ending = basisOf(content);
  const taken = isNet ? net.discount : remise.total;
  return [
    { name: `Total${ending} avant remise`, amount: formatCents(isNet ? net.linesTotal : total + remise.total) },
    { name: discountInWords(remise), amount: formatCents(-taken) },
  ];
}

function totalRows({ tva, total, horsTaxes, nature, autoliquidation }: InvoiceContent): AmountRow[] {
  const name = nature === 'avoir' ? 'Total de l’avoir' : 'Total';
  if (autoliquidation) {
    return [
      { name: `${name} hors taxes`, amount: formatCents(total), isStrong: true },
      { name: 'TVA : autoliquidation par le client', amount: '' },
    ];
  }
  if (tva.length === 0) return [{ name, amount: formatCents(total), isStrong: true }];
  return [
    { name: 'Total hors taxes', amount: formatCents(horsTaxes) },
    ...tva.map((share) => ({
      name: `TVA ${formatRate(share.taux)}${tva.length > 1 ? ` sur ${formatCents(share.horsTaxes)}` : ''}`,
      amount: formatCents(share.tva),
    })),
    { name: `${name} TTC`, amount: formatCents(total), isStrong: true },
  ];
}

function paymentRows(content: InvoiceContent): AmountRow[] {
  const { nature, acomptes, dejaPaye, payeLe, aPayer } = content;
  if (nature === 'avoir' || (acomptes.length === 0 && dejaPaye === 0)) return [];
  const { word, amount } = figureOf('aPayer', aPayer, 'factureEnTrop');
  return [
    ...acomptes.map((before) => ({ name: billedBefore(before, content), amount: formatCents(-before.total) })),
    ...(dejaPaye === 0 ? [] : [{ name: paidInWords(payeLe), amount: formatCents(-dejaPaye) }]),
    { name: word, amount: formatCents(amount), isStrong: true },
  ];
}

/** The law wants the day on which a part was paid in advance, where it is not that of the invoice. */
function paidInWords(payeLe: string | null): string {
  return payeLe === null ? moneyWords.recu : `${moneyWords.recu} le ${formatLongDate(payeLe)}`;
}

/** An invoice that this one is after: its number, its day, and the VAT that it told. */
function billedBefore({ nature, numero, date, tva }: BilledBefore, { avance }: InvoiceContent): string {
  const title = invoiceTitle({ nature, avance, acomptes: [] });
  const told = tva.map((share) => `TVA ${formatRate(share.taux)} : ${formatCents(share.tva)}`).join(', ');
  return `${title} ${numero} du ${formatLongDate(date)}${told && ` (dont ${told})`}`;
}
