import { listMerges } from '../../customers/customers/customer-merges.domain.ts';
import { MergeType } from '../../customers/customers/customer-merges.graphql.ts';
import { type Customer, getCustomer } from '../../customers/customers/customers.domain.ts';
import { builder } from '../../platform/graphql/builder.ts';
import {
  type CustomerYear,
  listCustomerMessages,
  listCustomerQuotes,
  listCustomerRequests,
  readCustomerYears,
  readLastContacts,
} from './customer-history.domain.ts';
import { duplicatesOf, requestsLike } from './matching-customers.domain.ts';
import { CustomerMatchType, RequestMatchType } from './matching-customers.graphql.ts';

/** A customer's requests, and what was agreed and written in them, for who reads requests; nobody else is told of any. */
const ofRequests = { authScopes: { requests: true }, unauthorizedResolver: () => [] };

const CustomerYearType = builder.objectRef<CustomerYear>('CustomerYear').implement({
  description: 'Ce qu’un client a loué dans une année.',
  authScopes: { $all: { customers: true, requests: true } },
  fields: (t) => ({
    annee: t.exposeInt('annee', { description: 'L’année du jour souhaité.' }),
    demandes: t.exposeInt('demandes', { description: 'Combien de demandes.' }),
    montant: t.field({
      type: 'Decimal',
      description: 'Le total TTC de celles qui ont été confirmées.',
      resolve: ({ montant }) => (montant / 100).toFixed(2),
    }),
  }),
});

const CustomerHistoryType = builder.objectRef<Customer>('CustomerHistory').implement({
  description: 'Ce qui s’est passé avec un client ; sans ses demandes pour qui ne les voit pas.',
  authScopes: { customers: true },
  fields: (t) => ({
    requests: t.prismaField({
      ...ofRequests,
      type: ['ReservationRequest'],
      description: 'Ses demandes, les 100 dernières d’abord.',
      resolve: (query, { id }, _args, { db }) => listCustomerRequests(db, id, query),
    }),
    quotes: t.prismaField({
      ...ofRequests,
      type: ['QuoteVersion'],
      description: 'Ses devis, les 100 derniers d’abord.',
      resolve: (query, { id }, _args, { db }) => listCustomerQuotes(db, id, query),
    }),
    messages: t.prismaField({
      ...ofRequests,
      type: ['RequestMessage'],
      description: 'Ce qui a été écrit de part et d’autre, les 100 derniers messages d’abord.',
      resolve: (query, { id }, _args, { db }) => listCustomerMessages(db, id, query),
    }),
    years: t.field({
      ...ofRequests,
      type: [CustomerYearType],
      description: 'Année par année, la dernière d’abord.',
      resolve: ({ id }, _args, { db }) => readCustomerYears(db, id),
    }),
    lastContact: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Le dernier contact ; vide sans demande.',
      resolve: async ({ id }, _args, { db }) => (await readLastContacts(db, [id])).get(id) ?? null,
    }),
    duplicates: t.field({
      type: [CustomerMatchType],
      description: 'Les autres clients qui pourraient être le même.',
      resolve: (customer, _args, { db }) => duplicatesOf(db, customer),
    }),
    likelyRequests: t.field({
      ...ofRequests,
      type: [RequestMatchType],
      description: 'Les demandes de personne qui ont son e-mail ou son téléphone.',
      resolve: (customer, _args, { db }) => requestsLike(db, customer),
    }),
    merges: t.field({
      type: [MergeType],
      description: 'Les clients réunis à lui, tant que l’on peut revenir dessus.',
      resolve: ({ id }, _args, { db }) => listMerges(db, id),
    }),
  }),
});

builder.prismaObjectFields('RequestMessage', (t) => ({
  requestId: t.exposeInt('requestId', { description: 'La demande dont il parle.' }),
}));
builder.prismaObjectFields('QuoteVersion', (t) => ({
  requestId: t.exposeInt('requestId', { description: 'La demande dont il est.' }),
}));

builder.queryFields((t) => ({
  customerHistory: t.field({
    type: CustomerHistoryType,
    description: 'Ce qui s’est passé avec un client.',
    authScopes: { customers: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: (_root, { id }, { db }) => getCustomer(db, id),
  }),
}));
