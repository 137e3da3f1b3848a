import { customerColumns } from './customer-columns.ts';
import { importFields } from './find-table.ts';

/** What a column of a table of customers can be, and what people call it; folded, without signs. */
const names = {
  id: '',
  kind: 'genre|type|type de client|categorie|nature|statut juridique',
  societe: 'societe|raison sociale|entreprise|organisation|structure|denomination|nom de la societe|etablissement',
  prenom: 'prenom|prenoms',
  nom: 'nom|client|clients|nom du client|nom de famille|nom client|nom prenom|nom et prenom|nom complet',
  emails: 'e mail|email|mail|courriel|adresse e mail|adresse email|adresse mail|emails|mails',
  telephones:
    'telephone|tel|portable|mobile|gsm|telephones|fixe|numero de telephone|tel portable|tel fixe|n de telephone|telephone portable|telephone fixe',
  emailsCopie: 'copies a|copie a|copie',
  contacts: 'contacts|contact|interlocuteur|personne a contacter|referent|responsable',
  rue: 'rue|adresse|adresse postale|adresse de facturation|voie|adresse 1|adresse 2|complement d adresse|complement',
  codePostal: 'code postal|cp|c p',
  ville: 'ville|commune|localite',
  codePostalVille: 'cp ville|code postal ville|code postal et ville|cp et ville|cp commune',
  pays: 'pays',
  adressesLivraison: 'adresses de livraison|adresse de livraison|livraison|lieu de livraison',
  siret: 'siren ou siret|siret|siren|n siret|numero siret|n de siret',
  numeroTva: 'numero de tva|tva|tva intracommunautaire|n tva|tva intra|n de tva|numero tva',
  bonDeCommande: 'bon de commande|bon de commande exige',
  codeService: 'code service',
  codeServiceExige: 'code service exige',
  numeroEngagement: 'numero d engagement|engagement|n d engagement',
  etiquettes: 'etiquettes|etiquette|tags|tag|mots cles',
  notes: 'notes|note|commentaire|commentaires|remarque|remarques|observation|observations|divers|infos|informations',
} as const satisfies Record<string, string>;

export type CustomerImportField = keyof typeof names;

export const customerFields = importFields<CustomerImportField>({
  names,
  columns: customerColumns,
  titles: { societe: 'Société', codePostalVille: 'Code postal et ville' },
  naming: ['nom', 'societe'],
  kept: ['id', 'kind', 'societe', 'nom', 'pays', 'bonDeCommande', 'codeServiceExige', 'codePostalVille'],
  joined: ['emails', 'telephones', 'contacts', 'rue', 'adressesLivraison', 'notes'],
});
