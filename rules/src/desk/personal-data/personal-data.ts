import { formatNumber } from '../../text/numbers.ts';
import { hasPhone, phoneNumbers, phoneParts } from '../../text/telephones.ts';
import { emailPattern } from '../../text/text.ts';

/** True for an e-mail address or a telephone number. */
export function isContact(text: string): boolean {
  return emailPattern.test(text) || isPhone(text);
}

/** What no telephone number is without. */
export function hasDigits(text: string): boolean {
  return /\d/.test(text);
}

function isPhone(text: string): boolean {
  return hasPhone(text) && phoneParts(text).every((part) => part.href !== null || !/[\p{L}@]/u.test(part.text));
}

/**
 * A search with its telephone numbers as `phoneNumbers` has them, also parts of one: « 06 1 », « 06.12 34 »,
 * « +33 6 12 34 », « 34.56.78 », « 6 12 34 56 78 ».
 */
export function dialPhones(search: string): string {
  const parts = phoneParts(search);
  // Nine digits may be another number, and are part of the one with its zero.
  if (phoneWithoutZero.test(search)) return dialParts(search);
  if (parts.every(({ href }) => href === null)) return dialParts(search);
  return parts
    .map(({ text, href }) =>
      href === null ? dialParts(text.replace(besidePhones, ' ')) : phoneNumbers(text).join(' '),
    )
    .join('')
    .trim();
}

/** What is said of telephones, and stands in no text beside them as they are dialled: « Tél. », « tel: », « ou ». */
const besidePhones =
  /(?<![\p{L}\d])(?:t[eé]l(?:[eé]phones?)?|port(?:able)?|mob(?:ile)?|fixe|fax|ou|et)(?![\p{L}\d])[.:\s]*/giu;

function dialParts(search: string): string {
  return [phoneStart, phoneBeginning, mobileWithoutZero, phonePart].reduce(
    (text, pattern) => text.replace(pattern, dialled),
    search,
  );
}

const phoneStart = /(?<!\S)(?:\+|0(?:033\s*)?|00(?=(?:\D?\d){8}))[1-9](?:[\s()./\p{Pd}]*\d)*(?!\S)/gu;

/** « 06 1 »: one word, which an index finds where two short ones would be sought in every row. */
const phoneBeginning = /(?<!\S)0[1-9](?:[\s.]\d{2})*[\s.]\d{1,2}(?!\S)/gu;

const phoneWithoutZero = /^\s*[1-9](?:[\s./\p{Pd}]*\d){8}\s*$/u;

const mobileWithoutZero = /(?<!\S)[67](?:[\s./\p{Pd}]*\d){8}(?!\S)/gu;

/** Three pairs of digits or more, the first perhaps without its zero: two may be numbers of a street, « 12-14 ». */
const phonePart = /(?<!\S)(?:[67]|\d{2})(?:[\s./\p{Pd}]\d{2}){2,}(?!\S)/gu;

/** A number, or its beginning, as it is dialled in France: `0639980112`, `+441632960000`. */
function dialled(phone: string): string {
  return phone
    .replace(/[^+\d]/g, '')
    .replace(/^(\+|00)330?/, '0')
    .replace(/^00/, '+');
}

/** What an organisation keeps when a person is erased: its other contacts, and how many other requests. */
export function keptOfOrganisation({ contacts, demandes }: { contacts: readonly string[]; demandes: number }): string {
  const requests = demandes === 1 ? '1 autre demande' : `${formatNumber(demandes)} autres demandes`;
  const kept = [...contacts, ...(demandes === 0 ? [] : [requests])];
  return `Elle reste, sans ce contact${kept.length === 0 ? '' : ` ; y restent aussi : ${kept.join(', ')}`}.`;
}

/** Sentences about the data of a person, which only administrators read. */
export const personalDataSentences = {
  contactForm: 'Veuillez saisir une adresse e-mail ou un numéro de téléphone',
  readFailed: 'La recherche n’a pas abouti. Veuillez réessayer.',
  deleteFailed: 'Les données n’ont pas été effacées. Veuillez réessayer.',
  deleted: (count: number, kept: number) =>
    [
      count === 1 ? '1 demande effacée' : `${formatNumber(count)} demandes effacées`,
      ...(kept === 0 ? [] : [`${formatNumber(kept)} réduite${kept === 1 ? '' : 's'} à ce que la loi fait garder`]),
    ].join(', '),
};
