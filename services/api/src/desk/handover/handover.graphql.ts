import { depositWords, handoverGestures } from '@barnum/rules/desk/handover/handover';
import { handoverCommandsInput, handoverKeyInput, handoverOfInput } from '@barnum/rules/desk/handover-input';
import { parseInput } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import { requestFilePath } from '@barnum/rules/paths';
import { requestFileSentences } from '@barnum/rules/requests/reservation-requests/request-files';
import { LedgerMeansType } from '../../money/ledger/ledger-types.graphql.ts';
import { hasAccess } from '../../platform/access.ts';
import { authorOf } from '../../platform/context.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { subscribeToTable } from '../../platform/graphql/subscribe-to-table.ts';
import { readUpload } from '../../platform/graphql/uploads.ts';
import { prepareWorker } from '../../platform/worker/run-in-worker.ts';
import { MovementType } from '../../requests/planning/planning.graphql.ts';
import { readPricing } from '../../requests/pricing/pricing.domain.ts';
import { CleaningFeeType } from '../../requests/pricing/pricing.graphql.ts';
import { getReservationRequest } from '../../requests/reservation-requests/reservation-requests.domain.ts';
import { ReservationRequestType } from '../../requests/reservation-requests/reservation-requests.graphql.ts';
import { attachHandoverPhoto, type TakenCommand, takeHandoverCommands } from './handover-commands.domain.ts';
import { readHandoverDocument } from './handover-documents.domain.ts';
import { type HandoverMoney, readHandoverMoney } from './handover-money.domain.ts';
import {
  type HandoverSheet,
  listHandovers,
  openDayHandovers,
  openHandover,
  readHandover,
  type SheetLine,
} from './handover-sheets.domain.ts';
import { type ReturnPrice, readReturnPrices } from './return-prices.domain.ts';

const DepositWordType = builder.enumType('HandoverDeposit', {
  description: 'Où en est la caution, sans montant.',
  values: Object.keys(depositWords) as (keyof typeof depositWords)[],
});

const GestureType = builder.enumType('HandoverGesture', {
  description: 'Un geste sur une feuille ; `tout` : ce qui n’est pas encore compté est complet.',
  values: handoverGestures,
});

const LineType = builder.objectRef<SheetLine>('HandoverLine').implement({
  description: 'Des pièces d’un nom sur une feuille.',
  authScopes: { preparation: true, requests: true },
  fields: (t) => ({
    id: t.exposeInt('id'),
    nom: t.exposeString('nom'),
    pour: t.exposeString('pour', { description: 'Les packs dont elles font partie, ou ce qu’elles accompagnent.' }),
    accessoire: t.exposeBoolean('accessoire', { description: 'Si c’est ce qui accompagne un article.' }),
    attendu: t.exposeFloat('attendu', { description: 'Combien doivent partir, ou revenir.' }),
    compte: t.exposeFloat('compte', {
      nullable: true,
      description: 'Combien partent, ou reviennent en bon état ; vide tant que personne n’a compté.',
    }),
    casse: t.exposeFloat('casse', { description: 'Combien sont cassées.' }),
    manque: t.exposeFloat('manque', { description: 'Combien manquent.' }),
    sale: t.exposeFloat('sale', { description: 'Combien sont revenues sales.' }),
    dehors: t.exposeFloat('dehors', { description: 'Combien sont encore sorties.' }),
    note: t.exposeString('note', { description: 'Un mot de qui a compté.' }),
  }),
});

const PhotoType = builder.objectRef<HandoverSheet['commands'][number]>('HandoverPhoto').implement({
  description: 'Une photo d’une feuille.',
  authScopes: { preparation: true, requests: true },
  fields: (t) => ({
    key: t.exposeString('key', { description: 'La clé de son geste.' }),
    lineId: t.exposeInt('lineId', { nullable: true, description: 'Sa ligne ; vide : de l’ensemble.' }),
    url: t.string({
      nullable: true,
      description: 'Son adresse, à lire avec un jeton ; vide tant que son image n’est pas arrivée.',
      resolve: ({ fileId }) => (fileId === null ? null : requestFilePath(fileId)),
    }),
  }),
});

const InvoiceToPayType = builder.objectRef<HandoverMoney['factures'][number]>('HandoverInvoice').implement({
  description: 'Une facture à payer.',
  authScopes: { money: true },
  fields: (t) => ({
    id: t.exposeInt('id'),
    numero: t.exposeString('numero', { description: 'Son numéro.' }),
    reste: t.field({ type: 'Decimal', description: 'Ce qui en est à payer.', resolve: ({ reste }) => reste }),
  }),
});

const HeldDepositType = builder.objectRef<HandoverMoney['cautions'][number]>('HandoverHeldDeposit').implement({
  description: 'Une caution en main.',
  authScopes: { money: true },
  fields: (t) => ({
    id: t.exposeInt('id'),
    moyen: t.expose('moyen', { type: LedgerMeansType, description: 'Comment elle a été donnée.' }),
    reference: t.exposeString('reference', { description: 'Le numéro du chèque.' }),
    aRendre: t.field({ type: 'Decimal', description: 'Ce qui en est à rendre.', resolve: ({ aRendre }) => aRendre }),
    rendable: t.exposeBoolean('rendable', { description: 'Si elle peut être rendue maintenant.' }),
    retenable: t.exposeBoolean('retenable', { description: 'Si une partie peut en être retenue.' }),
    estArgent: t.exposeBoolean('estArgent', {
      description: 'Si c’est de l’argent : le reste s’en rend, même retenu en partie.',
    }),
  }),
});

const PriceType = builder.objectRef<ReturnPrice>('HandoverPrice').implement({
  description: 'Ce qui est proposé pour les pièces d’une ligne qui ne reviennent pas comme elles sont parties.',
  authScopes: { preparation: true, requests: true },
  fields: (t) => ({
    lineId: t.exposeInt('lineId', { description: 'La ligne.' }),
    enStock: t.exposeBoolean('enStock', { description: 'Si le stock de l’article se compte.' }),
    remplacement: t.field({
      type: 'Decimal',
      nullable: true,
      skipTypeScopes: true,
      authScopes: { money: true },
      unauthorizedResolver: () => null,
      description: 'D’une pièce cassée ou perdue ; vide pour qui ne voit pas l’argent.',
      resolve: ({ remplacement }) => remplacement,
    }),
    nettoyage: t.field({
      type: 'Decimal',
      nullable: true,
      skipTypeScopes: true,
      authScopes: { money: true },
      unauthorizedResolver: () => null,
      description: 'D’une pièce rendue sale ; vide pour qui ne voit pas l’argent.',
      resolve: ({ nettoyage }) => nettoyage,
    }),
  }),
});

const MoneyType = builder.objectRef<HandoverMoney>('HandoverMoney').implement({
  description: 'Ce qu’il y a à recevoir.',
  authScopes: { preparation: true, requests: true },
  fields: (t) => ({
    caution: t.expose('caution', { type: DepositWordType, description: 'Où en est la caution.' }),
    cautionManquante: t.field({
      type: 'Decimal',
      nullable: true,
      skipTypeScopes: true,
      authScopes: { money: true, deposits: true },
      unauthorizedResolver: () => null,
      description: 'Ce qui manque de la caution ; vide pour qui n’en voit pas le montant.',
      resolve: ({ cautionManquante }) => cautionManquante,
    }),
    aPayer: t.field({
      type: 'Decimal',
      nullable: true,
      skipTypeScopes: true,
      authScopes: { money: true },
      unauthorizedResolver: () => null,
      description: 'Ce qui est à payer ; vide pour qui ne voit pas l’argent.',
      resolve: ({ aPayer }) => aPayer,
    }),
    cautions: t.field({
      type: [HeldDepositType],
      skipTypeScopes: true,
      authScopes: { money: true },
      unauthorizedResolver: () => [],
      description: 'Les cautions en main.',
      resolve: ({ cautions }) => cautions,
    }),
    factures: t.field({
      type: [InvoiceToPayType],
      skipTypeScopes: true,
      authScopes: { money: true },
      unauthorizedResolver: () => [],
      description: 'Les factures à payer, la plus ancienne d’abord.',
      resolve: ({ factures }) => factures,
    }),
  }),
});

export const HandoverType = builder.objectRef<HandoverSheet>('Handover').implement({
  description: 'La feuille d’un départ ou d’un retour : un état des lieux.',
  authScopes: { preparation: true, requests: true },
  fields: (t) => ({
    id: t.exposeInt('id'),
    requestId: t.exposeInt('requestId', { description: 'Le numéro de sa demande.' }),
    mouvement: t.expose('mouvement', { type: MovementType, description: 'Le départ, ou un retour.' }),
    request: t.prismaField({
      type: ReservationRequestType,
      description: 'Sa demande.',
      resolve: (query, { requestId }, _args, { db }) => getReservationRequest(db, requestId, query),
    }),
    remarques: t.exposeString('remarques', { description: 'Ce qu’il y a à dire de l’ensemble.' }),
    signataire: t.exposeString('signataire', { description: 'Qui a signé ; vide tant que personne ne l’a fait.' }),
    closedAt: t.expose('closedAt', { type: 'DateTime', nullable: true, description: 'Quand elle a été close.' }),
    closedBy: t.exposeString('closedBy', { nullable: true, description: 'Qui l’a close.' }),
    empreinte: t.string({
      nullable: true,
      description: 'L’empreinte SHA-256 de son document.',
      resolve: ({ document }) => document?.empreinte,
    }),
    lines: t.field({ type: [LineType], description: 'Ses lignes.', resolve: ({ lines }) => lines }),
    photos: t.field({ type: [PhotoType], description: 'Ses photos.', resolve: ({ commands }) => commands }),
    propositions: t.field({
      type: [PriceType],
      description: 'Ce qui est proposé de chaque ligne.',
      resolve: (sheet, _args, { db }) => readReturnPrices(db, sheet),
    }),
    nettoyages: t.field({
      type: [CleaningFeeType],
      skipTypeScopes: true,
      authScopes: { money: true },
      unauthorizedResolver: () => [],
      description: 'Les tarifs de nettoyage de l’entreprise ; aucun pour qui ne voit pas l’argent.',
      resolve: async (_sheet, _args, { db }) => (await readPricing(db)).terms.nettoyages,
    }),
    aRegler: t.exposeBoolean('aRegler', {
      description: 'Si un retour clos attend que l’on décide de ce qui en vient.',
    }),
    stockARegler: t.exposeBoolean('stockARegler', { description: 'Si le stock en fait partie.' }),
    argent: t.field({
      type: MoneyType,
      description: 'Ce qu’il y a à recevoir.',
      resolve: ({ requestId }, _args, { db }) => readHandoverMoney(db, requestId),
    }),
  }),
});

const DocumentType = builder.objectRef<Awaited<ReturnType<typeof readHandoverDocument>>>('HandoverDocument').implement({
  description: 'Le document d’une feuille close.',
  authScopes: { requests: true },
  fields: (t) => ({
    fileName: t.exposeString('name', { description: 'Le nom de son fichier.' }),
    pdf: t.string({
      description: 'Le document PDF, en base64.',
      resolve: ({ pdf }) => Buffer.from(pdf).toString('base64'),
    }),
  }),
});

const TakenCommandType = builder.objectRef<TakenCommand>('TakenHandoverCommand').implement({
  description: 'Ce qu’est devenu un geste.',
  authScopes: { preparation: true },
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Sa clé.' }),
    raison: t.exposeString('raison', { nullable: true, description: 'Pourquoi il n’est pas pris ; vide s’il l’est.' }),
  }),
});

const CommandInputType = builder.inputType('HandoverCommandInput', {
  description: 'Un geste sur une feuille, pris une seule fois sous sa clé.',
  fields: (t) => ({
    key: t.string({ required: true, description: 'Un UUID que choisit l’appareil.' }),
    sheet: t.int({ required: true, description: 'La feuille.' }),
    line: t.int({ description: 'La ligne, de ce qui en demande une.' }),
    kind: t.field({ type: GestureType, required: true }),
    quantity: t.float({ description: 'Combien ; vide avec `compter` : la ligne n’est plus comptée.' }),
    note: t.string({ description: 'Un mot.' }),
    seen: t.string({
      description:
        'Ce que l’appareil montrait de la ligne, « compte casse manque sale dehors », `-` pour ce qui n’est pas compté : un autre compte venu entre-temps n’est pas écrasé. Vide : le dernier mot compte.',
    }),
    photoKey: t.string({ description: 'La photo que `retrait` retire : la clé de son geste.' }),
    at: t.field({ type: 'DateTime', required: true, description: 'Quand, sur l’appareil.' }),
  }),
});

builder.prismaObjectField('ReservationRequest', 'etatsDesLieux', (t) =>
  t.field({
    type: [HandoverType],
    select: { id: true },
    authScopes: { requests: true },
    description: 'Ses feuilles de départ et de retour, la dernière d’abord.',
    resolve: ({ id }, _args, { db }) => listHandovers(db, id),
  }),
);

builder.queryFields((t) => ({
  handover: t.field({
    type: HandoverType,
    description: 'Une feuille.',
    authScopes: { preparation: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: (_root, { id }, { db }) => {
      // Who looks at a sheet closes it soon.
      prepareWorker('drawHandover');
      return readHandover(db, id);
    },
  }),
  handoverDocument: t.field({
    type: DocumentType,
    description: 'Le document d’une feuille close ; celui qui dit des montants reçus, pour qui voit l’argent.',
    authScopes: { requests: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: (_root, { id }, { db, viewer }) => readHandoverDocument(db, id, { withMoney: hasAccess(viewer, 'money') }),
  }),
}));

builder.mutationFields((t) => ({
  openHandover: t.field({
    type: HandoverType,
    description: 'Ouvrir la feuille d’un départ ou d’un retour, ou celle qui est ouverte.',
    authScopes: { preparation: true },
    args: {
      requestId: t.arg.int({ required: true }),
      mouvement: t.arg({ type: MovementType, required: true }),
    },
    resolve: (_root, args, { db }) => {
      prepareWorker('drawHandover');
      return openHandover(db, parseInput(handoverOfInput, args));
    },
  }),
  openDayHandovers: t.field({
    type: [HandoverType],
    description: 'Ouvrir les feuilles d’aujourd’hui et de demain, retards compris, pour un appareil qui les garde.',
    authScopes: { preparation: true },
    resolve: (_root, _args, { db }) => openDayHandovers(db),
  }),
  takeHandoverCommands: t.field({
    type: [TakenCommandType],
    description: 'Prendre des gestes dans leur ordre, chacun une seule fois : ce qu’ils sont devenus.',
    authScopes: { preparation: true },
    args: { commands: t.arg({ type: [CommandInputType], required: true }) },
    resolve: (_root, { commands }, context) =>
      takeHandoverCommands(context.db, parseInput(handoverCommandsInput, commands), authorOf(context)),
  }),
  attachHandoverPhoto: t.boolean({
    description: 'Envoyer la photo d’un geste déjà pris ; la même deux fois n’en fait qu’une.',
    authScopes: { preparation: true },
    args: {
      key: t.arg.string({ required: true, description: 'La clé du geste.' }),
      file: t.arg({ type: 'Upload', required: true }),
    },
    resolve: async (_root, { key, file }, context) => {
      const tooLarge = requestFileSentences.tooLarge;
      const bytes = await readUpload(file, context, { maxBytes: limits.requestFileBytes, tooLarge });
      const { filename } = await file;
      const photo = { key: parseInput(handoverKeyInput, key), nom: filename, bytes, auteur: authorOf(context) };
      await attachHandoverPhoto(context, photo);
      return true;
    },
  }),
}));

builder.subscriptionField('handoverChanged', (t) =>
  t.boolean({
    description: 'Vrai chaque fois qu’une feuille de départ ou de retour change.',
    authScopes: { preparation: true },
    subscribe: (_root, _args, context) =>
      subscribeToTable(context, { table: 'handovers', access: 'preparation' }, async () => async () => [true] as const),
    resolve: (changed) => changed,
  }),
);
