import { parseInput } from '@barnum/rules/errors';
import { pageInput } from '@barnum/rules/fields/page';
import { ledgerKindLabels } from '@barnum/rules/money/ledger/ledger';
import { cashToBankInput, tillCountInput } from '@barnum/rules/money/till-input';
import { toAmount } from '@barnum/rules/prices/amounts';
import { authorOf } from '../../platform/context.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { writeOnce } from '../../platform/idempotency-keys/idempotency-keys.domain.ts';
import { keyDescription } from '../../platform/idempotency-keys/idempotency-keys.graphql.ts';
import {
  countTillCounts,
  countTillMovements,
  listTillMovements,
  readTill,
  readTillCounts,
  recordTillCount,
  type Till,
  type TillCount,
  type TillMovement,
  takeCashToBank,
} from './till.domain.ts';

const TillMovementType = builder.objectRef<TillMovement>('TillMovement').implement({
  description: 'Des espèces entrées dans la caisse, ou sorties.',
  authScopes: { money: true },
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Celui de l’écriture.' }),
    date: t.field({ type: 'Date', description: 'Le jour.', resolve: ({ date }) => new Date(date) }),
    quoi: t.string({
      description: 'Ce que c’est, en mots.',
      resolve: ({ nature, isReverse }) => `${isReverse ? 'Annulation\u00a0: ' : ''}${ledgerKindLabels[nature]}`,
    }),
    montant: t.field({
      type: 'Decimal',
      description: 'Combien ; négatif quand elles sortent.',
      resolve: ({ montant }) => toAmount(montant),
    }),
    payeur: t.exposeString('payeur', { description: 'De qui, ou à qui ; vide une fois effacé.' }),
    reference: t.exposeString('reference', { description: 'Le numéro de la remise.' }),
    requestId: t.exposeInt('requestId', { nullable: true, description: 'Le numéro de sa demande.' }),
    annulable: t.exposeBoolean('isReversible', {
      description: 'Si c’est une remise en banque qui peut s’annuler d’ici.',
    }),
  }),
});

const TillCountType = builder.objectRef<TillCount>('TillCount').implement({
  description: 'Un comptage de la caisse.',
  authScopes: { money: true },
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Celui de l’écriture.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    auteur: t.exposeString('auteur', { description: 'L’adresse e-mail de l’administrateur.' }),
    montant: t.field({
      type: 'Decimal',
      description: 'Ce qui a été compté.',
      resolve: (count) => toAmount(count.montant),
    }),
    attendu: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Ce qui devait y être ; vide pour le premier.',
      resolve: ({ expected }) => (expected === null ? null : toAmount(expected)),
    }),
    ecart: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Compté moins attendu ; vide pour le premier.',
      resolve: ({ montant, expected }) => (expected === null ? null : toAmount(montant - expected)),
    }),
    motif: t.exposeString('motif', { description: 'D’où vient l’écart.' }),
  }),
});

const TillCountPageType = builder.objectRef<{ page: number; pageSize: number }>('TillCountPage').implement({
  description: 'Une page de comptages, le dernier d’abord.',
  authScopes: { money: true },
  fields: (t) => ({
    items: t.field({ type: [TillCountType], resolve: (page, _args, { db }) => readTillCounts(db, page) }),
    totalCount: t.int({ resolve: (_page, _args, { db }) => countTillCounts(db) }),
  }),
});

const TillType = builder.objectRef<Till>('Till').implement({
  description: 'La caisse : ce qu’elle doit contenir, d’après le dernier comptage et ce qui a bougé depuis.',
  authScopes: { money: true },
  fields: (t) => ({
    attendu: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Ce qui doit y être ; vide tant qu’elle n’a jamais été comptée.',
      resolve: ({ expected }) => (expected === null ? null : toAmount(expected)),
    }),
    mouvements: t.field({
      type: [TillMovementType],
      description: 'Ce qui y est entré et en est sorti depuis, le dernier d’abord, cent au plus.',
      resolve: (till, _args, { db }) => (till.expected === null ? [] : listTillMovements(db, till)),
    }),
    nombreMouvements: t.int({
      description: 'Combien il y en a.',
      resolve: (till, _args, { db }) => (till.expected === null ? 0 : countTillMovements(db, till)),
    }),
  }),
});

const TillCountInputType = builder.inputType('TillCountInput', {
  description: 'Ce qui a été compté dans la caisse.',
  fields: (t) => ({
    montant: t.field({ type: 'Decimal', required: true, description: 'Le total.' }),
    attendu: t.field({
      type: 'Decimal',
      description: 'L’`attendu` qui a été lu, vide pour le premier comptage : s’il a changé, rien n’est noté.',
    }),
    motif: t.string({ description: 'D’où vient l’écart, quand il y en a un.' }),
  }),
});

const CashToBankInputType = builder.inputType('CashToBankInput', {
  description: 'Des espèces remises en banque.',
  fields: (t) => ({
    date: t.field({ type: 'Date', required: true, description: 'Le jour.' }),
    montant: t.field({ type: 'Decimal', required: true, description: 'Combien.' }),
    reference: t.string({ description: 'Le numéro de la remise.' }),
  }),
});

builder.queryFields((t) => ({
  till: t.field({
    type: TillType,
    description: 'La caisse.',
    authScopes: { money: true },
    resolve: (_root, _args, { db }) => readTill(db),
  }),
  tillCounts: t.field({
    type: TillCountPageType,
    description: 'Les comptages de la caisse.',
    authScopes: { money: true },
    args: { page: t.arg.int(), pageSize: t.arg.int() },
    resolve: (_root, args) => parseInput(pageInput, args),
  }),
}));

builder.mutationFields((t) => ({
  recordTillCount: t.field({
    type: TillType,
    description: 'Noter ce qui a été compté dans la caisse.',
    authScopes: { money: true },
    args: {
      input: t.arg({ type: TillCountInputType, required: true }),
      key: t.arg.string({ description: keyDescription }),
    },
    resolve: async (_root, { input, key }, context) => {
      const count = parseInput(tillCountInput, input);
      await writeOnce(context.db, { key, content: count }, (tx) => recordTillCount(tx, count, authorOf(context)));
      return readTill(context.db);
    },
  }),
  takeCashToBank: t.field({
    type: TillType,
    description: 'Noter des espèces remises en banque.',
    authScopes: { money: true },
    args: {
      input: t.arg({ type: CashToBankInputType, required: true }),
      key: t.arg.string({ description: keyDescription }),
    },
    resolve: async (_root, { input, key }, context) => {
      const cash = parseInput(cashToBankInput, input);
      await writeOnce(context.db, { key, content: cash }, (tx) => takeCashToBank(tx, cash, authorOf(context)));
      return readTill(context.db);
    },
  }),
}));
