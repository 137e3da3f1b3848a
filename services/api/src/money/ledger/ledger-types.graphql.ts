import { todayInParis } from '@barnum/rules/dates/paris-time';
import { overdueOf } from '@barnum/rules/money/invoices/invoice-state';
import { ledgerMeans } from '@barnum/rules/money/ledger/ledger';
import { toAmount } from '@barnum/rules/prices/amounts';
import { builder } from '../../platform/graphql/builder.ts';
import type { SettledInvoice } from './invoice-balances.domain.ts';
import type { KeptRecords } from './kept-records.domain.ts';
import type { InvoiceAllocation, Reversal } from './ledger.domain.ts';

export const LedgerMeansType = builder.enumType('LedgerMeans', {
  description: 'Comment de l’argent ou une caution change de mains.',
  values: ledgerMeans,
});

export const ReversalType = builder.objectRef<Reversal>('Reversal').implement({
  description: 'L’annulation d’une écriture : la même, au montant opposé.',
  authScopes: { money: true },
  fields: (t) => ({
    id: t.exposeInt('id'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    auteur: t.exposeString('auteur', { description: 'L’adresse e-mail de l’administrateur.' }),
    motif: t.exposeString('motif', { description: 'Pourquoi.' }),
  }),
});

export const InvoiceToPayType = builder.objectRef<SettledInvoice>('InvoiceToPay').implement({
  description: 'Une facture émise, et ce qui en est à payer.',
  authScopes: { money: true },
  fields: (t) => ({
    id: t.exposeInt('id'),
    numero: t.string({ description: 'Son numéro.', resolve: ({ numero }) => numero ?? '' }),
    client: t.exposeString('client', { description: 'À qui elle est adressée.' }),
    date: t.expose('date', { type: 'Date', nullable: true, description: 'Le jour de son émission.' }),
    echeance: t.field({
      type: 'Date',
      nullable: true,
      description: 'Le dernier jour pour la payer.',
      resolve: ({ echeance }) => (echeance === null ? null : new Date(`${echeance}T00:00:00Z`)),
    }),
    requestId: t.exposeInt('requestId', { nullable: true, description: 'Le numéro de sa demande.' }),
    du: t.field({ type: 'Decimal', description: 'Ce qu’elle demande.', resolve: ({ du }) => toAmount(du) }),
    reste: t.field({
      type: 'Decimal',
      description: 'Ce qui en est à payer ; négatif quand plus est reçu.',
      resolve: ({ reste }) => toAmount(reste),
    }),
    enRetard: t.field({
      type: 'Decimal',
      description: 'Ce qui en est en retard : sans ce qui est reçu pour sa location et n’est affecté à aucune facture.',
      resolve: (invoice) => toAmount(overdueOf(invoice, todayInParis())),
    }),
  }),
});

export const KeptRecordsType = builder.objectRef<KeptRecords>('KeptRecords').implement({
  description: 'Ce que la loi fait garder dix ans de demandes et de clients supprimés.',
  authScopes: { requests: true, customers: true },
  fields: (t) => ({
    factures: t.exposeStringList('factures', { description: 'Les numéros des factures et avoirs émis.' }),
    paiements: t.exposeInt('paiements', { description: 'Combien de paiements restent au registre, sans nom.' }),
    cautions: t.exposeInt('cautions', { description: 'Combien de cautions y restent, sans nom.' }),
    acceptations: t.exposeStringList('acceptations', {
      description: 'Les devis acceptés en ligne, dont la preuve reste, avec le nom de qui a accepté.',
    }),
  }),
});

export const AllocationType = builder.objectRef<InvoiceAllocation>('PaymentAllocation').implement({
  description: 'Ce qui d’un paiement, ou d’une caution retenue, règle une facture.',
  authScopes: { money: true },
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Celui de son écriture.' }),
    invoiceId: t.exposeInt('invoiceId', { nullable: true, description: 'Celui de la facture.' }),
    numero: t.exposeString('numero', { description: 'Le numéro de la facture.' }),
    montant: t.expose('montant', { type: 'Decimal', description: 'Combien.' }),
  }),
});
