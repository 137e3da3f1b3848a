import { formatLongDate } from '@barnum/rules/dates/format-dates';
import { rentalInWords } from '@barnum/rules/dates/rental-in-words';
import { formatPrice } from '@barnum/rules/money/amounts';
import { advanceLabels, quoteName } from '@barnum/rules/money/quotes';
import { isVatNumber } from '@barnum/rules/money/vat';
import { spacedSiret } from '@barnum/rules/text/siret';
import { decorate, heightOf, ink, makeRoom, type PdfWriter, paleSand, sand, softInk, write } from './pdf-writer.ts';
import type { QuoteView } from './quote-to-draw.ts';

const gap = 16;
const agreementHeight = 104;
const logoHeight = 44;

/** The shop's logo, else a mark, and its name; number, version and days of the quote beside them. */
export function writeHeading(pdf: PdfWriter, quote: QuoteView): void {
  const { numero, version, date, amounts } = quote;
  const { doc, root, left, width } = pdf;
  const top = doc.y;
  const half = width / 2 - gap / 2;
  const right = { x: left + half + gap, width: half, align: 'right' } as const;
  writeName(pdf, quote, half);
  const nameEnd = Math.max(doc.y, top + 40);
  write(pdf, root, 'H1', `Devis ${numero}`, { size: 21, font: 'bold', color: pdf.seaDeep, ...right, y: top - 4 });
  const said = [
    version > 1 ? `Version ${version}, qui remplace ${quoteName(numero, version - 1)}` : '',
    `Établi le ${formatLongDate(date)}`,
    `Valable jusqu’au ${formatLongDate(amounts.valableJusquAu)}`,
  ];
  for (const words of said.filter(Boolean)) write(pdf, root, 'P', words, { size: 9.5, ...right });
  doc.y = Math.max(doc.y, nameEnd) + gap;
}

function writeName(pdf: PdfWriter, { shopName, logoBytes }: QuoteView, width: number): void {
  const { doc, root, left } = pdf;
  const top = doc.y;
  const name = { font: 'bold', color: pdf.seaDeep } as const;
  if (logoBytes) {
    decorate(pdf, () => doc.image(Buffer.from(logoBytes), left, top, { fit: [width, logoHeight] }));
    write(pdf, root, 'P', shopName, { ...name, size: 11, width, y: top + logoHeight + 6 });
    return;
  }
  decorate(pdf, () => drawMark(pdf, top));
  const room = { ...name, size: 15, x: left + 52, width: width - 52 };
  const height = heightOf(pdf, shopName, room);
  write(pdf, root, 'P', shopName, { ...room, y: top + Math.max(0, (36 - height) / 2) });
}

/** Who offers, and to whom, side by side. */
export function writeParties(pdf: PdfWriter, { request, company }: QuoteView): void {
  const half = pdf.width / 2 - gap / 2;
  const contact = [company('Téléphone'), company('Email')].filter(Boolean).join(' · ');
  const shop = [company('Siège'), contact, company('SIRET') && `SIRET ${company('SIRET')}`];
  const person = `${request.prenom} ${request.nom}`;
  const billed = request.client;
  // Without a known address the client writes it by hand.
  const address = billed?.adresse.join('\n') || request.adresse || 'Adresse : ……………………………………………';
  const client = [
    billed && billed.nom !== person ? `À l’attention de ${person}` : '',
    address,
    billed?.siren ? `SIREN ${spacedSiret(billed.siren)}` : '',
    billed?.numeroTva ? `TVA ${billed.numeroTva}` : '',
    [request.phone, request.email].filter(Boolean).join(' · '),
  ];
  const parties = [
    { title: 'Le loueur', name: company('Dénomination'), lines: shop },
    { title: 'Le client', name: billed?.nom ?? person, lines: client },
  ];
  const style = { size: 9.5, width: half - 24 } as const;
  const texts = parties.map(({ name, lines }) => ({ name, lines: lines.filter(Boolean) }));
  const heightOfParty = ({ name, lines }: { name: string; lines: string[] }) =>
    26 + heightOf(pdf, name, { ...style, font: 'bold' }) + heightOf(pdf, lines.join('\n'), style) + 12;
  const height = Math.max(...texts.map(heightOfParty));
  const top = pdf.doc.y;
  for (const [index, { title, name, lines }] of parties.entries()) {
    const x = pdf.left + index * (half + gap);
    decorate(pdf, (doc) => {
      doc.roundedRect(x, top, half, height, 8);
      if (index === 0) doc.fill(paleSand);
      else doc.lineWidth(1).stroke(sand);
    });
    const room = { ...style, x: x + 12 };
    write(pdf, pdf.root, 'H2', title, { ...room, size: 8, font: 'bold', color: pdf.sea, y: top + 10 });
    write(pdf, pdf.root, 'P', name, { ...room, font: 'bold', y: pdf.doc.y + 2 });
    write(pdf, pdf.root, 'P', lines.filter(Boolean).join('\n'), room);
  }
  pdf.doc.y = top + height + gap;
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
  write(pdf, root, 'P', `${rentalInWords(request, terms)} (${days})`, { size: 9.5 });
  write(pdf, root, 'P', delivery, { size: 9.5 });
  doc.y += 8;
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
  const lines = sentences.filter(Boolean);
  // The signature stays on the page of the terms.
  makeRoom(pdf, lines.reduce((sum, each) => sum + heightOf(pdf, each, { size: 9 }) + 2, 32) + agreementHeight + 12);
  pdf.doc.y += 16;
  write(pdf, pdf.root, 'H2', 'Conditions', { size: 11, font: 'bold', color: pdf.seaDeep });
  for (const sentence of lines) {
    write(pdf, pdf.root, 'P', sentence, { size: 9 });
    pdf.doc.y += 2;
  }
}

/** Where the client agrees. */
export function writeAgreement(pdf: PdfWriter): void {
  const { doc, left, width } = pdf;
  const height = agreementHeight;
  const top = doc.y + 12;
  decorate(pdf, () => doc.roundedRect(left, top, width, height, 8).lineWidth(1).stroke(sand));
  const room = { x: left + 14, width: width / 2 - 28 };
  write(pdf, pdf.root, 'H2', 'Bon pour accord', { size: 11, font: 'bold', color: pdf.seaDeep, ...room, y: top + 10 });
  write(
    pdf,
    pdf.root,
    'P',
    'Devis reçu avant l’exécution de la location. Écrivez « Bon pour accord », datez et signez.',
    {
      size: 9,
      color: softInk,
      ...room,
    },
  );
  write(pdf, pdf.root, 'P', 'Le ………………………… à …………………………', { size: 9.5, ...room, y: top + height - 24 });
  write(pdf, pdf.root, 'P', 'Mention manuscrite et signature du client', {
    size: 8,
    color: softInk,
    x: left + width / 2 + 14,
    y: top + 12,
    width: width / 2 - 28,
  });
  doc.y = top + height;
}

// As the back-office and the storefront draw it, in a box of 40 by 36.
function drawMark({ doc, left, sea, seaDeep }: PdfWriter, top: number): void {
  doc.translate(left, top);
  doc.path('M20 5v-4l6 2-6 2').fill(sea);
  doc.path('M20 5 3 17h34z').fill(seaDeep);
  doc
    .path('M3 17h34v2.5a4.25 4.25 0 0 1-8.5 0 4.25 4.25 0 0 1-8.5 0 4.25 4.25 0 0 1-8.5 0 4.25 4.25 0 0 1-8.5 0z')
    .fill(sea);
  doc.path('M6 23v12M34 23v12').lineWidth(2).lineCap('round').stroke(ink);
}
