import { parseInput } from '@barnum/rules/errors';
import { isHeld, nextDepositSteps, releaseReasons, reversibleEntry } from '@barnum/rules/money/ledger/deposit-acts';
import {
  depositStates,
  depositWarnings,
  holdsMoney,
  leftToReturn,
  type RetainedLine,
  retentionPurposes,
  stepOf,
} from '@barnum/rules/money/ledger/deposits';
import { depositInput, depositStepInput, releaseInput, retentionInput } from '@barnum/rules/money/ledger-input';
import { requestFilePath } from '@barnum/rules/paths';
import { toAmount } from '@barnum/rules/prices/amounts';
import { authorOf } from '../../platform/context.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { writeOnce } from '../../platform/idempotency-keys/idempotency-keys.domain.ts';
import { keyDescription } from '../../platform/idempotency-keys/idempotency-keys.graphql.ts';
import { getInvoiceAccount } from '../invoices/invoices.domain.ts';
import { InvoiceType } from '../invoices/invoices.graphql.ts';
import { isOwed, lastDayOf } from '../ledger/deposit-balances.domain.ts';
import { type Deposit, type DepositStepEntry, getDeposit, listHeldDeposits } from '../ledger/deposit-list.domain.ts';
import { AllocationType, LedgerMeansType, ReversalType } from '../ledger/ledger-types.graphql.ts';
import { moveDeposit, receiveDeposit, retainDeposit } from './deposits.domain.ts';
import { isReleasable, releaseDeposit } from './release.domain.ts';
import { billRestoration } from './restoration.domain.ts';

const DepositStateType = builder.enumType('DepositState', {
  description: 'Ce que devient une caution.',
  values: depositStates,
});

export const DepositWarningType = builder.enumType('DepositWarning', {
  description: 'Ce qu’il faut savoir d’une caution en main.',
  values: depositWarnings,
});

const RetentionPurposeType = builder.enumType('RetentionPurpose', {
  description: 'Pourquoi une caution est retenue : une remise en état porte la TVA, une perte ou un vol non.',
  values: retentionPurposes,
});

const ReleaseReasonType = builder.enumType('ReleaseReason', {
  description: 'Pourquoi ce qui était retenu d’une caution ne l’est plus.',
  values: releaseReasons,
});

const RetainedLineType = builder.objectRef<RetainedLine>('RetainedLine').implement({
  description: 'Ce qui est retenu d’une caution.',
  authScopes: { money: true },
  fields: (t) => ({
    libelle: t.exposeString('libelle', { description: 'Ce que c’est.' }),
    montant: t.expose('montant', { type: 'Decimal', description: 'Combien.' }),
  }),
});

const DepositStepType = builder.objectRef<DepositStepEntry>('DepositStep').implement({
  description: 'Une étape d’une caution.',
  authScopes: { money: true },
  fields: (t) => ({
    id: t.exposeInt('id'),
    etat: t.field({
      type: DepositStateType,
      description: 'Ce qu’elle devient.',
      resolve: ({ nature }) => stepOf(nature),
    }),
    date: t.expose('date', { type: 'Date', description: 'Le jour.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    auteur: t.exposeString('auteur', { description: 'L’adresse e-mail de l’administrateur.' }),
    montant: t.expose('montant', { type: 'Decimal', description: 'De combien il s’agit.' }),
    moyen: t.expose('moyen', {
      type: LedgerMeansType,
      description: 'Comment l’argent, ou la caution, change de mains.',
    }),
    reference: t.exposeString('reference', { description: 'Le numéro de l’envoi, du virement.' }),
    note: t.string({ description: 'Un mot de l’entreprise.', resolve: ({ notes }) => notes?.note ?? '' }),
    motif: t.exposeString('motif', { description: 'Pourquoi elle est retenue.' }),
    usage: t.expose('usage', {
      type: RetentionPurposeType,
      nullable: true,
      description: 'Pour quoi elle est retenue.',
    }),
    lignes: t.field({
      type: [RetainedLineType],
      description: 'Ce qui est retenu.',
      resolve: ({ lignes }) => (lignes as RetainedLine[] | null) ?? [],
    }),
    fichiers: t.exposeIntList('fichiers', { description: 'Les photos, parmi les fichiers de la demande.' }),
    libre: t.field({
      type: 'Decimal',
      description: 'Ce qui, retenu pour une remise en état, n’est encore d’aucune facture.',
      resolve: ({ free }) => toAmount(free),
    }),
    affectable: t.field({
      type: 'Decimal',
      description:
        'Ce qui peut en régler une facture de sa demande : rien avant l’encaissement ni tant qu’elle est à facturer, et pas d’espèces au-delà de ce que la loi permet pour une dette.',
      resolve: ({ allocatable }) => toAmount(allocatable),
    }),
    aRendre: t.field({
      type: 'Decimal',
      description:
        'Ce qui n’en est d’aucune facture et se rend (`recordRefund`) : elle est facturée, et payée autrement.',
      resolve: ({ surplus }) => toAmount(surplus),
    }),
    affectations: t.expose('allocations', {
      type: [AllocationType],
      description: 'Les factures que règle ce qui est retenu.',
    }),
    aFacturer: t.exposeBoolean('isToBill', {
      description: 'Si c’est une remise en état qu’aucune ligne de la demande ne facture encore.',
    }),
    refusFacturation: t.exposeString('billingRefusal', {
      nullable: true,
      description: 'Pourquoi elle ne peut pas encore être facturée, en une phrase ; vide quand elle le peut.',
    }),
    contrePassation: t.field({
      type: ReversalType,
      nullable: true,
      description: 'Vide tant qu’elle compte.',
      resolve: ({ reversedBy }) => reversedBy,
    }),
  }),
});

export const DepositRequestType = builder.objectRef<NonNullable<Deposit['request']>>('DepositRequest').implement({
  description: 'La demande d’une caution.',
  authScopes: { money: true },
  fields: (t) => ({
    id: t.exposeInt('id'),
    nom: t.exposeString('nom'),
    prenom: t.exposeString('prenom'),
    debut: t.expose('debut', { type: 'Date', description: 'Premier jour de la location.' }),
    fin: t.expose('fin', { type: 'Date', description: 'Dernier jour de la location.' }),
  }),
});

export const DepositType = builder.objectRef<Deposit>('Deposit').implement({
  description: 'Une caution reçue, et ce qu’elle est devenue.',
  authScopes: { money: true },
  fields: (t) => ({
    id: t.exposeInt('id'),
    date: t.expose('date', { type: 'Date', description: 'Le jour où elle a été reçue.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    auteur: t.exposeString('auteur', { description: 'L’adresse e-mail de l’administrateur.' }),
    moyen: t.expose('moyen', { type: LedgerMeansType, description: 'Comment elle a été donnée.' }),
    montant: t.expose('montant', { type: 'Decimal', description: 'Son montant.' }),
    reference: t.exposeString('reference', { description: 'Le numéro du chèque.' }),
    banque: t.exposeString('banque', { description: 'La banque du chèque.' }),
    dateCheque: t.expose('dateCheque', { type: 'Date', nullable: true, description: 'La date du chèque.' }),
    dernierJour: t.field({
      type: 'Date',
      nullable: true,
      description: 'Le dernier jour du chèque, ou de l’empreinte ; vide pour de l’argent.',
      resolve: (deposit) => {
        const day = lastDayOf(deposit);
        return day === null ? null : new Date(day);
      },
    }),
    payeur: t.string({
      description: 'Qui l’a donnée ; vide une fois effacé.',
      resolve: ({ notes }) => notes?.payeur ?? '',
    }),
    note: t.string({ description: 'Un mot de l’entreprise.', resolve: ({ notes }) => notes?.note ?? '' }),
    photo: t.string({
      nullable: true,
      description: 'L’adresse de la photo de son chèque, à lire avec un jeton ; vide s’il n’y en a pas.',
      resolve: ({ photo }) => (photo === null ? null : requestFilePath(photo.id)),
    }),
    request: t.field({
      type: DepositRequestType,
      nullable: true,
      description: 'Sa demande, tant qu’elle existe.',
      resolve: ({ request }) => request,
    }),
    etat: t.field({
      type: DepositStateType,
      description: 'Ce qu’elle est devenue.',
      resolve: ({ balance }) => balance.etat,
    }),
    retenu: t.field({
      type: 'Decimal',
      description: 'Ce qui en est retenu.',
      resolve: ({ balance }) => toAmount(balance.retenu),
    }),
    aRendre: t.field({
      type: 'Decimal',
      description: 'Ce qui en reste à rendre.',
      resolve: ({ balance }) => toAmount(leftToReturn(balance)),
    }),
    enMain: t.boolean({
      description: 'Si l’entreprise la tient encore.',
      resolve: ({ balance, reversedBy }) => reversedBy === null && isHeld(balance),
    }),
    estDue: t.boolean({
      description: 'Si son chèque est revenu impayé après que le reste a été rendu : le client le doit.',
      resolve: isOwed,
    }),
    suites: t.field({
      type: [DepositStateType],
      description: 'Ce qu’elle peut devenir, le plus courant d’abord.',
      resolve: ({ balance, reversedBy }) => (reversedBy === null ? nextDepositSteps(balance) : []),
    }),
    estArgent: t.boolean({
      description:
        'Si l’entreprise en a l’argent, et non un chèque ou une empreinte : ce qui est retenu s’affecte alors.',
      resolve: ({ balance }) => holdsMoney(balance),
    }),
    leveePossible: t.boolean({
      description:
        'Si ce qui en est retenu peut ne plus l’être : rien n’en règle une facture, et le reste n’est pas rendu.',
      resolve: (deposit) => isReleasable(deposit),
    }),
    annulable: t.int({
      nullable: true,
      description: 'L’écriture qui peut en être annulée : sa dernière étape, ou sa réception ; vide s’il n’y en a pas.',
      resolve: (deposit) => (isOwed(deposit) ? null : (reversibleEntry(entriesOf(deposit))?.id ?? null)),
    }),
    avertissements: t.field({
      type: [DepositWarningType],
      description: 'Ce qu’il faut en savoir.',
      resolve: ({ warnings }) => warnings,
    }),
    etapes: t.field({
      type: [DepositStepType],
      description: 'Ce qui en a été fait, dans l’ordre, avec ce qui a été annulé.',
      resolve: ({ steps }) => steps.filter(({ reversesId }) => reversesId === null),
    }),
    contrePassation: t.field({
      type: ReversalType,
      nullable: true,
      description: 'Vide tant qu’elle compte.',
      resolve: ({ reversedBy }) => reversedBy,
    }),
  }),
});

/** What counts of a deposit, its receipt first. */
function entriesOf({ id, reversedBy, steps }: Deposit) {
  if (reversedBy !== null) return [];
  const inForce = steps.filter((step) => step.reversesId === null && step.reversedBy === null);
  return [
    { id, etat: 'recue' as const, isCounted: false },
    ...inForce.map((step) => ({ id: step.id, etat: stepOf(step.nature), isCounted: step.isSpent })),
  ];
}

const DepositInputType = builder.inputType('DepositInput', {
  description: 'Une caution reçue.',
  fields: (t) => ({
    requestId: t.int({ required: true, description: 'Le numéro de sa demande.' }),
    date: t.field({ type: 'Date', required: true, description: 'Le jour où elle a été reçue.' }),
    moyen: t.field({ type: LedgerMeansType, required: true, description: 'Comment elle a été donnée.' }),
    montant: t.field({ type: 'Decimal', required: true, description: 'Son montant.' }),
    reference: t.string({ description: 'Le numéro du chèque.' }),
    banque: t.string({ description: 'La banque du chèque.' }),
    dateCheque: t.field({ type: 'Date', description: 'La date du chèque.' }),
    finEmpreinte: t.field({ type: 'Date', description: 'Le dernier jour de l’empreinte.' }),
    payeur: t.string({ description: 'Qui l’a donnée ; à défaut, celui de la demande.' }),
    note: t.string({ description: 'Un mot de l’entreprise.' }),
  }),
});

const RetainedLineInputType = builder.inputType('RetainedLineInput', {
  description: 'Ce qui est retenu d’une caution.',
  fields: (t) => ({
    libelle: t.string({ required: true, description: 'Ce que c’est.' }),
    montant: t.field({ type: 'Decimal', required: true, description: 'Combien.' }),
  }),
});

const RetentionInputType = builder.inputType('RetentionInput', {
  description: 'Ce qui est retenu d’une caution, en partie ou en entier.',
  fields: (t) => ({
    id: t.int({ required: true, description: 'Celui de la caution.' }),
    date: t.field({ type: 'Date', required: true, description: 'Le jour.' }),
    usage: t.field({ type: RetentionPurposeType, required: true, description: 'Remise en état, ou perte ou vol.' }),
    motif: t.string({ required: true, description: 'Pourquoi.' }),
    lignes: t.field({ type: [RetainedLineInputType], required: true, description: 'Ce qui est retenu.' }),
    fichiers: t.intList({ description: 'Les photos, parmi les fichiers de la demande.' }),
  }),
});

builder.queryFields((t) => ({
  heldDeposits: t.field({
    type: [DepositType],
    description: 'Les cautions en main, la plus ancienne d’abord.',
    authScopes: { money: true },
    resolve: (_root, _args, { db }) => listHeldDeposits(db),
  }),
  deposit: t.field({
    type: DepositType,
    description: 'Une caution.',
    authScopes: { money: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: (_root, { id }, { db }) => getDeposit(db, id),
  }),
}));

builder.mutationFields((t) => ({
  receiveDeposit: t.field({
    type: DepositType,
    description: 'Enregistrer une caution reçue.',
    authScopes: { money: true },
    args: {
      input: t.arg({ type: DepositInputType, required: true }),
      key: t.arg.string({ description: keyDescription }),
    },
    resolve: async (_root, { input, key }, context) => {
      const deposit = parseInput(depositInput, input);
      const id = await writeOnce(context.db, { key, content: deposit }, (tx) =>
        receiveDeposit(tx, deposit, authorOf(context)),
      );
      return getDeposit(context.db, id);
    },
  }),
  moveDeposit: t.field({
    type: DepositType,
    description: 'Rendre une caution, la dire détruite à la demande du client, ou l’encaisser.',
    authScopes: { money: true },
    args: {
      id: t.arg.int({ required: true }),
      etape: t.arg({ type: DepositStateType, required: true, description: 'Ce qu’elle devient.' }),
      date: t.arg({ type: 'Date', required: true, description: 'Le jour.' }),
      moyen: t.arg({
        type: LedgerMeansType,
        description: 'Comment de l’argent est rendu ; à défaut, comme il est venu.',
      }),
      moyenDuReste: t.arg({
        type: LedgerMeansType,
        description:
          'De ce qui est encaissé : comment ce qui n’en est pas retenu est rendu le même jour ; vide : plus tard.',
      }),
      reference: t.arg.string({ description: 'Le numéro de l’envoi, du virement.' }),
      note: t.arg.string({ description: 'Un mot de l’entreprise.' }),
    },
    resolve: async (_root, args, context) => {
      await moveDeposit(context.db, parseInput(depositStepInput, args), authorOf(context));
      return getDeposit(context.db, args.id);
    },
  }),
  retainDeposit: t.field({
    type: DepositType,
    description: 'Retenir une caution, en partie ou en entier.',
    authScopes: { money: true },
    args: {
      input: t.arg({ type: RetentionInputType, required: true }),
      key: t.arg.string({ description: keyDescription }),
    },
    resolve: async (_root, { input, key }, context) => {
      const retention = parseInput(retentionInput, input);
      await writeOnce(context.db, { key, content: retention }, (tx) => retainDeposit(tx, retention, authorOf(context)));
      return getDeposit(context.db, input.id);
    },
  }),
  releaseDeposit: t.field({
    type: DepositType,
    description:
      'Lever ce qui est retenu d’une caution, qui peut alors être rendue : le client paie par un autre moyen (la remise en état rejoint alors la location), ou c’est un geste commercial.',
    authScopes: { money: true },
    args: {
      id: t.arg.int({ required: true, description: 'Celui de la caution.' }),
      raison: t.arg({ type: ReleaseReasonType, required: true, description: 'Pourquoi.' }),
    },
    resolve: async (_root, args, context) => {
      await releaseDeposit(context.db, parseInput(releaseInput, args), authorOf(context));
      return getDeposit(context.db, args.id);
    },
  }),
  billRestoration: t.field({
    type: InvoiceType,
    description: 'Facturer la remise en état pour laquelle une caution est retenue : le brouillon de la facture.',
    authScopes: { money: true },
    args: { id: t.arg.int({ required: true, description: 'Celui de la retenue.' }) },
    resolve: async (_root, { id }, context) =>
      getInvoiceAccount(context.db, await billRestoration(context.db, id, authorOf(context))),
  }),
}));
