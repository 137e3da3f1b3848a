import { parseInput, parsePatch } from '@barnum/rules/errors';
import { pageInput } from '@barnum/rules/fields/page';
import { testimonialInput, testimonialListInput } from '@barnum/rules/site/testimonials-input';
import { hasAccess } from '../../platform/access.ts';
import { builder, updatedAtDescription } from '../../platform/graphql/builder.ts';
import { weighShortList } from '../../platform/graphql/cost-of-work.ts';
import {
  countTestimonials,
  createTestimonial,
  deleteTestimonial,
  getTestimonial,
  listTestimonialPage,
  listTestimonials,
  updateTestimonial,
} from './testimonials.domain.ts';

const TestimonialType = builder.prismaObject('Testimonial', {
  description: 'L’avis d’un client.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    prenom: t.exposeString('prenom'),
    nom: t.exposeString('nom'),
    texte: t.exposeString('texte', { description: 'Texte de l’avis.' }),
    source: t.exposeString('source', { nullable: true }),
    evenement: t.exposeString('evenement', { nullable: true }),
    hide: t.exposeBoolean('hide', { description: 'Masqué : absent du site.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

builder.queryField('testimonials', (t) =>
  t.prismaField({
    type: [TestimonialType],
    description: 'Les plus récents d’abord ; les masqués pour un administrateur seulement.',
    authScopes: { public: true },
    complexity: weighShortList,
    args: { limit: t.arg.int({ description: 'Au plus autant ; tous sans elle.' }) },
    resolve: (query, _root, args, context) => {
      const { limit } = parseInput(testimonialListInput, args);
      return listTestimonials(context.db, { withHidden: hasAccess(context.viewer, 'site'), limit }, query);
    },
  }),
);

const TestimonialPageType = builder.objectRef<{ page: number; pageSize: number }>('TestimonialPage').implement({
  description: 'Une page d’avis, masqués ou non, les plus récents d’abord.',
  authScopes: { site: true },
  fields: (t) => ({
    items: t.prismaField({
      type: [TestimonialType],
      resolve: (query, page, _args, { db }) => listTestimonialPage(db, page, query),
    }),
    totalCount: t.int({ resolve: (_page, _args, { db }) => countTestimonials(db) }),
  }),
});

builder.queryField('testimonialPage', (t) =>
  t.field({
    type: TestimonialPageType,
    description: 'Tous les avis, page par page, les plus récents d’abord.',
    authScopes: { site: true },
    args: { page: t.arg.int({ defaultValue: 1 }), pageSize: t.arg.int({ defaultValue: 20 }) },
    resolve: (_root, args) => parseInput(pageInput, args),
  }),
);

builder.queryField('testimonial', (t) =>
  t.prismaField({
    type: TestimonialType,
    description: 'Un avis, masqué ou non.',
    authScopes: { site: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: (_query, _root, { id }, { db }) => getTestimonial(db, id),
  }),
);

const TestimonialInput = builder.inputType('TestimonialInput', {
  description: 'Un avis à créer.',
  fields: (t) => ({
    prenom: t.string(),
    nom: t.string(),
    texte: t.string({ required: true, description: 'Texte de l’avis.' }),
    source: t.string(),
    evenement: t.string(),
    hide: t.boolean(),
  }),
});

const TestimonialPatch = builder.inputType('TestimonialPatch', {
  description: 'Ce qui change dans un avis ; le reste demeure. `hide` seul l’affiche ou le masque.',
  fields: (t) => ({
    prenom: t.string(),
    nom: t.string(),
    texte: t.string({ description: 'Texte de l’avis.' }),
    source: t.string(),
    evenement: t.string(),
    hide: t.boolean(),
  }),
});

builder.mutationFields((t) => ({
  createTestimonial: t.prismaField({
    type: TestimonialType,
    description: 'Créer un avis.',
    authScopes: { site: true },
    args: { input: t.arg({ type: TestimonialInput, required: true }) },
    resolve: (_query, _root, { input }, { db }) => createTestimonial(db, parseInput(testimonialInput, input)),
  }),
  updateTestimonial: t.prismaField({
    type: TestimonialType,
    description: 'Modifier les champs donnés d’un avis ; `hide` seul l’affiche ou le masque.',
    authScopes: { site: true },
    args: {
      id: t.arg.int({ required: true }),
      input: t.arg({ type: TestimonialPatch, required: true }),
      updatedAt: t.arg({ type: 'DateTime', description: updatedAtDescription }),
    },
    resolve: (_query, _root, { id, input, updatedAt }, { db }) =>
      updateTestimonial(db, id, parsePatch(testimonialInput, { ...input }), updatedAt),
  }),
  deleteTestimonial: t.boolean({
    description: 'Supprimer un avis.',
    authScopes: { site: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: async (_root, { id }, { db }) => {
      await deleteTestimonial(db, id);
      return true;
    },
  }),
}));
