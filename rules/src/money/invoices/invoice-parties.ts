import { type CustomerContent, customerName } from '../../customers/customers.ts';
import { transferMention } from '../../prices/transfer.ts';
import { companyVat, isVatNumber } from '../../prices/vat.ts';
import { type CompanyInfo, companyValue } from '../../site/company-info/company-info.ts';
import { parsePostalAddress } from '../../text/postal-address.ts';
import { hasSiretDigits, sirenOf } from '../../text/siret.ts';
import type { InvoiceClient, InvoiceSeller, InvoiceTexts } from './invoice-content.ts';
import { isToProfessional } from './invoice-mentions.ts';
import type { InvoiceSettings } from './invoice-settings.ts';

/** The company as an invoice names it. */
export function sellerOf(company: readonly CompanyInfo[], { debits }: Pick<InvoiceSettings, 'debits'>): InvoiceSeller {
  const value = (nom: Parameters<typeof companyValue>[1]) => companyValue(company, nom);
  const siret = value('SIRET').replace(/\s/g, '');
  const stated = value('TVA');
  return {
    denomination: value('Dénomination'),
    formeJuridique: value('Forme juridique'),
    capital: value('Capital'),
    siege: parsePostalAddress(value('Siège')),
    siren: sirenOf(siret),
    siret,
    rcs: value('RCS'),
    tva: isVatNumber(stated) ? stated : '',
    email: value('Email'),
    telephone: value('Téléphone'),
    regime: companyVat(company).isFranchise ? 'franchise' : 'normal',
    debits,
  };
}

/** Where an invoice says that the service is rendered. */
export function placeOf({ adresse }: { adresse: string | null }, company: readonly CompanyInfo[]): string {
  return adresse || companyValue(company, 'adresse') || companyValue(company, 'Siège');
}

type Asker = { prenom: string; nom: string; email: string | null; adresse: string | null };
type Customer = Pick<
  CustomerContent,
  | 'kind'
  | 'nom'
  | 'prenom'
  | 'contacts'
  | 'emails'
  | 'rue'
  | 'codePostal'
  | 'ville'
  | 'siret'
  | 'numeroTva'
  | 'codeService'
  | 'numeroEngagement'
> & { pays: string };

/** Who is invoiced for a request: the customer that it is joined to, or else whoever sent it, as a consumer. */
export function clientOf(customer: Customer | null, asker: Asker): InvoiceClient {
  if (customer === null) {
    return {
      ...emptyClient,
      nom: customerName(asker),
      adresse: parsePostalAddress(asker.adresse ?? ''),
      email: asker.email ?? '',
    };
  }
  const { kind, siret, rue, codePostal, ville, pays } = customer;
  return {
    ...emptyClient,
    genre: kind,
    nom: customerName(customer),
    contact: kind === 'particulier' ? '' : (customer.contacts[0]?.nom ?? ''),
    adresse: { rue, codePostal, ville, pays },
    siren: siret === null ? '' : sirenOf(siret),
    siret: siret !== null && hasSiretDigits(siret) ? siret : '',
    tva: customer.numeroTva ?? '',
    email: customer.emails[0] ?? asker.email ?? '',
    codeService: customer.codeService,
    referenceCommande: customer.numeroEngagement,
  };
}

const emptyClient: InvoiceClient = {
  genre: 'particulier',
  nom: '',
  contact: '',
  adresse: { rue: '', codePostal: '', ville: '', pays: 'FR' },
  siren: '',
  siret: '',
  tva: '',
  email: '',
  codeService: '',
  referenceCommande: '',
};

/** The texts of the settings that an invoice bears: none of those about late payment for a consumer. */
export function textsOf(
  settings: InvoiceSettings,
  { client, vendeur }: { client: InvoiceClient; vendeur: InvoiceSeller },
): InvoiceTexts {
  const { penalites, escompte, indemnite, franchise, exoneration, texteLibre, iban } = settings;
  const late = isToProfessional({ client }) ? { penalites, escompte, indemnite } : noLateTexts;
  return {
    ...late,
    franchise: vendeur.regime === 'franchise' ? franchise : '',
    exoneration,
    libres: [iban && transferMention(iban), texteLibre].filter(Boolean),
  };
}

const noLateTexts = { penalites: '', escompte: '', indemnite: '' };
