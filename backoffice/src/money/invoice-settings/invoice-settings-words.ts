import { type InvoiceAccount, invoiceAccountLabels } from '@barnum/rules/money/invoices/invoice-settings';
import type { SettingsValues } from './invoice-settings.ts';

export const invoiceSettingLabels: Record<keyof SettingsValues, string> = {
  actif: 'Factures, paiements et cautions',
  prefixeFacture: 'Début des numéros de facture',
  prefixeAvoir: 'Début des numéros d’avoir',
  delaiPaiement: 'Délai de paiement des professionnels (jours)',
  rappelApresJours: 'Proposer un rappel après l’échéance (jours)',
  penalites: 'Pénalités de retard',
  escompte: 'Escompte',
  indemnite: 'Indemnité de recouvrement',
  franchise: 'Mention de la franchise de TVA',
  seuilFranchise: 'Seuil annuel de la franchise (€)',
  seuilMajore: 'Seuil majoré de la franchise (€)',
  exoneration: 'Motif du taux 0\u00a0%',
  texteLibre: 'Texte au bas de chaque facture',
  iban: 'IBAN',
  debits: 'TVA payée d’après les débits',
  xmlParticuliers: 'Factur-X aussi pour les particuliers',
  ...invoiceAccountLabels,
};

/** What each of them does. */
export const invoiceSettingHelps: Partial<Record<keyof SettingsValues, string>> &
  Record<Exclude<keyof SettingsValues, InvoiceAccount>, string> = {
  actif: 'Désactivez ce réglage si vous facturez avec un autre logiciel\u00a0: l’écran n’en montre plus rien.',
  prefixeFacture: 'Les numéros de vos factures commencent par ces lettres.',
  prefixeAvoir: 'Les numéros de vos avoirs commencent par ces lettres.',
  delaiPaiement:
    'L’échéance d’une facture à un professionnel tombe après tant de jours\u00a0: 60 au plus (article L.\u00a0441-10 du code de commerce).',
  rappelApresJours: '«\u00a0Factures\u00a0» vous propose de relancer votre client tant de jours après l’échéance.',
  penalites: 'Vos factures disent ce que coûte un retard de paiement.',
  escompte: 'Vos factures disent ce que vaut un paiement en avance.',
  indemnite: 'Vos factures disent l’indemnité que la loi prévoit entre professionnels.',
  franchise:
    'Les factures d’une entreprise en franchise portent cette mention\u00a0: celle-ci vaut jusqu’au 31 décembre 2027.',
  seuilFranchise:
    'Facultatif. Le chiffre d’affaires au-delà duquel la franchise prend fin, tel que le dit votre service des impôts\u00a0: «\u00a0Chiffres\u00a0» vous prévient à partir de 80\u00a0%.',
  seuilMajore: 'Facultatif. Celui au-delà duquel la franchise prend fin aussitôt, selon la même source.',
  exoneration: 'Vos factures disent pourquoi une ligne ne porte pas de TVA, si vous en avez de telles.',
  texteLibre: 'Facultatif. Chaque facture se termine par ce texte.',
  iban: 'Facultatif. Vos factures et la page privée de vos clients disent de virer sur ce compte.',
  debits:
    'Cochez cette case seulement si vous avez choisi cette option\u00a0: la TVA est alors due dès la facture, et la facture le dit.',
  xmlParticuliers: 'La loi ne le demande pas. Le fichier se joint au PDF quand l’e-mail du client est connu.',
};
