import { limits } from '@barnum/rules/limits';
import type { InvoiceContent } from '@barnum/rules/money/invoices/invoice-content';
import { invoiceTitle, isToProfessional } from '@barnum/rules/money/invoices/invoice-mentions';
import { netInvoice } from '@barnum/rules/money/invoices/net-invoice';
import type { ShopColours } from '@barnum/rules/site/colours/shop-colours';
import type { PostalAddress } from '@barnum/rules/text/postal-address';
import type { ShopFace } from '../../../platform/pdf/document-head.ts';
import { legalLine } from '../../../platform/pdf/legal-line.ts';
import { atBestSize, closePdf, openPdf } from '../../../platform/pdf/pdf-writer.ts';
import { crossIndustryInvoice } from '../factur-x/cross-industry-invoice.ts';
import { embedFacturX } from '../factur-x/embed-factur-x.ts';
import { hasElectronicAddress } from '../factur-x/trade-parties.ts';
import { writeInvoiceAmounts } from './invoice-amounts.ts';
import { writeInvoiceLines } from './invoice-lines.ts';
import {
  addressLine,
  writeInvoiceHeading,
  writeInvoiceParties,
  writeMentions,
  writeSubject,
} from './invoice-sections.ts';

/** All that the documents of an invoice are made of, as plain data. Equal data makes equal documents. */
export interface InvoiceToDraw extends ShopFace {
  content: InvoiceContent;
  colours: ShopColours;
  /** Whether an invoice to a consumer holds the XML, too. */
  xmlParticuliers: boolean;
}

/** `xml` is what the PDF holds; null where it holds none. */
export interface InvoiceDocuments {
  pdf: Uint8Array<ArrayBuffer>;
  xml: string | null;
}

declare module '../../../platform/worker/run-in-worker.ts' {
  interface HeavyFunctions {
    drawInvoice: typeof drawInvoice;
  }
}

/**
 * The invoice as PDF/A-3b, with its XML of Factur-X in it: to firms always, to consumers where the company wants it and
 * there is an address to put into it; a draft has none. Null beyond `limits.quotePages`.
 */
export async function drawInvoice(invoice: InvoiceToDraw): Promise<InvoiceDocuments | null> {
  const { content, colours } = invoice;
  const { vendeur, numero } = content;
  const date = new Date(`${content.date}T12:00:00Z`);
  const title = `${invoiceTitle(content)} ${numero ?? '(brouillon)'}`;
  const xml = hasXml(invoice) ? crossIndustryInvoice(content) : null;
  const net = netInvoice(content);
  const pdf = atBestSize((isDense) => {
    const page = openPdf({ title, author: vendeur.denomination, date, colours, isArchival: true, isDense });
    if (xml !== null) embedFacturX(page, xml, date);
    writeInvoiceHeading(page, invoice, title);
    writeInvoiceParties(page, content);
    writeSubject(page, content);
    writeInvoiceLines(page, content, net);
    writeInvoiceAmounts(page, content, net);
    writeMentions(page, content);
    return page;
  });
  if (pdf.doc.bufferedPageRange().count > limits.quotePages) return null;
  const legal = legalLine({ ...vendeur, siege: addressLine(vendeur.siege satisfies PostalAddress) });
  return { pdf: await closePdf(pdf, { running: title, legal }), xml };
}

function hasXml({ content, xmlParticuliers }: InvoiceToDraw): boolean {
  if (content.numero === null || !hasElectronicAddress(content)) return false;
  return isToProfessional(content) || xmlParticuliers;
}
