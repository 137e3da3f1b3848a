import { movementKinds, recordedKinds } from '@barnum/rules/catalogue/stock-movements/stock-movements';
import { movementEndInput, stockMovementInput } from '@barnum/rules/catalogue/stock-movements-input';
import { parseInput } from '@barnum/rules/errors';
import { authorOf } from '../../platform/context.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { readUpload } from '../../platform/graphql/uploads.ts';
import { keyDescription } from '../../platform/idempotency-keys/idempotency-keys.graphql.ts';
import { endStockMovement, listStockMovements, movementPieces, recordStockMovement } from './stock-movements.domain.ts';

/** Of the calls that may lower a stock. */
export const lackDescription =
  'Si des demandes confirmées peuvent manquer de pièces ; à défaut, elles sont nommées et rien ne change.';

const MovementKindType = builder.enumType('MovementKind', {
  description: 'Ce qui arrive à un stock ; les deux derniers pour quelques jours seulement.',
  values: movementKinds,
});

const RecordedKindType = builder.enumType('RecordedKind', {
  description: 'Ce qu’un administrateur note.',
  values: recordedKinds,
});

export const StockMovementType = builder.prismaObject('StockMovement', {
  description: 'Des pièces qui arrivent, partent ou manquent quelque temps.',
  authScopes: { articles: true },
  fields: (t) => ({
    id: t.exposeInt('id'),
    kind: t.expose('kind', { type: MovementKindType, description: 'Ce qui arrive.' }),
    quantite: t.exposeInt('quantite', { description: 'Ce que le stock y gagne ; négatif : ce qu’il y perd.' }),
    debut: t.expose('debut', { type: 'Date', description: 'Premier jour.' }),
    fin: t.expose('fin', { type: 'Date', nullable: true, description: 'Dernier jour ; vide : définitif, ou inconnu.' }),
    motif: t.exposeString('motif', { description: 'Pourquoi.' }),
    fournisseur: t.exposeString('fournisseur', { description: 'De qui.' }),
    cout: t.expose('cout', { type: 'Decimal', nullable: true, description: 'Pour toutes les pièces, en euros.' }),
    picture: t.relation('picture', { nullable: true }),
    pieces: t.stringList({
      description: 'Les numéros des pièces marquées dont il s’agit, si elles sont connues.',
      select: movementPieces,
      resolve: ({ pieces }) => pieces.map(({ piece }) => piece.numero),
    }),
    auteur: t.exposeString('auteur', { description: 'L’adresse e-mail de qui l’a noté, ou « système ».' }),
    finiPar: t.exposeString('finiPar', { nullable: true, description: 'Qui l’a terminé.' }),
    finiLe: t.expose('finiLe', { type: 'DateTime', nullable: true, description: 'Quand.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const StockMovementInput = builder.inputType('StockMovementInput', {
  description: 'Un mouvement de stock à noter.',
  fields: (t) => ({
    articleId: t.int({ required: true }),
    kind: t.field({ type: RecordedKindType, required: true }),
    quantite: t.int({ required: true }),
    debut: t.field({ type: 'Date', required: true }),
    fin: t.field({ type: 'Date' }),
    motif: t.string(),
    fournisseur: t.string(),
    cout: t.field({ type: 'Decimal' }),
    pieces: t.intList({ description: 'Les pièces marquées dont il s’agit, si elles sont connues.' }),
  }),
});

builder.queryField('stockMovements', (t) =>
  t.prismaField({
    type: [StockMovementType],
    description: 'Les mouvements du stock d’un article, les derniers d’abord.',
    authScopes: { articles: true },
    args: { articleId: t.arg.int({ required: true }) },
    resolve: (query, _root, { articleId }, { db }) => listStockMovements(db, articleId, query),
  }),
);

builder.mutationFields((t) => ({
  recordStockMovement: t.prismaField({
    type: StockMovementType,
    description: 'Noter un mouvement du stock d’un article.',
    authScopes: { articles: true },
    args: {
      input: t.arg({ type: StockMovementInput, required: true }),
      file: t.arg({ type: 'Upload', description: 'Une photo.' }),
      manqueAccepte: t.arg.boolean({ description: lackDescription }),
      key: t.arg.string({ description: keyDescription }),
    },
    resolve: async (_query, _root, { input, file, manqueAccepte, key }, context) => {
      const movement = parseInput(stockMovementInput, input);
      const bytes = file ? await readUpload(file, context) : null;
      const change = { auteur: authorOf(context), isLackAccepted: manqueAccepte ?? false, bytes, key };
      const recorded = await recordStockMovement(context, movement, change);
      if (recorded.pictureKey !== null) context.renditionQueue.add(recorded.pictureKey);
      return recorded;
    },
  }),
  endStockMovement: t.prismaField({
    type: StockMovementType,
    description: 'Terminer ce qui ne change le stock que quelque temps : remise en service, retour au fournisseur.',
    authScopes: { articles: true },
    args: {
      id: t.arg.int({ required: true }),
      fin: t.arg({ type: 'Date', required: true, description: 'Son dernier jour.' }),
      manqueAccepte: t.arg.boolean({ description: lackDescription }),
    },
    resolve: (_query, _root, { manqueAccepte, ...args }, context) =>
      endStockMovement(context.db, parseInput(movementEndInput, args), {
        auteur: authorOf(context),
        isLackAccepted: manqueAccepte ?? false,
      }),
  }),
}));
