import { formatLongDate } from '../../dates/format-dates.ts';

/** What an entry of the ledger tells. */
export const ledgerKinds = [
  'paiement',
  'remboursement',
  'affectation',
  'caution_recue',
  'caution_rendue',
  'caution_detruite',
  'caution_retenue',
  'caution_encaissee',
  'remise_en_banque',
  'cheque_impaye',
  'impaye_du',
  'comptage_caisse',
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

export const ledgerKindLabels: Record<LedgerKind, string> = {
  paiement: 'Paiement',
  remboursement: 'Remboursement',
  affectation: 'Affectation à une facture',
  caution_recue: 'Caution reçue',
  caution_rendue: 'Caution rendue',
  caution_detruite: 'Caution détruite',
  caution_retenue: 'Caution retenue',
  caution_encaissee: 'Caution encaissée',
  remise_en_banque: 'Remise en banque',
  cheque_impaye: 'Chèque revenu impayé',
  impaye_du: 'Dû d’un chèque impayé',
  comptage_caisse: 'Comptage de la caisse',
};

/** How a customer pays. */
export const paymentMeans = ['virement', 'cheque', 'especes', 'carte', 'autre'] as const;
export type PaymentMeans = (typeof paymentMeans)[number];

/** How a deposit is given. */
export const depositMeans = ['cheque', 'empreinte', 'especes', 'virement'] as const;
export type DepositMeans = (typeof depositMeans)[number];

/** How money or a deposit changes hands. */
export type LedgerMeans = PaymentMeans | DepositMeans;
export const ledgerMeans = [...paymentMeans, 'empreinte'] as const satisfies LedgerMeans[];

export const ledgerMeansLabels: Record<LedgerMeans, string> = {
  virement: 'Virement',
  cheque: 'Chèque',
  especes: 'Espèces',
  carte: 'Carte au terminal',
  autre: 'Autre',
  empreinte: 'Empreinte de carte',
};

/** Refusals of ledger entries, which only administrators read. */
export const ledgerSentences = {
  notFound: 'Cette écriture n’existe pas',
  dateForm: 'Veuillez saisir une date',
  dateLater: 'Cette date est à venir',
  dateEarlier: (day: string) => `Pas avant le ${formatLongDate(day)}, jour de l’écriture précédente`,
  meansRequired: 'Veuillez choisir un moyen',
  amountRequired: 'Veuillez saisir un montant',
  amountPositive: 'Veuillez saisir un montant supérieur à 0',
  reasonRequired: 'Veuillez dire pourquoi',
  periodOrder: 'La fin est avant le début',
  reversed: 'Cette écriture est déjà annulée',
  isReverse: 'Une annulation ne s’annule pas\u00a0: saisissez l’écriture de nouveau',
  refundFirst: 'Une partie en est remboursée\u00a0: annulez d’abord ce remboursement',
  refundOfInvoiceFirst: 'Une partie de sa facture est remboursée\u00a0: annulez d’abord ce remboursement',
  onlyLast: 'Seule la dernière étape d’une caution s’annule',
  isOwed: 'Son chèque est revenu impayé\u00a0: ce qui en avait été rendu est dû, et ne s’annule plus',
  notReversible: 'Cette écriture ne s’annule pas\u00a0: elle dit ce qui a été remis, rendu impayé ou compté ce jour-là',
  isCounted:
    'Ce qui est retenu est affecté à une facture, ou rendu\u00a0: annulez d’abord cette affectation, ou ce remboursement',
  reversedDone: 'Écriture annulée',
} as const;
