import type { Column } from '../../platform/table-columns.ts';

export const requestLineColumns = [
  { key: 'id', title: 'Demande', kind: 'number' },
  { key: 'createdAt', title: 'Reçue le', kind: 'day' },
  { key: 'statut', title: 'État', kind: 'text' },
  { key: 'prenom', title: 'Prénom', kind: 'text' },
  { key: 'nom', title: 'Nom', kind: 'text' },
  { key: 'phone', title: 'Téléphone', kind: 'text' },
  { key: 'email', title: 'E-mail', kind: 'text' },
  { key: 'customerId', title: 'N° du client', kind: 'number' },
  { key: 'date', title: 'Date souhaitée', kind: 'day' },
  { key: 'debut', title: 'Départ', kind: 'day' },
  { key: 'fin', title: 'Retour', kind: 'day' },
  { key: 'livraisonMontage', title: 'Livraison', kind: 'yesNo' },
  { key: 'adresse', title: 'Adresse', kind: 'text' },
  { key: 'quotes', title: 'Devis', kind: 'text' },
  { key: 'article', title: 'Désignation', kind: 'text' },
  { key: 'articleId', title: 'N° de l’article', kind: 'number' },
  { key: 'quantite', title: 'Quantité', kind: 'number' },
  /** For one piece, as it was agreed. */
  { key: 'prix', title: 'Prix unitaire TTC', kind: 'amount' },
  /** Over the whole hire, its own discount taken off. */
  { key: 'montant', title: 'Montant TTC', kind: 'amount' },
  { key: 'total', title: 'Total de la demande', kind: 'amount' },
  { key: 'caution', title: 'Caution de la demande', kind: 'amount' },
] as const satisfies Column[];
