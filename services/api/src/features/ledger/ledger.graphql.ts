import { toAmount } from '@barnum/rules/money/amounts';
import { builder } from '../../graphql/builder.ts';
import { listDepositsOfRequest } from '../deposits/deposit-list.domain.ts';
import { DepositType } from '../deposits/deposits.graphql.ts';
import { listPaymentsOfRequest } from '../payments/payment-list.domain.ts';
import { PaymentType } from '../payments/payments.graphql.ts';
import { readKeptRecords } from './kept-records.domain.ts';
import { InvoiceToPayType, KeptRecordsType } from './ledger-types.graphql.ts';
import { type LedgerOfRequest, readCustomerBalance, readRequestLedger } from './request-balances.domain.ts';

const RequestLedgerType = builder.objectRef<LedgerOfRequest>('RequestLedger').implement({
  description: 'Ce qu’une demande doit, ce qui en est reçu, et ses cautions.',
  authScopes: { money: true },
  fields: (t) => ({
    total: t.field({
      type: 'Decimal',
      description: 'Le total TTC de la location.',
      resolve: ({ total }) => toAmount(total),
    }),
    recu: t.field({
      type: 'Decimal',
      description: 'Ce qui est reçu, remboursements déduits.',
      resolve: ({ received }) => toAmount(received),
    }),
    reste: t.field({
      type: 'Decimal',
      description: 'Ce qui reste dû ; négatif quand trop a été reçu.',
      resolve: ({ owed }) => toAmount(owed),
    }),
    caution: t.field({
      type: 'Decimal',
      description: 'La caution que demande la location.',
      resolve: ({ deposit }) => toAmount(deposit),
    }),
    cautionManquante: t.field({
      type: 'Decimal',
      description: 'Ce qui en manque, jusqu’au retour.',
      resolve: ({ missingDeposit }) => toAmount(missingDeposit),
    }),
    factures: t.field({
      type: [InvoiceToPayType],
      description: 'Ses factures émises, la plus ancienne d’abord.',
      resolve: ({ invoices }) => invoices,
    }),
    paiements: t.field({
      type: [PaymentType],
      description: 'Ses paiements et ceux de ses factures, le plus ancien d’abord.',
      resolve: ({ requestId }, _args, { db }) => listPaymentsOfRequest(db, requestId),
    }),
    cautions: t.field({
      type: [DepositType],
      description: 'Ses cautions, la plus ancienne d’abord.',
      resolve: ({ requestId }, _args, { db }) => listDepositsOfRequest(db, requestId),
    }),
  }),
});

const CustomerBalanceType = builder.objectRef<{ owed: number; received: number }>('CustomerBalance').implement({
  description: 'Ce qu’un client doit.',
  authScopes: { money: true },
  fields: (t) => ({
    reste: t.field({
      type: 'Decimal',
      description: 'Ce qui reste dû de toutes ses demandes ; négatif quand trop a été reçu.',
      resolve: ({ owed }) => toAmount(owed),
    }),
    recu: t.field({
      type: 'Decimal',
      description: 'Ce qui est reçu de lui.',
      resolve: ({ received }) => toAmount(received),
    }),
  }),
});

builder.queryFields((t) => ({
  requestLedger: t.field({
    type: RequestLedgerType,
    description: 'Les paiements et les cautions d’une demande.',
    authScopes: { money: true },
    args: { requestId: t.arg.int({ required: true }) },
    resolve: (_root, { requestId }, { db }) => readRequestLedger(db, requestId),
  }),
  keptRecords: t.field({
    type: KeptRecordsType,
    description: 'Ce qui reste d’une demande quand elle est supprimée.',
    authScopes: { requests: true },
    args: { requestId: t.arg.int({ required: true }) },
    resolve: (_root, { requestId }, { db }) => readKeptRecords(db, { requestIds: [requestId] }),
  }),
  customerBalance: t.field({
    type: CustomerBalanceType,
    description: 'Ce qu’un client doit, et ce qui est reçu de lui.',
    authScopes: { money: true },
    args: { customerId: t.arg.int({ required: true }) },
    resolve: (_root, { customerId }, { db }) => readCustomerBalance(db, customerId),
  }),
}));
