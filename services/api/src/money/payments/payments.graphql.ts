import { parseInput } from '@barnum/rules/errors';
import {
  allocationInput,
  ledgerPeriodInput,
  paymentInput,
  paymentListInput,
  refundInput,
  reversalInput,
} from '@barnum/rules/money/ledger-input';
import { toAmount } from '@barnum/rules/prices/amounts';
import { authorOf } from '../../platform/context.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { writeOnce } from '../../platform/idempotency-keys/idempotency-keys.domain.ts';
import { keyDescription } from '../../platform/idempotency-keys/idempotency-keys.graphql.ts';
import { readReceivedByRate } from '../figures/vat/vat-figures.domain.ts';
import { RateTotalType } from '../figures/vat/vat-figures.graphql.ts';
import { AllocationType, InvoiceToPayType, LedgerMeansType, ReversalType } from '../ledger/ledger-types.graphql.ts';
import { reverseEntry } from '../ledger/reversals.domain.ts';
import { type LedgerTotals, readLedgerTotals } from '../ledger/totals.domain.ts';
import { listInvoicesToPay } from './invoices-to-pay.domain.ts';
import { countPayments, getPayment, listPayments, type Payment, type SoughtPayments } from './payment-list.domain.ts';
import { allocate, recordPayment, recordRefund } from './payments.domain.ts';
import { drawReceiptOf, type Receipt } from './receipts.domain.ts';

export const PaymentType = builder.objectRef<Payment>('Payment').implement({
  description: 'Un paiement reçu, ou un remboursement : il ne change plus, il s’annule.',
  authScopes: { money: true },
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Sa place dans le livre.' }),
    date: t.expose('date', { type: 'Date', description: 'Le jour où il a été reçu.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    auteur: t.exposeString('auteur', { description: 'L’adresse e-mail de l’administrateur.' }),
    isRefund: t.boolean({
      description: 'Si c’est un remboursement : son montant est négatif.',
      resolve: ({ nature }) => nature === 'remboursement',
    }),
    moyen: t.expose('moyen', { type: LedgerMeansType, description: 'Comment il a été payé.' }),
    reference: t.exposeString('reference', { description: 'Le numéro du chèque ou du virement.' }),
    banque: t.exposeString('banque', { description: 'La banque du chèque.' }),
    montant: t.expose('montant', { type: 'Decimal', description: 'Son montant.' }),
    payeur: t.string({
      description: 'Qui a payé ; vide une fois effacé.',
      resolve: ({ notes }) => notes?.payeur ?? '',
    }),
    note: t.string({ description: 'Un mot de l’entreprise.', resolve: ({ notes }) => notes?.note ?? '' }),
    requestId: t.int({
      nullable: true,
      description: 'Le numéro de sa demande, tant qu’elle existe.',
      resolve: ({ request }) => request?.id ?? null,
    }),
    affectations: t.field({
      type: [AllocationType],
      description: 'Les factures qu’il règle.',
      resolve: ({ steps, invoices }) =>
        steps.map((step) => ({ ...step, numero: (step.invoiceId && invoices.get(step.invoiceId)) || '' })),
    }),
    libre: t.field({
      type: 'Decimal',
      description: 'Ce qui n’en règle encore aucune facture.',
      resolve: ({ free }) => toAmount(free),
    }),
    annulable: t.boolean({
      description: 'S’il peut être annulé : il compte, et rien n’en est remboursé.',
      resolve: ({ isReversible }) => isReversible,
    }),
    contrePassation: t.field({
      type: ReversalType,
      nullable: true,
      description: 'Vide tant qu’il compte.',
      resolve: ({ reversedBy }) => reversedBy,
    }),
  }),
});

const PaymentPageType = builder
  .objectRef<SoughtPayments & { page: number; pageSize: number }>('PaymentPage')
  .implement({
    description: 'Une page de paiements et de remboursements, le dernier d’abord.',
    authScopes: { money: true },
    fields: (t) => ({
      items: t.field({ type: [PaymentType], resolve: (page, _args, { db }) => listPayments(db, page) }),
      totalCount: t.int({ resolve: (page, _args, { db }) => countPayments(db, page) }),
    }),
  });

const MeansTotalType = builder.objectRef<LedgerTotals['byMeans'][number]>('MeansTotal').implement({
  description: 'Ce qui est entré par un moyen.',
  authScopes: { money: true },
  fields: (t) => ({
    moyen: t.expose('moyen', { type: LedgerMeansType, description: 'Ce moyen.' }),
    montant: t.field({ type: 'Decimal', description: 'Le total.', resolve: ({ montant }) => toAmount(montant) }),
  }),
});

const LedgerTotalsType = builder.objectRef<LedgerTotals>('LedgerTotals').implement({
  description: 'Ce que dit le livre d’une période, remboursements et annulations déduits.',
  authScopes: { money: true },
  fields: (t) => ({
    total: t.field({ type: 'Decimal', description: 'Tous moyens ensemble.', resolve: ({ total }) => toAmount(total) }),
    parMoyen: t.field({ type: [MeansTotalType], description: 'Par moyen.', resolve: ({ byMeans }) => byMeans }),
    parTaux: t.field({
      type: [RateTotalType],
      description: 'Ce qui règle des factures, par taux de TVA.',
      resolve: ({ period }, _args, { db }) => readReceivedByRate(db, period),
    }),
    cautionsRetenues: t.field({
      type: [MeansTotalType],
      description: 'Ce qui a été retenu de cautions, par moyen.',
      resolve: ({ retained }) => retained,
    }),
  }),
});

const AllocationInputType = builder.inputType('PaymentAllocationInput', {
  description: 'Ce qui d’un paiement règle une facture.',
  fields: (t) => ({
    invoiceId: t.int({ required: true, description: 'Celui de la facture.' }),
    montant: t.field({ type: 'Decimal', required: true, description: 'Combien.' }),
  }),
});

const PaymentInputType = builder.inputType('PaymentInput', {
  description: 'Un paiement reçu, pour une demande, des factures, ou les deux.',
  fields: (t) => ({
    date: t.field({ type: 'Date', required: true, description: 'Le jour où il a été reçu.' }),
    moyen: t.field({ type: LedgerMeansType, required: true, description: 'Comment il a été payé.' }),
    montant: t.field({ type: 'Decimal', required: true, description: 'Son montant.' }),
    reference: t.string({ description: 'Le numéro du chèque ou du virement.' }),
    banque: t.string({ description: 'La banque du chèque.' }),
    payeur: t.string({ description: 'Qui a payé ; à défaut, celui de la facture ou de la demande.' }),
    note: t.string({ description: 'Un mot de l’entreprise.' }),
    requestId: t.int({ description: 'Le numéro de sa demande.' }),
    affectations: t.field({ type: [AllocationInputType], description: 'Les factures qu’il règle.' }),
  }),
});

const RefundInputType = builder.inputType('RefundInput', {
  description: 'Un remboursement : de ce qui est libre d’un paiement, ou de ce qui a été payé en trop d’une facture.',
  fields: (t) => ({
    id: t.int({ description: 'Celui du paiement.' }),
    invoiceId: t.int({ description: 'Celui de la facture, sans paiement.' }),
    date: t.field({ type: 'Date', required: true, description: 'Le jour du remboursement.' }),
    moyen: t.field({ type: LedgerMeansType, required: true, description: 'Comment il a été fait.' }),
    montant: t.field({ type: 'Decimal', required: true, description: 'Son montant, positif.' }),
    reference: t.string({ description: 'Le numéro du virement.' }),
    note: t.string({ description: 'Un mot de l’entreprise.' }),
  }),
});

const ReceiptType = builder.objectRef<Receipt>('Receipt').implement({
  description: 'Un reçu.',
  authScopes: { money: true },
  fields: (t) => ({
    fileName: t.exposeString('fileName', { description: 'Le nom de son fichier.' }),
    pdf: t.string({
      description: 'Le document PDF, en base64.',
      resolve: ({ pdf }) => Buffer.from(pdf).toString('base64'),
    }),
  }),
});

builder.queryFields((t) => ({
  receipt: t.field({
    type: ReceiptType,
    description: 'Le reçu d’un paiement, ou de l’indemnité retenue d’une caution.',
    authScopes: { money: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: (_root, { id }, context) => drawReceiptOf(context, id),
  }),
  payments: t.field({
    type: PaymentPageType,
    description: 'Les paiements et les remboursements.',
    authScopes: { money: true },
    args: {
      page: t.arg.int(),
      pageSize: t.arg.int(),
      search: t.arg.string({ description: 'Dans le nom du payeur, la référence, le numéro de facture ou de demande.' }),
      du: t.arg({ type: 'Date', description: 'Premier jour.' }),
      au: t.arg({ type: 'Date', description: 'Dernier jour.' }),
      moyen: t.arg({ type: LedgerMeansType, description: 'Ceux de ce moyen seulement.' }),
    },
    resolve: (_root, args) => parseInput(paymentListInput, args),
  }),
  payment: t.field({
    type: PaymentType,
    description: 'Un paiement ou un remboursement.',
    authScopes: { money: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: (_root, { id }, { db }) => getPayment(db, id),
  }),
  ledgerTotals: t.field({
    type: LedgerTotalsType,
    description: 'Les totaux d’une période.',
    authScopes: { money: true },
    args: {
      du: t.arg({ type: 'Date', required: true, description: 'Premier jour.' }),
      au: t.arg({ type: 'Date', required: true, description: 'Dernier jour.' }),
    },
    resolve: (_root, args, { db }) => readLedgerTotals(db, parseInput(ledgerPeriodInput, args)),
  }),
  invoicesToPay: t.field({
    type: [InvoiceToPayType],
    description: 'Les factures émises qui sont à payer, la plus ancienne d’abord.',
    authScopes: { money: true },
    args: { search: t.arg.string({ description: 'Dans le numéro ou le nom du client.' }) },
    resolve: (_root, { search }, { db }) => listInvoicesToPay(db, search ?? ''),
  }),
}));

builder.mutationFields((t) => ({
  recordPayment: t.field({
    type: PaymentType,
    description: 'Enregistrer un paiement reçu.',
    authScopes: { money: true },
    args: {
      input: t.arg({ type: PaymentInputType, required: true }),
      key: t.arg.string({ description: keyDescription }),
    },
    resolve: async (_root, { input, key }, context) => {
      const payment = parseInput(paymentInput, input);
      const id = await writeOnce(context.db, { key, content: payment }, (tx) =>
        recordPayment(tx, payment, authorOf(context)),
      );
      return getPayment(context.db, id);
    },
  }),
  allocatePayment: t.boolean({
    description: 'Affecter à une facture ce qui est libre d’un paiement, ou d’une caution retenue pour remise en état.',
    authScopes: { money: true },
    args: {
      id: t.arg.int({ required: true, description: 'Celui du paiement ou de la retenue.' }),
      invoiceId: t.arg.int({ required: true, description: 'Celui de la facture.' }),
      montant: t.arg({ type: 'Decimal', required: true, description: 'Combien.' }),
    },
    resolve: async (_root, args, context) => {
      await allocate(context.db, parseInput(allocationInput, args), authorOf(context));
      return true;
    },
  }),
  recordRefund: t.field({
    type: PaymentType,
    description: 'Enregistrer un remboursement.',
    authScopes: { money: true },
    args: {
      input: t.arg({ type: RefundInputType, required: true }),
      key: t.arg.string({ description: keyDescription }),
    },
    resolve: async (_root, { input, key }, context) => {
      const refund = parseInput(refundInput, input);
      const id = await writeOnce(context.db, { key, content: refund }, (tx) =>
        recordRefund(tx, refund, authorOf(context)),
      );
      return getPayment(context.db, id);
    },
  }),
  reverseLedgerEntry: t.boolean({
    description: 'Annuler une écriture, une fois : un paiement, une affectation, l’étape d’une caution.',
    authScopes: { money: true },
    args: {
      id: t.arg.int({ required: true }),
      motif: t.arg.string({ required: true, description: 'Pourquoi.' }),
    },
    resolve: async (_root, args, context) => {
      await reverseEntry(context.db, parseInput(reversalInput, args), authorOf(context));
      return true;
    },
  }),
}));
