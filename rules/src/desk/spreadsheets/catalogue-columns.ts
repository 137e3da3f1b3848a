import { type Column, ownNumber } from '../../platform/table-columns.ts';

export const articleColumns = [
  { key: 'id', title: ownNumber, kind: 'number' },
  { key: 'nom', title: 'Nom', kind: 'text' },
  { key: 'categorie', title: 'Catégorie', kind: 'text' },
  { key: 'prix', title: 'Prix TTC', kind: 'amount' },
  { key: 'unite', title: 'Unité', kind: 'text' },
  /** None where it is not limited. */
  { key: 'quantite', title: 'Stock', kind: 'number' },
  { key: 'montantCaution', title: 'Caution', kind: 'amount' },
  { key: 'coutMontage', title: 'Montage', kind: 'amount' },
  { key: 'valeurRemplacement', title: 'Valeur de remplacement', kind: 'amount' },
  { key: 'fraisNettoyage', title: 'Frais de nettoyage', kind: 'amount' },
  { key: 'tauxTva', title: 'TVA (%)', kind: 'amount' },
  { key: 'etat', title: 'État', kind: 'text' },
  { key: 'lot', title: 'Pièces par lot', kind: 'number' },
  { key: 'nomLot', title: 'Nom du lot', kind: 'text' },
  { key: 'quantiteMinimum', title: 'Quantité minimum', kind: 'number' },
  { key: 'courteDescription', title: 'Courte description', kind: 'text' },
  /** HTML. */
  { key: 'longueDescription', title: 'Description', kind: 'text' },
  { key: 'included', title: 'Compris', kind: 'text' },
  { key: 'excluded', title: 'Non compris', kind: 'text' },
  { key: 'specifications', title: 'Caractéristiques', kind: 'text' },
  { key: 'components', title: 'Composition', kind: 'text' },
  { key: 'accessories', title: 'Accessoires', kind: 'text' },
  { key: 'pictures', title: 'Photos', kind: 'text' },
  { key: 'address', title: 'Page', kind: 'text' },
] as const satisfies Column[];

export const categoryColumns = [
  { key: 'id', title: ownNumber, kind: 'number' },
  { key: 'nom', title: 'Nom', kind: 'text' },
  { key: 'description', title: 'Description', kind: 'text' },
  { key: 'ordre', title: 'Ordre', kind: 'number' },
  { key: 'articles', title: 'Articles', kind: 'number' },
  { key: 'picture', title: 'Photo', kind: 'text' },
] as const satisfies Column[];

export const priceColumns = [
  { key: 'id', title: ownNumber, kind: 'number' },
  { key: 'categorie', title: 'Catégorie', kind: 'text' },
  { key: 'nom', title: 'Nom', kind: 'text' },
  { key: 'prix', title: 'Prix TTC', kind: 'amount' },
  { key: 'unite', title: 'Unité', kind: 'text' },
  { key: 'montantCaution', title: 'Caution', kind: 'amount' },
  { key: 'coutMontage', title: 'Montage', kind: 'amount' },
  { key: 'quantiteMinimum', title: 'Quantité minimum', kind: 'number' },
] as const satisfies Column[];
