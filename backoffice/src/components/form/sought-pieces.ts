/** What is typed as one says it on the telephone: « 80 chaises » is 80 of « chaise ». */
export interface SoughtPieces {
  /** Without the plural, as articles are named; '' for what is no other than typed. */
  words: string;
  count: number | null;
}

const counted = /^(\d{1,5})\s*[x×]?\s+(\p{L}{2}.*)$/iu;
const plural = /(?<=\p{L}{3})[sx](?!\p{L})/giu;

export function soughtPieces(typed: string): SoughtPieces {
  const [, count, named = typed] = counted.exec(typed) ?? [];
  const words = named.replace(plural, '');
  return { words: words === typed ? '' : words, count: count === undefined ? null : Number(count) };
}
