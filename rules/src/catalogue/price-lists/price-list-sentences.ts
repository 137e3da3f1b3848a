import { limits } from '../../limits.ts';

/** Sentences about price lists, which only administrators read. */
export const priceListSentences = {
  nomRequired: 'Donnez un nom à cette grille, comme « Tarifs 2028 »',
  dayRequired: 'Choisissez le jour à partir duquel ces prix comptent',
  dayTaken: (nom: string) => `La grille « ${nom} » compte déjà à partir de ce jour`,
  percentInvalid: 'Veuillez saisir un pourcentage de −90 à 900, avec deux décimales au plus, comme 3 ou −2,5',
  roundingInvalid: 'Veuillez choisir un arrondi',
  priceTooHigh: 'Avec ce pourcentage, un prix devient trop élevé',
  articleUnknown: 'L’un de ces articles n’existe plus',
  articleTwice: 'Un article ne figure qu’une fois dans une grille',
  tooMany: `${limits.priceLists} grilles au plus : supprimez-en une d’abord`,
  notFound: 'Cette grille n’existe plus',
  loadFailed: 'Les grilles de prix n’ont pas pu être chargées',
  createFailed: 'La grille n’a pas été créée. Veuillez réessayer.',
  updateFailed: 'La grille n’a pas été enregistrée. Veuillez réessayer.',
  deleteFailed: 'La grille n’a pas été supprimée. Veuillez réessayer.',
  nothingRead: 'Ce fichier n’est pas une grille téléchargée d’ici : aucune ligne n’a été reconnue',
  read: (count: number) =>
    count === 0 ? 'Ce fichier ne change aucun prix' : `${count} prix lus : vérifiez-les, puis enregistrez`,
  changedMeanwhile:
    'Cette grille a changé entre-temps. Vos prix sont gardés : vérifiez ce qui a été relu, puis enregistrez de nouveau.',
  created: 'Grille créée',
  updated: 'Grille enregistrée',
  deleted: 'Grille supprimée',
};
