import { parseInput } from '@barnum/rules/errors';
import type { FranchiseTurnover } from '@barnum/rules/money/figures/figures';
import { ledgerPeriodInput } from '@barnum/rules/money/ledger-input';
import { toAmount } from '@barnum/rules/prices/amounts';
import { builder } from '../../platform/graphql/builder.ts';
import { requireInvoicing } from '../invoice-settings/invoice-settings.domain.ts';
import { readFranchiseTurnover } from './franchise.domain.ts';
import { type MonthFigures, readMonthlyFigures } from './monthly-figures.domain.ts';
import { type CountedSum, type Outstanding, readOutstanding } from './outstanding.domain.ts';

const MonthFiguresType = builder.objectRef<MonthFigures>('MonthFigures').implement({
  description: 'Ce qu’un mois a donné.',
  authScopes: { money: true },
  fields: (t) => ({
    mois: t.exposeString('mois', { description: '« 2027-03 ».' }),
    convenu: t.field({
      type: 'Decimal',
      description: 'Ce que coûtent, telles que convenues aujourd’hui, les locations confirmées ce mois-là, TTC.',
      resolve: ({ convenu }) => toAmount(convenu),
    }),
    convenuHorsTaxes: t.field({
      type: 'Decimal',
      description: 'La même chose hors taxes.',
      resolve: ({ convenuHorsTaxes }) => toAmount(convenuHorsTaxes),
    }),
    facture: t.field({
      type: 'Decimal',
      description: 'Facturé TTC : chaque acompte une seule fois, avoirs déduits.',
      resolve: ({ facture }) => toAmount(facture),
    }),
    factureHorsTaxes: t.field({
      type: 'Decimal',
      description: 'Facturé hors taxes.',
      resolve: ({ factureHorsTaxes }) => toAmount(factureHorsTaxes),
    }),
    recu: t.field({
      type: 'Decimal',
      description: 'Reçu, remboursements déduits, avec les cautions retenues qui ont réglé une facture.',
      resolve: ({ recu }) => toAmount(recu),
    }),
    recuHorsTaxes: t.field({
      type: 'Decimal',
      description: 'Reçu, sans la TVA de ce qui est reçu.',
      resolve: ({ recuHorsTaxes }) => toAmount(recuHorsTaxes),
    }),
    locations: t.exposeInt('locations', { description: 'Les locations confirmées ce mois-là, et toujours convenues.' }),
    reprises: t.exposeInt('reprises', {
      description: 'Celles d’entre elles qui sont d’avant Barnum, au mois de leur premier jour.',
    }),
    demandes: t.exposeInt('demandes', { description: 'Les demandes arrivées.' }),
    acceptees: t.exposeInt('acceptees', { description: 'Celles d’entre elles qui sont convenues aujourd’hui.' }),
    repondues: t.exposeInt('repondues', { description: 'Celles d’entre elles qui ont reçu une réponse.' }),
    joursDeReponse: t.exposeInt('joursDeReponse', {
      description: 'Les jours que celles-ci ont attendu leur réponse, en tout.',
    }),
  }),
});

const FranchiseTurnoverType = builder.objectRef<FranchiseTurnover>('FranchiseTurnover').implement({
  description: 'Le chiffre d’affaires d’une année civile et le seuil de la franchise de TVA.',
  authScopes: { money: true },
  fields: (t) => ({
    annee: t.exposeInt('annee', { description: 'L’année civile.' }),
    recu: t.field({
      type: 'Decimal',
      description: 'Ce qui est reçu dans l’année, remboursements déduits.',
      resolve: ({ recu }) => toAmount(recu),
    }),
    seuil: t.field({ type: 'Decimal', description: 'Le seuil.', resolve: ({ seuil }) => toAmount(seuil) }),
    majore: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Le seuil majoré ; vide s’il n’est pas réglé.',
      resolve: ({ majore }) => (majore === null ? null : toAmount(majore)),
    }),
  }),
});

const CountedSumType = builder.objectRef<CountedSum>('CountedSum').implement({
  description: 'Un montant, et de combien.',
  authScopes: { money: true },
  fields: (t) => ({
    montant: t.field({ type: 'Decimal', description: 'Le total.', resolve: ({ montant }) => toAmount(montant) }),
    totalCount: t.exposeInt('totalCount', { description: 'De combien de demandes, de factures ou de cautions.' }),
  }),
});

const LateSumByAgeType = builder.objectRef<Outstanding['late'][number]>('LateSumByAge').implement({
  description: 'Ce qui est en retard depuis un certain temps.',
  authScopes: { money: true },
  fields: (t) => ({
    jusqua: t.exposeInt('upTo', { nullable: true, description: 'De tant de jours au plus ; vide au-delà.' }),
    montant: t.field({ type: 'Decimal', description: 'Le total.', resolve: ({ montant }) => toAmount(montant) }),
    totalCount: t.exposeInt('totalCount', { description: 'De combien de factures.' }),
  }),
});

const OutstandingType = builder.objectRef<Outstanding>('Outstanding').implement({
  description: 'Où en est l’argent de l’entreprise aujourd’hui.',
  authScopes: { money: true },
  fields: (t) => ({
    aFacturer: t.field({
      type: CountedSumType,
      description: 'Convenu et pas encore facturé.',
      resolve: ({ toInvoice }) => toInvoice,
    }),
    aPayer: t.field({
      type: CountedSumType,
      description: 'Ce que demandent les factures, sans ce qui est déjà reçu pour leurs demandes.',
      resolve: ({ toPay }) => toPay,
    }),
    enRetard: t.field({
      type: [LateSumByAgeType],
      description: 'Ce qui en est en retard, par ancienneté.',
      resolve: ({ late }) => late,
    }),
    impayes: t.field({
      type: CountedSumType,
      description: 'Ce qui avait été rendu de chèques revenus impayés, et qui est dû depuis.',
      resolve: ({ bounced }) => bounced,
    }),
    recuDAvance: t.field({
      type: CountedSumType,
      description: 'Reçu pour ce qui n’est pas encore facturé.',
      resolve: ({ ahead }) => ahead,
    }),
    cautions: t.field({
      type: CountedSumType,
      description: 'Les cautions en main.',
      resolve: ({ deposits }) => deposits,
    }),
  }),
});

const period = {
  du: { type: 'Date', required: true, description: 'Premier jour.' },
  au: { type: 'Date', required: true, description: 'Dernier jour.' },
} as const;

builder.queryFields((t) => ({
  outstanding: t.field({
    type: OutstandingType,
    description: 'Où en est l’argent de l’entreprise aujourd’hui.',
    authScopes: { money: true },
    resolve: async (_root, _args, { db }) => {
      await requireInvoicing(db);
      return readOutstanding(db);
    },
  }),
  franchiseTurnover: t.field({
    type: FranchiseTurnoverType,
    nullable: true,
    description: 'L’année d’une entreprise en franchise ; vide sans franchise, ou sans seuil réglé.',
    authScopes: { money: true },
    args: { au: t.arg({ ...period.au, description: 'Un jour de l’année.' }) },
    resolve: async (_root, { au }, { db }) => {
      const day = parseInput(ledgerPeriodInput, { du: au, au }).au;
      await requireInvoicing(db);
      return readFranchiseTurnover(db, Number(day.slice(0, 4)));
    },
  }),
  monthlyFigures: t.field({
    type: [MonthFiguresType],
    description: 'L’activité d’une période, mois par mois ; les mois sans rien n’y sont pas.',
    authScopes: { money: true },
    args: { du: t.arg(period.du), au: t.arg(period.au) },
    resolve: async (_root, args, { db }) => {
      const days = parseInput(ledgerPeriodInput, args);
      await requireInvoicing(db);
      return readMonthlyFigures(db, days);
    },
  }),
}));
