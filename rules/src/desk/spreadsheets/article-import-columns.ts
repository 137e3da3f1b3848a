import { articleColumns } from './catalogue-columns.ts';
import { importFields } from './find-table.ts';
import { isNet } from './read-cells.ts';

/** What a column of a table of articles can be, and what people call it; folded, without signs. */
const names = {
  id: '',
  nom: 'nom|designation|article|articles|libelle|produit|materiel|intitule|nom de l article|nom du produit',
  categorie: 'categorie|famille|rayon|groupe|gamme|type|categorie d article',
  prix: 'prix ttc|pu ttc|p u|p u ttc|prix|tarif|tarifs|tarif ttc|prix unitaire|prix unitaire ttc|pu|prix de location|prix location|location|montant',
  prixHorsTaxes: 'prix ht|pu ht|p u ht|tarif ht|prix unitaire ht|prix hors taxes|prix de location ht|montant ht|ht',
  unite: 'unite|duree|unite de location|tarification',
  quantite: 'stock|qte|quantite|qte en stock|quantite en stock|nombre|nb|quantite disponible|disponible|qte dispo',
  montantCaution: 'caution|depot de garantie|garantie|montant de la caution|montant caution',
  coutMontage: 'montage|cout montage|cout du montage|frais de montage|installation',
  valeurRemplacement: 'valeur de remplacement|valeur a neuf|valeur neuf|valeur|prix de remplacement|remplacement',
  fraisNettoyage: 'frais de nettoyage|nettoyage',
  tauxTva: 'tva|taux tva|taux de tva',
  etat: 'etat|statut|en ligne|visible|publie',
  lot: 'pieces par lot|lot|lots|conditionnement|colisage',
  nomLot: 'nom du lot',
  quantiteMinimum: 'quantite minimum|quantite minimale|minimum|qte min|qte mini',
  courteDescription: 'courte description|description courte|resume|accroche',
  longueDescription: 'description|descriptif|longue description|description longue|details|commentaire|commentaires',
  included: 'compris|inclus',
  excluded: 'non compris|non inclus',
  specifications: 'caracteristiques|caracteristique|specifications',
  pictures: 'photos|photo|images|image|fichier photo|nom de la photo|visuel|visuels',
} as const satisfies Record<string, string>;

export type ArticleImportField = keyof typeof names;

export const articleFields = importFields<ArticleImportField>({
  names,
  columns: articleColumns,
  titles: { prixHorsTaxes: 'Prix HT' },
  naming: ['nom'],
  kept: ['id', 'nom', 'prix', 'prixHorsTaxes', 'pictures'],
  joined: ['courteDescription', 'longueDescription', 'included', 'excluded', 'specifications', 'pictures'],
  readCells: (found, title, cells) =>
    found === 'prix' && (isNet(title) || (!/\bttc\b/i.test(title) && cells.filter(isNet).length > cells.length / 2))
      ? 'prixHorsTaxes'
      : found,
  read: (found, words) => (found === 'prix' && /\b(?:ht|hors taxes?)\b/.test(words) ? 'prixHorsTaxes' : found),
});
