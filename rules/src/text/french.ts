import { foldText } from './fold.ts';

/**
 * `de` before a name: « de Nolwenn », « d’Erwan ». It elides before a vowel, and before y where a consonant follows
 * (« d’Yves », but « de Yannick »). Whether an h is mute or aspirated can only be known by the word: in French most are
 * mute, so what is aspirated is listed, by the beginnings that articles (« hotte », « housse ») and first names
 * (« Hans », « Hassan ») have in common; « ha » alone is mostly aspirated, so there the mute ones are excepted
 * (« Hadrien »).
 */
export function withDe(name: string): string {
  const word = foldText(name);
  const isElided = /^(?:[aeiouh]|y[^aeiouy\W])/.test(word) && !aspirated.test(word);
  return `${isElided ? 'd’' : 'de '}${name}`;
}

const aspirated =
  /^onz|^h(?:a(?!bi|dri|lein|lo|lt|nna|rm)|eidi|el[gm]|erni|ero[ns]|eurt|ibou|i-?fi|ock|oll|omard|ong|ors|ott|ou|oward|ublot|uit(?!r)|url|ussa|utte)/;

/** « à Vannes », « au Croisic », « aux Sables-d’Olonne », « à La Baule ». */
export function withA(place: string): string {
  const [, article, name] = /^(les?)\s+(.+)$/isu.exec(place) ?? [];
  if (article === undefined) return `à ${place}`;
  return `${article.toLowerCase() === 'le' ? 'au' : 'aux'} ${name}`;
}

/** Ends a sentence, but for a text that ends with a full stop itself: « Hélène V. ». */
export function ended(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

const units =
  'm[²³]?|cm[²³]?|mm|km|[cm]?[lL]|k?g|k?W|kVA|kWh|V|A|h|min|€|%|places?|personnes?|convives?|couverts?|pièces?|articles?|exemplaires?|litres?|mètres?|heures?|jours?';
const beforeUnit = new RegExp(String.raw`(?<=\d) (?=(?:${units})(?![\p{L}\p{N}]))`, 'gu');

const phoneNumber = /(?<![\d+])(?:0|\+33 )\d(?: \d\d){4}(?!\d)/g;

/**
 * A name or a short text as it is shown: with no-break spaces where French wants no line to break, « 3 × 3 m », « 6 × »
 * of a thing, « : », « » », « 02 97 00 00 00 ». For display alone; what is stored and compared stays as it was typed.
 */
export function unbroken(text: string): string {
  return text
    .replace(/ (?=[:;!?»])|(?<=«) /g, '\u00a0')
    .replace(/(?<=\d) (?=×)/g, '\u00a0')
    .replace(/(?<=\d)\s?[×x] ?(?=\d)/g, (sign) => sign.replaceAll(' ', '\u00a0'))
    .replace(/(?<=n°|Ø) (?=\d)/g, '\u00a0')
    .replace(phoneNumber, (number) => number.replaceAll(' ', '\u00a0'))
    .replace(beforeUnit, '\u00a0');
}

/**
 * No line ends after the hyphen of « week-end » and « e-mail »: a sign of no width keeps it, but in a written
 * address. For pages alone, not for print. */
export function wholeWords(text: string): string {
  return text.replace(/(?<![@./])\b(week-(?=end)|e-(?=mail))(?![\w-]*[@./]\w)/gi, '$1\u2060');
}

/** Both of the texts in a piece of HTML. */
export function unbrokenHtml(html: string): string {
  return html.replace(/(?<=>|^)[^<]+/g, (text) => wholeWords(unbroken(text)));
}
