import type { PostalAddress } from '../../text/postal-address.ts';
import { fieldsAt, type PrintedField } from '../../text/printed-fields.ts';
import type { InvoiceContent, InvoiceLine } from './invoice-content.ts';
import { missingPlaces } from './invoice-mentions.ts';

/** What people typed of all that an invoice says, and where. */
export function invoiceFields(content: InvoiceContent): PrintedField[] {
  const { vendeur, client, lignes, lieu, remise, motif, note, textes } = content;
  const company = fieldsAt(missingPlaces.company);
  const customer = fieldsAt(`${missingPlaces.customer}, ou brouillon de la facture`);
  const request = fieldsAt(missingPlaces.request);
  const draft = fieldsAt('brouillon de la facture');
  return [
    company('Le nom de votre entreprise', vendeur.denomination),
    company('La forme juridique de votre entreprise', vendeur.formeJuridique),
    company('Le capital de votre société', vendeur.capital),
    company('L’adresse de votre entreprise', addressText(vendeur.siege)),
    company('Le registre du commerce de votre société', vendeur.rcs),
    company('L’e-mail ou le téléphone de votre entreprise', `${vendeur.email} ${vendeur.telephone}`),
    customer('Le nom du client', client.nom),
    customer('Le contact du client', client.contact),
    customer('L’adresse du client', addressText(client.adresse)),
    customer('L’e-mail du client', client.email),
    customer('Le code service du client', client.codeService ?? ''),
    customer('La référence de commande du client', client.referenceCommande),
    request('Le lieu de la prestation', lieu),
    ...lignes.flatMap((line, index) => lineTexts(line).map(([what, text]) => request(`${what} ${index + 1}`, text))),
    request('Le motif de la remise', remise?.motif ?? ''),
    draft('Le motif de l’avoir', motif),
    draft('La note', note),
    ...Object.values(textes)
      .flat()
      .map((text) => fieldsAt(missingPlaces.invoiceSettings)('Une mention de vos factures', text)),
  ];
}

function addressText({ rue, codePostal, ville }: PostalAddress): string {
  return [rue, codePostal, ville].join(' ');
}

function lineTexts({ nom, description, motifRemise }: InvoiceLine) {
  return [
    ['La désignation de la ligne', nom],
    ['Le détail de la ligne', description],
    ['Le motif de remise de la ligne', motifRemise],
  ] as const;
}
