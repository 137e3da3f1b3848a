import { dismissCustomer, joinRequests } from '../../customers/customers/customers.domain.ts';
import { CustomerType } from '../../customers/customers/customers.graphql.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { getReservationRequest } from '../../requests/reservation-requests/reservation-requests.domain.ts';
import { type CustomerMatch, customersLike, type requestsLike } from './matching-customers.domain.ts';

export const CustomerMatchType = builder.objectRef<CustomerMatch>('CustomerMatch').implement({
  description: 'Un client qui pourrait être le même, et ce qui le fait penser.',
  authScopes: { customers: true },
  fields: (t) => ({
    customer: t.prismaField({
      type: CustomerType,
      description: 'Ce client.',
      resolve: (_query, { found }) => found,
    }),
    raisons: t.exposeStringList('reasons', { description: 'Comme « même e-mail (mairie@exemple.example) ».' }),
    lastContact: t.expose('lastContact', {
      type: 'DateTime',
      nullable: true,
      description: 'Le dernier contact ; vide sans demande.',
    }),
  }),
});

export const RequestMatchType = builder
  .objectRef<Awaited<ReturnType<typeof requestsLike>>[number]>('ReservationRequestMatch')
  .implement({
    description: 'Une demande qui pourrait être de ce client, et ce qui le fait penser.',
    authScopes: { requests: true },
    fields: (t) => ({
      request: t.prismaField({
        type: 'ReservationRequest',
        description: 'Cette demande.',
        resolve: (_query, { found }) => found,
      }),
      raisons: t.exposeStringList('reasons', { description: 'Comme « même téléphone (02 97 00 00 01) ».' }),
    }),
  });

builder.queryFields((t) => ({
  customersLikeRequest: t.field({
    type: [CustomerMatchType],
    description:
      'Les clients qui ont l’e-mail ou le téléphone d’une demande : à proposer, jamais à rattacher sans le dire.',
    authScopes: { $all: { customers: true, requests: true } },
    args: { requestId: t.arg.int({ required: true }) },
    resolve: async (_root, { requestId }, { db }) => customersLike(db, await getReservationRequest(db, requestId)),
  }),
}));

builder.mutationFields((t) => ({
  dismissCustomer: t.prismaField({
    type: 'ReservationRequest',
    description: 'Ne plus proposer un client pour une demande : elle n’est pas de lui.',
    authScopes: { $all: { customers: true, requests: true } },
    args: {
      id: t.arg.int({ required: true, description: 'Celui de la demande.' }),
      customerId: t.arg.int({ required: true, description: 'Celui du client.' }),
    },
    resolve: async (query, _root, { id, customerId }, { db }) => {
      await dismissCustomer(db, id, customerId);
      return getReservationRequest(db, id, query);
    },
  }),
  joinRequestToCustomer: t.prismaField({
    type: 'ReservationRequest',
    description: 'Rattacher une demande à un client, ou l’en détacher.',
    authScopes: { $all: { customers: true, requests: true } },
    args: {
      id: t.arg.int({ required: true, description: 'Celui de la demande.' }),
      customerId: t.arg.int({ description: 'Celui du client ; vide pour la détacher.' }),
    },
    resolve: async (query, _root, { id, customerId = null }, { db }) => {
      await joinRequests(db, [id], customerId);
      return getReservationRequest(db, id, query);
    },
  }),
}));
