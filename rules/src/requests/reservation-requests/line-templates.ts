import { limits } from '../../limits.ts';

/** Sentences about templates of lines, which only administrators read. */
export const lineTemplateSentences = {
  nomRequired: 'Veuillez nommer ce modèle',
  nameTaken: 'Un modèle porte déjà ce nom',
  tooMany: `Il y a déjà ${limits.lineTemplates} modèles : supprimez-en un d’abord`,
  notFound: 'Ce modèle n’existe plus',
  saved: 'Modèle enregistré',
  saveFailed: 'Le modèle n’a pas pu être enregistré',
  deleted: 'Modèle supprimé',
  deleteFailed: 'Le modèle n’a pas pu être supprimé',
  loadFailed: 'Les modèles n’ont pas pu être lus',
} as const;
