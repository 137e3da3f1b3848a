import { drawing } from '@barnum/rules/requests/acceptances/acceptances';
import type { ShopColours } from '@barnum/rules/site/colours/shop-colours';
import { type CompanyInfo, type CompanyInfoName, companyValue } from '@barnum/rules/site/company-info/company-info';
import { spacedPhones } from '@barnum/rules/text/telephones';
import { type ShopFace, writeHeading, writeParties } from '../../../platform/pdf/document-head.ts';
import { identityOf, legalLine } from '../../../platform/pdf/legal-line.ts';
import {
  closePdf,
  decorate,
  ink,
  makeRoom,
  openPdf,
  type PdfWriter,
  sand,
  softInk,
  write,
} from '../../../platform/pdf/pdf-writer.ts';

/** All that a signed page is made of, as plain data. */
export interface AcceptanceToDraw extends ShopFace {
  /** « Acceptation du devis D-2026-00001 ». */
  title: string;
  acceptedAt: Date;
  company: readonly CompanyInfo[];
  colours: ShopColours;
  client: { nom: string; lignes: string[] };
  /** The sentences that were shown, the button last. */
  textes: readonly string[];
  signataire: { nom: string; qualite: string };
  /** The path of a drawn signature; empty without one. */
  dessin: string;
  /** What is to be said below: times, address of the code, device, hashes. */
  notes: readonly string[];
}

declare module '../../../platform/worker/run-in-worker.ts' {
  interface HeavyFunctions {
    drawAcceptance: typeof drawAcceptance;
  }
}

const signatureWidth = 180;

/** The page that somebody signed by accepting a quote, as a PDF. */
export async function drawAcceptance(page: AcceptanceToDraw): Promise<Uint8Array<ArrayBuffer>> {
  const { title, acceptedAt, client, textes, notes } = page;
  const company = (nom: CompanyInfoName) => companyValue(page.company, nom);
  const pdf = openPdf({ title, author: company('Dénomination'), date: acceptedAt, colours: page.colours });
  writeHeading(pdf, page, { title: 'Acceptation', said: [title] });
  const contact = [spacedPhones(company('Téléphone')), company('Email')].filter(Boolean).join(' · ');
  writeParties(pdf, [
    { title: 'Le loueur', name: company('Dénomination') || page.shopName, lines: [company('Siège'), contact] },
    { title: 'Le client', name: client.nom, lines: client.lignes },
  ]);
  write(pdf, pdf.root, 'H2', 'Ce qui a été lu et accepté', { size: 12, font: 'bold', color: pdf.seaDeep });
  for (const text of textes) {
    write(pdf, pdf.root, 'P', text, { size: 10 });
    pdf.doc.y += 3;
  }
  writeSignature(pdf, page);
  write(pdf, pdf.root, 'H2', 'Ce qui le prouve', { size: 12, font: 'bold', color: pdf.seaDeep });
  for (const note of notes) {
    write(pdf, pdf.root, 'P', note, { size: 8.5, color: softInk });
    pdf.doc.y += 2;
  }
  return closePdf(pdf, { running: title, legal: legalLine(identityOf(company)) });
}

function writeSignature(pdf: PdfWriter, { signataire: { nom, qualite }, dessin }: AcceptanceToDraw): void {
  const { doc, root, left, width } = pdf;
  const scale = signatureWidth / drawing.width;
  const height = dessin === '' ? 62 : 70 + drawing.height * scale;
  makeRoom(pdf, height + 24);
  const top = doc.y + 8;
  decorate(pdf, () => doc.roundedRect(left, top, width, height, 8).lineWidth(1).stroke(sand));
  const room = { x: left + 14, width: width - 28 };
  write(pdf, root, 'H2', 'Bon pour accord', { size: 11, font: 'bold', color: pdf.seaDeep, ...room, y: top + 10 });
  write(pdf, root, 'P', qualite === '' ? nom : `${nom}, ${qualite}`, { size: 10.5, ...room, y: doc.y + 4 });
  if (dessin !== '') {
    const y = doc.y + 6;
    decorate(pdf, () =>
      doc
        .translate(left + 14, y)
        .scale(scale)
        .path(dessin)
        .lineWidth(4)
        .lineCap('round')
        .stroke(ink),
    );
  }
  doc.y = top + height + 16;
}
