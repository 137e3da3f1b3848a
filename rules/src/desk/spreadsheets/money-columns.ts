import type { Column } from '../../platform/table-columns.ts';

export const invoiceLineColumns = [
  { key: 'numero', title: 'Numéro', kind: 'text' },
  { key: 'nature', title: 'Nature', kind: 'text' },
  { key: 'date', title: 'Date', kind: 'day' },
  { key: 'echeance', title: 'Échéance', kind: 'day' },
  { key: 'client', title: 'Client', kind: 'text' },
  { key: 'customerId', title: 'N° du client', kind: 'number' },
  { key: 'requestId', title: 'Demande', kind: 'number' },
  { key: 'corrige', title: 'Facture corrigée', kind: 'text' },
  { key: 'nom', title: 'Désignation', kind: 'text' },
  { key: 'quantite', title: 'Quantité', kind: 'number' },
  { key: 'prixUnitaire', title: 'Prix unitaire', kind: 'amount' },
  { key: 'remise', title: 'Remise', kind: 'amount' },
  { key: 'montant', title: 'Montant', kind: 'amount' },
  { key: 'tauxTva', title: 'TVA (%)', kind: 'amount' },
] as const satisfies Column[];

export const paymentColumns = [
  { key: 'id', title: 'Écriture', kind: 'number' },
  { key: 'date', title: 'Date', kind: 'day' },
  { key: 'nature', title: 'Nature', kind: 'text' },
  { key: 'moyen', title: 'Moyen', kind: 'text' },
  { key: 'montant', title: 'Montant', kind: 'amount' },
  { key: 'reference', title: 'Référence', kind: 'text' },
  { key: 'banque', title: 'Banque', kind: 'text' },
  { key: 'payeur', title: 'Payeur', kind: 'text' },
  { key: 'requestId', title: 'Demande', kind: 'number' },
  { key: 'factures', title: 'Factures', kind: 'text' },
  { key: 'annule', title: 'Annulé', kind: 'yesNo' },
] as const satisfies Column[];
