import { parseInput } from '@barnum/rules/errors';
import type { TurnoverPart } from '@barnum/rules/money/figures/turnover-parts';
import { ledgerPeriodInput } from '@barnum/rules/money/ledger-input';
import { toAmount } from '@barnum/rules/prices/amounts';
import { builder } from '../../platform/graphql/builder.ts';
import { requireInvoicing } from '../invoice-settings/invoice-settings.domain.ts';
import { readTurnoverParts, type TurnoverParts } from './turnover-parts.domain.ts';

const TurnoverPartType = builder.objectRef<TurnoverPart>('TurnoverPart').implement({
  description: 'Ce qui a été loué d’une catégorie, à un client, ou pour une zone.',
  authScopes: { money: true },
  fields: (t) => ({
    id: t.exposeInt('id', {
      nullable: true,
      description:
        'Celui de la catégorie ou du client ; vide pour les zones, pour ce qui n’en a pas, et pour les plus petites parts.',
    }),
    nom: t.exposeString('nom', { description: 'Son nom.' }),
    montant: t.field({
      type: 'Decimal',
      description: 'Ce qui en est convenu, hors taxes.',
      resolve: ({ montant }) => toAmount(montant),
    }),
    locations: t.exposeInt('locations', { description: 'De combien de locations.' }),
  }),
});

const TurnoverPartsType = builder.objectRef<TurnoverParts>('TurnoverParts').implement({
  description: 'Ce que donnent les locations convenues qui commencent pendant une période, réparti de trois façons.',
  authScopes: { money: true },
  fields: (t) => ({
    categories: t.field({
      type: [TurnoverPartType],
      description: 'Par catégorie, de la plus grande part à la plus petite ; un pack compte dans ce qu’il contient.',
      resolve: ({ categories }) => categories,
    }),
    clients: t.field({
      type: [TurnoverPartType],
      description: 'Par client, de la plus grande part à la plus petite.',
      resolve: ({ customers }) => customers,
    }),
    zones: t.field({
      type: [TurnoverPartType],
      description: 'Par zone de livraison d’aujourd’hui, de la plus grande part à la plus petite.',
      resolve: ({ zones }) => zones,
    }),
  }),
});

builder.queryField('turnoverParts', (t) =>
  t.field({
    type: TurnoverPartsType,
    description: 'Ce que donnent les locations d’une période, par catégorie, par client et par zone.',
    authScopes: { money: true },
    args: {
      du: t.arg({ type: 'Date', required: true, description: 'Premier jour.' }),
      au: t.arg({ type: 'Date', required: true, description: 'Dernier jour.' }),
    },
    resolve: async (_root, args, { db }) => {
      const days = parseInput(ledgerPeriodInput, args);
      await requireInvoicing(db);
      return readTurnoverParts(db, days);
    },
  }),
);
