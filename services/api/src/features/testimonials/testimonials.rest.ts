import { parseInput, parsePatch } from '@barnum/rules/errors';
import { testimonialInput } from '@barnum/rules/testimonials';
import { pathId, type RestRoute } from '../../rest/route.ts';
import {
  createTestimonial,
  deleteTestimonial,
  getTestimonial,
  listTestimonials,
  updateTestimonial,
} from './testimonials.domain.ts';

const body = {
  schema: testimonialInput,
  names: { prenom: 'prénom', nom: 'nom', texte: 'texte', source: 'source', hide: 'hide' },
};

export const testimonialRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/testimonials',
    summary: 'Les témoignages, les plus récents d’abord ; les masqués pour un administrateur seulement',
    access: 'public',
    handle: async ({ context }) => {
      const testimonials = await listTestimonials(context.db, { withHidden: context.viewer?.role === 'admin' });
      return { testimonials: testimonials.map(restTestimonial) };
    },
  },
  {
    method: 'GET',
    path: '/testimonials/:id',
    summary: 'Un témoignage',
    access: 'administrator',
    handle: async (call) => ({ testimonial: restTestimonial(await getTestimonial(call.context.db, pathId(call))) }),
  },
  {
    method: 'POST',
    path: '/testimonials',
    summary: 'Créer un témoignage',
    access: 'administrator',
    body,
    handle: async ({ context, input }) => {
      const testimonial = await createTestimonial(context.db, parseInput(testimonialInput, input));
      return { id: testimonial.id, testimonial: restTestimonial(testimonial) };
    },
  },
  {
    method: 'PUT',
    path: '/testimonials/:id',
    summary: 'Modifier les champs donnés d’un témoignage ; `hide` seul l’affiche ou le masque',
    access: 'administrator',
    body,
    handle: async (call) => {
      const patch = parsePatch(testimonialInput, call.input);
      return { testimonial: restTestimonial(await updateTestimonial(call.context.db, pathId(call), patch)) };
    },
  },
  {
    method: 'DELETE',
    path: '/testimonials/:id',
    summary: 'Supprimer un témoignage',
    access: 'administrator',
    handle: (call) => deleteTestimonial(call.context.db, pathId(call)),
  },
];

/** A testimonial under the documented names. */
function restTestimonial(testimonial: Awaited<ReturnType<typeof getTestimonial>>) {
  const { id, prenom, nom, texte, source, hide, createdAt } = testimonial;
  return { id, prénom: prenom, nom, texte, source, hide, created_at: createdAt };
}
