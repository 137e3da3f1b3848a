import { formatNumber } from '../text/numbers.ts';

/** The most that the terms of price and delivery may hold. */
export const pricingLimits = {
  durations: 40,
  days: 60,
  coefficient: 100,
  seasons: 60,
  seasonCategories: 100,
  percent: { min: -90, max: 300 },
  depositRows: 20,
  zones: 60,
  communes: 200,
  commune: 80,
  fees: 60,
  kilometre: 100,
} as const;

/** Sentences about the terms of price and delivery that only administrators read. */
export const pricingSentences = {
  nomRequired: 'Donnez un nom à cette ligne',
  tooMany: (max: number) => `${formatNumber(max)} lignes au plus`,
  daysInvalid: `Veuillez saisir un nombre de jours, de 1 à ${pricingLimits.days}`,
  coefficientInvalid: 'Veuillez saisir un coefficient, comme 2 ou 1,75, avec trois décimales au plus',
  coefficientMax: `Un coefficient est limité à ${pricingLimits.coefficient}`,
  unitInvalid: 'Veuillez choisir à quels articles la ligne s’applique',
  durationTwice: 'Une autre ligne est déjà pour cette durée',
  durationFalls: 'Une location plus longue coûterait moins\u00a0: vérifiez ce coefficient',
  dayInvalid: 'Veuillez choisir une date',
  endBeforeStart: 'La saison ne peut pas finir avant de commencer',
  percentInvalid: `Veuillez saisir un pourcentage entier, de ${formatNumber(pricingLimits.percent.min)} à ${pricingLimits.percent.max}, autre que 0`,
  categoryUnknown: 'L’une de ces catégories n’existe plus',
  depositInvalid: 'Veuillez choisir comment la caution se compte',
  depositRowsRequired: 'Ajoutez au moins une ligne\u00a0: jusqu’à quel total, et quelle caution',
  depositOrder: 'Chaque ligne va plus haut que la précédente',
  depositOpen: 'Seule la dernière ligne peut être sans limite',
  communesRequired: 'Indiquez au moins une commune ou un code postal',
  communeInvalid: 'Écrivez un code postal, comme 56000, les deux chiffres d’un département, ou le nom d’une commune',
  freeBelowMinimum: 'La livraison serait offerte à des commandes que cette zone refuse',
  vatInvalid: 'Veuillez choisir un taux de 20, 10, 5,5, 2,1 ou 0\u00a0%',
  advanceInvalid: 'Veuillez choisir acompte ou arrhes',
  saved: 'Tarifs et livraison enregistrés. Les demandes déjà reçues gardent les leurs.',
  saveFailed: 'Les tarifs n’ont pas été enregistrés. Veuillez réessayer.',
  loadFailed: 'Les tarifs n’ont pas pu être lus',
} as const;
