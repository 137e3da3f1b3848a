import { pictureUrl } from '@barnum/rules/paths';
import { builder } from '../../graphql/builder.ts';
import { findCategory, listCategories } from './categories.domain.ts';

const CategoryType = builder.prismaObject('Category', {
  description: 'Un groupe d’articles.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    slug: t.exposeString('slug', { description: 'Fin de son adresse sur le site.' }),
    nom: t.exposeString('nom'),
    description: t.exposeString('description', { nullable: true }),
    urlImage: t.string({
      nullable: true,
      description: 'Adresse de son image, où qu’elle soit conservée.',
      select: { urlImage: true, picture: true },
      resolve: ({ picture, urlImage }) => (picture ? pictureUrl(picture) : urlImage),
    }),
    picture: t.relation('picture', { nullable: true }),
    ordre: t.exposeInt('ordre', { nullable: true, description: 'Le plus petit d’abord ; vide : en dernier.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

builder.queryFields((t) => ({
  categories: t.prismaField({
    type: [CategoryType],
    authScopes: { public: true },
    resolve: (query, _root, _args, { db }) => listCategories(db, query),
  }),
  category: t.prismaField({
    type: CategoryType,
    nullable: true,
    authScopes: { public: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: (query, _root, { id }, { db }) => findCategory(db, id, query),
  }),
}));
