/** When an outing is: now, later or before. In this order they are listed. */
export const outingMoments = ['en_cours', 'a_venir', 'passee'] as const;
export type OutingMoment = (typeof outingMoments)[number];

export const outingMomentLabels: Record<OutingMoment, string> = {
  en_cours: 'en cours',
  a_venir: 'à venir',
  passee: 'passée',
};

/** Sentences about when an article was hired out, and to whom; only administrators read them. */
export const outingSentences = {
  title: 'Sorties',
  none: 'Cet article n’est encore sorti avec aucune demande confirmée.',
  loadFailed: 'Les sorties n’ont pas pu être lues',
} as const;
