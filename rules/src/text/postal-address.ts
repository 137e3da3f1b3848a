/** Where somebody is to be written to. */
export interface PostalAddress {
  rue: string;
  codePostal: string;
  ville: string;
  /** ISO 3166 code. */
  pays: string;
}

/** The parts of an address in France that was typed into one field; without a postal code all of it is the street. */
export function parsePostalAddress(text: string): PostalAddress {
  const [, rue = text, codePostal = '', ville = ''] =
    /^(.*?)[\s,]*(?<!\d)(\d{2} ?\d{3})[\s,]+(\D.*)$/s.exec(text) ?? [];
  return {
    rue: lined(rue),
    codePostal: codePostal.replace(' ', ''),
    ville: lined(ville).replace(/\n/g, ' '),
    pays: 'FR',
  };
}

function lined(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/^[\s,]+|[\s,]+$/g, ''))
    .filter(Boolean)
    .join('\n');
}
