import {
  type InvoiceClient,
  type InvoiceContent,
  type InvoiceLine,
  operationKinds,
} from '@barnum/rules/money/invoices/invoice-content';
import type { CreditedLine, InvoiceDraft } from '@barnum/rules/money/invoices/invoice-draft';
import { invoiceTitle, invoiceWarnings } from '@barnum/rules/money/invoices/invoice-mentions';
import { toAmount } from '@barnum/rules/prices/amounts';
import type { VatShare } from '@barnum/rules/prices/price-request';
import { CustomerKindType } from '../../customers/customers/customers.graphql.ts';
import { builder } from '../../platform/graphql/builder.ts';
import type { ReadDraft } from './invoice-content.domain.ts';

const PostalAddressType = builder.objectRef<InvoiceClient['adresse']>('PostalAddress').implement({
  description: 'Une adresse postale.',
  authScopes: { money: true },
  fields: (t) => ({
    rue: t.exposeString('rue', { description: 'La rue, sur une ligne ou plusieurs.' }),
    codePostal: t.exposeString('codePostal', { description: 'Code postal.' }),
    ville: t.exposeString('ville', { description: 'Ville.' }),
    pays: t.exposeString('pays', { description: 'Code ISO 3166 du pays.' }),
  }),
});

const clientDescriptions = {
  genre: 'De quel genre il est.',
  contact: 'À qui parler chez lui.',
  adresse: 'Adresse de facturation.',
  siren: 'SIREN, sans espaces.',
  siret: 'SIRET, sans espaces.',
  tva: 'Numéro de TVA.',
  codeService: 'Le code de son service, que les collectivités exigent (BT-10).',
  referenceCommande: 'Le numéro de son bon de commande, ou de son engagement (BT-13).',
};

const OperationKindType = builder.enumType('OperationKind', {
  description: 'Ce qui est facturé, pour l’administration.',
  values: operationKinds,
});

const InvoiceClientType = builder.objectRef<InvoiceClient>('InvoiceClient').implement({
  description: 'À qui une facture est faite ; ce qui n’est pas connu est vide.',
  authScopes: { money: true },
  fields: (t) => ({
    genre: t.expose('genre', { type: CustomerKindType, description: clientDescriptions.genre }),
    nom: t.exposeString('nom'),
    contact: t.exposeString('contact', { description: clientDescriptions.contact }),
    adresse: t.expose('adresse', { type: PostalAddressType, description: clientDescriptions.adresse }),
    siren: t.exposeString('siren', { description: clientDescriptions.siren }),
    siret: t.exposeString('siret', { description: clientDescriptions.siret }),
    tva: t.exposeString('tva', { description: clientDescriptions.tva }),
    email: t.exposeString('email'),
    codeService: t.string({
      description: clientDescriptions.codeService,
      resolve: ({ codeService }) => codeService ?? '',
    }),
    referenceCommande: t.exposeString('referenceCommande', { description: clientDescriptions.referenceCommande }),
  }),
});

const InvoiceLineType = builder.objectRef<InvoiceLine>('InvoiceLine').implement({
  description: 'Une ligne d’une facture.',
  authScopes: { money: true },
  fields: (t) => ({
    nom: t.exposeString('nom'),
    quantite: t.exposeFloat('quantite'),
    prixUnitaire: t.field({
      type: 'Decimal',
      description: 'Prix d’un exemplaire pour toute la location.',
      resolve: ({ prixUnitaire }) => toAmount(prixUnitaire),
    }),
    remise: t.field({
      type: 'Decimal',
      description: 'Ce qu’une remise en déduit.',
      resolve: ({ remise }) => toAmount(remise),
    }),
    motifRemise: t.exposeString('motifRemise', { description: 'Pourquoi cette remise.' }),
    total: t.field({
      type: 'Decimal',
      description: 'Son total, avant la remise sur l’ensemble.',
      resolve: ({ total }) => toAmount(total),
    }),
    tauxTva: t.exposeString('tauxTva', {
      nullable: true,
      description: 'Son taux de TVA ; vide quand rien n’en est dit.',
    }),
  }),
});

const VatShareType = builder.objectRef<VatShare>('VatShare').implement({
  description: 'La part d’un taux de TVA dans une facture.',
  authScopes: { money: true },
  fields: (t) => ({
    taux: t.exposeString('taux', { description: 'En pour cent, avec deux décimales.' }),
    horsTaxes: t.field({
      type: 'Decimal',
      description: 'Montant hors taxes.',
      resolve: ({ horsTaxes }) => toAmount(horsTaxes),
    }),
    tva: t.field({ type: 'Decimal', description: 'Montant de la TVA.', resolve: ({ tva }) => toAmount(tva) }),
  }),
});

const BilledBeforeType = builder.objectRef<InvoiceContent['acomptes'][number]>('BilledBefore').implement({
  description: 'Une facture antérieure de la même demande.',
  authScopes: { money: true },
  fields: (t) => ({
    titre: t.string({
      description: 'Comment elle s’appelle.',
      resolve: ({ nature }) => (nature === 'acompte' ? 'Acompte' : 'Facture'),
    }),
    numero: t.exposeString('numero', { description: 'Son numéro.' }),
    date: t.field({ type: 'Date', description: 'Jour de l’émission.', resolve: ({ date }) => new Date(date) }),
    total: t.field({
      type: 'Decimal',
      description: 'Ce qu’elle a facturé, avoirs déduits.',
      resolve: ({ total }) => toAmount(total),
    }),
  }),
});

const PeriodType = builder.objectRef<{ du: string; au: string }>('InvoicePeriod').implement({
  description: 'Les jours de la location.',
  authScopes: { money: true },
  fields: (t) => ({
    du: t.field({ type: 'Date', description: 'Premier jour.', resolve: ({ du }) => new Date(du) }),
    au: t.field({ type: 'Date', description: 'Dernier jour.', resolve: ({ au }) => new Date(au) }),
  }),
});

export const InvoiceContentType = builder.objectRef<ReadDraft>('InvoiceContent').implement({
  description: 'Ce que dit une facture, et ce qui l’empêche d’être émise.',
  authScopes: { money: true },
  fields: (t) => ({
    manque: t.stringList({
      description: 'Ce qui manque pour l’émettre, une phrase chacun ; rien une fois émise.',
      resolve: ({ refusals }) => refusals,
    }),
    avertissements: t.stringList({
      description: 'Ce qu’il faut savoir avant d’émettre, et qui ne l’empêche pas, une phrase chacun.',
      resolve: ({ content }) => (content.numero === null ? invoiceWarnings(content) : []),
    }),
    nonImprimable: t.stringList({
      description:
        'Ce que le document laisserait de côté de ce qui a été saisi, une phrase chacun ; rien une fois émise.',
      resolve: ({ leftOut }) => leftOut,
    }),
    titre: t.string({
      description: 'Comment elle s’appelle : « Facture de solde ».',
      resolve: ({ content }) => invoiceTitle(content),
    }),
    client: t.field({
      type: InvoiceClientType,
      description: 'À qui elle est faite.',
      resolve: ({ content }) => content.client,
    }),
    devis: t.string({
      nullable: true,
      description: 'Le numéro du devis qu’elle nomme.',
      resolve: ({ content }) => content.devis?.numero ?? null,
    }),
    periode: t.field({
      type: PeriodType,
      nullable: true,
      description: 'Les jours de la location.',
      resolve: ({ content }) => content.periode,
    }),
    lieu: t.string({ description: 'Où la prestation est rendue.', resolve: ({ content }) => content.lieu }),
    echeance: t.field({
      type: 'Date',
      nullable: true,
      description: 'Dernier jour pour payer.',
      resolve: ({ content: { echeance } }) => (echeance === null ? null : new Date(echeance)),
    }),
    lignes: t.field({ type: [InvoiceLineType], description: 'Ses lignes.', resolve: ({ content }) => content.lignes }),
    remise: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'La remise sur l’ensemble ; vide sans remise.',
      resolve: ({ content: { remise } }) => remise && toAmount(remise.total),
    }),
    motifRemise: t.string({
      description: 'Pourquoi cette remise.',
      resolve: ({ content: { remise } }) => remise?.motif ?? '',
    }),
    tva: t.field({
      type: [VatShareType],
      description: 'La TVA de chaque taux ; aucune quand rien n’en est dit.',
      resolve: ({ content }) => content.tva,
    }),
    total: t.field({ type: 'Decimal', description: 'Total TTC.', resolve: ({ content }) => toAmount(content.total) }),
    horsTaxes: t.field({
      type: 'Decimal',
      description: 'Total hors taxes.',
      resolve: ({ content }) => toAmount(content.horsTaxes),
    }),
    acomptes: t.field({
      type: [BilledBeforeType],
      description: 'Ce qui est déjà facturé, et qu’elle déduit.',
      resolve: ({ content }) => content.acomptes,
    }),
    dejaPaye: t.field({
      type: 'Decimal',
      description: 'Ce qui en est reçu.',
      resolve: ({ content }) => toAmount(content.dejaPaye),
    }),
    aPayer: t.field({
      type: 'Decimal',
      description: 'Ce qui est à payer.',
      resolve: ({ content }) => toAmount(content.aPayer),
    }),
    motif: t.string({ description: 'D’un avoir : pourquoi.', resolve: ({ content }) => content.motif }),
    note: t.string({ description: 'Un mot de l’entreprise.', resolve: ({ content }) => content.note }),
    operation: t.field({
      type: OperationKindType,
      description: 'Ce qui est facturé : une location, des biens vendus avec elle, ou une vente.',
      resolve: ({ content }) => content.operation,
    }),
    autoliquidation: t.boolean({
      description: 'Si la TVA est due par le client.',
      resolve: ({ content }) => content.autoliquidation,
    }),
  }),
});

const CreditedLineType = builder.objectRef<CreditedLine>('CreditedLine').implement({
  description: 'Une ligne de facture qu’un avoir rend.',
  authScopes: { money: true },
  fields: (t) => ({
    ligne: t.exposeInt('ligne', { description: 'Sa place dans la facture, à partir de 0.' }),
    quantite: t.exposeFloat('quantite'),
    montant: t.expose('montant', {
      type: 'Decimal',
      nullable: true,
      description: 'Un montant en euros ; vide pour ce que coûtent ces exemplaires.',
    }),
  }),
});

const draftDescriptions = {
  client: 'Vide pour le client de la demande.',
  echeance: 'Vide pour celle des paramètres.',
  note: 'Un mot de l’entreprise.',
  operation: 'Ce qui est facturé ; un avoir reprend celle de sa facture.',
  autoliquidation: 'Si la TVA est due par le client, une entreprise d’un autre pays de l’Union européenne.',
  montant: 'D’un acompte : combien, en euros ou en pour cent.',
  montantEnPourcent: 'Si c’est un pourcentage de ce qui est convenu.',
  lignes: 'D’un avoir : ce qu’il rend ; vide pour tout ce qui reste de la facture.',
  motif: 'D’un avoir : pourquoi.',
};

export const InvoiceDraftType = builder.objectRef<InvoiceDraft>('InvoiceDraft').implement({
  description: 'Ce qui est choisi d’une facture avant son émission.',
  authScopes: { money: true },
  fields: (t) => ({
    client: t.expose('client', { type: InvoiceClientType, nullable: true, description: draftDescriptions.client }),
    echeance: t.field({
      type: 'Date',
      nullable: true,
      description: draftDescriptions.echeance,
      resolve: ({ echeance }) => (echeance === null ? null : new Date(echeance)),
    }),
    note: t.exposeString('note', { description: draftDescriptions.note }),
    operation: t.expose('operation', { type: OperationKindType, description: draftDescriptions.operation }),
    autoliquidation: t.exposeBoolean('autoliquidation', { description: draftDescriptions.autoliquidation }),
    montant: t.expose('montant', { type: 'Decimal', nullable: true, description: draftDescriptions.montant }),
    montantEnPourcent: t.exposeBoolean('montantEnPourcent', { description: draftDescriptions.montantEnPourcent }),
    lignes: t.expose('lignes', { type: [CreditedLineType], nullable: true, description: draftDescriptions.lignes }),
    motif: t.exposeString('motif', { description: draftDescriptions.motif }),
  }),
});

const PostalAddressInput = builder.inputType('PostalAddressInput', {
  description: 'Une adresse postale.',
  fields: (t) => ({
    rue: t.string({ description: 'La rue, sur une ligne ou plusieurs.' }),
    codePostal: t.string({ description: 'Code postal.' }),
    ville: t.string({ description: 'Ville.' }),
    pays: t.string({ required: true, description: 'Code ISO 3166 du pays.' }),
  }),
});

const InvoiceClientInput = builder.inputType('InvoiceClientInput', {
  description: 'À qui une facture est faite.',
  fields: (t) => ({
    genre: t.field({ type: CustomerKindType, required: true, description: clientDescriptions.genre }),
    nom: t.string({ required: true }),
    contact: t.string({ description: clientDescriptions.contact }),
    adresse: t.field({ type: PostalAddressInput, required: true, description: clientDescriptions.adresse }),
    siren: t.string({ description: clientDescriptions.siren }),
    siret: t.string({ description: clientDescriptions.siret }),
    tva: t.string({ description: clientDescriptions.tva }),
    email: t.string(),
    codeService: t.string({ description: clientDescriptions.codeService }),
    referenceCommande: t.string({ description: clientDescriptions.referenceCommande }),
  }),
});

const CreditedLineInput = builder.inputType('CreditedLineInput', {
  description: 'Une ligne de facture qu’un avoir rend.',
  fields: (t) => ({
    ligne: t.int({ required: true, description: 'Sa place dans la facture, à partir de 0.' }),
    quantite: t.float({ required: true }),
    montant: t.field({
      type: 'Decimal',
      description: 'Un montant en euros ; vide pour ce que coûtent ces exemplaires.',
    }),
  }),
});

export const InvoiceDraftInput = builder.inputType('InvoiceDraftInput', {
  description: 'Ce qu’un administrateur choisit d’une facture avant son émission.',
  fields: (t) => ({
    client: t.field({ type: InvoiceClientInput, description: draftDescriptions.client }),
    echeance: t.field({ type: 'Date', description: draftDescriptions.echeance }),
    note: t.string({ description: draftDescriptions.note }),
    operation: t.field({ type: OperationKindType, description: draftDescriptions.operation }),
    autoliquidation: t.boolean({ description: draftDescriptions.autoliquidation }),
    montant: t.field({ type: 'Decimal', description: draftDescriptions.montant }),
    montantEnPourcent: t.boolean({ description: draftDescriptions.montantEnPourcent }),
    lignes: t.field({ type: [CreditedLineInput], description: draftDescriptions.lignes }),
    motif: t.string({ description: draftDescriptions.motif }),
  }),
});
