import { formatNumber } from '../../text/numbers.ts';

/** Sentences about hires from before Barnum, which only administrators read. */
export const pastHireSentences = {
  about:
    'Vos locations d’avant Barnum comptent dans «\u00a0Convenu\u00a0» et «\u00a0Locations\u00a0», au mois de leur premier jour. Elles ne font ni facture, ni paiement, ni mouvement de stock, et ne changent rien à la TVA.',
  dayMissing: 'Sans date',
  dayInvalid: 'Cette date n’est pas possible',
  dayToCome: 'Une location d’aujourd’hui ou à venir se saisit comme une demande',
  totalMissing: 'Sans total',
  netAboveTotal: 'Le total hors taxes dépasse le total TTC',
  noSheet: 'sans fiche',
  link: 'Reprendre vos locations d’avant Barnum',
  delete: 'Supprimer ces locations…',
  deleteTitle: 'Supprimer les locations reprises\u00a0?',
  deleteDetail: 'Elles quittent vos chiffres. Vos demandes, vos factures et vos paiements ne changent pas.',
  deleted: 'Locations reprises supprimées',
  count: (count: number) => `${formatNumber(count)} ${count === 1 ? 'location reprise' : 'locations reprises'}`,
  among: (count: number) => `dont ${formatNumber(count)} ${count === 1 ? 'reprise' : 'reprises'} de votre tableur`,
} as const;
