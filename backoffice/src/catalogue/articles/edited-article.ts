import type { ArticleState } from '@barnum/rules/catalogue/articles/article-states';
import type { Unite } from '@barnum/rules/catalogue/articles/articles';
import { changedArticleInput } from '@barnum/rules/catalogue/articles-input';
import { uncategorised } from '@barnum/rules/paths';
import { isVisible } from '@barnum/rules/text/text';
import type { ResultOf } from 'gql.tada';
import type { ChosenItem } from '../../components/form/items-field.tsx';
import type { EditedRecord } from '../../components/form/use-record-form.tsx';
import { plainNumber, typedNumber } from '../../lib/numbers.ts';
import { graphql } from '../../lib/service/graphql.ts';
import type { PackPiece } from './packs/pack-field.tsx';

export const editedArticleQuery = graphql(`
  query EditedArticle($id: Int!) {
    article(id: $id) {
      id
      nom
      categorie {
        id
      }
      prix: prixPropre
      prixDesGrilles {
        aPartirDu
        prix
        grilleId
        grilleNom
      }
      unite
      quantite
      courteDescription
      longueDescription
      montantCaution
      coutMontage
      valeurRemplacement
      fraisNettoyage
      tauxTva
      specifications {
        label
        value
      }
      included
      excluded
      companionIds
      etat
      lot
      nomLot
      quantiteMinimum
      accessories {
        nom
        quantite
        article {
          id
          nom
        }
      }
      components {
        articleId
        quantite
        terrain
        choix
        nom
        archive
      }
      updatedAt
      images {
        id
        altImage
        primary
        picture {
          renditions {
            url
          }
        }
      }
    }
  }
`);

export type EditedArticle = NonNullable<ResultOf<typeof editedArticleQuery>['article']>;
export type SavedImage = EditedArticle['images'][number];

/** The values of an article's form: numbers as typed, 0 for no category; of lists, a line each. */
export interface ArticleValues {
  nom: string;
  categorieId: number;
  prix: string;
  unite: Unite;
  quantite: string;
  montantCaution: string;
  coutMontage: string;
  valeurRemplacement: string;
  fraisNettoyage: string;
  /** Empty for the company's. */
  tauxTva: string;
  courteDescription: string;
  longueDescription: string;
  specifications: string;
  included: string;
  excluded: string;
  companionIds: number[];
  etat: ArticleState;
  /** Pieces of a box; empty where it is hired out by the piece. */
  lot: string;
  nomLot: string;
  quantiteMinimum: string;
  /** What comes with each piece, a line each: « 4 × sangle ». */
  accessories: string;
  /** Articles that are proposed with this one, and how many with each piece. */
  proposed: ChosenItem[];
  components: PackPiece[];
}

/** Labels of the fields. */
export const articleLabels: Record<keyof ArticleValues, string> = {
  nom: 'Nom',
  categorieId: 'Catégorie',
  prix: 'Prix',
  unite: 'Unité de location',
  quantite: 'Quantité disponible',
  montantCaution: 'Caution',
  coutMontage: 'Coût du montage',
  valeurRemplacement: 'Valeur de remplacement',
  fraisNettoyage: 'Nettoyage',
  tauxTva: 'TVA',
  courteDescription: 'Description courte',
  longueDescription: 'Description longue',
  specifications: 'Caractéristiques',
  included: 'Compris',
  excluded: 'Non compris',
  companionIds: 'Va bien avec',
  etat: 'État',
  lot: 'Pièces par lot',
  nomLot: 'Nom du lot',
  quantiteMinimum: 'Quantité minimale',
  accessories: 'Livré avec chaque pièce',
  proposed: 'Accessoires en option',
  components: 'Contenu du pack',
};

export const newArticle: EditedRecord<ArticleValues> = {
  values: {
    nom: '',
    categorieId: uncategorised.id,
    prix: '',
    unite: 'unitaire',
    quantite: '',
    montantCaution: '',
    coutMontage: '',
    valeurRemplacement: '',
    fraisNettoyage: '',
    tauxTva: '',
    courteDescription: '',
    longueDescription: '',
    specifications: '',
    included: '',
    excluded: '',
    companionIds: [],
    etat: 'en_ligne',
    lot: '',
    nomLot: '',
    quantiteMinimum: '',
    accessories: '',
    proposed: [],
    components: [],
  },
  updatedAt: null,
};

export function toRecord(article: EditedArticle): EditedRecord<ArticleValues> {
  const { nom, unite, courteDescription, longueDescription, updatedAt } = article;
  return {
    values: {
      nom,
      categorieId: article.categorie?.id ?? uncategorised.id,
      prix: typedNumber(article.prix),
      unite,
      // That of a pack is nobody’s to say.
      quantite: article.quantite === null || article.components.length > 0 ? '' : String(article.quantite),
      montantCaution: optionalAmount(article.montantCaution),
      coutMontage: optionalAmount(article.coutMontage),
      valeurRemplacement: optionalAmount(article.valeurRemplacement),
      fraisNettoyage: optionalAmount(article.fraisNettoyage),
      tauxTva: article.tauxTva ?? '',
      courteDescription,
      longueDescription,
      specifications: article.specifications.map(({ label, value }) => `${label} : ${value}`).join('\n'),
      included: article.included.join('\n'),
      excluded: article.excluded.join('\n'),
      companionIds: article.companionIds,
      etat: article.etat,
      lot: article.lot === 1 ? '' : String(article.lot),
      nomLot: article.nomLot,
      quantiteMinimum: article.quantiteMinimum === 1 ? '' : String(article.quantiteMinimum),
      accessories: article.accessories
        .flatMap(({ nom, quantite }) => (nom === null ? [] : `${quantite} × ${nom}`))
        .join('\n'),
      proposed: article.accessories.flatMap(({ article: accessory, quantite }) =>
        accessory === null ? [] : [{ articleId: accessory.id, nom: accessory.nom, quantite }],
      ),
      components: [...article.components],
    },
    updatedAt,
  };
}

/** The form's values as a command, not yet validated by `articleInput`. */
export function toCommand({ proposed, ...values }: ArticleValues) {
  return {
    ...values,
    prix: plainNumber(values.prix),
    quantite: optionalNumber(values.quantite),
    montantCaution: plainNumber(values.montantCaution),
    coutMontage: plainNumber(values.coutMontage),
    valeurRemplacement: plainNumber(values.valeurRemplacement),
    fraisNettoyage: plainNumber(values.fraisNettoyage),
    specifications: linesOf(values.specifications).map(toSpecification),
    included: linesOf(values.included),
    excluded: linesOf(values.excluded),
    lot: optionalNumber(values.lot),
    quantiteMinimum: optionalNumber(values.quantiteMinimum),
    accessories: [
      ...linesOf(values.accessories).map(toDelivered),
      ...proposed.map(({ articleId, quantite }) => ({ articleId, quantite })),
    ],
  };
}

/** The input of the mutation, for values that were accepted. */
export function toInput(values: ArticleValues) {
  return changedArticleInput.parse(toCommand(values));
}

function linesOf(text: string): string[] {
  return text.split('\n').filter(isVisible);
}

// « Dimensions : 3 × 3 m »
function toSpecification(line: string) {
  const [label = '', ...value] = line.split(':');
  return { label, value: value.join(':') };
}

// « 4 × sangle », « 4 sangles », or one of it.
function toDelivered(line: string) {
  const [, count = '1', nom = ''] = /^\s*(?:(\d+)\s*[×x]?\s+)?(.*)$/u.exec(line) ?? [];
  return { nom, quantite: Number(count) };
}

// 0 shows as an empty field: both mean no amount.
function optionalAmount(amount: string): string {
  return Number(amount) === 0 ? '' : typedNumber(amount);
}

function optionalNumber(typed: string): number | null {
  return plainNumber(typed) === '' ? null : countOf(typed);
}

function countOf(typed: string): number {
  const plain = plainNumber(typed);
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}
