/**
 * A text without what tells spellings of the same letters apart: lowercase, without accents, ligatures and wide forms,
 * « 9 m² » as « 9 m2 », « 3×6 » as « 3x6 », « l’été » as « l'ete ». Searches compare `searchText`.
 */
export function foldText(text: string): string {
  return (
    text
      // Before, too: to put thousands of them after one letter into their order takes seconds. And what nobody sees.
      .replace(/[\p{Mn}\p{Cf}\u115f\u1160\u3164\uffa0]+/gu, '')
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{Mn}/gu, '')
      .replace(/[œæßøłđ×]/g, (letter) => plain[letter] ?? letter)
      .replace(/[’‘ʹʻʼʽ′`]/g, "'")
  );
}

const plain: Partial<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  '×': 'x',
};
