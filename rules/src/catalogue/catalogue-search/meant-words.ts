import { soughtWords } from '../../text/search.ts';

/**
 * The words of a search that name what is looked for: « des chaises » are « chaises », « location chaise » is « chaise ».
 * All of them where none is left.
 */
export function meantWords(search: string): string[] {
  const words = [...new Set(soughtWords(search))];
  const meant = words.filter((word) => !isBeside(word));
  return meant.length > 0 ? meant : words;
}

/** Whether a word only stands beside names: an article, a preposition, or what one wants to do with the thing. */
export function isBeside(word: string): boolean {
  return beside.has(word);
}

const beside = new Set(
  `a au aux avec ce ces cette d dans de des du en et l la le les mes mon ou par pour quel quelle sur un une vos votre
  auriez avez avoir besoin bonjour cherche cherchons chercher faudrait faut il je loue louer location locations me nous
  prix proposez reservation reserver tarif tarifs veux voudrais voudrions voulons vous`.split(/\s+/),
);
