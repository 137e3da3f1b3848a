/** An address found in a text, and where it stands. */
export interface FoundAddress {
  index: number;
  text: string;
  href: string;
}

const addresses =
  /(?<![\p{L}\p{N}@/.])(?:(?:https?|ftps?):\/\/[^\s<>"«»“”]+|(?:mailto:)?[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|(?:tel|sms|callto):\+?\d[\d.-]{3,}|www\.[\p{L}\p{N}-]+\.[^\s<>"«»“”]+)/giu;

/**
 * The addresses in a text that become links by themselves: with a scheme, with `www.`, and e-mails. « 12 heures.La
 * caution » holds none. A sign that ends a sentence ends an address, too.
 */
export function findAddresses(text: string): FoundAddress[] {
  return [...text.matchAll(addresses)].flatMap(({ 0: found, index }) => {
    const address = withoutEnd(found);
    const href = hrefOf(address);
    return href !== null && URL.canParse(href) ? [{ index, text: address, href }] : [];
  });
}

function hrefOf(address: string): string | null {
  if (/^www\./i.test(address)) return /^www\.[^./]+\.[^./]{2,}/i.test(address) ? `http://${address}` : null;
  if (/^[a-z]+:/i.test(address)) return address;
  return `mailto:${address}`;
}

function withoutEnd(found: string): string {
  // The next sentence, written without a blank: « contact@exemple.fr.La caution ».
  let address = found.replace(/^((?:[a-z]+:\/\/|www\.)?[^/?#]*[a-z0-9])\.\p{Lu}[^/?#]*$/u, '$1');
  address = address.replace(/[,;](?=https?:|www\.).*$/i, '');
  for (;;) {
    const shorter = address.replace(/[.,;:!?…'’*]+$/u, '');
    const hasOpenBracket = /\)$/.test(shorter) && count(shorter, '(') < count(shorter, ')');
    const next = hasOpenBracket || /[\]}]$/.test(shorter) ? shorter.slice(0, -1) : shorter;
    if (next === address) return address;
    address = next;
  }
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}
