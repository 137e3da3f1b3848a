import { depositWords, handoverGestures, handoverSentences } from '@barnum/rules/desk/handover/handover';
import { returnSentences, settledFaults, settlements, stockOutcomes } from '@barnum/rules/desk/handover/return-outcome';
import {
  departureInput,
  handoverCommandsInput,
  handoverKeyInput,
  handoverOfInput,
  type ReturnInput,
  returnInput,
} from '@barnum/rules/desk/handover-input';
import { DomainError, parseInput } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import { requestFilePath } from '@barnum/rules/paths';
import { requestFileSentences } from '@barnum/rules/requests/reservation-requests/request-files';
import { LedgerMeansType } from '../../money/ledger/ledger-types.graphql.ts';
import { hasAccess } from '../../platform/access.ts';
import { authorOf } from '../../platform/context.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { subscribeToTable } from '../../platform/graphql/subscribe-to-table.ts';
import { readUpload } from '../../platform/graphql/uploads.ts';
import { MovementType } from '../../requests/planning/planning.graphql.ts';
import { getReservationRequest } from '../../requests/reservation-requests/reservation-requests.domain.ts';
import { ReservationRequestType } from '../../requests/reservation-requests/reservation-requests.graphql.ts';
import { closeDeparture } from './close-departure.domain.ts';
import { closeReturn } from './close-return.domain.ts';
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

const FaultType = builder.enumType('ReturnFault', {
  description: 'Cassé, manquant ou sale.',
  values: settledFaults,
});

const StockOutcomeType = builder.enumType('ReturnStockOutcome', {
  description: 'Retiré du stock, ou hors service.',
  values: stockOutcomes,
});

const SettlementType = builder.enumType('ReturnSettlement', {
  description: 'Facturé avec la location, ou retenu sur la caution.',
  values: settlements,
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
      description: 'Son adresse, à lire avec un jeton.',
      resolve: ({ fileId }) => requestFilePath(fileId ?? 0),
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

const HandoverType = builder.objectRef<HandoverSheet>('Handover').implement({
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
    at: t.field({ type: 'DateTime', required: true, description: 'Quand, sur l’appareil.' }),
  }),
});

const DepositInputType = builder.inputType('HandoverDepositInput', {
  description: 'Une caution reçue sur place.',
  fields: (t) => ({
    date: t.field({ type: 'Date', required: true, description: 'Le jour.' }),
    moyen: t.field({ type: LedgerMeansType, required: true, description: 'Comment elle a été donnée.' }),
    montant: t.field({ type: 'Decimal', required: true, description: 'Son montant.' }),
    reference: t.string({ description: 'Le numéro du chèque.' }),
    banque: t.string({ description: 'La banque du chèque.' }),
    finEmpreinte: t.field({ type: 'Date', description: 'Le dernier jour de l’empreinte.' }),
  }),
});

const AllocationInputType = builder.inputType('HandoverAllocationInput', {
  description: 'Ce qui en va à une facture.',
  fields: (t) => ({
    invoiceId: t.int({ required: true, description: 'La facture.' }),
    montant: t.field({ type: 'Decimal', required: true, description: 'Combien.' }),
  }),
});

const PaymentInputType = builder.inputType('HandoverPaymentInput', {
  description: 'Un paiement reçu sur place.',
  fields: (t) => ({
    date: t.field({ type: 'Date', required: true, description: 'Le jour.' }),
    moyen: t.field({ type: LedgerMeansType, required: true, description: 'Comment.' }),
    montant: t.field({ type: 'Decimal', required: true, description: 'Combien.' }),
    reference: t.string({ description: 'Le numéro du chèque, du virement.' }),
    affectations: t.field({ type: [AllocationInputType], description: 'Les factures qu’il règle.' }),
  }),
});

const ReturnChoiceInputType = builder.inputType('ReturnChoiceInput', {
  description: 'Ce que l’on décide de ce qui n’est pas revenu comme c’était parti ; rien de ce qui n’est pas dit.',
  fields: (t) => ({
    lineId: t.int({ required: true, description: 'La ligne.' }),
    fault: t.field({ type: FaultType, required: true, description: 'De quoi il s’agit.' }),
    stock: t.field({ type: StockOutcomeType, description: 'Ce que devient le stock ; vide : rien.' }),
    prix: t.field({ type: 'Decimal', description: 'D’une pièce.' }),
    reglement: t.field({ type: SettlementType, description: 'Comment c’est payé ; vide : pas du tout.' }),
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
    resolve: (_root, { id }, { db }) => readHandover(db, id),
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
    resolve: (_root, args, { db }) => openHandover(db, parseInput(handoverOfInput, args)),
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
  closeDeparture: t.field({
    type: HandoverType,
    description:
      'Clore la feuille d’un départ : la demande est sortie, ce qui est reçu est au livre, l’état des lieux part au client.',
    authScopes: { preparation: true },
    args: {
      id: t.arg.int({ required: true }),
      key: t.arg.string({ description: 'Un UUID que choisit l’appareil : sous la même clé, close une seule fois.' }),
      signataire: t.arg.string({ description: 'Qui signe pour le client.' }),
      dessin: t.arg.string({ description: 'Sa signature, un chemin SVG de lignes droites.' }),
      caution: t.arg({ type: DepositInputType, description: 'Pour qui peut recevoir une caution.' }),
      paiement: t.arg({ type: PaymentInputType, description: 'Pour qui voit l’argent.' }),
      prevenir: t.arg.boolean({ defaultValue: true, description: 'Écrire au client.' }),
    },
    resolve: async (_root, { caution, paiement, ...args }, context) => {
      const { db, viewer } = context;
      const sheet = await readHandover(db, args.id);
      requireReceiver(viewer, { caution, paiement });
      const { requestId } = sheet;
      const input = parseInput(departureInput, {
        ...args,
        caution: caution && { ...caution, requestId },
        paiement: paiement && { ...paiement, requestId },
      });
      await closeDeparture(context, input, authorOf(context));
      return readHandover(db, args.id);
    },
  }),
  closeReturn: t.field({
    type: HandoverType,
    description:
      'Clore la feuille d’un retour : la demande est rendue, ou reste sortie avec ce qui est encore dehors ; de ce qui manque ou est cassé vient ce qui est dit, et rien d’autre.',
    authScopes: { preparation: true },
    args: {
      id: t.arg.int({ required: true }),
      key: t.arg.string({ description: 'Un UUID que choisit l’appareil : sous la même clé, close une seule fois.' }),
      signataire: t.arg.string({ description: 'Qui signe pour le client.' }),
      dessin: t.arg.string({ description: 'Sa signature, un chemin SVG de lignes droites.' }),
      suites: t.arg({ type: [ReturnChoiceInputType], description: 'Ce qui en vient, par qui en a le droit.' }),
      cautionsRendues: t.arg.intList({ description: 'Les cautions qui retournent au client.' }),
      paiement: t.arg({ type: PaymentInputType, description: 'Pour qui voit l’argent.' }),
      prevenir: t.arg.boolean({ defaultValue: true, description: 'Écrire au client.' }),
    },
    resolve: async (_root, { paiement, ...args }, context) => {
      const { db, viewer } = context;
      const { requestId } = await readHandover(db, args.id);
      const input = parseInput(returnInput, { ...args, paiement: paiement && { ...paiement, requestId } });
      requireDecider(viewer, input);
      await closeReturn(context, input, authorOf(context));
      return readHandover(db, args.id);
    },
  }),
}));

/** @throws DomainError FORBIDDEN where somebody decides what they have no right to. */
function requireDecider(
  viewer: Parameters<typeof hasAccess>[0],
  { suites, cautionsRendues, paiement }: Pick<ReturnInput, 'suites' | 'cautionsRendues' | 'paiement'>,
): void {
  const isStock = suites.some(({ stock }) => stock !== null);
  const isMoney = suites.some(({ reglement }) => reglement !== null) || cautionsRendues.length > 0 || paiement !== null;
  if ((isStock && !hasAccess(viewer, 'articles')) || (isMoney && !hasAccess(viewer, 'money'))) {
    throw new DomainError('FORBIDDEN', { message: returnSentences.noRight });
  }
}

/** @throws DomainError FORBIDDEN where somebody receives what they have no right to receive. */
function requireReceiver(
  viewer: Parameters<typeof hasAccess>[0],
  { caution, paiement }: { caution: unknown; paiement: unknown },
): void {
  if (caution && !hasAccess(viewer, 'deposits') && !hasAccess(viewer, 'money')) {
    throw new DomainError('FORBIDDEN', { message: handoverSentences.noDeposit });
  }
  if (paiement && !hasAccess(viewer, 'money')) {
    throw new DomainError('FORBIDDEN', { message: handoverSentences.noPayment });
  }
}

builder.subscriptionField('handoverChanged', (t) =>
  t.boolean({
    description: 'Vrai chaque fois qu’une feuille de départ ou de retour change.',
    authScopes: { preparation: true },
    subscribe: (_root, _args, context) =>
      subscribeToTable(context, { table: 'handovers', access: 'preparation' }, async () => async () => [true] as const),
    resolve: (changed) => changed,
  }),
);
