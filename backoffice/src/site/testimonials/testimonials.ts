import type { ResultOf } from 'gql.tada';
import { graphql } from '../../lib/service/graphql.ts';

const testimonialFields = graphql(`
  fragment TestimonialFields on Testimonial @_unmask {
    id
    prenom
    nom
    texte
    source
    evenement
    hide
    createdAt
    updatedAt
  }
`);

export const testimonialsQuery = graphql(
  `
    query Testimonials($page: Int!, $pageSize: Int!) {
      testimonialPage(page: $page, pageSize: $pageSize) {
        totalCount
        items {
          ...TestimonialFields
        }
      }
    }
  `,
  [testimonialFields],
);

export const testimonialQuery = graphql(
  `
    query Testimonial($id: Int!) {
      testimonial(id: $id) {
        ...TestimonialFields
      }
    }
  `,
  [testimonialFields],
);

export const createTestimonialMutation = graphql(`
  mutation CreateTestimonial($input: TestimonialInput!) {
    createTestimonial(input: $input) {
      id
    }
  }
`);

export const updateTestimonialMutation = graphql(`
  mutation UpdateTestimonial($id: Int!, $input: TestimonialPatch!, $updatedAt: DateTime) {
    updateTestimonial(id: $id, input: $input, updatedAt: $updatedAt) {
      id
    }
  }
`);

export const deleteTestimonialMutation = graphql(`
  mutation DeleteTestimonial($id: Int!) {
    deleteTestimonial(id: $id)
  }
`);

export type Testimonial = ResultOf<typeof testimonialFields>;

/** The author's name as shown on cards: `Maëlle ROUX`. */
export function signature({ prenom, nom }: Pick<Testimonial, 'prenom' | 'nom'>): string {
  return `${prenom} ${nom.toLocaleUpperCase('fr-FR')}`.trim() || 'Anonyme';
}
