import { formatLongDate, formatLongDays } from '@barnum/rules/dates/format-dates';
import { type InvoiceContent, operationLabels } from '@barnum/rules/money/invoices/invoice-content';
import { isToProfessional, orderName } from '@barnum/rules/money/invoices/invoice-mentions';
import { mentionOf } from '@barnum/rules/money/ledger/deposit-mention';
import { type Country, countryName } from '@barnum/rules/text/countries';
import type { PostalAddress } from '@barnum/rules/text/postal-address';
import { spacedSiret } from '@barnum/rules/text/siret';
import { spacedPhones } from '@barnum/rules/text/telephones';
import { writeConditions } from '../../../platform/pdf/conditions.ts';
import { type ShopFace, writeHeading, writeParties } from '../../../platform/pdf/document-head.ts';
import { blank, type PdfWriter, write } from '../../../platform/pdf/pdf-writer.ts';

/** What it is, and its days. */
export function writeInvoiceHeading(pdf: PdfWriter, invoice: ShopFace & { content: InvoiceContent }, title: string) {
  const { numero, date, echeance, nature } = invoice.content;
  const said = [
    numero === null ? 'Document provisoire, sans valeur comptable' : `Émise le ${formatLongDate(date)}`,
    echeance === null || nature === 'avoir' ? '' : `Échéance : ${formatLongDate(echeance)}`,
  ];
  if (numero !== null && nature === 'avoir') said[0] = `Émis le ${formatLongDate(date)}`;
  writeHeading(pdf, invoice, { title, said: said.filter(Boolean) });
}

/** Who invoices, and who is invoiced. */
export function writeInvoiceParties(pdf: PdfWriter, { vendeur, client }: InvoiceContent): void {
  writeParties(pdf, [
    {
      title: 'Le loueur',
      name: vendeur.denomination,
      lines: [
        addressLines(vendeur.siege),
        [spacedPhones(vendeur.telephone), vendeur.email].filter(Boolean).join(' · '),
        vendeur.siret ? `SIRET ${spacedSiret(vendeur.siret)}` : `SIREN ${spacedSiret(vendeur.siren)}`,
        vendeur.tva && `TVA ${vendeur.tva}`,
      ],
    },
    {
      title: 'Le client',
      name: client.nom,
      lines: [
        client.contact === '' || client.contact === client.nom ? '' : `À l’attention de ${client.contact}`,
        addressLines(client.adresse),
        client.siret ? `SIRET ${spacedSiret(client.siret)}` : client.siren && `SIREN ${spacedSiret(client.siren)}`,
        client.tva && `TVA ${client.tva}`,
        client.codeService ? `Code service ${client.codeService}` : '',
        client.email,
      ],
    },
  ]);
}

/** What it is about: days and place of the rental, and the documents before this one. */
export function writeSubject(pdf: PdfWriter, content: InvoiceContent): void {
  const { periode, lieu, devis, demande, corrige, motif, client, operation } = content;
  const before = [
    devis && `Devis ${devis.numero} du ${formatLongDate(devis.date)}`,
    demande && `Demande n° ${demande.id}`,
    client.referenceCommande && `${orderName(client)} ${client.referenceCommande}`,
  ];
  const lines = [
    corrige && `Avoir sur la facture ${corrige.numero} du ${formatLongDate(corrige.date)}`,
    motif && `Motif : ${motif}`,
    periode && `Location ${formatLongDays(periode.du, periode.au)}`,
    lieu && `Lieu de la prestation : ${lieu.replace(/\s*\n\s*/g, ', ')}`,
    before.filter(Boolean).join(' · '),
    `Catégorie de l’opération : ${operationLabels[operation].toLowerCase()}`,
  ];
  const title = `${operation === 'biens' ? 'Vente' : 'Location'} de matériel d’événement`;
  write(pdf, pdf.root, 'H2', title, { size: 12, font: 'bold', color: pdf.seaDeep });
  for (const line of lines) if (line) write(pdf, pdf.root, 'P', line, { size: 9.5 });
  pdf.doc.y += blank(pdf, 8);
}

/** When it is paid, and what the law asks to be said. */
export function writeMentions(pdf: PdfWriter, content: InvoiceContent): void {
  writeConditions(
    pdf,
    mentionsOf(content).filter((line) => line.trim() !== ''),
  );
}

function mentionsOf(content: InvoiceContent): string[] {
  const { nature, echeance, aPayer, dejaPaye, vendeur, autoliquidation, lignes, textes, note } = content;
  const isExempt = vendeur.regime === 'normal' && !autoliquidation && lignes.some(({ tauxTva }) => tauxTva === '0.00');
  return [
    nature === 'avoir' ? 'Cet avoir est à déduire de ce que vous nous devez, ou à vous rembourser.' : '',
    nature !== 'avoir' && aPayer > 0 && echeance ? `À régler au plus tard le ${formatLongDate(echeance)}.` : '',
    nature !== 'avoir' && aPayer === 0 && dejaPaye > 0 ? 'Facture acquittée.' : '',
    ...(isToProfessional(content) && nature !== 'avoir' ? [textes.penalites, textes.escompte, textes.indemnite] : []),
    vendeur.regime === 'franchise' ? textes.franchise : '',
    isExempt ? textes.exoneration : '',
    autoliquidation ? 'Autoliquidation : la TVA est due par le client.' : '',
    vendeur.regime === 'normal' && vendeur.debits ? 'Option pour le paiement de la taxe d’après les débits.' : '',
    mentionOf(content) && `${mentionOf(content)}.`,
    note,
    ...textes.libres,
  ];
}

/** An address as it is written on an envelope. */
function addressLines({ rue, codePostal, ville, pays }: PostalAddress): string {
  const country = pays === 'FR' || pays === '' ? '' : countryName(pays as Country);
  return [rue, `${codePostal} ${ville}`.trim(), country].filter(Boolean).join('\n');
}

/** The same in one line. */
export function addressLine(address: PostalAddress): string {
  return addressLines(address).replace(/\s*\n\s*/g, ', ');
}
