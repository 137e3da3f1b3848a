import { lineKinds } from '@barnum/rules/prices/lines';
import { UniteType } from '../../catalogue/articles/articles.graphql.ts';
import { GroundType, PackAnswerInput, PackAnswerType, wishDescriptions } from '../../catalogue/packs/packs.graphql.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { itemComponents, storedAnswers } from './item-components.domain.ts';

export const LineKindType = builder.enumType('LineKind', {
  description: 'Ce qu’est une ligne : un article du catalogue, une ligne libre, des frais, ou la livraison.',
  values: lineKinds,
});

export const discountDescriptions = {
  remise: 'La remise, en euros ou en pour cent ; vide sans remise.',
  remiseEnPourcent: 'Si la remise est en pour cent.',
  motifRemise: 'Pourquoi cette remise.',
};

export const quantityDescription =
  'Des pièces entières d’un article ; deux décimales au plus d’une ligne libre ou de frais.';

/** Who reads a request and its lines: visitors get these types, too, when they send a request, and repeat it later. */
export const ofRequests = { requests: true, sender: true };

/** What a field of them says that who plans or prepares needs to read, too: all others stay closed to them. */
export const ofPlanning = { skipTypeScopes: true, authScopes: { ...ofRequests, planning: true } };

builder.prismaObject('ReservationRequestItem', {
  select: { id: true },
  description: 'Une ligne d’une demande, avec les conditions du jour où elle a été écrite.',
  authScopes: ofRequests,
  fields: (t) => ({
    id: t.exposeInt('id', ofPlanning),
    nature: t.expose('nature', { ...ofPlanning, type: LineKindType }),
    articleId: t.exposeInt('articleId', {
      ...ofPlanning,
      nullable: true,
      description: 'Vide quand l’article n’existe plus.',
    }),
    article: t.relation('article', {
      nullable: true,
      authScopes: { requests: true },
      description: 'L’article d’aujourd’hui ; vide quand il n’existe plus.',
    }),
    nom: t.exposeString('nom', ofPlanning),
    quantite: t.exposeFloat('quantite', { ...ofPlanning, description: quantityDescription }),
    prix: t.expose('prix', { type: 'Decimal', nullable: true }),
    montantCaution: t.expose('montantCaution', { type: 'Decimal', nullable: true }),
    coutMontage: t.expose('coutMontage', { type: 'Decimal', nullable: true }),
    unite: t.expose('unite', { type: UniteType, nullable: true }),
    coefficient: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Par quoi le prix est multiplié pour la durée, s’il est fixé à la main ; avec trois décimales.',
      select: { coefficient: true },
      resolve: ({ coefficient }) => coefficient?.toFixed(3) ?? null,
    }),
    remise: t.expose('remise', { type: 'Decimal', nullable: true, description: discountDescriptions.remise }),
    remiseEnPourcent: t.exposeBoolean('remiseEnPourcent', { description: discountDescriptions.remiseEnPourcent }),
    motifRemise: t.exposeString('motifRemise', { description: discountDescriptions.motifRemise }),
    tauxTva: t.expose('tauxTva', {
      type: 'Decimal',
      nullable: true,
      description: 'La TVA comprise dans le prix, en pour cent ; vide quand aucune n’était indiquée.',
    }),
    categorieId: t.exposeInt('categorieId', { nullable: true, description: 'La catégorie de l’article ce jour-là.' }),
    terrain: t.expose('terrain', {
      ...ofPlanning,
      type: GroundType,
      nullable: true,
      description: wishDescriptions.terrain,
    }),
    choix: t.exposeIntList('choix', { ...ofPlanning, description: wishDescriptions.choix }),
    reponses: t.field({
      ...ofPlanning,
      type: [PackAnswerType],
      description: wishDescriptions.reponses,
      select: { choix: true, choixCles: true },
      resolve: (item) => storedAnswers(item),
    }),
    components: t.relation('components', {
      ...ofPlanning,
      description: 'Ce qu’elle prend, quand c’est un pack.',
      query: itemComponents,
    }),
  }),
});

export const ItemInput = builder.inputType('ReservationRequestItemInput', {
  description:
    'Un article demandé ; d’un administrateur, une ligne. Ce qui suit la quantité est ignoré d’un visiteur : absent, la ligne garde ce qu’elle a ; vide, elle revient aux conditions du catalogue.',
  fields: (t) => ({
    articleId: t.int(),
    nom: t.string({ description: 'À défaut d’identifiant : ce qui n’est pas, ou plus, au catalogue.' }),
    quantite: t.float({ required: true, description: quantityDescription }),
    terrain: t.field({ type: GroundType, description: wishDescriptions.terrain }),
    choix: t.intList({ description: wishDescriptions.choix }),
    reponses: t.field({ type: [PackAnswerInput], description: wishDescriptions.reponses }),
    id: t.int({ description: 'La ligne de la demande qui est modifiée ; elle n’est réunie à aucune autre.' }),
    nature: t.field({ type: LineKindType, description: 'Un article à défaut.' }),
    prix: t.field({ type: 'Decimal', description: 'Prix TTC d’une pièce ; obligatoire sauf pour un article.' }),
    unite: t.field({ type: UniteType, description: 'Ce que le prix couvre.' }),
    montantCaution: t.field({ type: 'Decimal' }),
    coutMontage: t.field({ type: 'Decimal' }),
    coefficient: t.field({
      type: 'Decimal',
      description: 'Par quoi le prix est multiplié pour la durée ; vide, la règle le dit.',
    }),
    remise: t.field({ type: 'Decimal', description: discountDescriptions.remise }),
    remiseEnPourcent: t.boolean({ description: discountDescriptions.remiseEnPourcent }),
    motifRemise: t.string({ description: discountDescriptions.motifRemise }),
    tauxTva: t.field({ type: 'Decimal', description: 'La TVA comprise dans le prix, en pour cent.' }),
  }),
});
