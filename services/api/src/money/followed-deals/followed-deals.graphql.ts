import { invoiceTitle } from '@barnum/rules/money/invoices/invoice-mentions';
import { holdsMoney, leftToReturn } from '@barnum/rules/money/ledger/deposits';
import { toAmount } from '@barnum/rules/prices/amounts';
import type { Transfer } from '@barnum/rules/prices/transfer';
import { builder } from '../../platform/graphql/builder.ts';
import { FollowUpType } from '../../requests/follow-up/follow-up.graphql.ts';
import { quoteContent } from '../../requests/quotes/quotes.domain.ts';
import type { FollowedDeposit } from '../ledger/deposit-list.domain.ts';
import { LedgerMeansType } from '../ledger/ledger-types.graphql.ts';
import {
  depositToReturn,
  type FollowedAccount,
  type FollowedInvoice,
  type FollowedQuote,
  listFollowedQuotes,
  readFollowedAccount,
} from './followed-deals.domain.ts';

const QuoteType = builder.objectRef<FollowedQuote>('FollowUpQuote').implement({
  description: 'Un devis remis au visiteur. Son document est à `/api/suivi/{jeton}/devis/{id}`.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    nom: t.exposeString('nom', { description: 'Son numéro et sa version.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    total: t.expose('total', { type: 'Decimal', description: 'Son total TTC.' }),
    acompte: t.field({
      type: 'Decimal',
      description: 'Ce qui en est à payer à la commande, TTC.',
      resolve: (quote) => quoteContent(quote).amounts.acompte.montant,
    }),
    actuel: t.exposeBoolean('isCurrent', { description: 'Faux quand une version plus récente le remplace.' }),
    aRefuser: t.exposeBoolean('isDeclinable', {
      description: 'S’il attend une réponse, et se refuse par `declineQuote`.',
    }),
  }),
});

const InvoiceType = builder.objectRef<FollowedInvoice>('FollowUpInvoice').implement({
  description: 'Une facture émise, ou un avoir. Son document est à `/api/suivi/{jeton}/facture/{id}`.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    numero: t.exposeString('numero', { description: 'Son numéro.' }),
    titre: t.string({ description: 'Ce que c’est, en mots.', resolve: ({ content }) => invoiceTitle(content) }),
    date: t.expose('date', { type: 'Date', nullable: true, description: 'Le jour de son émission.' }),
    total: t.expose('total', { type: 'Decimal', description: 'Son total TTC.' }),
    du: t.expose('du', {
      type: 'Decimal',
      description:
        'Ce qu’elle ajoute à ce qui est facturé, TTC : négatif pour un avoir, et sans les acomptes pour un solde.',
    }),
  }),
});

const DepositType = builder.objectRef<FollowedDeposit>('FollowUpDeposit').implement({
  description: 'Une caution remise à l’entreprise, et ce qu’elle est devenue.',
  fields: (t) => ({
    moyen: t.expose('moyen', { type: LedgerMeansType, description: 'Comment elle a été remise.' }),
    montant: t.field({ type: 'Decimal', description: 'Son montant.', resolve: ({ montant }) => toAmount(montant) }),
    retenu: t.field({
      type: 'Decimal',
      description: 'Ce qui en est retenu.',
      resolve: ({ encoreRetenu }) => toAmount(encoreRetenu),
    }),
    aRendre: t.field({
      type: 'Decimal',
      description: 'Ce qui est encore à rendre.',
      resolve: (of) => toAmount(leftToReturn(of)),
    }),
    encaissee: t.boolean({ description: 'Si l’entreprise en a l’argent, et non un chèque.', resolve: holdsMoney }),
    detruite: t.boolean({
      description: 'Si elle a été détruite à la demande du client, et non rendue.',
      resolve: ({ etat }) => etat === 'detruite',
    }),
  }),
});

const TransferType = builder.objectRef<Transfer>('FollowUpTransfer').implement({
  description: 'Le virement qui règle ce qui est à payer. Son code QR est à `/api/suivi/{jeton}/virement.svg`.',
  fields: (t) => ({
    beneficiaire: t.exposeString('beneficiaire', { description: 'À qui.' }),
    iban: t.exposeString('iban', { description: 'Le compte, sans espaces.' }),
    montant: t.field({ type: 'Decimal', description: 'Combien.', resolve: ({ montant }) => toAmount(montant) }),
    reference: t.exposeString('reference', { description: 'Ce qu’il doit dire.' }),
  }),
});

const AccountType = builder.objectRef<FollowedAccount>('FollowUpAccount').implement({
  description: 'Ce qui est facturé, reçu et à payer d’une demande.',
  fields: (t) => ({
    factures: t.field({
      type: [InvoiceType],
      description: 'Celles de la demande.',
      resolve: ({ invoices }) => invoices,
    }),
    facture: t.field({
      type: 'Decimal',
      description: 'Facturé, avoirs déduits.',
      resolve: ({ facture }) => toAmount(facture),
    }),
    recu: t.field({
      type: 'Decimal',
      description: 'Reçu, remboursements déduits.',
      resolve: ({ recu }) => toAmount(recu),
    }),
    aPayer: t.field({
      type: 'Decimal',
      description: 'Facturé et pas encore reçu ; négatif quand plus est reçu.',
      resolve: ({ aPayer }) => toAmount(aPayer),
    }),
    recuDAvance: t.boolean({
      description:
        'Si ce qui est reçu de plus que facturé l’est d’avance, de ce qui n’est pas encore facturé ; sinon, c’est reçu en trop.',
      resolve: ({ isAhead }) => isAhead,
    }),
    acompte: t.field({
      type: 'Decimal',
      description: 'Ce que demandent ses factures d’acompte.',
      resolve: ({ advance }) => toAmount(advance.asked),
    }),
    acompteAPayer: t.field({
      type: 'Decimal',
      description: 'Ce qui en est à payer.',
      resolve: ({ advance }) => toAmount(advance.left),
    }),
    cautions: t.field({
      type: [DepositType],
      description: 'Celles qui ont été remises.',
      resolve: ({ deposits }) => deposits,
    }),
    cautionARemettre: t.field({
      type: 'Decimal',
      description: 'Ce qui manque de la caution.',
      resolve: ({ missingDeposit }) => toAmount(missingDeposit),
    }),
    cautionARendre: t.field({
      type: 'Decimal',
      description: 'Ce que l’entreprise doit encore rendre.',
      resolve: (of) => toAmount(depositToReturn(of)),
    }),
    virement: t.field({
      type: TransferType,
      nullable: true,
      description: 'Vide quand rien n’est à payer, ou que l’entreprise n’a pas donné de compte.',
      resolve: ({ transfer }) => transfer,
    }),
    ordre: t.exposeString('ordre', { description: 'À l’ordre de qui faire un chèque.' }),
  }),
});

builder.prismaObjectFields(FollowUpType, (t) => ({
  devis: t.field({
    type: [QuoteType],
    description: 'Les devis remis, le dernier d’abord.',
    select: { id: true },
    resolve: ({ id }, _args, context) => listFollowedQuotes(context, id),
  }),
  compte: t.field({
    type: AccountType,
    nullable: true,
    description: 'Vide quand l’entreprise facture avec un autre logiciel.',
    resolve: ({ id }, _args, { db }) => readFollowedAccount(db, id),
  }),
}));
