import { formatLongDate } from '@barnum/rules/dates/format-dates';
import { formatPrice } from '@barnum/rules/prices/amounts';
import type { ShopColours } from '@barnum/rules/site/colours/shop-colours';
import { type CompanyInfo, type CompanyInfoName, companyValue } from '@barnum/rules/site/company-info/company-info';
import { spacedPhones } from '@barnum/rules/text/telephones';
import { type ShopFace, writeHeading, writeParties } from '../../../platform/pdf/document-head.ts';
import { identityOf, legalLine } from '../../../platform/pdf/legal-line.ts';
import { closePdf, openPdf, softInk, write } from '../../../platform/pdf/pdf-writer.ts';
import { writeAmounts, writeTable } from '../../../platform/pdf/table.ts';

/** All that a receipt is made of, as plain data. */
export interface ReceiptToDraw extends ShopFace {
  /** « Reçu n° 12 ». */
  title: string;
  /** Whether it was given back. */
  isRefund: boolean;
  /** Day on which the money came in, or was given back. */
  date: string;
  company: readonly CompanyInfo[];
  colours: ShopColours;
  /** Who paid, or was paid back; empty once it is erased. */
  payeur: string;
  /** What it was paid for, and how. */
  subject: string;
  lines: { libelle: string; montant: string }[];
  /** What the sum is called. */
  total: { name: string; amount: string };
  /** What is to be said below. */
  notes: string[];
}

declare module '../../../platform/worker/run-in-worker.ts' {
  interface HeavyFunctions {
    drawReceipt: typeof drawReceipt;
  }
}

/** A receipt as a PDF of one page. */
export async function drawReceipt(receipt: ReceiptToDraw): Promise<Uint8Array<ArrayBuffer>> {
  const { title, date, isRefund, lines, total, notes } = receipt;
  const company = (nom: CompanyInfoName) => companyValue(receipt.company, nom);
  const pdf = openPdf({
    title,
    author: company('Dénomination'),
    date: new Date(`${date}T12:00:00Z`),
    colours: receipt.colours,
  });
  writeHeading(pdf, receipt, { title, said: [`${isRefund ? 'Remboursé' : 'Reçu'} le ${formatLongDate(date)}`] });
  const contact = [spacedPhones(company('Téléphone')), company('Email')].filter(Boolean).join(' · ');
  writeParties(pdf, [
    {
      title: isRefund ? 'Remboursé par' : 'Reçu par',
      name: company('Dénomination') || receipt.shopName,
      lines: [company('Siège'), contact],
    },
    { title: isRefund ? 'À' : 'De', name: receipt.payeur || '………………………………………', lines: [] },
  ]);
  write(pdf, pdf.root, 'P', receipt.subject, { size: 10.5 });
  pdf.doc.y += 10;
  const columns = [{ title: 'Montant', width: 96 }];
  writeTable(
    pdf,
    columns,
    lines.map(({ libelle, montant }) => ({ name: libelle, details: '', values: [formatPrice(montant)] })),
  );
  writeAmounts(pdf, [{ ...total, amount: formatPrice(total.amount), isStrong: true }]);
  pdf.doc.y += 16;
  for (const note of notes) write(pdf, pdf.root, 'P', note, { size: 9, color: softInk });
  return closePdf(pdf, { running: title, legal: legalLine(identityOf(company)) });
}
