import { type Capability, capabilities } from '../team/rights.ts';

/** What no key opens: a program makes no keys, invites nobody and reads no traces. */
const ofPeopleAlone = ['team', 'journal', 'keys'] as const satisfies readonly Capability[];
export type KeyCapability = Exclude<Capability, (typeof ofPeopleAlone)[number]>;

/** What a key may open: every right but those of people alone. */
export const keyCapabilities = capabilities.filter(
  (capability): capability is KeyCapability => !(ofPeopleAlone as readonly Capability[]).includes(capability),
);

/** How long a key is good, in days; null: until it is revoked. */
export const keyValidities = { days30: 30, days90: 90, days365: 365, unlimited: null } as const;
export type KeyValidity = keyof typeof keyValidities;
export const keyValidityNames = Object.keys(keyValidities) as [KeyValidity, ...KeyValidity[]];

export const keyValidityLabels: Record<KeyValidity, string> = {
  days30: '30 jours',
  days90: '90 jours',
  days365: 'Un an',
  unlimited: 'Sans fin',
};

/** What every key begins with, so that who finds one in a file knows what it is. */
export const keyPrefix = 'barnum_';
/** 256 random bits in base64url behind the prefix. */
export const keyForm = new RegExp(`^${keyPrefix}[A-Za-z0-9_-]{43}$`);
/** Characters of a key that are kept, to recognise it by: the prefix and 24 of its 256 bits. */
export const keyStartLength = keyPrefix.length + 4;

/** Days that a key which opens nothing any more stays in the list. */
export const endedKeyDays = 90;

/** Who wrote, where a program did with a key of the owner of `email`. */
export function keyAuthor(name: string, email: string): string {
  return `Clé « ${name} » de ${email}`;
}

/** What the screens and the service say about keys. */
export const apiKeySentences = {
  nameRequired: 'Veuillez saisir un nom, par exemple celui du programme',
  capabilitiesRequired: 'Cochez au moins un droit',
  capabilityUnknown: 'Une clé ne peut pas avoir ce droit',
  validityRequired: 'Choisissez une durée',
  tooMany: (count: number) => `Il y a déjà ${count} clés en cours : révoquez d’abord celles qui ne servent plus`,
  loadFailed: 'Les clés ne peuvent pas être affichées.',
  made: 'Clé créée',
  revoked: 'Clé révoquée',
};
