/** Who finds an article: everybody; administrators alone; nobody any more, but for the requests that hold it. */
export const articleStates = ['en_ligne', 'masque', 'archive'] as const;
export type ArticleState = (typeof articleStates)[number];

export const articleStateLabels: Record<ArticleState, string> = {
  en_ligne: 'En ligne',
  masque: 'Masqué',
  archive: 'Archivé',
};

/** What each state means, for who chooses it. */
const meanings: Record<ArticleState, string> = {
  en_ligne: 'sur le site, et à louer',
  masque: 'hors du site\u00a0; vous pouvez encore l’ajouter à une demande',
  archive: 'hors du site et des demandes\u00a0; celles qui l’ont le gardent',
};

/** « Masqué : hors du site ; vous pouvez encore l’ajouter à une demande » */
export function articleStateInWords(state: ArticleState): string {
  return `${articleStateLabels[state]}\u00a0: ${meanings[state]}`;
}
