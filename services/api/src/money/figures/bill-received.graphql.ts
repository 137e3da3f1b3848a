import { authorOf } from '../../platform/context.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { getInvoiceAccount } from '../invoices/invoices.domain.ts';
import { InvoiceType } from '../invoices/invoices.graphql.ts';
import { billReceived } from './bill-received.domain.ts';

builder.mutationField('billReceived', (t) =>
  t.field({
    type: InvoiceType,
    description:
      'Facturer ce qui est reçu d’une demande et n’est encore d’aucune facture : le brouillon d’un acompte de ce montant, ou de la facture si c’est tout ce qui reste.',
    authScopes: { money: true },
    args: { requestId: t.arg.int({ required: true, description: 'Le numéro de la demande.' }) },
    resolve: async (_root, { requestId }, context) =>
      getInvoiceAccount(context.db, await billReceived(context.db, requestId, authorOf(context))),
  }),
);
