import { limits } from '@barnum/rules/limits';
import { formatCents, formatPrice, toCents } from '@barnum/rules/prices/amounts';
import { discountInWords, formatRate } from '@barnum/rules/prices/deal-in-words';
import type { AdvanceKind } from '@barnum/rules/prices/pricing-terms';
import type { QuoteAmounts } from '@barnum/rules/prices/quote-amounts';
import { advanceLabels, quoteName } from '@barnum/rules/prices/quotes';
import { rentalTermsOf } from '@barnum/rules/prices/rental-terms';
import { type CompanyInfoName, companyValue } from '@barnum/rules/site/company-info/company-info';
import { textFigures } from '@barnum/rules/site/text-figures/text-figures';
import { sanitiseHtml } from '../../../platform/html/sanitise.ts';
import { identityOf, legalLine } from '../../../platform/pdf/legal-line.ts';
import { atBestSize, closePdf, openPdf } from '../../../platform/pdf/pdf-writer.ts';
import {
  heightOfAgreement,
  writeAgreement,
  writeQuoteHeading,
  writeQuoteParties,
  writeSubject,
  writeTerms,
} from './offer-sections.ts';
import { writeLines } from './quote-lines.ts';
import type { QuoteView, QuoteWithLogo } from './quote-to-draw.ts';
import { writeSalesConditions } from './sales-conditions-pages.ts';

declare module '../../../platform/worker/run-in-worker.ts' {
  interface HeavyFunctions {
    drawQuote: typeof drawQuote;
  }
}

/**
 * The quote as a PDF: the offer with its place for a signature, and the sales conditions on the pages that follow. Null
 * beyond `limits.quotePages`.
 */
export async function drawQuote(data: QuoteWithLogo): Promise<Uint8Array<ArrayBuffer> | null> {
  const { request, amounts, date, conditions } = data;
  const company = (nom: CompanyInfoName) => companyValue(data.company, nom);
  const quote: QuoteView = {
    ...data,
    company,
    figures: textFigures(data.company),
    terms: rentalTermsOf(data.company),
    conditions: conditions && { html: sanitiseHtml(conditions.text) ?? '', createdAt: conditions.createdAt },
  };
  const title = `Devis ${quoteName(quote.numero, quote.version)}`;
  const rows = amountRows(amounts, data.avance);
  const pdf = atBestSize((isDense) => {
    const offer = openPdf({
      title,
      author: company('Dénomination'),
      date: new Date(`${date}T12:00:00Z`),
      colours: data.colours,
      isDense,
    });
    writeQuoteHeading(offer, quote);
    writeQuoteParties(offer, quote);
    writeSubject(offer, quote);
    writeLines(offer, amounts, request, heightOfAgreement(offer, rows));
    writeAgreement(offer, rows);
    writeTerms(offer, quote);
    return offer;
  });
  if (quote.conditions) writeSalesConditions(pdf, quote.conditions);
  if (pdf.doc.bufferedPageRange().count > limits.quotePages) return null;
  return closePdf(pdf, { running: title, legal: legalLine(identityOf(company)) });
}

function amountRows({ lignes, remise, total, tva, acompte, caution }: QuoteAmounts, avance: AdvanceKind) {
  const subtotal = lignes.reduce((cents, line) => cents + toCents(line.total), 0);
  const horsTaxes = (tva ?? []).reduce((cents, share) => cents + toCents(share.horsTaxes), 0);
  return [
    ...(remise === null
      ? []
      : [
          { name: 'Total avant remise', amount: formatCents(subtotal) },
          { name: discountInWords(remise), amount: formatPrice(-Number(remise.montant)) },
        ]),
    ...(tva === null
      ? []
      : [
          { name: 'Total hors taxes', amount: formatCents(horsTaxes) },
          ...tva.map(({ taux, horsTaxes: base, montant }) => ({
            name: `TVA ${formatRate(taux)}${tva.length > 1 ? ` sur ${formatPrice(base)}` : ''}`,
            amount: formatPrice(montant),
          })),
        ]),
    { name: 'Total TTC', amount: formatPrice(total), isStrong: true },
    ...(acompte.pourcent === 0
      ? []
      : [
          {
            name: `${advanceLabels[avance]} à la commande (${acompte.pourcent} %)`,
            amount: formatPrice(acompte.montant),
          },
        ]),
    ...(Number(caution) === 0 ? [] : [{ name: 'Caution, en plus du total', amount: formatPrice(caution) }]),
  ];
}
