import { grounds } from '@barnum/rules/packs/packs';
import { type CallContext, readingOf } from '../../context.ts';
import { builder } from '../../graphql/builder.ts';
import { isFound } from '../articles/found-articles.ts';
import { rentedInOf } from '../articles/rented-in.graphql.ts';
import { packComponents } from './packs.domain.ts';

export const GroundType = builder.enumType('Ground', {
  description: 'Ce sur quoi on monte.',
  values: grounds,
});

/** What may be said of a wanted pack. */
export const wishDescriptions = {
  terrain: 'D’un pack : le terrain. À défaut, de l’herbe.',
  choix: 'D’un pack : les articles choisis. À défaut, le premier de chaque choix.',
};

const descriptions = {
  terrain: 'Le terrain qui en a besoin ; vide : tous.',
  choix: 'Ce que l’on choisit, un parmi ceux du même nom ; vide : sans choix.',
};

const PackedArticleType = builder.prismaObject('Article', {
  variant: 'PackedArticle',
  select: { id: true, nom: true, slug: true, quantite: true, etat: true },
  description:
    'Un article que contient un pack, hors ligne ou non : son nom, et pour qui le trouve son adresse et son stock.',
  fields: (t) => ({
    id: t.int({ resolve: ({ id }) => id }),
    nom: t.string({ resolve: ({ nom }) => nom }),
    slug: t.string({
      nullable: true,
      description: 'Fin de son adresse sur le site ; vide pour qui ne l’y trouve pas.',
      resolve: (article, _args, context) => (isFound(article, readingOf(context)) ? article.slug : null),
    }),
    quantite: t.int({
      nullable: true,
      description: 'Stock ; vide : illimité, ou inconnu de qui ne trouve pas l’article.',
      resolve: (article, _args, context) => (isFound(article, readingOf(context)) ? article.quantite : null),
    }),
    enRenfort: t.boolean({
      description: 'Comme d’un article ; faux pour qui ne le trouve pas.',
      resolve: (article, _args, context) => isFound(article, readingOf(context)) && isRentedIn(article.id, context),
    }),
    components: t.relation('components', {
      description: 'Ce qu’il contient lui-même, quand c’est un pack.',
      query: packComponents,
    }),
  }),
});

async function isRentedIn(id: number, context: CallContext): Promise<boolean> {
  return (await rentedInOf(context)).has(id);
}

builder.prismaObject('PackComponent', {
  description: 'Ce que contient un pack.',
  select: { componentId: true, quantite: true, terrain: true, choix: true },
  fields: (t) => ({
    articleId: t.int({ resolve: ({ componentId }) => componentId }),
    article: t.relation('component', { type: PackedArticleType, description: 'L’article, ou un autre pack.' }),
    quantite: t.int({ description: 'Pour un exemplaire du pack.', resolve: ({ quantite }) => quantite }),
    terrain: t.field({
      type: GroundType,
      nullable: true,
      description: descriptions.terrain,
      resolve: ({ terrain }) => terrain,
    }),
    choix: t.string({ description: descriptions.choix, resolve: ({ choix }) => choix }),
  }),
});

export const PackComponentInput = builder.inputType('PackComponentInput', {
  description: 'Ce que contient un pack.',
  fields: (t) => ({
    articleId: t.int({ required: true }),
    quantite: t.int({ required: true }),
    terrain: t.field({ type: GroundType, description: descriptions.terrain }),
    choix: t.string({ description: descriptions.choix }),
  }),
});

builder.prismaObject('RequestItemComponent', {
  description: 'Ce que prend une pièce d’une ligne, quand c’est un pack, au jour où elle a été écrite.',
  select: { articleId: true, nom: true, quantite: true },
  authScopes: { requests: true, sender: true, planning: true },
  fields: (t) => ({
    articleId: t.int({
      nullable: true,
      description: 'Vide quand l’article n’existe plus.',
      resolve: ({ articleId }) => articleId,
    }),
    nom: t.string({ resolve: ({ nom }) => nom }),
    quantite: t.int({ description: 'Pour un exemplaire du pack.', resolve: ({ quantite }) => quantite }),
  }),
});
