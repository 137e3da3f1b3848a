import {
  advanceKinds,
  type CleaningFee,
  type DeliveryZone,
  type DurationRow,
  depositBases,
  type Fee,
  type PricingTerms,
  type Season,
} from '@barnum/rules/prices/pricing-terms';
import { UniteType } from '../../catalogue/articles/articles.graphql.ts';
import { authorOf } from '../../platform/context.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { type Pricing, readPricing, updatePricing } from './pricing.domain.ts';

const DepositBaseType = builder.enumType('DepositBase', {
  description: 'Comment une caution se compte : par exemplaire, par ligne ou par commande.',
  values: depositBases,
});

const AdvanceKindType = builder.enumType('AdvanceKind', {
  description: 'Ce qui est payé à la commande : un acompte ou des arrhes.',
  values: advanceKinds,
});

const words = {
  unite: 'Pour les articles de cette unité.',
  jours: 'Jusqu’à ce nombre de jours.',
  coefficient: 'Combien de fois le prix.',
  du: 'Premier jour.',
  au: 'Dernier jour.',
  categorieIds: 'Les catégories concernées ; vide : toutes.',
  pourcent: 'Pour cent ajoutés au prix ; négatif pour une baisse.',
  par: 'Comment elle se compte.',
  paliers: 'Par commande : la caution selon le total.',
  jusqua: 'Jusqu’à ce total ; vide : au-delà.',
  montant: 'La caution.',
  communes: 'Codes postaux, leurs premiers chiffres, ou noms de communes.',
  prixLivraison: 'Prix de la livraison.',
  minimum: 'Commande demandée pour y livrer ; vide : aucune.',
  offerteDes: 'Commande à partir de laquelle la livraison est offerte ; vide : jamais.',
  prixFrais: 'Prix TTC par défaut.',
  prixNettoyage: 'Prix TTC d’une pièce.',
  tauxTva: 'Taux de TVA en pour cent ; vide : celui de l’entreprise.',
  durees: 'Prix selon la durée, en place du supplément par jour.',
  saisons: 'De plusieurs pour le même jour et la même catégorie, la première compte.',
  caution: 'Comment les cautions se comptent.',
  minimumCommande: 'Le moins qu’une commande atteigne, sans sa livraison ; vide : rien.',
  minimumJours: 'Le moins de jours d’une location.',
  zones: 'Où la livraison a un prix connu ; la première qui convient compte.',
  prixParKilometre: 'Hors des zones ; vide : sur devis.',
  frais: 'Frais à ajouter à une demande.',
  nettoyages: 'Ce que coûte le nettoyage d’une pièce rendue sale, TTC ; le premier est proposé.',
  avance: 'Ce qui est payé à la commande.',
};

const DurationType = builder.objectRef<DurationRow>('PricingDuration').implement({
  description: 'Le prix de quelques jours.',
  fields: (t) => ({
    unite: t.expose('unite', { type: UniteType, description: words.unite }),
    jours: t.exposeInt('jours', { description: words.jours }),
    coefficient: t.exposeFloat('coefficient', { description: words.coefficient }),
  }),
});

const SeasonType = builder.objectRef<Season>('PricingSeason').implement({
  description: 'Des jours où les prix changent : ceux des locations qui commencent alors.',
  fields: (t) => ({
    nom: t.exposeString('nom'),
    du: t.exposeString('du', { description: words.du }),
    au: t.exposeString('au', { description: words.au }),
    categorieIds: t.exposeIntList('categorieIds', { description: words.categorieIds }),
    pourcent: t.exposeInt('pourcent', { description: words.pourcent }),
  }),
});

const DepositRowType = builder.objectRef<PricingTerms['caution']['paliers'][number]>('PricingDepositRow').implement({
  description: 'La caution d’une commande selon son total.',
  fields: (t) => ({
    jusqua: t.expose('jusqua', { type: 'Decimal', nullable: true, description: words.jusqua }),
    montant: t.expose('montant', { type: 'Decimal', description: words.montant }),
  }),
});

const DepositType = builder.objectRef<PricingTerms['caution']>('PricingDeposit').implement({
  description: 'Comment les cautions se comptent.',
  fields: (t) => ({
    par: t.expose('par', { type: DepositBaseType, description: words.par }),
    paliers: t.expose('paliers', { type: [DepositRowType], description: words.paliers }),
  }),
});

const ZoneType = builder.objectRef<DeliveryZone>('DeliveryZone').implement({
  description: 'Une zone de livraison.',
  fields: (t) => ({
    nom: t.exposeString('nom'),
    communes: t.exposeStringList('communes', { description: words.communes }),
    prix: t.expose('prix', { type: 'Decimal', description: words.prixLivraison }),
    minimum: t.expose('minimum', { type: 'Decimal', nullable: true, description: words.minimum }),
    offerteDes: t.expose('offerteDes', { type: 'Decimal', nullable: true, description: words.offerteDes }),
  }),
});

const FeeType = builder.objectRef<Fee>('PricingFee').implement({
  description: 'Un frais à ajouter à une demande.',
  fields: (t) => ({
    nom: t.exposeString('nom'),
    prix: t.expose('prix', { type: 'Decimal', description: words.prixFrais }),
    tauxTva: t.exposeFloat('tauxTva', { nullable: true, description: words.tauxTva }),
  }),
});

export const CleaningFeeType = builder.objectRef<CleaningFee>('CleaningFee').implement({
  description: 'Un tarif de nettoyage.',
  fields: (t) => ({
    nom: t.exposeString('nom'),
    prix: t.expose('prix', { type: 'Decimal', description: words.prixNettoyage }),
  }),
});

export const PricingTermsType = builder.objectRef<PricingTerms>('PricingTerms').implement({
  description: 'Tarifs et livraison : tout ce qui fait un prix, hors du catalogue.',
  fields: (t) => ({
    durees: t.expose('durees', { type: [DurationType], description: words.durees }),
    saisons: t.expose('saisons', { type: [SeasonType], description: words.saisons }),
    caution: t.expose('caution', { type: DepositType, description: words.caution }),
    minimumCommande: t.expose('minimumCommande', {
      type: 'Decimal',
      nullable: true,
      description: words.minimumCommande,
    }),
    minimumJours: t.exposeInt('minimumJours', { description: words.minimumJours }),
    zones: t.expose('zones', { type: [ZoneType], description: words.zones }),
    prixParKilometre: t.expose('prixParKilometre', {
      type: 'Decimal',
      nullable: true,
      description: words.prixParKilometre,
    }),
    frais: t.expose('frais', { type: [FeeType], description: words.frais }),
    nettoyages: t.expose('nettoyages', { type: [CleaningFeeType], description: words.nettoyages }),
    avance: t.expose('avance', { type: AdvanceKindType, description: words.avance }),
  }),
});

const PricingType = builder.objectRef<Pricing>('Pricing').implement({
  description: 'Les tarifs et la livraison en vigueur.',
  fields: (t) => ({
    versionId: t.exposeInt('versionId', { nullable: true, description: 'Vide tant que rien n’est réglé.' }),
    terms: t.expose('terms', { type: PricingTermsType, description: 'Ce qu’ils disent.' }),
  }),
});

const DurationInput = builder.inputType('PricingDurationInput', {
  description: 'Le prix de quelques jours.',
  fields: (t) => ({
    unite: t.field({ type: UniteType, required: true, description: words.unite }),
    jours: t.int({ required: true, description: words.jours }),
    coefficient: t.float({ required: true, description: words.coefficient }),
  }),
});

const SeasonInput = builder.inputType('PricingSeasonInput', {
  description: 'Des jours où les prix changent.',
  fields: (t) => ({
    nom: t.string({ required: true }),
    du: t.field({ type: 'Date', required: true, description: words.du }),
    au: t.field({ type: 'Date', required: true, description: words.au }),
    categorieIds: t.intList({ required: true, description: words.categorieIds }),
    pourcent: t.int({ required: true, description: words.pourcent }),
  }),
});

const DepositRowInput = builder.inputType('PricingDepositRowInput', {
  description: 'La caution d’une commande selon son total.',
  fields: (t) => ({
    jusqua: t.field({ type: 'Decimal', description: words.jusqua }),
    montant: t.field({ type: 'Decimal', required: true, description: words.montant }),
  }),
});

const DepositInput = builder.inputType('PricingDepositInput', {
  description: 'Comment les cautions se comptent.',
  fields: (t) => ({
    par: t.field({ type: DepositBaseType, required: true, description: words.par }),
    paliers: t.field({ type: [DepositRowInput], required: true, description: words.paliers }),
  }),
});

const ZoneInput = builder.inputType('DeliveryZoneInput', {
  description: 'Une zone de livraison.',
  fields: (t) => ({
    nom: t.string({ required: true }),
    communes: t.stringList({ required: true, description: words.communes }),
    prix: t.field({ type: 'Decimal', required: true, description: words.prixLivraison }),
    minimum: t.field({ type: 'Decimal', description: words.minimum }),
    offerteDes: t.field({ type: 'Decimal', description: words.offerteDes }),
  }),
});

const FeeInput = builder.inputType('PricingFeeInput', {
  description: 'Un frais à ajouter à une demande.',
  fields: (t) => ({
    nom: t.string({ required: true }),
    prix: t.field({ type: 'Decimal', required: true, description: words.prixFrais }),
    tauxTva: t.float({ description: words.tauxTva }),
  }),
});

const CleaningFeeInput = builder.inputType('CleaningFeeInput', {
  description: 'Un tarif de nettoyage.',
  fields: (t) => ({
    nom: t.string({ required: true }),
    prix: t.field({ type: 'Decimal', required: true, description: words.prixNettoyage }),
  }),
});

const PricingTermsInput = builder.inputType('PricingTermsInput', {
  description: 'Tarifs et livraison, en entier.',
  fields: (t) => ({
    durees: t.field({ type: [DurationInput], required: true, description: words.durees }),
    saisons: t.field({ type: [SeasonInput], required: true, description: words.saisons }),
    caution: t.field({ type: DepositInput, required: true, description: words.caution }),
    minimumCommande: t.field({ type: 'Decimal', description: words.minimumCommande }),
    minimumJours: t.int({ required: true, description: words.minimumJours }),
    zones: t.field({ type: [ZoneInput], required: true, description: words.zones }),
    prixParKilometre: t.field({ type: 'Decimal', description: words.prixParKilometre }),
    frais: t.field({ type: [FeeInput], required: true, description: words.frais }),
    nettoyages: t.field({ type: [CleaningFeeInput], required: true, description: words.nettoyages }),
    avance: t.field({ type: AdvanceKindType, required: true, description: words.avance }),
  }),
});

builder.queryField('pricing', (t) =>
  t.field({
    type: PricingType,
    description: 'Les tarifs et la livraison en vigueur.',
    authScopes: { public: true },
    resolve: (_root, _args, { db }) => readPricing(db),
  }),
);

builder.mutationField('updatePricing', (t) =>
  t.field({
    type: PricingType,
    description: 'Changer les tarifs et la livraison. Les demandes déjà reçues gardent les leurs.',
    authScopes: { settings: true },
    args: {
      terms: t.arg({ type: PricingTermsInput, required: true }),
      seen: t.arg.int({
        description: 'Le `versionId` de la copie modifiée ; une copie plus ancienne est refusée (`CONFLICT`).',
      }),
    },
    resolve: (_root, { terms, seen }, context) =>
      updatePricing(context.db, terms, { seen: seen ?? null, auteur: authorOf(context) }),
  }),
);
