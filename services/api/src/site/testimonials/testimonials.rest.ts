import { parseInput, parsePatch } from '@barnum/rules/errors';
import { z } from '@barnum/rules/fields/zod';
import { testimonialInput } from '@barnum/rules/site/testimonials-input';
import { hasAccess } from '../../platform/access.ts';
import { pathId, type RestRoute } from '../../platform/rest/route.ts';
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

const testimonialAnswer = z.object({
  id: z.int(),
  prénom: z.string(),
  nom: z.string(),
  texte: z.string(),
  source: z.string().nullable(),
  hide: z.boolean(),
  created_at: z.date(),
});

export const testimonialRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/testimonials',
    operationId: 'listTestimonials',
    summary: 'Les témoignages',
    description: 'Les plus récents d’abord ; les masqués pour un administrateur seulement.',
    access: 'public',
    answer: z.object({ testimonials: z.array(testimonialAnswer) }),
    handle: async ({ context }) => {
      const testimonials = await listTestimonials(context.db, { withHidden: hasAccess(context.viewer, 'site') });
      return { testimonials: testimonials.map(restTestimonial) };
    },
  },
  {
    method: 'GET',
    path: '/testimonials/:id',
    operationId: 'readTestimonial',
    summary: 'Un témoignage',
    access: 'site',
    answer: z.object({ testimonial: testimonialAnswer }),
    handle: async (call) => ({ testimonial: restTestimonial(await getTestimonial(call.context.db, pathId(call))) }),
  },
  {
    method: 'POST',
    path: '/testimonials',
    operationId: 'createTestimonial',
    summary: 'Créer un témoignage',
    access: 'site',
    body,
    answer: z.object({ id: z.int(), testimonial: testimonialAnswer }),
    handle: async ({ context, input }) => {
      const testimonial = await createTestimonial(context.db, parseInput(testimonialInput, input));
      return { id: testimonial.id, testimonial: restTestimonial(testimonial) };
    },
  },
  {
    method: 'PUT',
    path: '/testimonials/:id',
    operationId: 'updateTestimonial',
    summary: 'Modifier un témoignage',
    description: 'Ce qui n’est pas donné demeure ; `hide` seul l’affiche ou le masque.',
    access: 'site',
    body: { ...body, isPatch: true },
    answer: z.object({ testimonial: testimonialAnswer }),
    handle: async (call) => {
      const patch = parsePatch(testimonialInput, call.input);
      return { testimonial: restTestimonial(await updateTestimonial(call.context.db, pathId(call), patch)) };
    },
  },
  {
    method: 'DELETE',
    path: '/testimonials/:id',
    operationId: 'deleteTestimonial',
    summary: 'Supprimer un témoignage',
    access: 'site',
    handle: (call) => deleteTestimonial(call.context.db, pathId(call)),
  },
];

/** A testimonial under the documented names. */
function restTestimonial(testimonial: Awaited<ReturnType<typeof getTestimonial>>): z.infer<typeof testimonialAnswer> {
  const { id, prenom, nom, texte, source, hide, createdAt } = testimonial;
  return { id, prénom: prenom, nom, texte, source, hide, created_at: createdAt };
}
