import { parseInput } from '@barnum/rules/errors';
import { requestDeletionInput } from '@barnum/rules/requests/reservation-requests-input';
import { builder } from '../../platform/graphql/builder.ts';
import { deleteReservationRequest } from './request-deletion.domain.ts';

builder.mutationFields((t) => ({
  deleteReservationRequest: t.boolean({
    description: 'Supprimer une demande ; celle dont le devis a été accepté reste (`CONFLICT`).',
    authScopes: { requests: true },
    args: {
      id: t.arg.int({ required: true }),
      motif: t.arg.string({ description: 'Pourquoi ; obligatoire quand elle a un devis, dont le numéro le garde.' }),
    },
    resolve: async (_root, { id, motif }, { db }) => {
      await deleteReservationRequest(db, id, { text: parseInput(requestDeletionInput, { motif }).motif });
      return true;
    },
  }),
}));
