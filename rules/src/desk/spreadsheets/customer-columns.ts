import { type Column, ownNumber } from '../../platform/table-columns.ts';

export const customerColumns = [
  { key: 'id', title: ownNumber, kind: 'number' },
  { key: 'kind', title: 'Genre', kind: 'text' },
  { key: 'prenom', title: 'Prénom', kind: 'text' },
  { key: 'nom', title: 'Nom', kind: 'text' },
  { key: 'emails', title: 'E-mail', kind: 'text' },
  { key: 'telephones', title: 'Téléphone', kind: 'text' },
  { key: 'emailsCopie', title: 'Copies à', kind: 'text' },
  /** « Nom | fonction | e-mail | téléphone », a line each. */
  { key: 'contacts', title: 'Contacts', kind: 'text' },
  { key: 'rue', title: 'Rue', kind: 'text' },
  { key: 'codePostal', title: 'Code postal', kind: 'text' },
  { key: 'ville', title: 'Ville', kind: 'text' },
  { key: 'pays', title: 'Pays', kind: 'text' },
  { key: 'adressesLivraison', title: 'Adresses de livraison', kind: 'text' },
  { key: 'siret', title: 'SIREN ou SIRET', kind: 'text' },
  { key: 'numeroTva', title: 'Numéro de TVA', kind: 'text' },
  { key: 'bonDeCommande', title: 'Bon de commande', kind: 'yesNo' },
  { key: 'codeService', title: 'Code service', kind: 'text' },
  { key: 'codeServiceExige', title: 'Code service exigé', kind: 'yesNo' },
  { key: 'numeroEngagement', title: 'Numéro d’engagement', kind: 'text' },
  { key: 'etiquettes', title: 'Étiquettes', kind: 'text' },
  { key: 'notes', title: 'Notes', kind: 'text' },
  { key: 'createdAt', title: 'Créé le', kind: 'day' },
] as const satisfies Column[];
