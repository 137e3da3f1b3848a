import { formatNumber } from '../text/numbers.ts';

/** Sentences about customers, which only administrators read. */
export const customerSentences = {
  kindRequired: 'Dites de quel genre de client il s’agit',
  nomRequired: 'Veuillez saisir un nom, ou une dénomination',
  contactNameRequired: 'Veuillez saisir le nom de cette personne',
  tooManyChosen: (count: number) => `${count} clients au plus à la fois`,
  tooMany: (max: number) => `${formatNumber(max)} au plus`,
  phoneForm: 'Un numéro de téléphone s’écrit avec des chiffres',
  siretForm: 'Un SIREN a 9 chiffres, un SIRET 14',
  siretUnknown: 'Ce numéro n’existe pas\u00a0: un de ses chiffres est faux',
  countryUnknown: 'Veuillez choisir un pays de la liste',
  postalCodeForm: 'En France, un code postal a 5 chiffres',
  vatNumberForm: (prefix: string | null) =>
    prefix === null
      ? 'Ce pays n’a pas de numéro de TVA intracommunautaire'
      : `Un numéro de TVA de ce pays commence par ${prefix} et n’a pas cette forme`,
  mergeWithItself: 'Un client ne se fusionne pas avec lui-même',
  notFound: 'Ce client n’existe plus',
  mergeGone: 'Cette fusion ne peut plus être annulée',
  mergeUndoneFirst: 'Ce client a été fusionné depuis\u00a0: annulez cette fusion-là d’abord',
  deletedAfterUndo: (names: string) =>
    `Fusionné avec «\u00a0${names}\u00a0» il y a moins de 30 jours\u00a0: annulez d’abord la fusion, puis supprimez l’une des fiches, ou les deux`,
  loadFailed: 'Les clients n’ont pas pu être chargés',
  saveFailed: 'Le client n’a pas été enregistré. Veuillez réessayer.',
  created: 'Client créé',
  createdOfRequest: 'Fiche créée avec ce que dit la demande',
  updated: 'Client enregistré',
  joined: 'Demande rattachée au client',
  separated: 'Demande détachée du client',
  joinFailed: 'La demande n’a pas été rattachée. Veuillez réessayer.',
  dismissed: 'Ce client n’est plus proposé pour cette demande',
  dismissFailed: 'La proposition n’a pas été retirée. Veuillez réessayer.',
  merged: 'Clients fusionnés',
  mergeFailed: 'Les clients n’ont pas été fusionnés. Veuillez réessayer.',
  mergeUndone: 'Fusion annulée',
  mergeUndoFailed: 'La fusion n’a pas été annulée. Veuillez réessayer.',
  deleted: 'Client supprimé',
  deleteFailed: 'Le client n’a pas été supprimé. Veuillez réessayer.',
};
