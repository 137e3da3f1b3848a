import { parseInput } from '@barnum/rules/errors';
import type { PlannedCredit } from '@barnum/rules/money/invoices/correction';
import type { RateAmount } from '@barnum/rules/money/invoices/invoice-content';
import { invoiceTitle } from '@barnum/rules/money/invoices/invoice-mentions';
import { correctionInput } from '@barnum/rules/money/invoices-input';
import { toAmount } from '@barnum/rules/prices/amounts';
import { authorOf } from '../../platform/context.ts';
import { builder, updatedAtDescription } from '../../platform/graphql/builder.ts';
import { type Correction, correctBilling, readCorrection } from './correction.domain.ts';
import { drawInvoiceDocuments } from './invoice-documents.domain.ts';
import { withAccounts } from './invoices.domain.ts';
import { BillingType, InvoiceType } from './invoices.graphql.ts';

const BilledTooMuchType = builder.objectRef<RateAmount>('BilledTooMuch').implement({
  description: 'Ce qui est facturé d’un taux au-delà de ce qui est convenu.',
  authScopes: { money: true },
  fields: (t) => ({
    taux: t.string({ nullable: true, description: 'En pour cent ; vide sans TVA.', resolve: ({ taux }) => taux }),
    montant: t.field({ type: 'Decimal', description: 'En euros TTC.', resolve: ({ total }) => toAmount(total) }),
  }),
});

const PlannedCreditType = builder.objectRef<PlannedCredit>('PlannedCredit').implement({
  description: 'Un avoir qui serait émis.',
  authScopes: { money: true },
  fields: (t) => ({
    invoiceId: t.int({ description: 'La facture qu’il corrige.', resolve: ({ invoice }) => invoice.id }),
    numero: t.string({ description: 'Son numéro.', resolve: ({ invoice }) => invoice.content.numero ?? '' }),
    titre: t.string({
      description: 'Comment elle s’appelle.',
      resolve: ({ invoice }) => invoiceTitle(invoice.content),
    }),
    enEntier: t.boolean({ description: 'S’il rend tout ce qui en reste.', resolve: ({ lignes }) => lignes === null }),
    montant: t.field({ type: 'Decimal', description: 'En euros TTC.', resolve: ({ total }) => toAmount(total) }),
    taux: t.field({
      type: [BilledTooMuchType],
      description: 'Ce qu’il rend de chaque taux.',
      resolve: ({ parTaux }) => parTaux,
    }),
  }),
});

const CorrectedInvoiceType = builder.objectRef<NonNullable<Correction['facture']>>('CorrectedInvoice').implement({
  description: 'Ce que la facture dirait après les avoirs.',
  authScopes: { money: true },
  fields: (t) => ({
    total: t.field({ type: 'Decimal', description: 'Ce qui est convenu.', resolve: ({ total }) => toAmount(total) }),
    dejaFacture: t.field({
      type: 'Decimal',
      description: 'Ce qui en est facturé, avoirs déduits.',
      resolve: ({ dejaFacture }) => toAmount(dejaFacture),
    }),
    dejaPaye: t.field({
      type: 'Decimal',
      description: 'Ce qui est reçu pour elle, par les factures corrigées aussi.',
      resolve: ({ dejaPaye }) => toAmount(dejaPaye),
    }),
    aPayer: t.field({ type: 'Decimal', description: 'Ce qui est à payer.', resolve: ({ aPayer }) => toAmount(aPayer) }),
  }),
});

const CorrectionType = builder.objectRef<Correction>('BillingCorrection').implement({
  description: 'Ce qui remet en ordre les factures d’une demande dont un taux, ou le régime de TVA, a changé.',
  authScopes: { money: true },
  fields: (t) => ({
    tropFacture: t.field({
      type: [BilledTooMuchType],
      description: 'Ce qui est facturé de trop, taux par taux.',
      resolve: ({ tooMuch }) => tooMuch,
    }),
    avoirs: t.field({
      type: [PlannedCreditType],
      description: 'Les avoirs à émettre, le premier d’abord.',
      resolve: ({ credits }) => credits,
    }),
    facture: t.field({
      type: CorrectedInvoiceType,
      nullable: true,
      description: 'La facture qui suit ; vide quand il n’y a plus rien à facturer.',
      resolve: ({ facture }) => facture,
    }),
    autreRegime: t.boolean({
      description: 'Si une facture corrigée est d’un autre régime de TVA.',
      resolve: ({ isOtherRegime }) => isOtherRegime,
    }),
  }),
});

builder.objectField(InvoiceType, 'correction', (t) =>
  t.field({
    type: CorrectionType,
    nullable: true,
    description: 'D’un brouillon de solde : ce qui remet les factures en ordre ; vide quand elles le sont.',
    resolve: ({ invoice }, _args, { db }) => readCorrection(db, invoice),
  }),
);

builder.objectField(BillingType, 'tropFacture', (t) =>
  t.field({
    type: [BilledTooMuchType],
    description: 'Ce qui est facturé de trop, taux par taux, aussi quand les totaux sont égaux.',
    resolve: ({ tooMuch }) => tooMuch,
  }),
);

builder.mutationField('correctBilling', (t) =>
  t.field({
    type: [InvoiceType],
    description: 'Émettre les avoirs de ce qui est facturé de trop, puis la facture de ce brouillon.',
    authScopes: { money: true },
    args: {
      id: t.arg.int({ required: true, description: 'Le brouillon.' }),
      motif: t.arg.string({ required: true, description: 'Pourquoi ; les avoirs le disent au client.' }),
      updatedAt: t.arg({ type: 'DateTime', description: updatedAtDescription }),
    },
    resolve: async (_root, { id, updatedAt, ...args }, context) => {
      const { motif } = parseInput(correctionInput, args);
      const { db, storage } = context;
      const issued = await correctBilling(
        { db, draw: (tx, content) => drawInvoiceDocuments({ db: tx, storage }, content) },
        id,
        { auteur: authorOf(context), motif, seen: updatedAt ?? null },
      );
      return withAccounts(db, issued);
    },
  }),
);
