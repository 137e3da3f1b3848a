import type { ShopColours } from '@barnum/rules/site/colours/shop-colours';
import { type CompanyInfo, type CompanyInfoName, companyValue } from '@barnum/rules/site/company-info/company-info';
import { spacedPhones } from '@barnum/rules/text/telephones';
import { type ShopFace, writeHeading, writeParties } from '../../../platform/pdf/document-head.ts';
import { identityOf, legalLine } from '../../../platform/pdf/legal-line.ts';
import { closePdf, openPdf, softInk, write } from '../../../platform/pdf/pdf-writer.ts';
import { writeSignature } from '../../../platform/pdf/signature.ts';

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
  const { nom, qualite } = page.signataire;
  writeSignature(pdf, {
    title: 'Bon pour accord',
    name: qualite === '' ? nom : `${nom}, ${qualite}`,
    drawn: page.dessin,
  });
  write(pdf, pdf.root, 'H2', 'Ce qui le prouve', { size: 12, font: 'bold', color: pdf.seaDeep });
  for (const note of notes) {
    write(pdf, pdf.root, 'P', note, { size: 8.5, color: softInk });
    pdf.doc.y += 2;
  }
  return closePdf(pdf, { running: title, legal: legalLine(identityOf(company)) });
}
