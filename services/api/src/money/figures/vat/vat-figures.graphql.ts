import { todayInParis } from '@barnum/rules/dates/paris-time';
import { parseInput } from '@barnum/rules/errors';
import { correctionKinds, type VatBasis, vatBases, vatDue, vatDues } from '@barnum/rules/money/figures/figures';
import { vatPartsInput } from '@barnum/rules/money/figures-input';
import { ledgerPeriodInput } from '@barnum/rules/money/ledger-input';
import { toAmount } from '@barnum/rules/prices/amounts';
import { companyVat } from '@barnum/rules/prices/vat';
import type { RateShare } from '@barnum/rules/prices/vat-shares';
import { builder } from '../../../platform/graphql/builder.ts';
import { listCompanyInfo } from '../../../site/company-info/company-info.domain.ts';
import { requireInvoicing } from '../../invoice-settings/invoice-settings.domain.ts';
import { readVatCorrections, type VatCorrection } from './vat-corrections.domain.ts';
import {
  type MoneyAhead,
  readAhead,
  readVatFigures,
  totalOfParts,
  type VatFigures,
  type VatPart,
} from './vat-figures.domain.ts';

const VatBasisType = builder.enumType('VatBasis', {
  description: 'Sur quoi la TVA est comptée.',
  values: vatBases,
});

const VatDueType = builder.enumType('VatDue', {
  description: 'Quand l’entreprise doit la TVA : jamais, à la facture, ou à l’encaissement.',
  values: vatDues,
});

export const RateTotalType = builder.objectRef<RateShare>('RateTotal').implement({
  description: 'Un montant et sa TVA, à un taux.',
  authScopes: { money: true },
  fields: (t) => ({
    taux: t.exposeString('taux', { nullable: true, description: 'En pour cent ; vide sans TVA.' }),
    montant: t.field({
      type: 'Decimal',
      description: 'Toutes taxes comprises.',
      resolve: ({ total }) => toAmount(total),
    }),
    horsTaxes: t.field({
      type: 'Decimal',
      description: 'La base, hors taxes.',
      resolve: ({ horsTaxes }) => toAmount(horsTaxes),
    }),
    tva: t.field({ type: 'Decimal', description: 'La taxe.', resolve: ({ tva }) => toAmount(tva) }),
  }),
});

const VatPartType = builder.objectRef<VatPart>('VatPart').implement({
  description: 'Ce qu’une facture ajoute à un chiffre, ou ce qui est reçu sans facture.',
  authScopes: { money: true },
  fields: (t) => ({
    invoiceId: t.int({
      nullable: true,
      description: 'Celui de la facture ou de l’avoir ; vide sans facture.',
      resolve: ({ invoice }) => invoice?.id ?? null,
    }),
    numero: t.string({
      nullable: true,
      description: 'Le numéro de la facture ou de l’avoir ; vide sans facture.',
      resolve: ({ invoice }) => invoice?.numero ?? null,
    }),
    requestId: t.exposeInt('requestId', { nullable: true, description: 'Le numéro de la demande.' }),
    client: t.exposeString('client', { description: 'Le nom du client.' }),
    jours: t.stringList({
      description: 'Les jours de la période où il compte, « 2027-03-31 », du premier au dernier.',
      resolve: ({ days }) => days(),
    }),
    parTaux: t.field({ type: [RateTotalType], description: 'Par taux.', resolve: ({ shares }) => shares }),
  }),
});

const CorrectionKindType = builder.enumType('VatCorrectionKind', {
  description:
    'Ce qui corrige un mois d’avant : un avoir, une écriture annulée, un chèque impayé, un remboursement, une demande annulée ou refusée.',
  values: correctionKinds,
});

const VatCorrectionType = builder.objectRef<VatCorrection>('VatCorrection').implement({
  description: 'Un acte d’une période qui corrige ce qui comptait avant elle.',
  authScopes: { money: true },
  fields: (t) => ({
    date: t.exposeString('date', { description: 'Son jour, où il compte, « 2027-03-31 ».' }),
    nature: t.expose('kind', { type: CorrectionKindType, description: 'Ce que c’est.' }),
    invoiceId: t.int({
      nullable: true,
      description: 'Celui de l’avoir, ou de la facture dont le paiement est corrigé ; vide sans facture.',
      resolve: ({ invoice }) => invoice?.id ?? null,
    }),
    numero: t.string({
      nullable: true,
      description: 'Le numéro de l’avoir ou de la facture ; vide sans facture.',
      resolve: ({ invoice }) => invoice?.numero ?? null,
    }),
    requestId: t.exposeInt('requestId', { nullable: true, description: 'Le numéro de la demande.' }),
    client: t.exposeString('client', { description: 'Le nom du client.' }),
    parTaux: t.field({
      type: [RateTotalType],
      description: 'Ce qu’il change de ce qui est à déclarer, par taux ; déjà compté.',
      resolve: ({ shares }) => shares,
    }),
  }),
});

const VatPartPageType = builder
  .objectRef<{ parts: VatPart[]; page: number; pageSize: number }>('VatPartPage')
  .implement({
    description: 'Une page de ce dont un chiffre est fait.',
    authScopes: { money: true },
    fields: (t) => ({
      items: t.field({
        type: [VatPartType],
        resolve: ({ parts, page, pageSize }) => parts.slice((page - 1) * pageSize, page * pageSize),
      }),
      totalCount: t.int({ resolve: ({ parts }) => parts.length }),
    }),
  });

const MoneyAheadType = builder.objectRef<MoneyAhead & { today: MoneyAhead | undefined }>('MoneyAhead').implement({
  description: 'Ce qui était reçu d’une demande et ne réglait encore aucune facture.',
  authScopes: { money: true },
  fields: (t) => ({
    requestId: t.exposeInt('requestId', { description: 'Le numéro de la demande.' }),
    client: t.exposeString('client', { description: 'Le nom du client.' }),
    montant: t.field({ type: 'Decimal', description: 'Combien.', resolve: ({ montant }) => toAmount(montant) }),
    depuis: t.exposeString('depuis', { description: 'Le jour depuis lequel il compte, « 2027-03-31 ».' }),
    attendEncore: t.boolean({
      description: 'Si de l’argent de la demande est encore sans facture aujourd’hui.',
      resolve: ({ today }) => today !== undefined,
    }),
    dejaFacture: t.boolean({
      description: 'Si une facture de la demande l’attend aujourd’hui en entier.',
      resolve: ({ today }) => today !== undefined && today.billed === today.montant,
    }),
  }),
});

const VatFiguresType = builder.objectRef<VatFigures>('VatFigures').implement({
  description: 'La TVA d’une période ; les cautions n’y sont pas.',
  authScopes: { money: true },
  fields: (t) => ({
    exigibilite: t.field({
      type: VatDueType,
      description: 'Quand l’entreprise doit la TVA aujourd’hui.',
      resolve: async (_figures, _args, { db }) => {
        const { debits } = await requireInvoicing(db);
        const { isFranchise } = companyVat(await listCompanyInfo(db, { select: { nom: true, valeur: true } }));
        return vatDue({ isFranchise, debits });
      },
    }),
    aDeclarer: t.field({
      type: [RateTotalType],
      description: 'Ce qui est à déclarer, par taux, le plus haut d’abord.',
      resolve: ({ parts }) => totalOfParts(parts.declarer),
    }),
    facture: t.field({
      type: [RateTotalType],
      description: 'Ce qui est facturé, avoirs déduits, par taux.',
      resolve: ({ parts }) => totalOfParts(parts.facture),
    }),
    recu: t.field({
      type: [RateTotalType],
      description: 'Ce qui est reçu, remboursements déduits, par taux.',
      resolve: ({ parts }) => totalOfParts(parts.recu),
    }),
    documents: t.field({
      type: VatPartPageType,
      description: 'Ce dont un chiffre est fait.',
      args: {
        assiette: t.arg({ type: VatBasisType, required: true }),
        taux: t.arg.string({ description: 'À ce taux seulement, « 20.00 ».' }),
        sansTaux: t.arg.boolean({ description: 'Ce qui ne porte pas de TVA seulement.' }),
        page: t.arg.int(),
        pageSize: t.arg.int(),
      },
      resolve: ({ parts }, args) => {
        const { assiette, taux, sansTaux, ...page } = parseInput(vatPartsInput, args);
        return { ...page, parts: ofRate(parts, { assiette, taux: sansTaux ? null : (taux ?? undefined) }) };
      },
    }),
    corrections: t.field({
      type: [VatCorrectionType],
      description: 'Ce qui corrige ce qui comptait avant la période, jour par jour.',
      resolve: ({ period }, _args, { db }) => readVatCorrections(db, period),
    }),
    sansFacture: t.field({
      type: [MoneyAheadType],
      description: 'À la fin de la période, ce qui est reçu sans facture, par demande.',
      resolve: async ({ ahead }, _args, { db }) => {
        const today = ahead.length === 0 ? [] : await readAhead(db, todayInParis());
        return ahead.map((money) => ({
          ...money,
          today: today.find(({ requestId }) => requestId === money.requestId),
        }));
      },
    }),
    enAttente: t.field({
      type: 'Decimal',
      description: 'À la fin de la période, ce qui est reçu en plus et attend d’être affecté : sans TVA d’ici là.',
      resolve: ({ waiting }) => toAmount(waiting),
    }),
  }),
});

builder.queryField('vatFigures', (t) =>
  t.field({
    type: VatFiguresType,
    description: 'La TVA d’une période, jours compris.',
    authScopes: { money: true },
    args: {
      du: t.arg({ type: 'Date', required: true, description: 'Premier jour.' }),
      au: t.arg({ type: 'Date', required: true, description: 'Dernier jour.' }),
    },
    resolve: async (_root, args, { db }) => {
      const days = parseInput(ledgerPeriodInput, args);
      await requireInvoicing(db);
      return readVatFigures(db, days);
    },
  }),
);

/** The parts of a basis, of one rate alone where one is asked for. */
function ofRate(
  parts: VatFigures['parts'],
  { assiette, taux }: { assiette: VatBasis; taux: string | null | undefined },
): VatPart[] {
  if (taux === undefined) return parts[assiette];
  return parts[assiette]
    .map((part) => ({ ...part, shares: part.shares.filter((share) => share.taux === taux) }))
    .filter(({ shares }) => shares.length > 0);
}
