import { addDays } from '../../dates/days.ts';
import { isEuCountry, plainVatNumber } from '../../text/countries.ts';
import { frenchVatRefusal } from '../../text/french-vat.ts';
import type { InvoiceClient, InvoiceContent } from './invoice-content.ts';

/** To whom an invoice goes, in the terms of the official rules: a firm in France, a firm elsewhere, a consumer. */
export type InvoiceAudience = 'B2B' | 'B2BINT' | 'B2C';

/**
 * An association is a professional by what identifies it: its SIREN in France, its VAT number elsewhere. A firm or a
 * public body always is one; without its SIREN its invoice is not issued.
 */
export function invoiceAudience({ client }: Pick<InvoiceContent, 'client'>): InvoiceAudience {
  const isFrench = client.adresse.pays === 'FR';
  const isAnonymous = client.genre === 'association' && (isFrench ? client.siren : client.tva) === '';
  if (client.genre === 'particulier' || isAnonymous) return 'B2C';
  return isFrench ? 'B2B' : 'B2BINT';
}

/**
 * Whether the client is a professional: penalties, the lump sum, a delay of payment and prices without taxes are for
 * professionals alone (C. com. L441-9, L441-10, D441-5).
 */
export function isToProfessional(content: Pick<InvoiceContent, 'client'>): boolean {
  return invoiceAudience(content) !== 'B2C';
}

/** « Facture d’acompte », « Facture de solde », « Avoir »; complementary where a whole deal was billed before. */
export function invoiceTitle({ nature, avance, acomptes }: Pick<InvoiceContent, 'nature' | 'avance' | 'acomptes'>) {
  if (nature === 'avoir') return 'Avoir';
  if (nature === 'acompte') return avance === 'arrhes' ? 'Facture d’arrhes' : 'Facture d’acompte';
  if (acomptes.length === 0) return 'Facture';
  return acomptes.every((before) => before.nature === 'acompte') ? 'Facture de solde' : 'Facture complémentaire';
}

/** « avoir-A-2027-00001.pdf », « facture-F-2027-00001.xml ». */
export function invoiceFileName({ nature, numero }: Pick<InvoiceContent, 'nature' | 'numero'>, ending: 'pdf' | 'xml') {
  return `${nature === 'avoir' ? 'avoir' : 'facture'}-${numero ?? 'brouillon'}.${ending}`;
}

/** Rates that platforms take: those of France, its overseas departments and Corsica. */
const knownRates = ['20.00', '10.00', '8.50', '5.50', '2.10', '1.75', '1.05', '0.90', '13.00', '0.00'];

/** Where what lacks is entered, in the words of `missingSentences`, so that a screen can lead there. */
export const missingPlaces = {
  company: 'paramètres, onglet Entreprise',
  invoiceSettings: 'paramètres, onglet Factures',
  customer: 'fiche du client',
  request: 'la demande',
} as const;

/** A field of the company, by its label there. */
const company = (label: string) => `${missingPlaces.company}, « ${label} »`;
const inSettings = missingPlaces.invoiceSettings;
const client = `${missingPlaces.customer}, ou brouillon de la facture`;

/** What a customer can ask for on its papers. */
const demanded = {
  purchaseOrder: 'Le numéro du bon de commande, que ce client exige',
  engagement: 'Le numéro d’engagement, que cette collectivité exige',
  serviceCode: 'Le code service, que ce client exige',
} as const;

/** What an invoice must say and does not know yet, and where it is entered. */
export const missingSentences = {
  denomination: `Le nom de votre entreprise : ${company('Dénomination')}`,
  formeJuridique: `La forme juridique de votre entreprise : ${company('Forme juridique')}`,
  siege: `L’adresse de votre entreprise, avec son code postal et sa ville : ${company('Siège social')}`,
  siret: `Le SIRET de votre entreprise : ${company('SIRET')}`,
  capital: `Le capital de votre société : ${company('Capital')}`,
  rcs: `Le registre du commerce de votre société, avec sa ville : ${company('Immatriculation')}`,
  tva: `Votre numéro de TVA : ${company('Numéro de TVA')} ; ou « Franchise » : ${company('Régime de TVA')}`,
  rate: `Le taux de TVA de chaque ligne : dans ${missingPlaces.request}, ou ${company('Taux de TVA')}`,
  unknownRate: `Un taux de TVA qui existe en France : dans les lignes de ${missingPlaces.request}`,
  franchise: `La mention de la franchise de TVA : ${inSettings}`,
  exoneration: `La raison du taux de 0 % : ${inSettings}, « Motif du taux 0 % »`,
  terms: `Les pénalités de retard, l’escompte et l’indemnité de recouvrement : ${inSettings}`,
  clientName: `Le nom du client : ${client}`,
  clientAddress: `L’adresse du client, avec son code postal et sa ville : ${client}`,
  clientSiren: `Le SIREN ou SIRET du client : ${client}`,
  clientElectronic: `L’e-mail ou le numéro de TVA du client étranger : ${client}`,
  purchaseOrder: `${demanded.purchaseOrder}\u00a0: brouillon de la facture`,
  engagement: `${demanded.engagement}\u00a0: ${client}`,
  serviceCode: `${demanded.serviceCode}\u00a0: ${client}`,
  reverseCountry:
    'L’autoliquidation est pour une entreprise d’un autre pays de l’Union européenne : brouillon de la facture',
  reverseVat: `Le numéro de TVA du client, que l’autoliquidation demande : ${client}`,
  reverseSeller: `Votre numéro de TVA, que l’autoliquidation demande : ${company('Numéro de TVA')}`,
  dueDate: 'Une échéance qui ne précède pas la date de la facture : brouillon de la facture',
  discount: `Le motif de chaque remise\u00a0: ${missingPlaces.request}`,
  motif: 'Le motif de l’avoir : brouillon de l’avoir',
} as const;

/** Forms whose documents name their capital and their register (Code de commerce R. 123-237 and R. 123-238). */
const hasCapital =
  /^(sarl|s\.a\.r\.l|eurl|sasu?\b|s\.a\.s|sa\b|s\.a\.|selarl|selas|sca\b|société (à responsabilité|par actions|anonyme))/i;

/** What a customer wants to read on its invoices. */
interface CustomerDemands {
  bonDeCommande: boolean;
  codeServiceExige: boolean;
}

/** Where a customer's demands are met. */
const demandsMet = {
  facture: missingSentences,
  devis: {
    purchaseOrder: `${demanded.purchaseOrder}\u00a0: devis de la demande`,
    engagement: `${demanded.engagement}\u00a0: devis de la demande, ou ${missingPlaces.customer}`,
    serviceCode: `${demanded.serviceCode}\u00a0: ${missingPlaces.customer}`,
  },
} as const;

/** What a quote or a draft lacks of what its customer asks for, a sentence each; `demands` are null without a customer. */
export function missingForCustomer(
  client: Pick<InvoiceClient, 'genre' | 'referenceCommande' | 'codeService'>,
  demands: CustomerDemands | null,
  paper: keyof typeof demandsMet = 'facture',
): string[] {
  const sentences = demandsMet[paper];
  const lacksOrder = demands?.bonDeCommande === true && client.referenceCommande === '';
  const order = client.genre === 'collectivite' ? sentences.engagement : sentences.purchaseOrder;
  const lacksService = demands?.codeServiceExige === true && !client.codeService;
  return [...(lacksOrder ? [order] : []), ...(lacksService ? [sentences.serviceCode] : [])];
}

/** What a client calls the number of its order. */
export function orderName({ genre }: Pick<InvoiceClient, 'genre'>): string {
  return genre === 'collectivite' ? 'Numéro d’engagement' : 'Votre commande';
}

/** What an invoice lacks before it may be issued, a sentence each that says where it is entered; none where it says all. */
export function missingForInvoice(content: InvoiceContent): string[] {
  return [
    ...missingOfSeller(content),
    ...missingOfVat(content),
    ...missingOfClient(content),
    ...missingOfInvoice(content),
  ]
    .filter(([isMissing]) => isMissing)
    .map(([, name]) => missingSentences[name]);
}

type Finding = readonly [isMissing: boolean, name: keyof typeof missingSentences];

function missingOfSeller({ vendeur }: InvoiceContent): Finding[] {
  const { denomination, formeJuridique, siege, siren, capital, rcs } = vendeur;
  const isCompany = hasCapital.test(formeJuridique);
  return [
    [denomination === '', 'denomination'],
    [formeJuridique === '', 'formeJuridique'],
    [siege.rue === '' || siege.codePostal === '' || siege.ville === '', 'siege'],
    [!/^\d{9}$/.test(siren), 'siret'],
    [isCompany && capital === '', 'capital'],
    [isCompany && rcs === '', 'rcs'],
  ];
}

function missingOfVat(content: InvoiceContent): Finding[] {
  const { vendeur, lignes, textes, autoliquidation } = content;
  const charged = lignes.filter(({ total }) => total > 0);
  if (vendeur.regime === 'franchise') return [[textes.franchise === '', 'franchise']];
  return [
    [vendeur.tva === '', autoliquidation ? 'reverseSeller' : 'tva'],
    [charged.some(({ tauxTva }) => tauxTva === null), 'rate'],
    [lignes.some(({ tauxTva }) => tauxTva !== null && !knownRates.includes(tauxTva)), 'unknownRate'],
    [!autoliquidation && lignes.some(({ tauxTva }) => tauxTva === '0.00') && textes.exoneration === '', 'exoneration'],
  ];
}

function missingOfClient(content: InvoiceContent): Finding[] {
  const { nom, genre, adresse, siren, email, tva } = content.client;
  const audience = invoiceAudience(content);
  const needsSiren = adresse.pays === 'FR' && (genre === 'professionnel' || genre === 'collectivite');
  return [
    [nom === '', 'clientName'],
    [adresse.rue === '' || adresse.codePostal === '' || adresse.ville === '', 'clientAddress'],
    [needsSiren && siren === '', 'clientSiren'],
    [audience === 'B2BINT' && email === '' && tva === '', 'clientElectronic'],
    [content.autoliquidation && tva === '', 'reverseVat'],
    [content.autoliquidation && (audience !== 'B2BINT' || !isEuCountry(adresse.pays)), 'reverseCountry'],
  ];
}

function missingOfInvoice(content: InvoiceContent): Finding[] {
  const { nature, date, echeance, motif, textes, lignes, remise } = content;
  // A credit note gives back what was said, also by an invoice of a time when no reason was asked for.
  const isUnexplained =
    lignes.some((line) => line.remise > 0 && line.motifRemise.trim() === '') || remise?.motif.trim() === '';
  const { penalites, escompte, indemnite } = textes;
  return [
    [isToProfessional(content) && (penalites === '' || escompte === '' || indemnite === ''), 'terms'],
    [nature !== 'avoir' && echeance !== null && echeance < date, 'dueDate'],
    [nature !== 'avoir' && isUnexplained, 'discount'],
    [nature === 'avoir' && motif === '', 'motif'],
  ];
}

/** Days after an invoice within which a firm pays another one (Code de commerce, L. 441-10). */
const longestFirmDays = 60;

/** What is to be known of an invoice before it is issued, and does not forbid it; a sentence each. */
export function invoiceWarnings(content: InvoiceContent): string[] {
  const { nature, date, echeance, vendeur } = content;
  const isLong = echeance !== null && echeance > addDays(date, longestFirmDays);
  const ofVat = vendeur.regime === 'normal' ? frenchVatRefusal(plainVatNumber(vendeur.tva), vendeur.siren) : null;
  const due =
    nature !== 'avoir' && isLong && isToProfessional(content)
      ? [
          `L’échéance est à plus de ${longestFirmDays} jours de la facture\u00a0: entre professionnels c’est le maximum, ou 45 jours fin de mois si vous en êtes convenus (article L. 441-10 du code de commerce)`,
        ]
      : [];
  return [...due, ...(ofVat === null ? [] : [`${ofVat} (${company('Numéro de TVA')})`])];
}
