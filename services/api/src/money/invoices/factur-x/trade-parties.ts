import type { InvoiceContent, InvoiceSeller } from '@barnum/rules/money/invoices/invoice-content';
import { invoiceAudience } from '@barnum/rules/money/invoices/invoice-mentions';
import { plainVatNumber } from '@barnum/rules/text/countries';
import type { PostalAddress } from '@barnum/rules/text/postal-address';
import { spacedPhones } from '@barnum/rules/text/telephones';
import { element, textElement, type Xml } from '../../../platform/pdf/xml.ts';

/** Schemes of identifiers, by ISO 6523 and EAS. */
const siren = '0002';
const siret = '0009';
const platform = '0225';
const email = 'EM';

/** Schemes of electronic addresses that are the VAT number of a country, by EAS. */
const vatSchemes: Partial<Record<string, string>> = {
  AD: '9922',
  AT: '9914',
  BE: '9925',
  BG: '9926',
  CH: '9927',
  CY: '9928',
  CZ: '9929',
  DE: '9930',
  EE: '9931',
  ES: '9920',
  FI: '0213',
  FR: '9957',
  GB: '9932',
  GR: '9933',
  HR: '9934',
  HU: '9910',
  IE: '9935',
  IT: '0211',
  DK: '0184',
  LT: '9937',
  LU: '9938',
  LV: '9939',
  MC: '9940',
  MT: '9943',
  NL: '9944',
  PL: '9945',
  PT: '9946',
  RO: '9947',
  SE: '9955',
  SI: '9949',
  SK: '9950',
};

export function seller(vendeur: InvoiceSeller): Xml {
  const { denomination, formeJuridique, capital, rcs, siege, telephone } = vendeur;
  const said = [formeJuridique, capital && `Capital ${capital}`, rcs && `RCS ${rcs}`].filter(Boolean).join(' - ');
  const vatNumber = plainVatNumber(vendeur.tva);
  return element('ram:SellerTradeParty', [
    establishment(vendeur.siret),
    textElement('ram:Name', denomination),
    textElement('ram:Description', said),
    element('ram:SpecifiedLegalOrganization', [textElement('ram:ID', vendeur.siren, { schemeID: siren })]),
    contact({ nom: telephone || vendeur.email ? denomination : '', telephone, email: vendeur.email }),
    postalAddress(siege),
    electronicAddress(vendeur.siren, platform),
    // Who has no VAT number is known to the tax office by the SIREN.
    element('ram:SpecifiedTaxRegistration', [
      vatNumber === ''
        ? textElement('ram:ID', vendeur.siren, { schemeID: 'FC' })
        : textElement('ram:ID', vatNumber, { schemeID: 'VA' }),
    ]),
  ]);
}

export function buyer(content: InvoiceContent): Xml {
  const { client } = content;
  const isFirm = invoiceAudience(content) === 'B2B';
  return element('ram:BuyerTradeParty', [
    isFirm ? establishment(client.siret) : '',
    textElement('ram:Name', client.nom),
    isFirm ? element('ram:SpecifiedLegalOrganization', [textElement('ram:ID', client.siren, { schemeID: siren })]) : '',
    contact({ nom: client.contact, telephone: '', email: client.email }),
    postalAddress(client.adresse),
    buyerAddress(content),
    element('ram:SpecifiedTaxRegistration', [textElement('ram:ID', plainVatNumber(client.tva), { schemeID: 'VA' })]),
  ]);
}

/** Where the invoice is sent to: by the SIREN in France, else by e-mail, or by a foreign VAT number. */
export function hasElectronicAddress(content: InvoiceContent): boolean {
  return buyerAddress(content) !== '';
}

function buyerAddress(content: InvoiceContent): Xml {
  const { client } = content;
  if (invoiceAudience(content) === 'B2B') return electronicAddress(client.siren, platform);
  if (client.email !== '') return electronicAddress(client.email, email);
  const scheme = vatSchemes[client.adresse.pays];
  return scheme === undefined ? '' : electronicAddress(plainVatNumber(client.tva), scheme);
}

function electronicAddress(address: string, schemeID: string): Xml {
  return element('ram:URIUniversalCommunication', [textElement('ram:URIID', address, { schemeID })]);
}

function establishment(number: string): Xml {
  return /^\d{14}$/.test(number) ? textElement('ram:GlobalID', number, { schemeID: siret }) : '';
}

function contact({ nom, telephone, email: address }: { nom: string; telephone: string; email: string }): Xml {
  return element('ram:DefinedTradeContact', [
    textElement('ram:PersonName', nom),
    element('ram:TelephoneUniversalCommunication', [textElement('ram:CompleteNumber', spacedPhones(telephone))]),
    element('ram:EmailURIUniversalCommunication', [textElement('ram:URIID', address)]),
  ]);
}

function postalAddress({ rue, codePostal, ville, pays }: PostalAddress): Xml {
  const [one = '', two = '', ...more] = rue
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return element('ram:PostalTradeAddress', [
    textElement('ram:PostcodeCode', codePostal),
    textElement('ram:LineOne', one),
    textElement('ram:LineTwo', two),
    textElement('ram:LineThree', more.join(', ')),
    textElement('ram:CityName', ville),
    textElement('ram:CountryID', pays || 'FR'),
  ]);
}
