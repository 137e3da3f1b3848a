import { chosenRequestsInput } from '@barnum/rules/desk/request-list-input';
import { parseInput } from '@barnum/rules/errors';
import { type Account, isReceivedAhead, type MoneySums } from '@barnum/rules/money/ledger/account';
import { entryDayInput } from '@barnum/rules/money/ledger-input';
import { toAmount } from '@barnum/rules/prices/amounts';
import { builder } from '../../platform/graphql/builder.ts';
import { DepositType } from '../deposits/deposits.graphql.ts';
import { readRequestBalances } from '../ledger/deal-balances.domain.ts';
import { listDepositsOfRequest } from '../ledger/deposit-list.domain.ts';
import { readDateQuestion } from '../ledger/entry-dates.domain.ts';
import { readKeptRecords } from '../ledger/kept-records.domain.ts';
import { InvoiceToPayType, KeptRecordsType } from '../ledger/ledger-types.graphql.ts';
import { listPaymentsOfRequest } from './payment-list.domain.ts';
import { PaymentType } from './payments.graphql.ts';
import {
  type CustomerBalance,
  type LedgerOfRequest,
  readCustomerBalance,
  readRequestLedger,
} from './request-balances.domain.ts';

/** The words of money, as all types tell them; amounts are of the deal with its taxes. */
const words: Record<keyof MoneySums, string> = {
  convenu:
    'Ce qui est convenu ; ce qui en est facturé, tant que la demande n’est pas confirmée ou si elle est annulée.',
  facture: 'Ce qui est facturé, avoirs déduits.',
  recu: 'Ce qui est reçu, remboursements déduits.',
  aFacturer: 'Convenu moins facturé ; négatif quand trop est facturé.',
  aPayer: 'Facturé moins reçu ; négatif quand plus est reçu, comme avant la facture.',
  enRetard: 'Ce qui est à payer et dont l’échéance est passée.',
};

const ahead =
  'Si ce qui est reçu de plus que facturé l’est d’avance, de ce qui n’est pas encore facturé ; sinon, c’est reçu en trop.';

const RequestLedgerType = builder.objectRef<LedgerOfRequest>('RequestLedger').implement({
  description: 'Où en est l’argent d’une demande, et ses cautions.',
  authScopes: { money: true },
  fields: (t) => ({
    total: t.field({
      type: 'Decimal',
      description: 'Le total TTC de la location, convenue ou non.',
      resolve: ({ total }) => toAmount(total),
    }),
    recuDAvance: t.boolean({ description: ahead, resolve: ({ account }) => isReceivedAhead(account) }),
    reste: t.field({
      type: 'Decimal',
      description: 'Ce qui est à payer.',
      deprecationReason: 'Remplacé par `aPayer`.',
      resolve: ({ sums }) => toAmount(sums.aPayer),
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

const RequestMoneyType = builder
  .objectRef<{ id: number; sums: MoneySums; account: Account }>('RequestMoney')
  .implement({
    description: 'Où en est l’argent d’une demande, en mots.',
    authScopes: { money: true },
    fields: (t) => ({
      id: t.exposeInt('id', { description: 'Le numéro de la demande.' }),
      recuDAvance: t.boolean({ description: ahead, resolve: ({ account }) => isReceivedAhead(account) }),
    }),
  });

const CustomerBalanceType = builder.objectRef<CustomerBalance>('CustomerBalance').implement({
  description: 'Où en est l’argent d’un client : de toutes ses demandes, et de ses factures sans demande.',
  authScopes: { money: true },
  fields: (t) => ({
    recuDAvance: t.boolean({ description: ahead, resolve: ({ isAhead }) => isAhead }),
    reste: t.field({
      type: 'Decimal',
      description: 'Ce qui est à payer.',
      deprecationReason: 'Remplacé par `aPayer`.',
      resolve: ({ sums }) => toAmount(sums.aPayer),
    }),
  }),
});

for (const type of [RequestLedgerType, RequestMoneyType, CustomerBalanceType]) {
  builder.objectFields(type, (t) => {
    const tell = (word: keyof MoneySums) =>
      t.field({ type: 'Decimal', description: words[word], resolve: ({ sums }) => toAmount(sums[word]) });
    return {
      convenu: tell('convenu'),
      facture: tell('facture'),
      recu: tell('recu'),
      aFacturer: tell('aFacturer'),
      aPayer: tell('aPayer'),
      enRetard: tell('enRetard'),
    };
  });
}

builder.queryFields((t) => ({
  requestLedger: t.field({
    type: RequestLedgerType,
    description: 'Les paiements et les cautions d’une demande.',
    authScopes: { money: true },
    args: { requestId: t.arg.int({ required: true }) },
    resolve: (_root, { requestId }, { db }) => readRequestLedger(db, requestId),
  }),
  requestsMoney: t.field({
    type: [RequestMoneyType],
    description: 'Où en est l’argent de ces demandes, cent au plus ; sans celles qui n’existent plus.',
    authScopes: { money: true },
    args: { ids: t.arg.intList({ required: true }) },
    resolve: async (_root, args, { db }) => {
      const { ids } = parseInput(chosenRequestsInput, args);
      return [...(await readRequestBalances(db, { id: { in: ids } }))].map(([id, balance]) => ({ id, ...balance }));
    },
  }),
  entryDateQuestion: t.string({
    nullable: true,
    description: 'Ce qu’il faut demander avant d’enregistrer un paiement, un remboursement ou une caution de ce jour.',
    authScopes: { money: true },
    args: {
      date: t.arg({ type: 'Date', required: true }),
      requestId: t.arg.int({ description: 'La demande dont il est.' }),
      invoiceId: t.arg.int({ description: 'Ou la facture.' }),
      entryId: t.arg.int({ description: 'Ou le paiement dont quelque chose est rendu.' }),
    },
    resolve: (_root, { date, requestId = null, invoiceId = null, entryId = null }, { db }) =>
      readDateQuestion(db, parseInput(entryDayInput, date), { requestId, invoiceId, entryId }),
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
    description: 'Ce qui est convenu avec un client, facturé, reçu et à payer.',
    authScopes: { money: true },
    args: { customerId: t.arg.int({ required: true }) },
    resolve: (_root, { customerId }, { db }) => readCustomerBalance(db, customerId),
  }),
}));
