import { normaliseEmail } from '../access/auth/auth.ts';
import { hasDigits } from '../desk/personal-data/personal-data.ts';
import type { Country } from '../text/countries.ts';
import { foldText } from '../text/fold.ts';
import { searchWords } from '../text/search.ts';
import { sirenOf } from '../text/siret.ts';
import { phoneNumbers, spacedPhones } from '../text/telephones.ts';

export const customerKinds = ['particulier', 'professionnel', 'association', 'collectivite'] as const;
export type CustomerKind = (typeof customerKinds)[number];

export const customerKindLabels: Record<CustomerKind, string> = {
  particulier: 'Particulier',
  professionnel: 'Professionnel',
  association: 'Association',
  collectivite: 'Collectivité',
};

/** Somebody to speak to at a customer. */
export interface CustomerContact {
  nom: string;
  fonction: string;
  email: string | null;
  telephone: string | null;
}

/** « Nom | fonction | e-mail | téléphone », without what ends it empty. */
export function contactLine({ nom, fonction, email, telephone }: CustomerContact): string {
  return [nom, fonction, email ?? '', telephone ?? ''].join(' | ').replace(/(?: \| )+$/, '');
}

/** What a company keeps of a customer. */
export interface CustomerContent {
  kind: CustomerKind;
  /** Family name, or the name of what is no person. */
  nom: string;
  prenom: string;
  contacts: CustomerContact[];
  emails: string[];
  telephones: string[];
  /** Where copies of its quotes, invoices and reminders go. */
  emailsCopie: string[];
  rue: string;
  codePostal: string;
  ville: string;
  pays: Country;
  adressesLivraison: string[];
  /** SIREN or SIRET, digits alone. */
  siret: string | null;
  numeroTva: string | null;
  /** Whether its orders need a number of theirs (« bon de commande »). */
  bonDeCommande: boolean;
  /** Code of the service of a public body that its invoices name; empty for none. */
  codeService: string;
  /** Whether it refuses invoices without a code of service. */
  codeServiceExige: boolean;
  /** The number of its order, where all its orders have the same; empty for none. */
  numeroEngagement: string;
  notes: string;
  etiquettes: string[];
}

/** « Mairie de Vannes », « Nolwenn Corre ». */
export function customerName({ prenom, nom }: Pick<CustomerContent, 'prenom' | 'nom'>): string {
  return `${prenom} ${nom}`.trim();
}

/** What a customer is sorted by, and found by as its name is typed: family name first. */
export function sortedName({ prenom, nom }: Pick<CustomerContent, 'prenom' | 'nom'>): string {
  return searchWords(`${nom} ${prenom}`).join(' ');
}

type Identity = Pick<CustomerContent, 'prenom' | 'nom'> &
  Partial<Pick<CustomerContent, 'emails' | 'telephones' | 'siret'>> & {
    contacts?: readonly Pick<CustomerContact, 'email' | 'telephone'>[];
  };

/**
 * What two records of the same customer may have in common, however it is written: « email:… », « tel:… », « siren:… »
 * and « nom:… ».
 */
export function matchKeys({ contacts = [], emails = [], telephones = [], siret = null, ...name }: Identity): string[] {
  const mails = [...emails, ...contacts.map(({ email }) => email ?? '')];
  const phones = [...telephones, ...contacts.map(({ telephone }) => telephone ?? '')];
  const keys = [
    ...mails.filter(Boolean).map((email) => `email:${normaliseEmail(email)}`),
    ...phones.flatMap(phoneNumbers).map((phone) => `tel:${phone}`),
    ...(siret === null ? [] : [`siren:${sirenOf(siret)}`]),
    `nom:${[...searchWords(customerName(name))].sort().join(' ')}`,
  ];
  return [...new Set(keys)];
}

/** The same of what a visitor typed. */
export function requestMatchKeys(request: {
  prenom: string;
  nom: string;
  email: string | null;
  phone: string | null;
}): string[] {
  const { prenom, nom, email, phone } = request;
  return matchKeys({ prenom, nom, emails: email === null ? [] : [email], telephones: phone === null ? [] : [phone] });
}

/** The keys of an e-mail address or a telephone number that a person is looked up by. */
export function contactKeys(contact: string): string[] {
  return contact.includes('@')
    ? [`email:${normaliseEmail(contact)}`]
    : phoneNumbers(contact).map((phone) => `tel:${phone}`);
}

/** The same of the e-mail address and the telephone numbers of a request, in whatever spelling. */
export function requestContactKeys({ email, phone }: { email: string | null; phone: string | null }): string[] {
  const numbers = phoneNumbers(phone ?? '').map((number) => `tel:${number}`);
  return [...(email === null ? [] : [`email:${normaliseEmail(email)}`]), ...numbers];
}

/** The same of all addresses and numbers of a customer, but for those of its contacts. */
export function customerContactKeys({ emails, telephones }: Pick<CustomerContent, 'emails' | 'telephones'>): string[] {
  return [...emails, ...telephones].flatMap(contactKeys);
}

/**
 * Of the keys of an organisation, `theirs` are those that the one contact alone bears who has one of `keys`; `others` are
 * somebody else's: the organisation's own, those that several of its contacts share, and those of its other contacts.
 */
export function contactKeysAmong(
  organisation: Pick<CustomerContent, 'emails' | 'telephones' | 'contacts'>,
  keys: readonly string[],
): { theirs: string[]; others: string[] } {
  const rows = organisation.contacts.map(({ email, telephone }) => [
    ...new Set(requestContactKeys({ email, phone: telephone })),
  ]);
  const borne = rows.flat();
  const shared = new Set([
    ...customerContactKeys(organisation),
    ...borne.filter((key, index) => borne.indexOf(key) !== index),
  ]);
  const alone = rows.map((row) => row.filter((key) => !shared.has(key)));
  const theirs = alone.filter((row) => row.some((key) => keys.includes(key)));
  const others = theirs.length === 0 ? [] : alone.filter((row) => !theirs.includes(row));
  return { theirs: theirs.flat(), others: [...shared, ...others.flat()] };
}

/** A customer that is no person without these e-mail addresses and telephone numbers, and who is reached by them. */
export function withoutContact(customer: CustomerContent, keys: readonly string[]): CustomerContent {
  const isTheirs = (value: string | null) => value !== null && contactKeys(value).some((key) => keys.includes(key));
  return {
    ...customer,
    contacts: customer.contacts.filter(({ email, telephone }) => !isTheirs(email) && !isTheirs(telephone)),
    emails: customer.emails.filter((email) => !isTheirs(email)),
    telephones: customer.telephones.filter((phone) => !isTheirs(phone)),
    emailsCopie: customer.emailsCopie.filter((email) => !isTheirs(email)),
  };
}

/** Whether a key says who it is by itself: a name is borne by several. */
export function isTelling(key: string): boolean {
  return !key.startsWith('nom:');
}

/** What speaks for two records being of the same customer, in words; empty for nothing. */
export function matchReasons(keys: readonly string[], others: readonly string[]): string[] {
  const common = keys.filter((key) => others.includes(key));
  return common.map((key) => {
    const value = key.slice(key.indexOf(':') + 1);
    if (key.startsWith('email:')) return `même e-mail (${value})`;
    if (key.startsWith('tel:')) return `même téléphone (${spacedPhones(value).replaceAll(' ', '\u00a0')})`;
    return key.startsWith('siren:') ? 'même SIREN' : 'même nom';
  });
}

/** A customer made of what a visitor typed: to be read before it is kept. */
export function customerOfRequest(request: {
  prenom: string;
  nom: string;
  email: string | null;
  phone: string | null;
  adresse: string | null;
}): CustomerContent {
  const { prenom, nom, email, phone, adresse } = request;
  const kind = kindOf(`${prenom} ${nom}`);
  return {
    ...emptyCustomer,
    kind,
    ...(kind === 'particulier' ? { prenom, nom } : { nom: customerName(request) }),
    emails: email === null ? [] : [email],
    telephones: phone !== null && hasDigits(phone) ? [phone] : [],
    adressesLivraison: adresse === null ? [] : [adresse],
  };
}

/**
 * First and last name of a request of this customer. A request needs both: of an organisation, those of its first contact
 * person, else what it is and its whole name.
 */
export function requestNames({
  kind,
  prenom,
  nom,
  contacts,
}: Pick<CustomerContent, 'kind' | 'prenom' | 'nom'> & { contacts: readonly { nom: string }[] }): {
  prenom: string;
  nom: string;
} {
  if (kind === 'particulier') return { prenom, nom };
  const [first = '', ...others] = (contacts[0]?.nom ?? '').split(' ');
  return others.length > 0
    ? { prenom: first, nom: others.join(' ') }
    : { prenom: first || customerKindLabels[kind], nom };
}

export const emptyCustomer: CustomerContent = {
  kind: 'particulier',
  nom: '',
  prenom: '',
  contacts: [],
  emails: [],
  telephones: [],
  emailsCopie: [],
  rue: '',
  codePostal: '',
  ville: '',
  pays: 'FR',
  adressesLivraison: [],
  siret: null,
  numeroTva: null,
  bonDeCommande: false,
  codeService: '',
  codeServiceExige: false,
  numeroEngagement: '',
  notes: '',
  etiquettes: [],
};

const kindWords: readonly (readonly [CustomerKind, RegExp])[] = [
  ['collectivite', /^(mairie|commune|ville|communaute|departement|conseil|region|ecole|college|lycee|ccas|office)\b/],
  ['association', /^(association|asso|amicale|comite|club|union|cercle|foyer|maison des|ape|les amis)\b/],
  ['professionnel', /^(sarl|sas|sasu|eurl|sa|sci|ets|etablissements?|restaurant|hotel|camping|domaine|traiteur)\b/],
];

/** What a name says of the kind of customer. */
export function kindOf(name: string): CustomerKind {
  const folded = foldText(name).trim();
  return kindWords.find(([, words]) => words.test(folded))?.[0] ?? 'particulier';
}
