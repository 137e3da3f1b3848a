import { type CompanyInfoName, missingLegalNames } from '@barnum/rules/company-info';
import { paths } from '@barnum/rules/paths';
import type { ResultOf } from 'gql.tada';
import { graphql } from '../../lib/service/graphql.ts';

export const firstStepsQuery = graphql(`
  query FirstSteps {
    companyInfo {
      nom
      valeur
    }
    categories {
      id
    }
    articlePage(pageSize: 1) {
      totalCount
    }
    latestSalesConditions {
      id
    }
  }
`);

export interface Step {
  title: string;
  /** Why it matters, or what is missing. */
  detail: string;
  path: string;
  isDone: boolean;
}

// A sole trader has no share capital; a company exempt from VAT has no VAT number.
const notForEverybody: readonly CompanyInfoName[] = ['Capital', 'TVA'];

/** What a new shop has to do before it opens to visitors, and which of it is done. */
export function firstSteps(shop: ResultOf<typeof firstStepsQuery>): Step[] {
  const missing = missingLegalNames(shop.companyInfo).filter((nom) => !notForEverybody.includes(nom));
  return [
    {
      title: 'Présentez votre entreprise',
      detail: `Les mentions légales et le pied de page attendent encore ${countInformation(missing.length)}.`,
      path: paths.adminSettings,
      isDone: missing.length === 0,
    },
    {
      title: 'Créez vos catégories',
      detail: 'Tentes, mobilier, vaisselle… : les rayons du catalogue, dans l’ordre de votre choix.',
      path: paths.adminCategories,
      isDone: shop.categories.length > 0,
    },
    {
      title: 'Ajoutez vos articles',
      detail: 'Un nom, un prix et une photo suffisent pour commencer.',
      path: paths.adminArticleNew,
      isDone: shop.articlePage.totalCount > 0,
    },
    {
      title: 'Publiez vos conditions générales de vente',
      detail: 'Chaque enregistrement en garde une version datée.',
      path: paths.adminSalesConditions,
      isDone: shop.latestSalesConditions !== null,
    },
  ];
}

function countInformation(count: number): string {
  return count === 1 ? 'une information' : `${count} informations`;
}
