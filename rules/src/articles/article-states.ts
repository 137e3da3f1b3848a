/** Who finds an article: everybody; administrators alone; nobody any more, but for the requests that hold it. */
export const articleStates = ['en_ligne', 'masque', 'archive'] as const;
export type ArticleState = (typeof articleStates)[number];

export const articleStateLabels: Record<ArticleState, string> = {
  en_ligne: 'En ligne',
  masque: 'Masqué',
  archive: 'Archivé',
};

/** What each state means, for who chooses it. */
export const articleStateMeanings: Record<ArticleState, string> = {
  en_ligne: 'Sur le site, et à louer.',
  masque: 'Hors du site ; vous pouvez encore l’ajouter à une demande.',
  archive: 'Hors du site et des demandes ; celles qui l’ont le gardent.',
};
