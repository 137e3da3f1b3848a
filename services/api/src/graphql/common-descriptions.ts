import { type GraphQLSchema, isInputObjectType, isObjectType } from 'graphql';

/** Descriptions of fields that have the same name and meaning in several types. */
const descriptions: Record<string, string> = {
  id: 'Identifiant.',
  nom: 'Nom.',
  prenom: 'Prénom.',
  createdAt: 'Date de création.',
  updatedAt: 'Date de la dernière modification.',
  categorie: 'Catégorie ; vide : « Non catégorisé ».',
  categorieId: 'Identifiant de la catégorie ; vide : « Non catégorisé ».',
  nature: 'Ce qu’est la ligne : article, ligne libre, frais ou livraison.',
  prix: 'Prix TTC en euros pour une unité de location.',
  unite: 'Unité de location à laquelle le prix s’entend.',
  quantite: 'Nombre d’exemplaires.',
  courteDescription: 'Description en une phrase ; 150 caractères conseillés.',
  longueDescription: 'Description complète, en HTML assaini par le service.',
  montantCaution: 'Caution en euros, rendue au retour.',
  coutMontage: 'Coût du montage en euros.',
  tauxTva: 'La TVA comprise dans le prix, en pour cent ; vide pour celle de l’entreprise.',
  specifications: 'Caractéristiques, dans l’ordre choisi par l’entreprise.',
  label: 'Ce que c’est : « Dimensions ».',
  value: 'Ce qu’il en est : « 3 × 3 m ».',
  included: 'Ce que le prix comprend, ligne par ligne.',
  excluded: 'Ce que le prix ne comprend pas, ligne par ligne.',
  companionIds: 'Ce qui va bien avec lui, choisi par l’entreprise.',
  description: 'Description.',
  ordre: 'Place parmi les catégories, à partir de 0.',
  urlImage: 'Adresse de l’image : http(s), ou une adresse du site.',
  picture: 'Image conservée par le service.',
  url: 'Adresse.',
  altImage: 'Texte de remplacement de l’image.',
  primary: 'Vrai pour la seule image principale de l’article.',
  lien: 'Adresse du site, en http(s).',
  logo: 'Adresse du logo : http(s), ou une adresse du site.',
  source: 'Où l’avis a été donné.',
  evenement: 'Pour quoi le client a loué : « Mariage, 80 convives ».',
  hide: 'Masqué : absent du site.',
  valeur: 'Valeur ; vide tant qu’elle est inconnue.',
  dateRetrait: 'Jour du retrait, s’il est choisi.',
  joursOfferts: 'Combien de ces jours ne tiennent qu’à une fermeture de l’entreprise : ils ne coûtent rien.',
  dateRetour: 'Jour du retour, s’il est choisi.',
  disponibilite: 'Disponibilité à ces dates.',
  statut: 'Où en est la demande.',
  origine: 'Comment la demande est arrivée.',
  phone: 'Téléphone.',
  email: 'Adresse e-mail.',
  livraisonMontage: 'Livraison et montage demandés.',
  adresse: 'Adresse de livraison.',
  creneau: 'Demi-journée souhaitée pour la livraison.',
  items: 'Ce que contient la liste.',
  totalCount: 'Nombre total, toutes pages confondues.',
  articleId: 'Identifiant de l’article.',
  token: 'Jeton à envoyer dans l’en-tête `Authorization: Bearer`.',
  user: 'À qui est le jeton.',
};

/** Adds the common description to every field without its own. */
export function describeCommonFields(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) && !isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) field.description ??= descriptions[field.name];
  }
}
