import { builder } from '../../graphql/builder.ts';
import { listTestimonials } from './testimonials.domain.ts';

const TestimonialType = builder.prismaObject('Testimonial', {
  description: 'L’avis d’un client.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    prenom: t.exposeString('prenom'),
    nom: t.exposeString('nom'),
    texte: t.exposeString('texte'),
    source: t.exposeString('source', { nullable: true }),
    hide: t.exposeBoolean('hide', { description: 'Masqué : absent du site.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

builder.queryField('testimonials', (t) =>
  t.prismaField({
    type: [TestimonialType],
    description: 'Les plus récents d’abord ; les masqués pour un administrateur seulement.',
    authScopes: { public: true },
    resolve: (query, _root, _args, { db, viewer }) =>
      listTestimonials(db, { withHidden: viewer?.role === 'admin' }, query),
  }),
);
