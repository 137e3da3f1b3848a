import type { ResultOf } from 'gql.tada';
import { readSorting } from '../../../components/list/use-sorting.ts';
import { graphql } from '../../../lib/service/graphql.ts';

export const articlePageQuery = graphql(`
  query ArticlePage($page: Int!, $pageSize: Int!, $search: String, $categoryId: Int, $etat: ArticleState, $sort: ArticleSort!) {
    articlePage(page: $page, pageSize: $pageSize, search: $search, categoryId: $categoryId, etat: $etat, sort: $sort) {
      totalCount
      items {
        id
        nom
        categorie {
          id
          nom
        }
        prix: prixPropre
        montantCaution
        quantite
        etat
        ordre
        courteDescription
        createdAt
        updatedAt
        primaryImage {
          id
          picture {
            renditions {
              url
            }
          }
        }
      }
    }
  }
`);

export const articleCategoriesQuery = graphql(`
  query ArticleCategories {
    categories {
      id
      nom
      articleCount
    }
  }
`);

export type ListedArticle = ResultOf<typeof articlePageQuery>['articlePage']['items'][number];

/** Columns that can be sorted, by their names in the address. */
const sortNames = {
  nom: 'NAME',
  categorie: 'CATEGORY',
  prix: 'PRICE',
  caution: 'DEPOSIT',
  stock: 'STOCK',
  creation: 'CREATED',
} as const;

/** The orders of the list with their labels; the first is the default. */
export const articleOrders = [
  { value: 'creation-desc', label: 'Les plus récents' },
  { value: 'creation-asc', label: 'Les plus anciens' },
  { value: 'nom-asc', label: 'Nom, de A à Z' },
  { value: 'nom-desc', label: 'Nom, de Z à A' },
  { value: 'categorie-asc', label: 'Catégorie, de A à Z' },
  { value: 'categorie-desc', label: 'Catégorie, de Z à A' },
  { value: 'prix-asc', label: 'Prix croissant' },
  { value: 'prix-desc', label: 'Prix décroissant' },
  { value: 'caution-asc', label: 'Caution croissante' },
  { value: 'caution-desc', label: 'Caution décroissante' },
  { value: 'stock-asc', label: 'Stock croissant' },
  { value: 'stock-desc', label: 'Stock décroissant' },
] as const;

/** The service's order for `?tri=`; newest first for an unknown value. */
export function articleSort(parameter: string) {
  const sorting = readSorting(parameter);
  if (!sorting || !isSortName(sorting.key)) return 'CREATED_DESC';
  return `${sortNames[sorting.key]}_${sorting.direction === 'asc' ? 'ASC' : 'DESC'}` as const;
}

function isSortName(key: string): key is keyof typeof sortNames {
  return Object.hasOwn(sortNames, key);
}
