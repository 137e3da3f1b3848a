import { archivedUses } from '@barnum/rules/catalogue/packs/archived-parts';
import { choiceId } from '@barnum/rules/catalogue/packs/pack-answers';
import { grounds, type PackAnswer } from '@barnum/rules/catalogue/packs/packs';
import { readingOf } from '../../platform/context.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { fewOfMany } from '../../platform/graphql/cost-of-work.ts';
import { isFound } from '../found-articles/found-articles.domain.ts';
import { packComponents } from './packs.domain.ts';

export const GroundType = builder.enumType('Ground', {
  description: 'Ce sur quoi on monte.',
  values: grounds,
});

export const ArchivedUseType = builder.enumType('ArchivedUse', {
  description: 'Ce que devient un article archivé dans les packs et les ensembles qui le contiennent.',
  values: archivedUses,
});

/** Of the calls that may archive an article. */
export const archivedUseDescription =
  'D’articles que l’on archive : s’ils restent, sans être montrés, dans les packs et les ensembles qui les contiennent, ou en sont retirés. À défaut, ceux-ci sont nommés (`CONFLICT`, champs `packs.{id}` et `ensembles.{id}`), et rien ne change.';

/** What may be said of a wanted pack. */
export const wishDescriptions = {
  terrain: 'D’un pack : le terrain. À défaut, de l’herbe.',
  choix:
    'D’un pack : les articles choisis, quand chacun ne peut répondre qu’à un choix. À défaut, le premier de chaque choix.',
  reponses: 'D’un pack : l’article choisi pour chaque choix.',
};

/** A choice's id or name, and the article chosen for it. */
export const PackAnswerInput = builder.inputType('PackAnswerInput', {
  description: 'La réponse à un choix d’un pack.',
  fields: (t) => ({
    choix: t.string({ required: true, description: 'Le choix : son identifiant, ou son nom.' }),
    article: t.int({ required: true, description: 'L’article choisi.' }),
  }),
});

export const PackAnswerType = builder.objectRef<PackAnswer>('PackAnswer').implement({
  description: 'La réponse à un choix d’un pack.',
  authScopes: { requests: true, sender: true, planning: true },
  fields: (t) => ({
    choix: t.exposeID('choix', { description: 'L’identifiant du choix.' }),
    article: t.exposeInt('article', { description: 'L’article choisi.' }),
  }),
});

const descriptions = {
  terrain: 'Le terrain qui en a besoin ; vide : tous.',
  choix: 'Ce que l’on choisit, un parmi ceux du même nom ; vide : sans choix.',
};

builder.prismaObject('PackComponent', {
  description: 'Ce que contient un pack.',
  select: {
    packId: true,
    componentId: true,
    quantite: true,
    terrain: true,
    choix: true,
    component: { select: { nom: true, etat: true, quantite: true } },
  },
  fields: (t) => ({
    articleId: t.int({ resolve: ({ componentId }) => componentId }),
    nom: t.string({ description: 'Le nom de l’article.', resolve: ({ component }) => component.nom }),
    article: t.prismaField({
      type: 'Article',
      nullable: true,
      description: 'L’article, ou un autre pack ; vide quand il est hors ligne, pour qui ne l’y trouve pas.',
      select: (_args, _context, nestedSelection) => ({ component: nestedSelection() }),
      resolve: (_query, { component }, _args, context) => (isFound(component, readingOf(context)) ? component : null),
    }),
    components: t.prismaField({
      type: ['PackComponent'],
      complexity: fewOfMany,
      description: 'Ce qu’il contient lui-même, quand c’est un pack.',
      select: (_args, context, nestedSelection) => ({
        component: { select: { components: nestedSelection(packComponents(readingOf(context))) } },
      }),
      resolve: (_query, { component }) => component.components,
    }),
    archive: t.boolean({
      description: 'Si l’article est archivé : le pack ne le donne plus. Qui n’administre pas ne lit que les autres.',
      resolve: ({ component }) => component.etat === 'archive',
    }),
    quantite: t.int({ description: 'Pour un exemplaire du pack.', resolve: ({ quantite }) => quantite }),
    possibles: t.int({
      nullable: true,
      description:
        'Combien d’exemplaires du pack il permet, du stock habituel ; vide : sans limite, ou hors ligne, pour qui ne l’y trouve pas.',
      resolve: ({ component, quantite }, _args, context) =>
        component.quantite === null || !isFound(component, readingOf(context))
          ? null
          : Math.floor(component.quantite / quantite),
    }),
    terrain: t.field({
      type: GroundType,
      nullable: true,
      description: descriptions.terrain,
      resolve: ({ terrain }) => terrain,
    }),
    choix: t.string({ description: descriptions.choix, resolve: ({ choix }) => choix }),
    choixId: t.string({
      nullable: true,
      description: 'L’identifiant de ce choix, pour y répondre ; vide : sans choix.',
      resolve: ({ packId, choix }) => (choix === '' ? null : choiceId(packId, choix)),
    }),
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
