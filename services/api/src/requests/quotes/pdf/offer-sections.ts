import { formatLongDate } from '@barnum/rules/dates/format-dates';
import { formatPrice } from '@barnum/rules/prices/amounts';
import { advanceLabels, quoteName } from '@barnum/rules/prices/quotes';
import { rentalInWords } from '@barnum/rules/prices/rental-in-words';
import { isVatNumber } from '@barnum/rules/prices/vat';
import { spacedSiret } from '@barnum/rules/text/siret';
import { spacedPhones } from '@barnum/rules/text/telephones';
import { writeConditions } from '../../../platform/pdf/conditions.ts';
import { writeHeading, writeParties } from '../../../platform/pdf/document-head.ts';
import { blank, decorate, makeRoom, type PdfWriter, sand, softInk, write } from '../../../platform/pdf/pdf-writer.ts';
import { type AmountRow, heightOfAmounts, writeAmounts } from '../../../platform/pdf/table.ts';
import type { QuoteView } from './quote-to-draw.ts';

/** Number, version and days of the quote. */
export function writeQuoteHeading(pdf: PdfWriter, quote: QuoteView): void {
  const { numero, version, date, amounts } = quote;
  const said = [
    version > 1 ? `Version ${version}, qui remplace ${quoteName(numero, version - 1)}` : '',
    `Établi le ${formatLongDate(date)}`,
    `Valable jusqu’au ${formatLongDate(amounts.valableJusquAu)}`,
  ];
  writeHeading(pdf, quote, { title: `Devis ${numero}`, said: said.filter(Boolean) });
}

/** Who offers, and to whom. */
export function writeQuoteParties(
  pdf: PdfWriter,
  { request, company, referenceCommande, nomCommande }: QuoteView,
): void {
  const contact = [spacedPhones(company('Téléphone')), company('Email')].filter(Boolean).join(' · ');
  const shop = [
    company('Siège'),
    contact,
    company('SIRET') && `SIRET ${spacedSiret(company('SIRET'))}`,
    isVatNumber(company('TVA')) ? `TVA ${company('TVA')}` : '',
  ];
  const person = `${request.prenom} ${request.nom}`;
  const billed = request.client;
  // Without a known address the client writes it by hand.
  const address = billed?.adresse.join('\n') || request.adresse || 'Adresse : ……………………………………………';
  const client = [
    billed && billed.nom !== person ? `À l’attention de ${person}` : '',
    address,
    billed?.siren ? `SIREN ${spacedSiret(billed.siren)}` : '',
    billed?.numeroTva ? `TVA ${billed.numeroTva}` : '',
    billed?.codeService ? `Code service ${billed.codeService}` : '',
    referenceCommande && `${nomCommande} ${referenceCommande}`,
    [spacedPhones(request.phone ?? ''), request.email].filter(Boolean).join(' · '),
  ];
  writeParties(pdf, [
    { title: 'Le loueur', name: company('Dénomination'), lines: shop },
    { title: 'Le client', name: billed?.nom ?? person, lines: client },
  ]);
}

/** What is rented: the days, and whether it is brought. */
export function writeSubject(pdf: PdfWriter, { request, terms, company }: QuoteView): void {
  const { doc, root } = pdf;
  const depot = company('adresse').replaceAll('\n', ', ');
  const delivery = request.livraisonMontage
    ? `Livraison et montage par nos soins : ${request.adresse ?? ''}`
    : `Sans livraison : retrait et retour à notre dépôt${depot && `, ${depot}`}`;
  write(pdf, root, 'H2', 'Location de matériel d’événement', { size: 12, font: 'bold', color: pdf.seaDeep });
  const days = `du ${formatLongDate(request.debut)} au ${formatLongDate(request.fin)}`;
  const rental = rentalInWords(request, terms, { isDelivered: request.livraisonMontage });
  write(pdf, root, 'P', `${rental} (${days})`, { size: 9.5 });
  write(pdf, root, 'P', delivery, { size: 9.5 });
  doc.y += blank(pdf, 8);
}

/** What is paid when, and what the deposit is. */
export function writeTerms(pdf: PdfWriter, { amounts, avance, company, figures, conditions }: QuoteView): void {
  const { acompte, caution, valableJusquAu, tva } = amounts;
  const vat = company('TVA');
  const sentences = [
    acompte.pourcent > 0
      ? `${advanceLabels[avance]} de ${acompte.pourcent} % à la commande, soit ${formatPrice(acompte.montant)} ; le solde de ${formatPrice(acompte.solde)} au plus tard au retrait ou à la livraison.`
      : 'Règlement au plus tard au retrait ou à la livraison.',
    Number(caution) > 0
      ? `Caution de ${formatPrice(caution)}, remise au départ du matériel et rendue dans les ${figures.delai_caution} qui suivent le retour du matériel complet et en bon état ; elle n’est pas comprise dans le total.`
      : '',
    `Cette offre est valable jusqu’au ${formatLongDate(valableJusquAu)}. Le matériel n’est réservé qu’une fois le devis accepté et la réservation confirmée.`,
    tva === null && vat !== '' && !isVatNumber(vat) ? `TVA : ${vat}` : 'Prix toutes taxes comprises.',
    conditions
      ? `Les conditions générales de vente du ${formatLongDate(conditions.createdAt)}, jointes à ce devis, s’appliquent.`
      : '',
  ];
  writeConditions(pdf, sentences.filter(Boolean));
}

const agreementHeight = 132;

/** Height of the amounts with the place for a signature beside them, in points. */
export function heightOfAgreement(pdf: PdfWriter, rows: readonly AmountRow[]): number {
  return Math.max(heightOfAmounts(pdf, rows), agreementHeight);
}

/** The amounts, and beside them, so that the total stands by the signature, where the client agrees. */
export function writeAgreement(pdf: PdfWriter, rows: readonly AmountRow[]): void {
  const { doc, left, width } = pdf;
  const height = heightOfAgreement(pdf, rows);
  makeRoom(pdf, height);
  const top = doc.y + 10;
  writeAmounts(pdf, rows);
  const box = width - 258 - 16;
  const bottom = Math.max(doc.y, top + agreementHeight - 10);
  decorate(pdf, () =>
    doc
      .roundedRect(left, top, box, bottom - top, 8)
      .lineWidth(1)
      .stroke(sand),
  );
  const room = { x: left + 14, width: box - 28 };
  const small = { ...room, size: 8, color: softInk };
  write(pdf, pdf.root, 'H2', 'Bon pour accord', { size: 11, font: 'bold', color: pdf.seaDeep, ...room, y: top + 8 });
  const words = 'Devis reçu avant l’exécution de la location. Écrivez « Bon pour accord », datez et signez.';
  write(pdf, pdf.root, 'P', words, small);
  write(pdf, pdf.root, 'P', 'Le ………………… à ……………………', { size: 9.5, ...room, y: doc.y + 6 });
  write(pdf, pdf.root, 'P', 'Mention manuscrite et signature du client', { ...small, y: doc.y + 3 });
  doc.y = bottom;
}
