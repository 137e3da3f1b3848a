import { newPriceListInput, priceListPatch } from '@barnum/rules/catalogue/price-lists-input';
import { parseInput, parsePatch } from '@barnum/rules/errors';
import { builder, updatedAtDescription } from '../../platform/graphql/builder.ts';
import {
  createPriceList,
  deletePriceList,
  findPriceList,
  listPriceLists,
  updatePriceList,
} from './price-lists.domain.ts';

const dayDescription = 'Le premier jour de location auquel ses prix s’appliquent ; une seule grille par jour.';

const PriceListType = builder.prismaObject('PriceList', {
  description: 'Une grille : des prix qui comptent à partir d’un jour, jusqu’à la grille suivante qui a l’article.',
  authScopes: { articles: true },
  fields: (t) => ({
    id: t.exposeInt('id'),
    nom: t.exposeString('nom'),
    aPartirDu: t.expose('aPartirDu', { type: 'Date', description: dayDescription }),
    articles: t.relationCount('items', { description: 'De combien d’articles elle dit le prix.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

builder.queryFields((t) => ({
  priceLists: t.prismaField({
    type: [PriceListType],
    description: 'Les grilles de prix, celle qui compte en dernier d’abord.',
    authScopes: { articles: true },
    resolve: (query, _root, _args, { db }) => listPriceLists(db, query),
  }),
  priceList: t.prismaField({
    type: PriceListType,
    nullable: true,
    description: 'Une grille de prix ; `prixDesGrilles` des articles dit ses prix.',
    authScopes: { articles: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: (query, _root, { id }, { db }) => findPriceList(db, id, query),
  }),
}));

const NewPriceListInput = builder.inputType('NewPriceListInput', {
  description: 'Une grille à créer, d’après les prix en vigueur la veille.',
  fields: (t) => ({
    nom: t.string({ required: true }),
    aPartirDu: t.field({ type: 'Date', required: true, description: dayDescription }),
    pourcent: t.float({ required: true, description: 'Pour cent ajoutés à chaque prix ; négatif pour une baisse.' }),
    arrondi: t.int({ required: true, description: 'En centimes : 1, 10, 50, 100 ou 500.' }),
    versLeHaut: t.boolean({ required: true, description: 'Arrondir vers le haut, et non au plus proche.' }),
  }),
});

const ListPriceInput = builder.inputType('ListPriceInput', {
  description: 'Le prix d’un article dans une grille.',
  fields: (t) => ({
    articleId: t.int({ required: true }),
    prix: t.field({ type: 'Decimal', description: 'Vide : la grille ne dit plus son prix.' }),
  }),
});

const PriceListPatch = builder.inputType('PriceListPatch', {
  description: 'Ce qui change dans une grille ; le reste demeure.',
  fields: (t) => ({
    nom: t.string(),
    aPartirDu: t.field({ type: 'Date', description: dayDescription }),
    prix: t.field({ type: [ListPriceInput], description: 'Les prix qui changent.' }),
  }),
});

builder.mutationFields((t) => ({
  createPriceList: t.prismaField({
    type: PriceListType,
    description: 'Créer une grille, copie des prix en vigueur la veille de son jour.',
    authScopes: { articles: true },
    args: { input: t.arg({ type: NewPriceListInput, required: true }) },
    resolve: (_query, _root, { input }, { db }) => createPriceList(db, parseInput(newPriceListInput, input)),
  }),
  updatePriceList: t.prismaField({
    type: PriceListType,
    description: 'Modifier une grille ; les demandes gardent leurs prix.',
    authScopes: { articles: true },
    args: {
      id: t.arg.int({ required: true }),
      input: t.arg({ type: PriceListPatch, required: true }),
      updatedAt: t.arg({ type: 'DateTime', description: updatedAtDescription }),
    },
    resolve: (_query, _root, { id, input, updatedAt }, { db }) =>
      updatePriceList(db, id, parsePatch(priceListPatch, { ...input }), updatedAt),
  }),
  deletePriceList: t.boolean({
    description: 'Supprimer une grille ; les demandes gardent leurs prix.',
    authScopes: { articles: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: async (_root, { id }, { db }) => {
      await deletePriceList(db, id);
      return true;
    },
  }),
}));
