import { formatLongDate } from '@barnum/rules/dates/format-dates';
import { chequesInWords } from '@barnum/rules/money/cheque-slips/cheque-slips';
import { formatCents } from '@barnum/rules/prices/amounts';
import type { ShopColours } from '@barnum/rules/site/colours/shop-colours';
import { type CompanyInfo, type CompanyInfoName, companyValue } from '@barnum/rules/site/company-info/company-info';
import { spacedPhones } from '@barnum/rules/text/telephones';
import { type ShopFace, writeHeading, writeParties } from '../../../platform/pdf/document-head.ts';
import { identityOf, legalLine } from '../../../platform/pdf/legal-line.ts';
import { closePdf, openPdf, type PdfWriter, write } from '../../../platform/pdf/pdf-writer.ts';
import { writeAmounts, writeTable } from '../../../platform/pdf/table.ts';

/** A cheque of the document; its amount in cents. */
export interface DrawnCheque {
  isDeposit: boolean;
  payeur: string;
  banque: string;
  reference: string;
  montant: number;
}

/** All that the document of a slip is made of, as plain data. */
export interface ChequeSlipToDraw extends ShopFace {
  numero: number;
  /** The day on which it went to the bank, else on which it was prepared. */
  date: string;
  isHanded: boolean;
  company: readonly CompanyInfo[];
  colours: ShopColours;
  compte: string;
  /** Those of payments first. */
  cheques: DrawnCheque[];
}

declare module '../../../platform/worker/run-in-worker.ts' {
  interface HeavyFunctions {
    drawChequeSlip: typeof drawChequeSlip;
  }
}

const dots = '………………………………………';
const columns = [
  { title: 'Banque', width: 130 },
  { title: 'N° du chèque', width: 95 },
  { title: 'Montant', width: 80 },
];

/** A slip of cheques as a PDF in A4, to go to the bank with them. */
export async function drawChequeSlip(slip: ChequeSlipToDraw): Promise<Uint8Array<ArrayBuffer>> {
  const { numero, date, isHanded, cheques, compte } = slip;
  const company = (nom: CompanyInfoName) => companyValue(slip.company, nom);
  const title = `Remise de chèques n°\u00a0${numero}`;
  const author = company('Dénomination');
  const pdf = openPdf({ title, author, date: new Date(`${date}T12:00:00Z`), colours: slip.colours });
  writeHeading(pdf, slip, { title, said: [`${isHanded ? 'Remise' : 'Préparée'} le ${formatLongDate(date)}`] });
  const contact = [spacedPhones(company('Téléphone')), company('Email')].filter(Boolean).join(' · ');
  writeParties(pdf, [
    { title: 'Remis par', name: author || slip.shopName, lines: [company('Siège'), contact] },
    { title: 'Compte à créditer', name: compte || dots, lines: [] },
  ]);
  const [payments, deposits] = [cheques.filter((one) => !one.isDeposit), cheques.filter((one) => one.isDeposit)];
  const areBoth = payments.length > 0 && deposits.length > 0;
  const part = (name: string, some: readonly DrawnCheque[], first: number) => {
    if (some.length === 0) return;
    if (areBoth || some === deposits) write(pdf, pdf.root, 'H2', name, { size: 12, font: 'bold', color: pdf.seaDeep });
    writeCheques(pdf, some, first);
    if (areBoth) writeAmounts(pdf, [{ name: chequesInWords(some.length), amount: formatCents(sumOf(some)) }]);
    pdf.doc.y += 10;
  };
  part('Paiements', payments, 1);
  part('Cautions encaissées', deposits, payments.length + 1);
  const total = { name: `Total, ${chequesInWords(cheques.length)}`, amount: formatCents(sumOf(cheques)) };
  writeAmounts(pdf, [{ ...total, isStrong: true }]);
  return closePdf(pdf, { running: title, legal: legalLine(identityOf(company)) });
}

function writeCheques(pdf: PdfWriter, cheques: readonly DrawnCheque[], first: number): void {
  const rows = cheques.map(({ payeur, banque, reference, montant }, index) => ({
    name: `${first + index}. ${payeur || dots}`,
    details: '',
    values: [banque || '…………………', reference || '……………', formatCents(montant)],
  }));
  writeTable(pdf, columns, rows, { title: 'Payeur' });
}

function sumOf(cheques: readonly DrawnCheque[]): number {
  return cheques.reduce((sum, { montant }) => sum + montant, 0);
}
