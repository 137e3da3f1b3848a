import type { RestRoute } from '../../rest/route.ts';
import { listTestimonials } from './testimonials.domain.ts';

export const testimonialRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/testimonials',
    access: 'public',
    handle: async ({ context }) => {
      const testimonials = await listTestimonials(context.db, { withHidden: context.viewer?.role === 'admin' });
      return {
        testimonials: testimonials.map(({ id, prenom, nom, texte, source, hide, createdAt }) => ({
          id,
          prénom: prenom,
          nom,
          texte,
          source,
          hide,
          created_at: createdAt,
        })),
      };
    },
  },
];
