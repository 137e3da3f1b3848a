import { limits } from '../../limits.ts';

/** Sentences about sets of articles, which only administrators read. */
export const articleSetSentences = {
  nomRequired: 'Donnez un nom à cet ensemble, comme « Pour 50 convives »',
  itemsRequired: 'Ajoutez au moins un article à cet ensemble',
  tooManyItems: `${limits.articleSetItems} articles différents au plus`,
  articleTwice: 'Un article ne figure qu’une fois dans un ensemble : changez sa quantité',
  articleUnknown: 'L’un de ces articles n’existe plus',
  tooMany: `${limits.articleSets} ensembles au plus : supprimez-en un d’abord`,
  notFound: 'Cet ensemble n’existe plus',
  orderInvalid: 'Cet ordre ne correspond plus aux ensembles',
  loadFailed: 'Les ensembles n’ont pas pu être chargés',
  createFailed: 'L’ensemble n’a pas été créé. Veuillez réessayer.',
  updateFailed: 'L’ensemble n’a pas été enregistré. Veuillez réessayer.',
  deleteFailed: 'L’ensemble n’a pas été supprimé. Veuillez réessayer.',
  orderFailed: 'L’ordre des ensembles n’a pas été enregistré',
  created: 'Ensemble créé',
  updated: 'Ensemble enregistré',
  deleted: 'Ensemble supprimé',
  ordered: 'Ordre des ensembles enregistré',
};
