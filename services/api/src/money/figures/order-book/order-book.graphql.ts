import { toAmount } from '@barnum/rules/prices/amounts';
import { builder } from '../../../platform/graphql/builder.ts';
import { requireInvoicing } from '../../invoice-settings/invoice-settings.domain.ts';
import { type BookedSpan, type BookedSum, type OrderBook, readOrderBook } from './order-book.domain.ts';

const BookedSumType = builder.objectRef<BookedSum>('BookedSum').implement({
  description: 'Des locations convenues, et ce qu’elles font.',
  authScopes: { money: true },
  fields: (t) => ({
    nombre: t.exposeInt('nombre', { description: 'Combien.' }),
    montant: t.field({
      type: 'Decimal',
      description: 'Toutes taxes comprises.',
      resolve: ({ montant }) => toAmount(montant),
    }),
    horsTaxes: t.field({
      type: 'Decimal',
      description: 'Hors taxes.',
      resolve: ({ horsTaxes }) => toAmount(horsTaxes),
    }),
  }),
});

const BookedSpanType = builder.objectRef<BookedSpan>('BookedSpan').implement({
  description: 'Ce qui est convenu pour des jours à venir.',
  authScopes: { money: true },
  fields: (t) => ({
    du: t.field({ type: 'Date', description: 'Premier jour.', resolve: ({ du }) => new Date(du) }),
    au: t.field({ type: 'Date', description: 'Dernier jour.', resolve: ({ au }) => new Date(au) }),
    convenu: t.field({ type: BookedSumType, description: 'Aujourd’hui.', resolve: (span) => span }),
    unAnAvant: t.field({
      type: BookedSumType,
      description: 'Ce qui l’était 52 semaines plus tôt pour les mêmes jours d’alors, aux prix d’aujourd’hui.',
      resolve: ({ before }) => before,
    }),
  }),
});

const OrderBookType = builder.objectRef<OrderBook>('OrderBook').implement({
  description: 'Ce qui est convenu et commence dans les temps qui viennent.',
  authScopes: { money: true },
  fields: (t) => ({
    semaines: t.field({
      type: [BookedSpanType],
      description: 'Treize semaines, ce qui reste de celle-ci d’abord.',
      resolve: ({ semaines }) => semaines,
    }),
    mois: t.field({
      type: [BookedSpanType],
      description: 'Douze mois, ce qui reste de celui-ci d’abord.',
      resolve: ({ mois }) => mois,
    }),
  }),
});

builder.queryFields((t) => ({
  orderBook: t.field({
    type: OrderBookType,
    description: 'Le carnet : ce qui est convenu et commence dans les temps qui viennent.',
    authScopes: { money: true },
    resolve: async (_root, _args, { db }) => {
      await requireInvoicing(db);
      return readOrderBook(db);
    },
  }),
}));
