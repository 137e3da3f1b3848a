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

/** « 44 articles », « 7 catégories » and so on, without those of which there is none. */
export function countsInWords(counts: ExampleCounts): string[] {
  return nouns
    .filter(([name]) => counts[name] > 0)
    .map(([name, one, several]) => `${counts[name]} ${counts[name] === 1 ? one : several}`);
}
