import type { CustomerContact, CustomerContent, CustomerKind } from '@barnum/rules/customers/customers';
import { emptyCustomer } from '@barnum/rules/customers/customers';
import { countryName } from '@barnum/rules/text/countries';
import { spacedSiret } from '@barnum/rules/text/siret';
import { hasPhone } from '@barnum/rules/text/telephones';
import type { EditedRecord } from '../../../components/form/use-record-form.tsx';
import type { Customer } from '../customers.ts';

/** The values of a customer's form; of lists, a line each. */
export interface CustomerValues {
  kind: CustomerKind;
  nom: string;
  prenom: string;
  contacts: string;
  emails: string;
  telephones: string;
  emailsCopie: string;
  rue: string;
  codePostal: string;
  ville: string;
  pays: string;
  adressesLivraison: string;
  siret: string;
  numeroTva: string;
  bonDeCommande: boolean;
  codeService: string;
  codeServiceExige: boolean;
  numeroEngagement: string;
  notes: string;
  etiquettes: string;
}

export const customerLabels: Record<keyof CustomerValues, string> = {
  kind: 'Genre',
  nom: 'Nom ou dénomination',
  prenom: 'Prénom',
  contacts: 'Personnes à contacter',
  emails: 'E-mails',
  telephones: 'Téléphones',
  emailsCopie: 'En copie des devis, factures et rappels',
  rue: 'Rue',
  codePostal: 'Code postal',
  ville: 'Commune',
  pays: 'Pays',
  adressesLivraison: 'Adresses de livraison',
  siret: 'SIREN ou SIRET',
  numeroTva: 'Numéro de TVA intracommunautaire',
  bonDeCommande: 'Bon de commande ou numéro d’engagement exigé',
  codeService: 'Code service',
  codeServiceExige: 'Code service exigé',
  numeroEngagement: 'Numéro d’engagement',
  notes: 'Notes internes',
  etiquettes: 'Étiquettes',
};

export function newCustomer(content: CustomerContent = emptyCustomer): EditedRecord<CustomerValues> {
  return { values: valuesOf(content), updatedAt: null };
}

export function toRecord(customer: Customer): EditedRecord<CustomerValues> {
  return { values: valuesOf(customer), updatedAt: customer.updatedAt };
}

/** The customer, as the service takes it. */
export function toInput(values: CustomerValues) {
  const { kind, nom, prenom, rue, codePostal, ville, pays, siret, numeroTva, bonDeCommande, notes } = values;
  const { codeService, codeServiceExige, numeroEngagement } = values;
  return {
    kind,
    nom,
    prenom,
    rue,
    codePostal,
    ville,
    pays,
    siret,
    numeroTva,
    bonDeCommande,
    codeService,
    codeServiceExige,
    numeroEngagement,
    notes,
    contacts: linesOf(values.contacts).map(contactOf),
    emails: linesOf(values.emails),
    telephones: linesOf(values.telephones),
    emailsCopie: linesOf(values.emailsCopie),
    adressesLivraison: linesOf(values.adressesLivraison),
    etiquettes: values.etiquettes.split(/[\n,]/).flatMap((tag) => tag.trim() || []),
  };
}

/** Writes a value for the notice about what somebody else changed. */
export function showCustomerValue(field: keyof CustomerValues, value: unknown): string {
  return field === 'pays' ? countryName(value as CustomerContent['pays']) : String(value);
}

/** « Anne Le Goff, fêtes, anne@mairie.example, 02 97 00 00 01 », in any order after the name. */
export function contactOf(line: string): CustomerContact {
  const [nom = '', ...others] = line.split(/[,;]/).map((part) => part.trim());
  const email = others.find((part) => part.includes('@')) ?? null;
  const telephone = others.find((part) => part !== email && hasPhone(part)) ?? null;
  const fonction = others.filter((part) => part !== '' && part !== email && part !== telephone).join(', ');
  return { nom, fonction, email, telephone };
}

export function contactInWords({ nom, fonction, email, telephone }: CustomerContact): string {
  return [nom, fonction, email, telephone].filter(Boolean).join(', ');
}

function valuesOf(customer: Omit<CustomerContent, 'pays'> & { pays: string }): CustomerValues {
  const { kind, nom, prenom, rue, codePostal, ville, pays, bonDeCommande, notes } = customer;
  const { codeService, codeServiceExige, numeroEngagement } = customer;
  return {
    kind,
    nom,
    prenom,
    rue,
    codePostal,
    ville,
    pays,
    bonDeCommande,
    codeService,
    codeServiceExige,
    numeroEngagement,
    notes,
    siret: customer.siret === null ? '' : spacedSiret(customer.siret),
    numeroTva: customer.numeroTva ?? '',
    contacts: customer.contacts.map(contactInWords).join('\n'),
    emails: customer.emails.join('\n'),
    telephones: customer.telephones.join('\n'),
    emailsCopie: customer.emailsCopie.join('\n'),
    adressesLivraison: customer.adressesLivraison.join('\n'),
    etiquettes: customer.etiquettes.join(', '),
  };
}

function linesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || []);
}
