import { DomainError, parseInput } from '@barnum/rules/errors';
import { pageInput } from '@barnum/rules/fields/page';
import { chequeSlipSentences, returnedChequeMessage } from '@barnum/rules/money/cheque-slips/cheque-slips';
import {
  chequeAgainInput,
  chequeReturnInput,
  chequeSlipInput,
  handedSlipInput,
} from '@barnum/rules/money/cheque-slips-input';
import { toAmount } from '@barnum/rules/prices/amounts';
import { authorOf } from '../../platform/context.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { writeOnce } from '../../platform/idempotency-keys/idempotency-keys.domain.ts';
import { keyDescription } from '../../platform/idempotency-keys/idempotency-keys.graphql.ts';
import { ReversalType } from '../ledger/ledger-types.graphql.ts';
import {
  type ChequeSlip,
  createChequeSlip,
  deleteChequeSlip,
  getChequeSlip,
  handOverChequeSlip,
  listChequeSlips,
  presentChequeAgain,
  returnCheque,
  updateChequeSlip,
} from './cheque-slips.domain.ts';
import { type Cheque, listWaitingCheques, readCheques, type WaitingCheques } from './cheques.domain.ts';
import { type ChequeSlipDocument, drawSlipDocument } from './slip-document.domain.ts';

const ChequeReturnType = builder.objectRef<NonNullable<Cheque['returned']>>('ChequeReturn').implement({
  description: 'Ce que la banque a dit d’un chèque revenu impayé.',
  authScopes: { money: true },
  fields: (t) => ({
    date: t.field({
      type: 'Date',
      description: 'Le jour où il est revenu.',
      resolve: ({ date }) => new Date(date),
    }),
    motif: t.exposeString('motif', { description: 'Pourquoi.' }),
    frais: t.field({
      type: 'Decimal',
      description: 'Ce que la banque a prélevé.',
      resolve: ({ frais }) => toAmount(frais),
    }),
  }),
});

const ChequeType = builder.objectRef<Cheque>('Cheque').implement({
  description: 'Un chèque reçu : d’un paiement, ou d’une caution encaissée.',
  authScopes: { money: true },
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Celui de l’écriture qui l’a reçu.' }),
    estCaution: t.exposeBoolean('isDeposit', { description: 'S’il est d’une caution encaissée.' }),
    date: t.field({
      type: 'Date',
      description: 'Le jour où il a été reçu, ou sa caution encaissée.',
      resolve: ({ date }) => new Date(date),
    }),
    dernierJour: t.field({
      type: 'Date',
      description: 'Le dernier jour où une banque le paie.',
      resolve: ({ lastDay }) => new Date(lastDay),
    }),
    montant: t.field({ type: 'Decimal', description: 'Son montant.', resolve: ({ montant }) => toAmount(montant) }),
    reference: t.exposeString('reference', { description: 'Son numéro.' }),
    banque: t.exposeString('banque', { description: 'Sa banque.' }),
    payeur: t.exposeString('payeur', { description: 'Qui l’a donné ; vide une fois effacé.' }),
    requestId: t.exposeInt('requestId', { nullable: true, description: 'Le numéro de sa demande.' }),
    impaye: t.expose('returned', {
      type: ChequeReturnType,
      nullable: true,
      description: 'Vide tant qu’il n’est pas revenu impayé.',
    }),
    rendu: t.field({
      type: 'Decimal',
      description: 'Ce qui en avait été rendu, et qui est dû depuis qu’il est revenu impayé.',
      resolve: ({ owed }) => toAmount(owed),
    }),
    messageImpaye: t.string({
      nullable: true,
      description: 'Ce qui peut en être écrit au client : rien ne part sans l’administrateur.',
      resolve: ({ isDeposit, returned, ...cheque }) =>
        returned &&
        returnedChequeMessage({ ...cheque, caution: isDeposit, impayeLe: returned.date, frais: returned.frais }),
    }),
    seRepresente: t.boolean({
      description:
        'Si, revenu impayé, il peut être présenté de nouveau tel quel ; la caution en main s’encaisse de nouveau.',
      resolve: ({ isDeposit, owed, returned, presentedOn }) =>
        returned !== null && presentedOn === null && (!isDeposit || owed > 0),
    }),
    representeLe: t.field({
      type: 'Date',
      nullable: true,
      description: 'Le jour où, revenu impayé, il a été repris pour une autre remise.',
      resolve: ({ presentedOn }) => (presentedOn === null ? null : new Date(presentedOn)),
    }),
    contrePassation: t.expose('reversal', {
      type: ReversalType,
      nullable: true,
      description: 'Vide tant qu’il compte, ou quand il est revenu impayé.',
    }),
  }),
});

const ExpiredChequesType = builder.objectRef<WaitingCheques['expired']>('ExpiredCheques').implement({
  description: 'Des chèques qu’aucune banque ne paie plus.',
  authScopes: { money: true },
  fields: (t) => ({
    nombre: t.exposeInt('count', { description: 'Combien.' }),
    total: t.field({ type: 'Decimal', description: 'Leur montant.', resolve: ({ total }) => toAmount(total) }),
  }),
});

const WaitingChequesType = builder.objectRef<WaitingCheques>('WaitingCheques').implement({
  description: 'Les chèques qui ne sont ni en banque ni sur une remise.',
  authScopes: { money: true },
  fields: (t) => ({
    cheques: t.expose('cheques', {
      type: [ChequeType],
      description: 'Les plus anciens d’abord, autant qu’une remise en prend.',
    }),
    nombre: t.exposeInt('count', { description: 'Combien il y en a.' }),
    total: t.field({ type: 'Decimal', description: 'Leur montant.', resolve: ({ total }) => toAmount(total) }),
    perimes: t.expose('expired', {
      type: ExpiredChequesType,
      description: 'Ceux qu’aucune banque ne paie plus, à part.',
    }),
  }),
});

const ChequeSlipType = builder.objectRef<ChequeSlip>('ChequeSlip').implement({
  description: 'Une remise de chèques : elle change tant qu’elle n’est pas en banque.',
  authScopes: { money: true },
  fields: (t) => ({
    id: t.exposeInt('id'),
    numero: t.exposeInt('numero', { description: 'Son numéro, qui suit celui de la précédente.' }),
    compte: t.exposeString('compte', { description: 'Le compte à créditer.' }),
    remiseLe: t.field({
      type: 'Date',
      nullable: true,
      description: 'Le jour où elle a été remise en banque ; vide tant qu’elle est en préparation.',
      resolve: ({ handedOn }) => (handedOn === null ? null : new Date(handedOn)),
    }),
    cheques: t.expose('cheques', {
      type: [ChequeType],
      description: 'Ses chèques : ceux de paiements, puis ceux de cautions.',
    }),
    total: t.field({
      type: 'Decimal',
      description: 'Leur montant, ceux qui sont revenus compris.',
      resolve: ({ total }) => toAmount(total),
    }),
    auteur: t.exposeString('auteur', { description: 'L’adresse e-mail de l’administrateur.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

const ChequeSlipPageType = builder.objectRef<{ page: number; pageSize: number }>('ChequeSlipPage').implement({
  description: 'Une page de remises de chèques, la dernière d’abord.',
  authScopes: { money: true },
  fields: (t) => ({
    items: t.field({ type: [ChequeSlipType], resolve: (page, _args, { db }) => listChequeSlips(db, page) }),
    totalCount: t.int({ resolve: (_page, _args, { db }) => db.chequeSlip.count() }),
  }),
});

const ChequeSlipDocumentType = builder.objectRef<ChequeSlipDocument>('ChequeSlipDocument').implement({
  description: 'Le bordereau d’une remise de chèques.',
  authScopes: { money: true },
  fields: (t) => ({
    fileName: t.exposeString('fileName', { description: 'Le nom de son fichier.' }),
    pdf: t.string({
      description: 'Le document PDF, en base64.',
      resolve: ({ pdf }) => Buffer.from(pdf).toString('base64'),
    }),
  }),
});

const SlipChequeInputType = builder.inputType('SlipChequeInput', {
  description: 'Un chèque d’une remise.',
  fields: (t) => ({
    id: t.int({ required: true, description: 'Celui de l’écriture qui l’a reçu.' }),
    reference: t.string({ description: 'Son numéro.' }),
    banque: t.string({ description: 'Sa banque.' }),
  }),
});

const ChequeSlipInputType = builder.inputType('ChequeSlipInput', {
  description: 'Ce que contient une remise de chèques.',
  fields: (t) => ({
    compte: t.string({ description: 'Le compte à créditer.' }),
    cheques: t.field({ type: [SlipChequeInputType], required: true, description: 'Ses chèques.' }),
  }),
});

builder.queryFields((t) => ({
  waitingCheques: t.field({
    type: WaitingChequesType,
    description: 'Les chèques à remettre en banque.',
    authScopes: { money: true },
    resolve: (_root, _args, { db }) => listWaitingCheques(db),
  }),
  chequeSlips: t.field({
    type: ChequeSlipPageType,
    description: 'Les remises de chèques.',
    authScopes: { money: true },
    args: { page: t.arg.int(), pageSize: t.arg.int() },
    resolve: (_root, args) => parseInput(pageInput, args),
  }),
  chequeSlip: t.field({
    type: ChequeSlipType,
    description: 'Une remise de chèques.',
    authScopes: { money: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: (_root, { id }, { db }) => getChequeSlip(db, id),
  }),
  chequeSlipDocument: t.field({
    type: ChequeSlipDocumentType,
    description: 'Le bordereau d’une remise, à imprimer.',
    authScopes: { money: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: (_root, { id }, context) => drawSlipDocument(context, id),
  }),
}));

const seenDescription = 'Le `updatedAt` de ce qui a été lu : si elle a changé depuis, rien n’est fait.';

builder.mutationFields((t) => ({
  createChequeSlip: t.field({
    type: ChequeSlipType,
    description: 'Préparer une remise de chèques.',
    authScopes: { money: true },
    args: {
      input: t.arg({ type: ChequeSlipInputType, required: true }),
      key: t.arg.string({ description: keyDescription }),
    },
    resolve: async (_root, { input, key }, context) => {
      const slip = parseInput(chequeSlipInput, input);
      const id = await writeOnce(context.db, { key, content: slip }, (tx) =>
        createChequeSlip(tx, slip, authorOf(context)),
      );
      return getChequeSlip(context.db, id);
    },
  }),
  updateChequeSlip: t.field({
    type: ChequeSlipType,
    description: 'Changer une remise en préparation.',
    authScopes: { money: true },
    args: {
      id: t.arg.int({ required: true }),
      input: t.arg({ type: ChequeSlipInputType, required: true }),
      updatedAt: t.arg({ type: 'DateTime', description: seenDescription }),
    },
    resolve: async (_root, { id, input, updatedAt }, { db }) => {
      await updateChequeSlip(db, id, { ...parseInput(chequeSlipInput, input), seen: updatedAt ?? null });
      return getChequeSlip(db, id);
    },
  }),
  deleteChequeSlip: t.boolean({
    description: 'Défaire une remise en préparation : ses chèques attendent de nouveau.',
    authScopes: { money: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: async (_root, { id }, { db }) => {
      await deleteChequeSlip(db, id);
      return true;
    },
  }),
  handOverChequeSlip: t.field({
    type: ChequeSlipType,
    description: 'Noter qu’une remise est en banque : elle ne change plus.',
    authScopes: { money: true },
    args: {
      id: t.arg.int({ required: true }),
      date: t.arg({ type: 'Date', required: true, description: 'Le jour.' }),
      updatedAt: t.arg({ type: 'DateTime', description: seenDescription }),
    },
    resolve: async (_root, { updatedAt, ...args }, context) => {
      const handed = parseInput(handedSlipInput, args);
      await handOverChequeSlip(context.db, { ...handed, seen: updatedAt ?? null }, authorOf(context));
      return getChequeSlip(context.db, handed.id);
    },
  }),
  returnCheque: t.field({
    type: ChequeSlipType,
    description: 'Noter qu’un chèque est revenu impayé : ce qu’il payait est de nouveau à payer. Répond sa remise.',
    authScopes: { money: true },
    args: {
      id: t.arg.int({ required: true, description: 'Celui de l’écriture qui l’a reçu.' }),
      date: t.arg({ type: 'Date', required: true, description: 'Le jour où il est revenu.' }),
      motif: t.arg.string({ required: true, description: 'Ce que dit la banque.' }),
      frais: t.arg({ type: 'Decimal', description: 'Ce qu’elle a prélevé : noté, et facturé nulle part.' }),
    },
    resolve: async (_root, args, context) => {
      const id = await returnCheque(context.db, parseInput(chequeReturnInput, args), authorOf(context));
      return getChequeSlip(context.db, id);
    },
  }),
  presentChequeAgain: t.field({
    type: ChequeType,
    description:
      'Présenter de nouveau le chèque d’un paiement revenu impayé, ou d’une caution dont le reste était rendu : il est reçu de nouveau ce jour-là, règle ce qu’il payait et qui est encore à payer, et attend une remise.',
    authScopes: { money: true },
    args: {
      id: t.arg.int({ required: true, description: 'Celui de l’écriture qui l’avait reçu.' }),
      date: t.arg({ type: 'Date', required: true, description: 'Le jour.' }),
    },
    resolve: async (_root, args, context) => {
      const id = await presentChequeAgain(context.db, parseInput(chequeAgainInput, args), authorOf(context));
      const [cheque] = await readCheques(context.db, { id });
      if (!cheque) throw new DomainError('NOT_FOUND', { message: chequeSlipSentences.notReturned });
      return cheque;
    },
  }),
}));
