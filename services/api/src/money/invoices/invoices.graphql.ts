import { todayInParis } from '@barnum/rules/dates/paris-time';
import { parseInput } from '@barnum/rules/errors';
import { creditableLines } from '@barnum/rules/money/invoices/invoice-amounts';
import { type InvoiceKind, invoiceKinds } from '@barnum/rules/money/invoices/invoice-content';
import { invoiceFileName, invoiceTitle } from '@barnum/rules/money/invoices/invoice-mentions';
import { invoiceStates } from '@barnum/rules/money/invoices/invoice-state';
import { invoiceKindLabels } from '@barnum/rules/money/invoices/invoices';
import { invoiceDraftInput } from '@barnum/rules/money/invoices-input';
import { toAmount } from '@barnum/rules/prices/amounts';
import { authorOf, type CallContext } from '../../platform/context.ts';
import { builder, updatedAtDescription } from '../../platform/graphql/builder.ts';
import { type Billing, readBilling } from './billing.domain.ts';
import { readDraft } from './invoice-content.domain.ts';
import { InvoiceContentType, InvoiceDraftInput, InvoiceDraftType } from './invoice-content.graphql.ts';
import { drawInvoiceDocuments } from './invoice-documents.domain.ts';
import {
  createCreditNoteDraft,
  createInvoiceDraft,
  deleteInvoiceDraft,
  updateInvoiceDraft,
} from './invoice-drafts.domain.ts';
import { chosenOf, type Invoice, issuedContent } from './invoice-rows.domain.ts';
import {
  creditNotesOf,
  getInvoice,
  getInvoiceAccount,
  type InvoiceAccount,
  listCreditNotes,
} from './invoices.domain.ts';
import { type DrawInvoice, issueInvoice } from './issue-invoice.domain.ts';
import { hasInvoiceXml, readInvoiceDocument } from './stored-invoices.domain.ts';

export const InvoiceKindType = builder.enumType('InvoiceKind', {
  description: 'Ce qu’est une facture : d’acompte, d’une location entière ou de son solde, ou un avoir.',
  values: invoiceKinds,
});

export const InvoiceStateType = builder.enumType('InvoiceState', {
  description: 'Où en est une facture ; ce qui suit l’émission se déduit des paiements, des avoirs et de l’échéance.',
  values: invoiceStates,
});

const CreditableLineType = builder.objectRef<ReturnType<typeof creditableLines>[number]>('CreditableLine').implement({
  description: 'Ce qui reste d’une ligne de facture, et qu’un avoir peut rendre.',
  authScopes: { money: true },
  fields: (t) => ({
    ligne: t.exposeInt('ligne', { description: 'Sa place dans la facture, à partir de 0.' }),
    nom: t.exposeString('nom'),
    quantite: t.exposeFloat('quantite', {
      description: 'Combien ; des pièces entières, sauf d’une ligne libre ou de frais.',
    }),
    total: t.field({
      type: 'Decimal',
      description: 'En euros TTC, remises et acomptes déduits.',
      resolve: ({ total }) => toAmount(total),
    }),
  }),
});

export const InvoiceType = builder.objectRef<InvoiceAccount>('Invoice');
InvoiceType.implement({
  description: 'Une facture ou un avoir. Sans numéro, c’est un brouillon ; avec un numéro, rien n’y change plus.',
  authScopes: { money: true },
  fields: (t) => ({
    id: t.int({ resolve: ({ invoice }) => invoice.id }),
    nature: t.field({
      type: InvoiceKindType,
      description: 'Ce qu’elle est.',
      resolve: ({ invoice }) => invoice.nature,
    }),
    titre: t.string({
      description: 'Comment elle s’appelle : « Facture de solde ».',
      resolve: ({ invoice }) =>
        invoice.numero === null ? invoiceKindLabels[invoice.nature] : invoiceTitle(issuedContent(invoice)),
    }),
    numero: t.string({
      nullable: true,
      description: 'Vide tant que c’est un brouillon.',
      resolve: ({ invoice }) => invoice.numero,
    }),
    etat: t.field({ type: InvoiceStateType, description: 'Où elle en est.', resolve: ({ state }) => state }),
    client: t.string({ description: 'À qui elle est faite.', resolve: ({ invoice }) => invoice.client }),
    date: t.field({
      type: 'Date',
      nullable: true,
      description: 'Jour de l’émission.',
      resolve: ({ invoice }) => invoice.date,
    }),
    echeance: t.field({
      type: 'Date',
      nullable: true,
      description: 'Dernier jour pour payer.',
      resolve: ({ invoice }) => invoice.echeance,
    }),
    total: t.field({ type: 'Decimal', description: 'Total TTC.', resolve: ({ invoice }) => invoice.total }),
    du: t.field({
      type: 'Decimal',
      description: 'Ce qu’elle demande : le total, sans ce qui est déjà facturé.',
      resolve: ({ invoice }) => invoice.du,
    }),
    credite: t.field({
      type: 'Decimal',
      description: 'Ce que ses avoirs ont rendu.',
      resolve: ({ credite }) => toAmount(credite),
    }),
    regle: t.field({ type: 'Decimal', description: 'Ce qui en est reçu.', resolve: ({ regle }) => toAmount(regle) }),
    reste: t.field({
      type: 'Decimal',
      description: 'Ce qui en est à payer ; négatif quand plus est reçu.',
      resolve: ({ reste }) => toAmount(reste),
    }),
    requestId: t.int({
      nullable: true,
      description: 'Sa demande ; vide quand elle est supprimée.',
      resolve: ({ invoice }) => invoice.requestId,
    }),
    customerId: t.int({ nullable: true, description: 'Son client.', resolve: ({ invoice }) => invoice.customerId }),
    auteur: t.string({
      description: 'L’adresse e-mail de l’administrateur.',
      resolve: ({ invoice }) => invoice.auteur,
    }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ invoice }) => invoice.createdAt }),
    updatedAt: t.field({ type: 'DateTime', resolve: ({ invoice }) => invoice.updatedAt }),
    corrige: t.field({
      type: InvoiceType,
      nullable: true,
      description: 'D’un avoir : la facture qu’il corrige.',
      resolve: ({ invoice: { correctsId } }, _args, { db }) =>
        correctsId === null ? null : getInvoiceAccount(db, correctsId),
    }),
    avoirs: t.field({
      type: [InvoiceType],
      description: 'Ses avoirs, brouillons compris.',
      resolve: ({ invoice }, _args, { db }) => listCreditNotes(db, invoice.id),
    }),
    content: t.field({
      type: InvoiceContentType,
      description: 'Ce qu’elle dit ; d’un brouillon, ce qu’elle dirait aujourd’hui.',
      resolve: ({ invoice }, _args, { db }) => readContent(db, invoice),
    }),
    brouillon: t.field({
      type: InvoiceDraftType,
      nullable: true,
      description: 'Ce qui est choisi d’un brouillon.',
      resolve: ({ invoice }) => (invoice.numero === null ? chosenOf(invoice) : null),
    }),
    creditables: t.field({
      type: [CreditableLineType],
      description:
        'D’un avoir en brouillon : ce qu’il peut rendre des lignes de sa facture ; sans celles déjà rendues.',
      resolve: async ({ invoice: { correctsId, numero } }, _args, { db }) =>
        correctsId === null || numero !== null
          ? []
          : creditableLines(
              issuedContent(await getInvoice(db, correctsId)),
              await creditNotesOf(db, correctsId),
            ).filter(({ total }) => total > 0),
    }),
    fileName: t.string({
      description: 'Le nom du fichier PDF.',
      resolve: ({ invoice }) => invoiceFileName(invoice, 'pdf'),
    }),
    pdf: t.string({
      description: 'Le document PDF, en base64 ; d’un brouillon, ce qu’il serait.',
      resolve: async ({ invoice }, _args, context) =>
        Buffer.from((await readDocuments(context, invoice)).pdf).toString('base64'),
    }),
    hasXml: t.boolean({
      description: 'Si elle est émise, et que son PDF contient un fichier XML.',
      resolve: ({ invoice }, _args, { db }) => hasInvoiceXml(db, invoice.id),
    }),
    xml: t.string({
      nullable: true,
      description: 'Le fichier XML que le PDF contient ; vide s’il n’en contient pas.',
      resolve: async ({ invoice }, _args, context) => (await readDocuments(context, invoice)).xml,
    }),
  }),
});

async function readContent(db: CallContext['db'], invoice: Invoice) {
  if (invoice.numero !== null) return { content: issuedContent(invoice), refusals: [], leftOut: [] };
  return readDraft(db, invoice, todayInParis());
}

/** The documents as they were made; of a draft, what they would be today. */
async function readDocuments({ db, storage }: CallContext, invoice: Invoice) {
  if (invoice.numero !== null) return readInvoiceDocument(db, invoice.id);
  return drawInvoiceDocuments({ db, storage }, (await readContent(db, invoice)).content);
}

export const BillingType = builder.objectRef<Billing>('Billing').implement({
  description: 'Ce qui est facturé d’une demande.',
  authScopes: { money: true },
  fields: (t) => ({
    invoices: t.field({
      type: [InvoiceType],
      description: 'Ses factures et avoirs, brouillons compris, dans leur ordre.',
      resolve: ({ invoices }) => invoices,
    }),
    convenu: t.field({
      type: 'Decimal',
      description: 'Ce qui est convenu maintenant, en euros TTC.',
      resolve: ({ convenu }) => toAmount(convenu),
    }),
    facture: t.field({
      type: 'Decimal',
      description: 'Ce qui est facturé, avoirs déduits.',
      resolve: ({ facture }) => toAmount(facture),
    }),
    aFacturer: t.field({
      type: 'Decimal',
      description: 'Ce qui est convenu et n’est pas facturé ; négatif quand plus est facturé.',
      resolve: ({ aFacturer }) => toAmount(aFacturer),
    }),
    acompte: t.float({
      description: 'La part que l’entreprise demande d’avance, en pour cent ; 0 sans acompte.',
      resolve: ({ acompte }) => acompte,
    }),
    ecart: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'De combien ce qui est convenu a changé depuis la dernière facture d’acompte ; vide sans acompte.',
      resolve: ({ ecart }) => (ecart === null ? null : toAmount(ecart)),
    }),
    refus: t.string({
      nullable: true,
      description: 'Pourquoi aucune facture ne peut en être faite ; vide quand il y en a une à faire.',
      resolve: ({ refus }) => refus,
    }),
  }),
});

const DemandedKindType = builder.enumType('DemandedInvoiceKind', {
  description: 'Ce qui se facture d’une demande.',
  values: ['acompte', 'facture'] as const satisfies InvoiceKind[],
});

builder.queryFields((t) => ({
  invoice: t.field({
    type: InvoiceType,
    description: 'Une facture.',
    authScopes: { money: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: (_root, { id }, { db }) => getInvoiceAccount(db, id),
  }),
  billing: t.field({
    type: BillingType,
    description: 'Les factures d’une demande, et ce qui en est à facturer.',
    authScopes: { money: true },
    args: { requestId: t.arg.int({ required: true }) },
    resolve: (_root, { requestId }, { db }) => readBilling(db, requestId),
  }),
}));

builder.mutationFields((t) => ({
  createInvoiceDraft: t.field({
    type: InvoiceType,
    description: 'Commencer une facture d’une demande ; le brouillon qu’il y a, s’il y en a un.',
    authScopes: { money: true },
    args: {
      requestId: t.arg.int({ required: true }),
      nature: t.arg({ type: DemandedKindType, required: true, description: 'Un acompte, ou tout ce qui reste.' }),
    },
    resolve: async (_root, { requestId, nature }, context) => {
      const { id } = await createInvoiceDraft(context.db, { requestId, nature, auteur: authorOf(context) });
      return getInvoiceAccount(context.db, id);
    },
  }),
  createCreditNoteDraft: t.field({
    type: InvoiceType,
    description: 'Commencer un avoir d’une facture émise ; le brouillon qu’il y a, s’il y en a un.',
    authScopes: { money: true },
    args: { invoiceId: t.arg.int({ required: true }) },
    resolve: async (_root, { invoiceId }, context) => {
      const { id } = await createCreditNoteDraft(context.db, { invoiceId, auteur: authorOf(context) });
      return getInvoiceAccount(context.db, id);
    },
  }),
  updateInvoiceDraft: t.field({
    type: InvoiceType,
    description: 'Changer un brouillon.',
    authScopes: { money: true },
    args: {
      id: t.arg.int({ required: true }),
      input: t.arg({ type: InvoiceDraftInput, required: true }),
      updatedAt: t.arg({ type: 'DateTime', description: updatedAtDescription }),
    },
    resolve: async (_root, { id, input, updatedAt }, context) => {
      const draft = parseInput(invoiceDraftInput, input);
      await updateInvoiceDraft(context.db, id, { draft, auteur: authorOf(context), seen: updatedAt ?? null });
      return getInvoiceAccount(context.db, id);
    },
  }),
  deleteInvoiceDraft: t.boolean({
    description: 'Supprimer un brouillon.',
    authScopes: { money: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: async (_root, { id }, { db }) => {
      await deleteInvoiceDraft(db, id);
      return true;
    },
  }),
  issueInvoice: t.field({
    type: InvoiceType,
    description: 'Émettre un brouillon : il reçoit son numéro, et ne change plus.',
    authScopes: { money: true },
    args: {
      id: t.arg.int({ required: true }),
      updatedAt: t.arg({ type: 'DateTime', description: updatedAtDescription }),
    },
    resolve: async (_root, { id, updatedAt }, context) => {
      const { db, storage } = context;
      const draw: DrawInvoice = (tx, content) => drawInvoiceDocuments({ db: tx, storage }, content);
      await issueInvoice({ db, draw }, id, { auteur: authorOf(context), seen: updatedAt ?? null });
      return getInvoiceAccount(context.db, id);
    },
  }),
}));
