import { labelFormatKeys } from '@barnum/rules/catalogue/pieces/label-formats';
import { pieceStates } from '@barnum/rules/catalogue/pieces/pieces';
import {
  newPiecesInput,
  pieceChoicesInput,
  pieceInput,
  pieceLabelsInput,
  pieceListInput,
  pieceOutingInput,
  pieceReturnInput,
  typedNumber,
} from '@barnum/rules/catalogue/pieces-input';
import { parseInput } from '@barnum/rules/errors';
import { id as idInput } from '@barnum/rules/fields/id';
import { authorOf } from '../../platform/context.ts';
import { builder, updatedAtDescription } from '../../platform/graphql/builder.ts';
import { StockedArticleType } from '../articles/stocked-article.graphql.ts';
import { StockMovementType } from '../stock-movements/stock-movements.graphql.ts';
import { drawPieceLabels, type PieceLabels } from './piece-labels.domain.ts';
import { listPieceOutings, notePieceOuting, notePieceReturn, removePieceOuting } from './piece-outings.domain.ts';
import { marksPieces, saveMarking } from './piece-settings.domain.ts';
import {
  countPieces,
  createPieces,
  deletePiece,
  findPiece,
  listMarkedArticles,
  listPieceChoices,
  listPieceMovements,
  listPieces,
  type MarkedArticle,
  pieceStateOf,
  stateOfPiece,
  updatePiece,
} from './pieces.domain.ts';

const PieceStateType = builder.enumType('PieceState', {
  description: 'Où en est une pièce marquée.',
  values: pieceStates,
});

const LabelFormatType = builder.enumType('LabelFormat', {
  description: 'Une planche d’étiquettes Avery.',
  values: labelFormatKeys,
});

const PieceOutingType = builder.prismaObject('PieceOuting', {
  description: 'Une pièce partie avec une demande, parce que quelqu’un l’a noté.',
  authScopes: { preparation: true },
  fields: (t) => ({
    piece: t.relation('piece', { description: 'La pièce.' }),
    request: t.relation('request', { description: 'La demande.' }),
    auteur: t.exposeString('auteur', { description: 'L’adresse e-mail de qui l’a noté.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Quand.' }),
    revenueLe: t.expose('revenueLe', {
      type: 'DateTime',
      nullable: true,
      description: 'Quand on a noté qu’elle est revenue ; vide : pas encore.',
    }),
    revenuePar: t.exposeString('revenuePar', { description: 'L’adresse e-mail de qui l’a noté ; vide : personne.' }),
  }),
});

const PieceType = builder.prismaObject('Piece', {
  description: 'Une pièce d’un article, qui porte un numéro sur une étiquette.',
  authScopes: { preparation: true, articles: true },
  fields: (t) => ({
    id: t.exposeInt('id'),
    articleId: t.exposeInt('articleId', { description: 'Son article.' }),
    article: t.relation('article', { type: StockedArticleType, description: 'Son article.' }),
    numero: t.exposeString('numero', { description: 'Ce que dit son étiquette.' }),
    notes: t.exposeString('notes', { description: 'Ce que l’on en sait.' }),
    etat: t.field({
      type: PieceStateType,
      description: 'Ce qu’en disent les mouvements et les demandes qui la nomment.',
      select: stateOfPiece,
      resolve: pieceStateOf,
    }),
    etiquetteLe: t.expose('etiquetteLe', {
      type: 'DateTime',
      nullable: true,
      description: 'Quand son étiquette a été dessinée ; vide : jamais, ou sous un autre numéro.',
    }),
    movements: t.prismaField({
      type: [StockMovementType],
      description: 'Les mouvements qui la nomment, les derniers d’abord.',
      // With what they cost.
      authScopes: { articles: true },
      resolve: (query, { id }, _args, { db }) => listPieceMovements(db, id, query),
    }),
    outings: t.prismaField({
      type: [PieceOutingType],
      description: 'Les demandes avec lesquelles elle est partie, quand on l’a noté ; aucune sans la préparation.',
      authScopes: { preparation: true },
      unauthorizedResolver: () => [],
      resolve: (query, { id }, _args, { db }) => listPieceOutings(db, { pieceId: id }, query),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

type Sought = ReturnType<typeof pieceListInput.parse>;

const PiecePageType = builder.objectRef<Sought>('PiecePage').implement({
  description: 'Une page des pièces, dans l’ordre de leurs numéros.',
  authScopes: { articles: true },
  fields: (t) => ({
    items: t.prismaField({
      type: [PieceType],
      resolve: (query, sought, _args, { db }) => listPieces(db, sought, query),
    }),
    totalCount: t.int({ resolve: (sought, _args, { db }) => countPieces(db, sought) }),
  }),
});

const MarkedArticleType = builder.objectRef<MarkedArticle>('MarkedArticle').implement({
  description: 'Un article dont des pièces sont marquées.',
  authScopes: { articles: true },
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'L’article.' }),
    nom: t.exposeString('nom'),
    pieces: t.exposeInt('pieces', { description: 'Combien de pièces.' }),
    sansEtiquette: t.exposeInt('sansEtiquette', { description: 'Combien n’ont pas encore d’étiquette.' }),
  }),
});

const PieceLabelsType = builder.objectRef<PieceLabels>('PieceLabels').implement({
  description: 'Des planches d’étiquettes.',
  authScopes: { articles: true },
  fields: (t) => ({
    fileName: t.exposeString('fileName', { description: 'Le nom de leur fichier.' }),
    pdf: t.string({
      description: 'Le document PDF, en base64.',
      resolve: ({ pdf }) => Buffer.from(pdf).toString('base64'),
    }),
    nombre: t.exposeInt('count', { description: 'Combien d’étiquettes.' }),
    restantes: t.exposeInt('remaining', { description: 'Combien de plus un document n’en contient pas.' }),
  }),
});

const PieceInput = builder.inputType('PieceInput', {
  description: 'Une pièce.',
  fields: (t) => ({
    numero: t.string({ required: true, description: 'Ce que dira son étiquette.' }),
    notes: t.string({ description: 'Ce que l’on en sait.' }),
  }),
});

builder.queryFields((t) => ({
  marksPieces: t.boolean({
    description: 'Si l’entreprise marque ses pièces.',
    authScopes: { preparation: true, articles: true, settings: true },
    resolve: (_root, _args, { db }) => marksPieces(db),
  }),
  pieces: t.field({
    type: PiecePageType,
    description: 'Les pièces marquées.',
    authScopes: { articles: true },
    args: {
      page: t.arg.int({ defaultValue: 1 }),
      pageSize: t.arg.int({ defaultValue: 20 }),
      search: t.arg.string({ description: 'Le début d’un numéro, ou un mot du nom de l’article.' }),
      articleId: t.arg.int({ description: 'De cet article.' }),
      etat: t.arg({ type: PieceStateType, description: 'Dans cet état.' }),
    },
    resolve: (_root, args) => parseInput(pieceListInput, args),
  }),
  pieceChoices: t.prismaField({
    type: [PieceType],
    description: 'Les pièces dont le numéro commence ainsi : 20 au plus ; aucune quand l’entreprise ne marque pas.',
    authScopes: { preparation: true },
    args: { search: t.arg.string({ required: true }), limit: t.arg.int({ defaultValue: 6 }) },
    resolve: (query, _root, args, { db }) => listPieceChoices(db, parseInput(pieceChoicesInput, args), query),
  }),
  markedArticles: t.field({
    type: [MarkedArticleType],
    description: 'Les articles dont des pièces sont marquées.',
    authScopes: { articles: true },
    resolve: (_root, _args, { db }) => listMarkedArticles(db),
  }),
  piece: t.prismaField({
    type: PieceType,
    nullable: true,
    description: 'La pièce de ce numéro.',
    authScopes: { preparation: true },
    args: { numero: t.arg.string({ required: true }) },
    resolve: (query, _root, { numero }, { db }) => findPiece(db, parseInput(typedNumber, numero), query),
  }),
  pieceOutings: t.prismaField({
    type: [PieceOutingType],
    description: 'Les pièces notées pour une demande.',
    authScopes: { preparation: true },
    args: { requestId: t.arg.int({ required: true }) },
    resolve: (query, _root, { requestId }, { db }) =>
      listPieceOutings(db, { requestId: parseInput(idInput, requestId) }, query),
  }),
}));

builder.mutationFields((t) => ({
  updateMarking: t.boolean({
    description: 'Marquer des pièces, ou non. Ce qui est marqué reste.',
    authScopes: { settings: true },
    args: { actif: t.arg.boolean({ required: true }) },
    resolve: (_root, { actif }, { db }) => saveMarking(db, actif),
  }),
  createPieces: t.int({
    description: 'Créer des pièces d’un article, avec les numéros suivants ; combien.',
    authScopes: { articles: true },
    args: {
      articleId: t.arg.int({ required: true }),
      nombre: t.arg.int({ required: true, description: 'Combien.' }),
    },
    resolve: (_root, args, { db }) => createPieces(db, parseInput(newPiecesInput, args)),
  }),
  updatePiece: t.prismaField({
    type: PieceType,
    description: 'Changer le numéro et les notes d’une pièce.',
    authScopes: { articles: true },
    args: {
      id: t.arg.int({ required: true }),
      input: t.arg({ type: PieceInput, required: true }),
      updatedAt: t.arg({ type: 'DateTime', description: updatedAtDescription }),
    },
    resolve: (_query, _root, { id, input, updatedAt }, { db }) =>
      updatePiece(db, parseInput(idInput, id), parseInput(pieceInput, input), updatedAt),
  }),
  deletePiece: t.boolean({
    description: 'Supprimer une pièce et ce qui la nomme.',
    authScopes: { articles: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: async (_root, { id }, { db }) => {
      await deletePiece(db, parseInput(idInput, id));
      return true;
    },
  }),
  drawPieceLabels: t.field({
    type: PieceLabelsType,
    description: 'Dessiner les étiquettes de pièces, à imprimer à 100 %, et noter qu’elles en ont une.',
    authScopes: { articles: true },
    args: {
      pieceIds: t.arg.intList({ description: 'Ces pièces.' }),
      articleIds: t.arg.intList({ description: 'Celles de ces articles.' }),
      sansEtiquette: t.arg.boolean({ description: 'Des articles, celles qui n’en ont pas encore.' }),
      format: t.arg({ type: LabelFormatType, required: true, description: 'La planche.' }),
      premiere: t.arg.int({ required: true, description: 'La première étiquette libre de la première planche.' }),
    },
    resolve: (_root, args, { db, backofficeUrl }) =>
      drawPieceLabels(db, parseInput(pieceLabelsInput, args), backofficeUrl),
  }),
  notePieceOuting: t.prismaField({
    type: PieceOutingType,
    description: 'Noter qu’une pièce part avec une demande.',
    authScopes: { preparation: true },
    args: {
      requestId: t.arg.int({ required: true }),
      numero: t.arg.string({ required: true, description: 'Son numéro, ou l’adresse de son étiquette.' }),
    },
    resolve: (_query, _root, args, context) =>
      notePieceOuting(context.db, parseInput(pieceOutingInput, args), authorOf(context)),
  }),
  notePieceReturn: t.prismaField({
    type: PieceOutingType,
    description: 'Noter qu’une pièce est revenue d’une demande pour laquelle elle est notée, ou l’effacer.',
    authScopes: { preparation: true },
    args: {
      requestId: t.arg.int({ required: true }),
      numero: t.arg.string({ required: true, description: 'Son numéro, ou l’adresse de son étiquette.' }),
      revenue: t.arg.boolean({ required: true, description: 'Faux pour l’effacer.' }),
    },
    resolve: (_query, _root, args, context) =>
      notePieceReturn(context.db, parseInput(pieceReturnInput, args), authorOf(context)),
  }),
  removePieceOuting: t.boolean({
    description: 'Effacer qu’une pièce part avec une demande.',
    authScopes: { preparation: true },
    args: { requestId: t.arg.int({ required: true }), pieceId: t.arg.int({ required: true }) },
    resolve: async (_root, { requestId, pieceId }, { db }) => {
      await removePieceOuting(db, {
        requestId: parseInput(idInput, requestId),
        pieceId: parseInput(idInput, pieceId),
      });
      return true;
    },
  }),
}));
