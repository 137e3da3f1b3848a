import { depositTask } from '@barnum/rules/money/ledger/deposit-acts';
import { leftToReturn } from '@barnum/rules/money/ledger/deposits';
import { toAmount } from '@barnum/rules/prices/amounts';
import { isTwin, twinDescription } from '../../catalogue/articles/twin-names.graphql.ts';
import { DepositRequestType, DepositWarningType } from '../../money/deposits/deposits.graphql.ts';
import { invoicesToRemind } from '../../money/invoice-reminders/invoice-reminders.domain.ts';
import { InvoicesToRemindType } from '../../money/invoice-reminders/invoice-reminders.graphql.ts';
import type { DepositToReturn } from '../../money/ledger/deposit-list.domain.ts';
import { InvoiceToPayType, LedgerMeansType } from '../../money/ledger/ledger-types.graphql.ts';
import { listToInvoice } from '../../money/to-invoice/to-invoice.domain.ts';
import { RequestsToInvoiceType } from '../../money/to-invoice/to-invoice.graphql.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { ReservationRequestType } from '../../requests/reservation-requests/reservation-requests.graphql.ts';
import {
  listLatePayments,
  listMissingDeposits,
  listWaitingDeposits,
  type MissingDeposit,
  sumLatePayments,
} from './money-waiting.domain.ts';
import {
  listStockConflicts,
  listWaitingRequests,
  readWorkday,
  type StockConflict,
  type WaitingRequests,
  type Workday,
} from './today.domain.ts';

const WaitingRequestsType = builder.objectRef<WaitingRequests>('WaitingRequests').implement({
  description: 'Des demandes qui attendent l’entreprise.',
  authScopes: { planning: true },
  fields: (t) => ({
    totalCount: t.exposeInt('totalCount', { description: 'Leur nombre.' }),
    items: t.prismaField({
      type: [ReservationRequestType],
      description: 'Les plus pressées : vingt départs ou retours, dix qui attendent une réponse.',
      resolve: (query, waiting, _args, { db }) => listWaitingRequests(db, waiting, query),
    }),
  }),
});

const StockConflictType = builder.objectRef<StockConflict>('StockConflict').implement({
  description: 'Un article réservé au-delà de son stock.',
  authScopes: { planning: true },
  fields: (t) => ({
    articleId: t.exposeInt('articleId'),
    nom: t.exposeString('nom'),
    homonyme: t.boolean({
      description: twinDescription,
      resolve: (conflict, _args, context) => isTwin(conflict, context),
    }),
    stock: t.exposeInt('stock', { description: 'Combien il y en a.' }),
    reserve: t.exposeInt('reserve', { description: 'Combien sont réservés ce jour-là.' }),
    day: t.expose('day', { type: 'Date', description: 'Le premier jour où il en manque.' }),
  }),
});

const MissingDepositType = builder.objectRef<MissingDeposit>('MissingDeposit').implement({
  description: 'Un départ sans toute sa caution.',
  authScopes: { money: true },
  fields: (t) => ({
    id: t.int({ resolve: ({ request }) => request.id, description: 'Le numéro de la demande.' }),
    nom: t.string({ resolve: ({ request }) => request.nom }),
    prenom: t.string({ resolve: ({ request }) => request.prenom }),
    debut: t.field({ type: 'Date', resolve: ({ request }) => request.debut, description: 'Le jour du départ.' }),
    montant: t.field({
      type: 'Decimal',
      description: 'Ce qui en manque.',
      resolve: ({ montant }) => toAmount(montant),
    }),
  }),
});

const DepositToReturnType = builder.objectRef<DepositToReturn>('DepositToReturn').implement({
  description: 'Une caution en main de ce qui est revenu ou annulé.',
  authScopes: { money: true },
  fields: (t) => ({
    id: t.exposeInt('id'),
    moyen: t.expose('moyen', { type: LedgerMeansType, description: 'Comment elle a été donnée.' }),
    reference: t.exposeString('reference', { description: 'Le numéro du chèque.' }),
    aRendre: t.field({
      type: 'Decimal',
      description: 'Ce qui en reste à rendre.',
      resolve: ({ balance }) => toAmount(leftToReturn(balance) || (balance.surplus ?? 0)),
    }),
    retenu: t.field({
      type: 'Decimal',
      description: 'Ce qui en est retenu.',
      resolve: ({ balance }) => toAmount(balance.retenu),
    }),
    aFaire: t.string({
      description: 'Ce qui est à en faire, en deux mots.',
      resolve: ({ balance }) => depositTask(balance),
    }),
    avertissements: t.field({
      type: [DepositWarningType],
      description: 'Ce qu’il faut en savoir.',
      resolve: ({ warnings }) => warnings,
    }),
    request: t.field({
      type: DepositRequestType,
      nullable: true,
      description: 'Sa demande, tant qu’elle existe.',
      resolve: ({ request }) => request,
    }),
  }),
});

const LateSumType = builder.objectRef<{ totalCount: number; montant: number }>('LateSum').implement({
  description: 'Ce qui est en retard, en tout.',
  authScopes: { money: true },
  fields: (t) => ({
    totalCount: t.exposeInt('totalCount', { description: 'Le nombre de factures.' }),
    montant: t.field({
      type: 'Decimal',
      description: 'Ce qui en est en retard.',
      resolve: ({ montant }) => toAmount(montant),
    }),
  }),
});

export const WorkdayType = builder.objectRef<Workday>('Workday').implement({
  description: 'Ce qui attend l’entreprise aujourd’hui.',
  authScopes: { planning: true },
  fields: (t) => ({
    departures: t.field({
      type: WaitingRequestsType,
      description: 'Ce qui part jusqu’à demain, et ce qui aurait dû partir.',
      resolve: ({ departures }) => departures,
    }),
    returns: t.field({
      type: WaitingRequestsType,
      description: 'Ce qui revient jusqu’à demain, et ce qui aurait dû revenir.',
      resolve: ({ returns }) => returns,
    }),
    arrivals: t.field({
      type: WaitingRequestsType,
      authScopes: { requests: true },
      description: 'Les nouvelles demandes, la plus ancienne d’abord.',
      resolve: ({ arrivals }) => arrivals,
    }),
    cancellations: t.field({
      type: WaitingRequestsType,
      authScopes: { requests: true },
      description: 'Celles dont le visiteur demande l’annulation, la plus ancienne demande d’abord.',
      resolve: ({ cancellations }) => cancellations,
    }),
    unread: t.field({
      type: WaitingRequestsType,
      authScopes: { requests: true },
      description: 'Les autres dont un message du visiteur n’est pas lu.',
      resolve: ({ unread }) => unread,
    }),
    accepted: t.field({
      type: WaitingRequestsType,
      authScopes: { requests: true },
      description: 'Celles dont le devis est accepté en ligne sans que le stock le permette, la plus ancienne d’abord.',
      resolve: ({ accepted }) => accepted,
    }),
    quoted: t.field({
      type: WaitingRequestsType,
      authScopes: { requests: true },
      description: 'Celles dont le devis attend sa réponse depuis une semaine ou plus.',
      resolve: ({ quoted }) => quoted,
    }),
    toRemind: t.field({
      type: InvoicesToRemindType,
      authScopes: { money: true },
      description: 'Les factures en retard dont le client peut être relancé.',
      resolve: async (_workday, _args, { db }) => ({ ids: await invoicesToRemind(db) }),
    }),
    conflicts: t.field({
      type: [StockConflictType],
      description: 'Les articles réservés au-delà de leur stock dans les trente jours.',
      resolve: (workday, _args, { db }) => listStockConflicts(db, workday),
    }),
    aFacturer: t.field({
      type: RequestsToInvoiceType,
      authScopes: { money: true },
      description: 'Ce qui est convenu et n’est pas entièrement facturé.',
      resolve: ({ today }, _args, { db }) => listToInvoice(db, today),
    }),
    cautionsManquantes: t.field({
      type: [MissingDepositType],
      authScopes: { money: true },
      description: 'Les départs à qui manque une caution, ou une partie.',
      resolve: (workday, _args, { db }) => listMissingDeposits(db, workday),
    }),
    cautionsARendre: t.field({
      type: [DepositToReturnType],
      authScopes: { money: true },
      description: 'Les cautions en main de ce qui est revenu ou annulé.',
      resolve: (_workday, _args, { db }) => listWaitingDeposits(db),
    }),
    retards: t.field({
      type: LateSumType,
      authScopes: { money: true },
      description: 'Toutes les factures en retard, relancées ou non.',
      resolve: (workday, _args, { db }) => sumLatePayments(db, workday),
    }),
    paiementsEnRetard: t.field({
      type: [InvoiceToPayType],
      authScopes: { money: true },
      description: 'Les factures en retard, la plus ancienne d’abord.',
      resolve: (workday, _args, { db }) => listLatePayments(db, workday),
    }),
  }),
});

builder.queryField('workday', (t) =>
  t.field({
    type: WorkdayType,
    description: 'Ce qui part, ce qui revient et ce qui attend une réponse aujourd’hui.',
    authScopes: { planning: true },
    resolve: (_root, _args, { db }) => readWorkday(db),
  }),
);
