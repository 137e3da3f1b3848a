import { foldText } from '../../text/fold.ts';

/** How many letters a password has beside the words of its place, at least. */
const ownLetters = 4;

/** Words are of so many letters, or anything would hold one. */
const wordLetters = 3;

/** What everybody tries first: the product's own name. */
const product = 'barnum';

/**
 * Whether a password is made of the words of its place (the product, the shop's name, the address of whom it is for) and
 * little else, however they are written, joined and numbered: « Barnum-Barnum-2026 ».
 */
export function isMadeOfPlace(password: string, { shop, email }: { shop: string; email: string }): boolean {
  const [name = '', host = ''] = email.split('@');
  const ofHost = host.split('.').slice(0, -1);
  const words = [product, ...[shop, name, ...ofHost].flatMap((text) => [lettersOf(text), ...text.split(/[^\p{L}]+/u)])]
    .map(lettersOf)
    .filter((word) => word.length >= wordLetters)
    .sort((a, b) => b.length - a.length);
  const letters = lettersOf(password);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), letters);
  return rest.length < letters.length && rest.length < ownLetters;
}

function lettersOf(text: string): string {
  return foldText(text).replace(/[^\p{L}]/gu, '');
}
