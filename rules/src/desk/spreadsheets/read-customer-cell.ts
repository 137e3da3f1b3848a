import { type CustomerContact, type CustomerKind, customerKinds } from '../../customers/customers.ts';
import { type Country, countries, countryName } from '../../text/countries.ts';
import { foldText } from '../../text/fold.ts';
import { isSiren, isSiret } from '../../text/siret.ts';
import { importSentences } from './import-sentences.ts';
import type { Said } from './read-cells.ts';

/** What was read, and what is said of how it was. */
export type Read<Value> = Said<Value> & { note?: string };

const scientific = /^\d+(?:[.,]\d+)?e\+?\d+$/i;

/** Several telephones of a cell; one that lost its zero as a number gets it back. */
export function readPhones(text: string): Read<string[]> {
  const parts = text
    .split(/[\r\n;]+|\s+(?:\/|ou|et)\s+/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const lost = parts.find((one) => scientific.test(one));
  if (lost !== undefined) return { problem: importSentences.scientific(lost) };
  const value = parts.map((one) => (/^[1-9]\d{8}$/.test(one) ? `0${one}` : one));
  const restored = value.find((one, at) => one !== parts[at]);
  return { value, ...(restored && { note: importSentences.zeroRestored('Téléphone', restored) }) };
}

/** A SIREN or SIRET; one that lost its zero as a number gets it back. */
export function readSiret(text: string): Read<string> {
  const bare = text.replace(/[\s.\u00a0\u202f-]/g, '');
  if (scientific.test(text.trim())) return { problem: importSentences.scientific(text) };
  const whole = `0${bare}`;
  const isLost = (bare.length === 13 && isSiret(whole)) || (bare.length === 8 && isSiren(whole));
  return isLost ? { value: whole, note: importSentences.zeroRestored('SIRET', whole) } : { value: bare };
}

/** A postal code of France that lost its zero as a number gets it back. */
export function readPostalCode(text: string, country: Country): Read<string> {
  if (country !== 'FR' || !/^\d{4}$/.test(text)) return { value: text };
  return { value: `0${text}`, note: importSentences.zeroRestored('Code postal', `0${text}`) };
}

/** « 56000 Vannes » in its two parts; null for anything else. */
export function readPostalCodeAndTown(text: string, country: Country): { codePostal: string; ville: string } | null {
  const [, codePostal, ville] = /^\s*(?:F-?)?(\d{4,5})[\s,-]+(\p{L}.*)$/u.exec(text) ?? [];
  return codePostal === undefined || ville === undefined
    ? null
    : { codePostal: country === 'FR' ? codePostal.padStart(5, '0') : codePostal, ville };
}

const kindWords: Record<CustomerKind, RegExp> = {
  particulier: /^(particuliers?|prive|part|personne|physique|m|mme|mr|monsieur|madame)$/,
  professionnel:
    /^(professionnel(le)?s?|pro|entreprise|societe|b2b|sarl|sas|sasu|eurl|sa|sci|commerce|artisan|traiteur)$/,
  association: /^(associations?|asso|assoc|club|comite|loi 1901|association loi 1901)$/,
  collectivite:
    /^(collectivites?|collectivite territoriale|mairie|commune|public|ecole|administration|collectivite publique)$/,
};

export function readKind(text: string): Said<CustomerKind> {
  const said = plain(text);
  const kind = customerKinds.find((one) => kindWords[one].test(said));
  return kind === undefined ? { problem: importSentences.kind(text) } : { value: kind };
}

export function readCountry(text: string): Said<Country> {
  const said = plain(text);
  const found = countries.find((one) => one.toLowerCase() === said || plain(countryName(one)) === said);
  return found === undefined ? { problem: importSentences.country(text) } : { value: found };
}

export function readYesNo(text: string): Said<boolean> {
  const said = plain(text);
  if (/^(oui|o|x|vrai|true|1|yes)$/.test(said)) return { value: true };
  return /^(non|n|faux|false|0|no)$/.test(said) ? { value: false } : { problem: importSentences.yesNo(text) };
}

/** « Nom | fonction | e-mail | téléphone », a line each. */
export function readContacts(text: string): CustomerContact[] {
  return linesIn(text).map((line) => {
    const [nom = '', fonction = '', email = '', telephone = ''] = line.split(' | ').map((part) => part.trim());
    return { nom, fonction, email: email || null, telephone: telephone || null };
  });
}

export function linesIn(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

function plain(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
