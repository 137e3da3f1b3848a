import { handoverTitles } from '@barnum/rules/desk/handover/handover';
import type { Movement } from '@barnum/rules/requests/preparation/preparation';
import type { ShopColours } from '@barnum/rules/site/colours/shop-colours';
import { type CompanyInfo, type CompanyInfoName, companyValue } from '@barnum/rules/site/company-info/company-info';
import { spacedPhones } from '@barnum/rules/text/telephones';
import { type ShopFace, writeHeading, writeParties } from '../../../platform/pdf/document-head.ts';
import { identityOf, legalLine } from '../../../platform/pdf/legal-line.ts';
import {
  closePdf,
  decorate,
  makeRoom,
  openPdf,
  type PdfWriter,
  softInk,
  write,
} from '../../../platform/pdf/pdf-writer.ts';
import { writeSignature } from '../../../platform/pdf/signature.ts';
import { type Column, type TableRow, writeTable } from '../../../platform/pdf/table.ts';

/** All that the document of a sheet is made of, as plain data. */
export interface HandoverToDraw extends ShopFace {
  mouvement: Movement;
  closedAt: Date;
  company: readonly CompanyInfo[];
  colours: ShopColours;
  /** « Demande n° 128 », and when it was counted. */
  said: string[];
  client: { nom: string; lignes: string[] };
  columns: readonly Column[];
  rows: readonly TableRow[];
  /** Titles with their sentences: remarks, deposit, payment. */
  sections: readonly { title: string; lines: readonly string[] }[];
  photos: readonly HandoverPhoto[];
  signature: { name: string; drawn: string };
}

/** A photo as a JPEG, small enough for a third of the page, and what it shows. */
export interface HandoverPhoto {
  bytes: Uint8Array;
  caption: string;
}

declare module '../../../platform/worker/run-in-worker.ts' {
  interface HeavyFunctions {
    drawHandover: typeof drawHandover;
  }
}

const gap = 10;
const photoHeight = 104;
const captionHeight = 24;
const aRow = 3;

/** The document of a departure or return, as a PDF. */
export async function drawHandover(sheet: HandoverToDraw): Promise<Uint8Array<ArrayBuffer>> {
  const { mouvement, closedAt, client, columns, rows, sections, photos, signature, said } = sheet;
  const company = (nom: CompanyInfoName) => companyValue(sheet.company, nom);
  const title = handoverTitles[mouvement];
  const pdf = openPdf({ title, author: company('Dénomination'), date: closedAt, colours: sheet.colours });
  writeHeading(pdf, sheet, { title, said });
  const contact = [spacedPhones(company('Téléphone')), company('Email')].filter(Boolean).join(' · ');
  writeParties(pdf, [
    { title: 'Le loueur', name: company('Dénomination') || sheet.shopName, lines: [company('Siège'), contact] },
    { title: 'Le client', name: client.nom, lines: client.lignes },
  ]);
  writeTable(pdf, columns, rows);
  pdf.doc.y += 12;
  for (const section of sections) writeSection(pdf, section);
  // What is signed stays together; the photos may fill pages after it.
  writeSignature(pdf, { title: 'Signature du client', ...signature });
  writePhotos(pdf, photos);
  return closePdf(pdf, { running: title, legal: legalLine(identityOf(company)) });
}

function writeSection(pdf: PdfWriter, { title, lines }: HandoverToDraw['sections'][number]): void {
  makeRoom(pdf, 40);
  write(pdf, pdf.root, 'H2', title, { size: 11, font: 'bold', color: pdf.seaDeep });
  for (const line of lines) {
    pdf.doc.y += 2;
    write(pdf, pdf.root, 'P', line, { size: 9.5 });
  }
  pdf.doc.y += 8;
}

/** Photos in rows of three, each with what it shows below. */
function writePhotos(pdf: PdfWriter, photos: readonly HandoverPhoto[]): void {
  if (photos.length === 0) return;
  const { doc, left, root } = pdf;
  const width = (pdf.width - (aRow - 1) * gap) / aRow;
  makeRoom(pdf, photoHeight + captionHeight + 30);
  write(pdf, root, 'H2', 'Photos', { size: 11, font: 'bold', color: pdf.seaDeep });
  doc.y += 4;
  for (let first = 0; first < photos.length; first += aRow) {
    makeRoom(pdf, photoHeight + captionHeight);
    const y = doc.y;
    for (const [index, { bytes, caption }] of photos.slice(first, first + aRow).entries()) {
      const x = left + index * (width + gap);
      decorate(pdf, () => doc.image(Buffer.from(bytes), x, y, { fit: [width, photoHeight], valign: 'bottom' }));
      write(pdf, root, 'P', caption, { size: 8, color: softInk, x, y: y + photoHeight + 3, width, height: 20 });
    }
    doc.y = y + photoHeight + captionHeight + 6;
  }
}
