import { paths } from '@barnum/rules/paths';
import { companyValue } from '@barnum/rules/site/company-info/company-info';
import { legalDuties } from '@barnum/rules/site/legal-duties/legal-duties';
import { localTexts } from '@barnum/rules/site/site-texts/site-texts';
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
    siteTexts {
      key
      versionId
    }
    mails(pageSize: 1) {
      isSending
    }
  }
`);

/** The answer for an empty shop names none of these types. */
export const firstStepsContext = {
  additionalTypenames: ['CompanyInfo', 'Category', 'Article', 'ArticlePage', 'SalesConditionsVersion', 'MailPage'],
};

/** What a new shop has, as its first steps see it. */
export type Shop = ResultOf<typeof firstStepsQuery>;

export const stepKeys = [
  'name',
  'company',
  'hours',
  'categories',
  'article',
  'sales-conditions',
  'texts',
  'mail-server',
] as const;
export type StepKey = (typeof stepKeys)[number];

export interface Step {
  key: StepKey;
  title: string;
  /** Why it matters, or what is missing. */
  detail: string;
  path: string;
  isDone: boolean;
  /** A shop can open without it. */
  isOptional?: true;
}

/** What a new shop has to do before it opens to visitors, and which of it is done. */
export function firstSteps(shop: Shop): Step[] {
  const { legalNotice } = legalDuties(shop.companyInfo, shop.latestSalesConditions !== null);
  const changed = shop.siteTexts.filter(({ versionId }) => versionId > 0).map(({ key }) => key);
  return [
    {
      key: 'name',
      title: 'Donnez-lui un nom et un logo',
      detail: 'Ils paraissent en tête de chaque page, dans les onglets, sur les devis et dans les messages.',
      path: paths.adminSite,
      isDone: changed.includes('name'),
      isOptional: true,
    },
    {
      key: 'company',
      title: 'Présentez votre entreprise',
      detail: `Les mentions légales et le pied de page attendent encore ${countInformation(legalNotice.length)}.`,
      path: paths.adminSettings,
      isDone: legalNotice.length === 0,
    },
    {
      key: 'hours',
      title: 'Dites vos horaires et vos jours fermés',
      detail:
        'Ils sont dans l’onglet Entreprise, «\u00a0Contact\u00a0»\u00a0: aucune demande n’est prise pour un jour fermé.',
      path: paths.adminSettings,
      isDone: companyValue(shop.companyInfo, 'Horaires') !== '',
    },
    {
      key: 'categories',
      title: 'Créez vos catégories',
      detail: 'Tentes, mobilier, vaisselle… ce sont les rayons du catalogue, dans l’ordre de votre choix.',
      path: paths.adminCategories,
      isDone: shop.categories.length > 0,
    },
    {
      key: 'article',
      title: 'Ajoutez vos articles',
      detail: 'Une grille les prend l’un sous l’autre\u00a0: un nom et un prix suffisent, les photos viennent ensuite.',
      path: paths.adminArticlesEntry,
      isDone: shop.articlePage.totalCount > 0,
    },
    {
      key: 'sales-conditions',
      title: 'Publiez vos conditions générales de vente',
      detail:
        'Un modèle vous attend, dont il reste à compléter les blancs. Chaque enregistrement garde une version datée.',
      path: paths.adminSalesConditions,
      isDone: shop.latestSalesConditions !== null,
    },
    {
      key: 'texts',
      title: 'Choisissez vos mots',
      detail:
        'Dans l’onglet Site, le titre de l’accueil et quelques phrases parlent encore de la mer et d’une presqu’île.',
      path: paths.adminSite,
      isDone: localTexts.every((key) => changed.includes(key)),
      isOptional: true,
    },
    {
      key: 'mail-server',
      title: 'Réglez votre serveur de messagerie',
      detail: 'Sans lui, Barnum prépare les messages, et vous les envoyez vous-même.',
      path: paths.adminMailServer,
      isDone: shop.mails.isSending,
      isOptional: true,
    },
  ];
}

/** Whether nothing was entered yet. */
export function isNewShop(shop: Shop): boolean {
  return shop.articlePage.totalCount === 0 && shop.categories.length === 0;
}

function countInformation(count: number): string {
  return count === 1 ? 'une information' : `${count} informations`;
}
