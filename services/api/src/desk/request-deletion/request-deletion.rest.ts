import { pathId, type RestRoute } from '../../platform/rest/route.ts';
import { deleteReservationRequest } from './request-deletion.domain.ts';

export const requestDeletionRoutes: readonly RestRoute[] = [
  {
    method: 'DELETE',
    path: '/forms/:id',
    operationId: 'deleteForm',
    summary: 'Supprimer une demande',
    access: 'requests',
    handle: (call) => deleteReservationRequest(call.context.db, pathId(call)),
  },
];
