import { chosenRequestsInput } from '@barnum/rules/desk/request-list-input';
import { parseInput } from '@barnum/rules/errors';
import { toAmount } from '@barnum/rules/prices/amounts';
import { builder } from '../../platform/graphql/builder.ts';
import { RequestStateType } from '../../requests/reservation-requests/reservation-requests.graphql.ts';
import { amountsToInvoice, type RequestsToInvoice, type RequestToInvoice } from './to-invoice.domain.ts';

const RequestToInvoiceType = builder.objectRef<RequestToInvoice>('RequestToInvoice').implement({
  description: 'Une demande confirmée, sortie ou rendue, qui n’est pas entièrement facturée.',
  authScopes: { money: true },
  fields: (t) => ({
    id: t.int({ resolve: ({ request }) => request.id, description: 'Le numéro de la demande.' }),
    nom: t.string({ resolve: ({ request }) => request.nom }),
    prenom: t.string({ resolve: ({ request }) => request.prenom }),
    statut: t.field({ type: RequestStateType, resolve: ({ request }) => request.statut }),
    debut: t.field({ type: 'Date', description: 'Le jour du départ.', resolve: ({ request }) => request.debut }),
    fin: t.field({ type: 'Date', description: 'Le jour du retour.', resolve: ({ request }) => request.fin }),
    montant: t.field({
      type: 'Decimal',
      description: 'Ce qui en est à facturer.',
      resolve: ({ montant }) => toAmount(montant),
    }),
  }),
});

export const RequestsToInvoiceType = builder.objectRef<RequestsToInvoice>('RequestsToInvoice').implement({
  description: 'Ce qui est à facturer.',
  authScopes: { money: true },
  fields: (t) => ({
    totalCount: t.exposeInt('totalCount', { description: 'Leur nombre.' }),
    items: t.field({
      type: [RequestToInvoiceType],
      description: 'Dix au plus : ce qui est revenu d’abord, puis ce qui part.',
      resolve: ({ items }) => items,
    }),
  }),
});

builder.queryField('requestsToInvoice', (t) =>
  t.field({
    type: [RequestToInvoiceType],
    description: 'Ce qui est à facturer de ces demandes, cent au plus ; sans celles dont rien ne l’est.',
    authScopes: { money: true },
    args: { ids: t.arg.intList({ required: true }) },
    resolve: (_root, { ids }, { db }) => amountsToInvoice(db, parseInput(chosenRequestsInput, { ids }).ids),
  }),
);
