import type { ResultOf } from 'gql.tada';
import { graphql } from '../../lib/service/graphql.ts';

export const exampleQuery = graphql(`
  query Example {
    example {
      requests
      customers
      articles
      articleSets
      lineTemplates
      categories
      partners
      testimonials
      companyInfo
      total
      heldRequests
      heldCustomers
      heldArticles
      heldCategories
    }
  }
`);

export const fillExampleMutation = graphql(`
  mutation FillExample {
    fillExample
  }
`);

export const removeExampleMutation = graphql(`
  mutation RemoveExample($name: String!, $count: Int!) {
    removeExample(name: $name, count: $count)
  }
`);

export type ExampleCounts = ResultOf<typeof exampleQuery>['example'];

/** What the example changes. */
export const exampleTypes = [
  'Example',
  'Article',
  'ArticlePage',
  'ArticleSet',
  'Category',
  'Partner',
  'TestimonialPage',
  'CompanyInfo',
  'ReservationRequestPage',
  'CustomerPage',
  'Planning',
];

const nouns: [keyof ExampleCounts, one: string, several: string][] = [
  ['articles', 'article', 'articles'],
  ['articleSets', 'ensemble', 'ensembles'],
  ['lineTemplates', 'modèle de lignes', 'modèles de lignes'],
  ['categories', 'catégorie', 'catégories'],
  ['partners', 'partenaire', 'partenaires'],
  ['testimonials', 'avis', 'avis'],
  ['requests', 'demande', 'demandes'],
  ['customers', 'client', 'clients'],
  ['companyInfo', 'information d’entreprise inventée', 'informations d’entreprise inventées'],
];

const heldNouns: [keyof ExampleCounts, one: string, several: string][] = [
  [
    'heldRequests',
    'demande de l’exemple qui a un devis, une facture, un message, un paiement ou une caution',
    'demandes de l’exemple qui ont un devis, une facture, un message, un paiement ou une caution',
  ],
  [
    'heldCustomers',
    'client que des demandes, des factures ou une fiche fusionnée tiennent',
    'clients que des demandes, des factures ou une fiche fusionnée tiennent',
  ],
  [
    'heldArticles',
    'article que tient une demande qui reste, ou un ensemble ou un article à vous',
    'articles que tiennent des demandes qui restent, ou des ensembles ou des articles à vous',
  ],
  ['heldCategories', 'catégorie où des articles restent', 'catégories où des articles restent'],
];

/** « 44 articles », « 7 catégories » and so on, without those of which there is none. */
export function countsInWords(counts: ExampleCounts): string[] {
  return inWords(nouns, counts);
}

/** What of the example stays, in the same way. */
export function heldInWords(counts: ExampleCounts): string[] {
  return inWords(heldNouns, counts);
}

function inWords(names: typeof nouns, counts: ExampleCounts): string[] {
  return names
    .filter(([name]) => counts[name] > 0)
    .map(([name, one, several]) => `${counts[name]} ${counts[name] === 1 ? one : several}`);
}
